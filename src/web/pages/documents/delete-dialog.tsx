// Asks before a document is deleted for good.

import { useState } from "react";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { jobName } from "../../job-name.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type DeleteProps = {
	generation: ListedDocument;
	onDelete: () => Promise<void>;
	onClose: () => void;
};

export function DeleteDocumentDialog({
	generation,
	onDelete,
	onClose,
}: DeleteProps) {
	const [isBusy, setBusy] = useState(false);
	const { generation_status } = generation;
	const isUnfinished =
		generation_status === "generating" || generation_status === "processing";
	return (
		<Dialog title="Delete Document" onClose={onClose}>
			<p className="text-ink-2">
				Are you sure you want to delete this document? This action cannot be
				undone.
			</p>
			<p className="mt-3 mb-5 font-medium break-words">
				{jobName(generation)}
				{isUnfinished && (
					<span className="mt-1 block text-small font-normal text-ink-2">
						It's still being made. It will be stopped and won't count toward
						your allowance.
					</span>
				)}
			</p>
			<div className="flex justify-end gap-2">
				<Button onClick={onClose}>Cancel</Button>
				<Button
					kind="danger"
					busy={isBusy}
					onClick={async () => {
						setBusy(true);
						await onDelete();
						setBusy(false);
					}}
				>
					Delete
				</Button>
			</div>
		</Dialog>
	);
}
