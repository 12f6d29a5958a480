// The top of the editor, which stays while the form is scrolled: what is edited, where the writing stands, and the ways out.

import { type ReactNode, useRef } from "react";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { jobName } from "../../job-name.ts";
import { toConfirmText } from "../../to-confirm.ts";
import { CircleCheckIcon, TriangleAlertIcon } from "../../ui/icons.ts";
import { PageTitle } from "../../ui/page.tsx";
import type { OpenedDocument } from "./opened.ts";
import { SaveBar, SaveState, timeOf } from "./save-bar.tsx";
import type { WritingState } from "./writing-state.ts";

type HeadProps = {
	opened: OpenedDocument;
	writing: WritingState;
	/** The places the claim check marked. */
	marked: string[];
	/** How many lines wait for the person's word; null until they were counted. */
	toConfirm: number | null;
	onMarked: (place: string) => void;
	/** What a small screen needs besides. */
	children: ReactNode;
};

export function EditorHead({
	opened: { kind, generation },
	writing,
	marked,
	toConfirm,
	onMarked,
	children,
}: HeadProps) {
	const { editing, saver, restoredAt } = writing;
	const title = `Edit ${DOCUMENT_KINDS[kind].title}`;
	const about = jobName(generation);
	return (
		<>
			<PageTitle title={title} />
			<div className="sticky top-15 z-10 -mx-4 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line bg-paper px-4 py-2.5 sm:-mx-7 sm:px-7">
				<div className="min-w-0 grow basis-64">
					<h1 className="flex items-baseline gap-2 text-h2 leading-tight whitespace-nowrap">
						{title}
						<span
							title={about}
							className="truncate font-sans text-small font-normal text-ink-2 max-sm:hidden"
						>
							{about}
						</span>
					</h1>
					<div className="flex flex-wrap items-center gap-x-3">
						<SaveState saver={saver} />
						<Marked marked={marked} toConfirm={toConfirm} onMarked={onMarked} />
					</div>
				</div>
				<SaveBar
					kind={kind}
					editing={editing}
					isSaving={writing.isFinishing}
					since={writing.openedAt}
					onSave={writing.finish}
					onCancel={writing.cancel}
				/>
				<div className="w-full empty:hidden [&_legend]:mb-0">{children}</div>
			</div>
			{restoredAt && (
				<div
					role="status"
					className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-1 bg-accent-wash px-4 py-2.5 text-small"
				>
					What you wrote at {timeOf(restoredAt)} and couldn't save is back.
					<button
						type="button"
						onClick={writing.removeRestored}
						className="font-medium text-accent underline underline-offset-3"
					>
						Revert to the saved version
					</button>
				</div>
			)}
		</>
	);
}

type MarkedProps = Pick<HeadProps, "marked" | "toConfirm" | "onMarked">;

/** Each press goes to the next mark. */
function Marked({ marked, toConfirm, onMarked }: MarkedProps) {
	const next = useRef(0);
	if (toConfirm === null) return null;
	if (toConfirm === 0)
		return (
			<span className="inline-flex items-center gap-1 text-small text-ok">
				<CircleCheckIcon aria-hidden size={14} />
				Every line proved
			</span>
		);
	return (
		<button
			type="button"
			onClick={() => {
				const place = marked[next.current % marked.length];
				next.current += 1;
				if (place) onMarked(place);
			}}
			className="inline-flex items-center gap-1 rounded-1 text-small font-medium text-warn underline underline-offset-3"
		>
			<TriangleAlertIcon aria-hidden size={14} />
			{toConfirmText(toConfirm)}
		</button>
	);
}
