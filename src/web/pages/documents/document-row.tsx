// One document: as a row of the table where there is room, as a card where there is not. What can be done with it depends on
// how far it is.

import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import type { DocumentStatus } from "../../../api/generation-status.ts";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { statusWords } from "../../document-status.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { dotted } from "../../job-name.ts";
import { toConfirmText } from "../../to-confirm.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Bar, Chip } from "../../ui/card.tsx";
import { EllipsisIcon, RotateCcwIcon, Trash2Icon } from "../../ui/icons.ts";
import { dayOf } from "../../when.ts";
import { BusyButton } from "./busy-button.tsx";
import { download } from "./download.ts";

// The menu's own parts are as large as the page: they come after it.
const RowMenu = lazy(() =>
	import("./row-menu.tsx").then(({ RowMenu }) => ({ default: RowMenu })),
);

export type RowProps = {
	generation: ListedDocument;
	onDelete: () => void;
	onDuplicate: () => void;
	onPosting: () => void;
	onTryAgain: () => Promise<void>;
};

const tones = {
	completed: "ok",
	failed: "bad",
	processing: "plain",
	generating: "plain",
} as const satisfies Record<DocumentStatus, string>;
const cell = "px-4 py-3 text-ink-2";

export function DocumentRow(props: RowProps) {
	const { generation } = props;
	return (
		<tr className="border-t border-line align-top">
			<td className={cell}>
				<span className="break-words">{generation.company_name || "–"}</span>
			</td>
			<td className="px-4 py-3">
				<Title generation={generation} />
				<State generation={generation} />
			</td>
			<td className={`${cell} whitespace-nowrap`}>{typeOf(generation)}</td>
			<td className={`${cell} whitespace-nowrap`}>
				{dayOf(generation.created_at)}
			</td>
			<td className="px-4 py-2.5">
				<div className="flex justify-end gap-1.5">
					<Actions {...props} />
				</div>
			</td>
		</tr>
	);
}

export function DocumentCard(props: RowProps) {
	const { generation } = props;
	return (
		<li className="border-t border-line p-4 first:border-0">
			<Title generation={generation} />
			<p className="mt-0.5 text-small break-words text-ink-2">
				{dotted(
					generation.company_name,
					typeOf(generation),
					dayOf(generation.created_at),
				)}
			</p>
			<State generation={generation} />
			<div className="mt-3 flex flex-wrap gap-1.5">
				<Actions {...props} />
			</div>
		</li>
	);
}

function Title({ generation }: Pick<RowProps, "generation">): ReactNode {
	const { id, kind, job_title, generation_status } = generation;
	if (generation_status !== "completed")
		return <span className="font-medium break-words">{job_title}</span>;
	return (
		<Link
			to={previewPath(kind)}
			params={{ id }}
			className="font-medium break-words underline-offset-4 hover:underline"
		>
			{job_title}
		</Link>
	);
}

/** What the filter goes by; and of what is not finished, how far it is or what went wrong. */
function State({ generation }: Pick<RowProps, "generation">) {
	const { generation_status: status, progress, error_message } = generation;
	return (
		<div className="mt-1.5 max-w-sm">
			<Chip tone={tones[status]} size="small">
				{statusWords[status]}
			</Chip>
			{generation.to_confirm > 0 && (
				<Chip tone="warn" size="small">
					{toConfirmText(generation.to_confirm)}
				</Chip>
			)}
			{status === "failed" ? (
				<p className="mt-1 text-small break-words text-ink-2">
					{error_message || "Please try again"} It wasn't counted.
				</p>
			) : (
				status !== "completed" && (
					<div className="mt-1.5">
						<Bar percent={progress} />
						<span className="sr-only">{progress}%</span>
					</div>
				)
			)}
		</div>
	);
}

function Actions(props: RowProps) {
	const { generation, onDelete, onTryAgain } = props;
	const { id, kind, job_title, generation_status } = generation;
	const queries = useQueryClient();
	return (
		<>
			{generation_status === "completed" && (
				<>
					<Link
						to={previewPath(kind)}
						params={{ id }}
						aria-label={`View ${job_title}`}
						className={buttonClass({ size: "small" })}
					>
						View
					</Link>
					<BusyButton
						label={`Download ${job_title}`}
						onPress={() => download(queries, generation, "pdf")}
					>
						Download
					</BusyButton>
				</>
			)}
			{generation_status === "failed" && (
				<BusyButton label={`Try ${job_title} again`} onPress={onTryAgain}>
					<RotateCcwIcon aria-hidden size={14} />
					Try Again
				</BusyButton>
			)}
			{generation_status === "completed" && (
				<Suspense
					fallback={
						<Button size="small" disabled className="px-2">
							<EllipsisIcon aria-hidden size={16} />
							<span className="sr-only">More</span>
						</Button>
					}
				>
					<RowMenu {...props} />
				</Suspense>
			)}
			<Button
				size="small"
				aria-label={`Delete ${job_title}`}
				onClick={onDelete}
				className="px-2 text-ink-2 hover:text-bad"
			>
				<Trash2Icon aria-hidden size={15} />
			</Button>
		</>
	);
}

function typeOf({ kind }: ListedDocument): string {
	return DOCUMENT_KINDS[kind].title;
}
