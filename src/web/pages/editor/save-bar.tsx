// Where the writing stands: what is saved and when, the way back and forth, and the two ways out.

import { Button } from "../../ui/button.tsx";
import { Redo2Icon, Undo2Icon } from "../../ui/icons.ts";
import type { EditedKind } from "./draft.ts";
import type { Editing } from "./use-draft.ts";
import type { Saver } from "./use-saving.ts";

type SaveBarProps = {
	kind: EditedKind;
	editing: Editing;
	/** The person pressed Save; what is saved by itself locks nothing. */
	isSaving: boolean;
	/** When the editor was opened: Cancel goes back to then. */
	since: Date;
	onSave: () => void;
	onCancel: () => void;
};

export function SaveBar({
	kind,
	editing,
	isSaving,
	since,
	onSave,
	onCancel,
}: SaveBarProps) {
	return (
		<div className="flex items-center gap-1.5 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-2">
			<Button
				kind="ghost"
				aria-label="Undo"
				title="Undo (Ctrl+Z)"
				disabled={!editing.canUndo}
				onClick={editing.undo}
				className="px-2.5"
			>
				<Undo2Icon aria-hidden size={17} />
			</Button>
			<Button
				kind="ghost"
				aria-label="Redo"
				title="Redo (Ctrl+Shift+Z)"
				disabled={!editing.canRedo}
				onClick={editing.redo}
				className="px-2.5"
			>
				<Redo2Icon aria-hidden size={17} />
			</Button>
			<Button
				title={`Asks whether to discard your changes since ${timeOf(since)}`}
				onClick={onCancel}
				className="max-sm:ml-auto"
			>
				Cancel
			</Button>
			<Button kind="primary" busy={isSaving} onClick={onSave}>
				{kind === "resume" ? "Save" : isSaving ? "Saving..." : "Save Changes"}
			</Button>
		</div>
	);
}

/** In words, and said to a screen reader as it changes. */
export function SaveState({ saver: { saving, save } }: { saver: Saver }) {
	return (
		<div
			role="status"
			className="flex min-h-6 flex-wrap items-center gap-x-2 text-small text-ink-2"
		>
			{saving.state === "saved" &&
				(saving.at ? `Saved ${timeOf(saving.at)}` : "No changes yet")}
			{saving.state === "unsaved" && "Not saved yet"}
			{saving.state === "saving" && "Saving..."}
			{saving.state === "conflict" && (
				<span className="text-bad">Changed in another window</span>
			)}
			{saving.state === "gone" && (
				<span className="text-bad">This document was deleted</span>
			)}
			{saving.state === "failed" && (
				<>
					<span className="text-bad">Not saved. {saving.message}</span>
					{Object.keys(saving.fields).length === 0 && (
						<button
							type="button"
							onClick={() => void save("by hand")}
							className="font-medium text-accent underline underline-offset-3"
						>
							Try now
						</button>
					)}
				</>
			)}
		</div>
	);
}

/** The reader's own clock, such as "12:04". */
export function timeOf(moment: Date): string {
	return [moment.getHours(), moment.getMinutes()]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}
