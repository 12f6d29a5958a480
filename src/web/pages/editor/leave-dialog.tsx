// Leaving while something is not saved.
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type LeaveProps = {
	/** Some of it was saved by the editor itself; discarding brings back what stood before. */
	wasSaved: boolean;
	isBusy: boolean;
	onStay: () => void;
	onDiscard: () => void;
	onSave: () => void;
};

export function LeaveDialog({
	wasSaved,
	isBusy,
	onStay,
	onDiscard,
	onSave,
}: LeaveProps) {
	return (
		<Dialog title="Leave with your changes?" onClose={onStay}>
			<p className="mb-5 text-ink-2">
				{wasSaved
					? "Some of your changes were saved as you wrote. Discarding brings the document back to how you opened it."
					: "Your changes are not saved yet. Discarded, they are gone."}
			</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button kind="ghost" onClick={onStay}>
					Keep editing
				</Button>
				<Button onClick={onDiscard}>Discard changes</Button>
				<Button kind="primary" busy={isBusy} onClick={onSave}>
					Save and leave
				</Button>
			</div>
		</Dialog>
	);
}
