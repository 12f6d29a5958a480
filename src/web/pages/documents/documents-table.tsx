// The list itself. On small screens the position's cell also says what the hidden columns say.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type {
	GenerationStatus,
	GenerationSummary,
} from "../../../api/generations.ts";
import { previewPath, saveFile } from "../../documents.ts";
import { statusWords } from "../../queries.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { notify } from "../../ui/toast.tsx";
import { dayOf } from "../../when.ts";

const tones = {
	completed: "ok",
	failed: "bad",
	processing: "warn",
	generating: "warn",
} as const satisfies Record<GenerationStatus, string>;
const wideCell = "hidden px-4 py-3 text-ink-2 md:table-cell";
const headCell = "px-4 py-2.5 text-left text-small font-medium text-ink-2";

export function DocumentsTable({
	generations,
}: {
	generations: GenerationSummary[];
}) {
	return (
		<table className="w-full border-collapse">
			<caption className="sr-only">Your documents, newest first</caption>
			<thead className="bg-wash">
				<tr>
					<th scope="col" className={`${headCell} hidden md:table-cell`}>
						Company
					</th>
					<th scope="col" className={headCell}>
						Position
					</th>
					<th scope="col" className={`${headCell} hidden md:table-cell`}>
						Type
					</th>
					<th scope="col" className={`${headCell} hidden md:table-cell`}>
						Created
					</th>
					<th scope="col" className={`${headCell} hidden md:table-cell`}>
						Status
					</th>
					<th scope="col" className={`${headCell} text-right`}>
						Actions
					</th>
				</tr>
			</thead>
			<tbody>
				{generations.map((generation) => (
					<Row key={generation.id} generation={generation} />
				))}
			</tbody>
		</table>
	);
}

function Row({ generation }: { generation: GenerationSummary }) {
	const { job_title, company_name, kind, created_at, generation_status } =
		generation;
	const type = kind === "resume" ? "Resume" : "Cover Letter";
	const status = (
		<Chip tone={tones[generation_status]}>
			{statusWords[generation_status]}
		</Chip>
	);
	return (
		<tr className="border-t border-line align-top">
			<td className={wideCell}>{company_name}</td>
			<td className="px-4 py-3">
				<span className="font-medium break-words">{job_title}</span>
				<span className="mt-0.5 block text-small text-ink-2 md:hidden">
					{company_name} · {type} · {dayOf(created_at)}
				</span>
				<span className="mt-1.5 block md:hidden">{status}</span>
			</td>
			<td className={wideCell}>{type}</td>
			<td className={`${wideCell} whitespace-nowrap`}>{dayOf(created_at)}</td>
			<td className={wideCell}>{status}</td>
			<td className="px-4 py-3">
				{generation_status === "completed" && (
					<Actions generation={generation} />
				)}
				{generation_status === "failed" && (
					<span className="block text-right text-small text-ink-2">
						Not charged
					</span>
				)}
			</td>
		</tr>
	);
}

function Actions({ generation }: { generation: GenerationSummary }) {
	const [busy, setBusy] = useState(false);
	const { id, kind, job_title } = generation;
	const download = async () => {
		setBusy(true);
		try {
			await saveFile({ id, format: "pdf" }, generation);
			notify({ tone: "ok", title: "PDF Downloaded" });
		} catch (failure) {
			notify({
				tone: "bad",
				title: "Download Failed",
				text: failure instanceof Error ? failure.message : "",
			});
		}
		setBusy(false);
	};
	return (
		<div className="flex flex-col items-end justify-end gap-2 sm:flex-row">
			<Link
				to={previewPath(kind)}
				params={{ id }}
				aria-label={`View ${job_title}`}
				className={buttonClass({ size: "small" })}
			>
				View
			</Link>
			<Button
				size="small"
				busy={busy}
				onClick={download}
				aria-label={`Download ${job_title}`}
			>
				Download
			</Button>
		</div>
	);
}
