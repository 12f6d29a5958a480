// Leaving while something is not saved.
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { timeOf } from "./save-bar.tsx";

type LeaveProps = {
	/** Some of it was saved by the editor itself; discarding brings back what stood before. */
	wasSaved: boolean;
	/** When the editor was opened. */
	since: Date;
	isBusy: boolean;
	onStay: () => void;
	onDiscard: () => void;
	onSave: () => void;
};

export function LeaveDialog({
	wasSaved,
	since,
	isBusy,
	onStay,
	onDiscard,
	onSave,
}: LeaveProps) {
	return (
		<Dialog
			title={wasSaved ? "Keep your changes?" : "Leave with your changes?"}
			onClose={onStay}
		>
			<p className="mb-5 text-ink-2">
				{wasSaved
					? "Some of your changes were saved as you typed. Discarding returns the document to how it was when you opened it."
					: "Your changes aren't saved yet. If you discard them, they're gone."}
			</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button kind="ghost" onClick={onStay}>
					Keep editing
				</Button>
				<Button onClick={onDiscard}>
					Discard changes since {timeOf(since)}
				</Button>
				<Button kind="primary" busy={isBusy} onClick={onSave}>
					{wasSaved ? "Keep changes" : "Save and leave"}
				</Button>
			</div>
		</Dialog>
	);
}
