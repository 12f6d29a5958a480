// The question before something is deleted.
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type DeleteDialogProps = {
	/** What it is, in words: "project". */
	what: string;
	/** Which one. */
	name: string;
	onDelete: () => void;
	onClose: () => void;
};

export function DeleteDialog({
	what,
	name,
	onDelete,
	onClose,
}: DeleteDialogProps) {
	return (
		<Dialog title={`Delete ${what}`} onClose={onClose}>
			<p>Are you sure you want to delete this {what}?</p>
			<p className="mt-2 font-semibold break-words">{name}</p>
			<div className="mt-5 flex justify-end gap-2">
				<Button onClick={onClose}>Cancel</Button>
				<Button kind="danger" onClick={onDelete}>
					Delete
				</Button>
			</div>
		</Dialog>
	);
}
