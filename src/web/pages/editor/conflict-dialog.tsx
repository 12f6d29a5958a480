// Two windows wrote into one document, or it was deleted under this one. Whatever is chosen, no word is lost: mine become a
// document of their own, or stay one step back in this editor's history.
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type ConflictProps = {
	onCopy: () => Promise<void>;
	onTakeTheirs: () => Promise<void>;
	onClose: () => void;
};

export function ConflictDialog({
	onCopy,
	onTakeTheirs,
	onClose,
}: ConflictProps) {
	const [failure, setFailure] = useState<string | null>(null);
	const [busy, setBusy] = useState<"mine" | "theirs" | null>(null);
	const run = async (which: "mine" | "theirs", act: () => Promise<void>) => {
		setBusy(which);
		setFailure(null);
		try {
			await act();
		} catch (error) {
			setFailure(error instanceof Error ? error.message : "Please try again.");
			setBusy(null);
		}
	};
	return (
		<Dialog title="Changed in another window" onClose={onClose}>
			<p className="text-ink-2">
				This document was saved somewhere else while you were editing it here.
				Nothing is lost: choose which version to keep working on.
			</p>
			<dl className="mt-4 space-y-3 text-small">
				<div>
					<dt className="font-semibold">Keep mine as a copy</dt>
					<dd className="text-ink-2">
						Your version becomes a separate document, and the other one stays as
						it is.
					</dd>
				</div>
				<div>
					<dt className="font-semibold">Take theirs</dt>
					<dd className="text-ink-2">
						The saved version opens in this editor. Undo brings yours back.
					</dd>
				</div>
			</dl>
			{failure && (
				<p role="alert" className="mt-3 text-small text-bad">
					{failure}
				</p>
			)}
			<div className="mt-5 flex flex-wrap justify-end gap-2">
				<Button
					busy={busy === "theirs"}
					onClick={() => void run("theirs", onTakeTheirs)}
				>
					Take theirs
				</Button>
				<Button
					kind="primary"
					busy={busy === "mine"}
					onClick={() => void run("mine", onCopy)}
				>
					Keep mine as a copy
				</Button>
			</div>
		</Dialog>
	);
}

type GoneProps = { onCopyText: () => Promise<void>; onClose: () => void };

export function GoneDialog({ onCopyText, onClose }: GoneProps) {
	const [isCopied, setCopied] = useState<boolean | null>(null);
	return (
		<Dialog title="This document was deleted" onClose={onClose}>
			<p className="mb-5 text-ink-2">
				It was deleted in another window, so it can't be saved anymore. Your
				text is still here: copy it before you leave.
			</p>
			<div className="flex flex-wrap items-center justify-end gap-2">
				<span role="status" className="text-small text-ok">
					{isCopied && "Copied"}
					{isCopied === false && "Copying wasn't allowed"}
				</span>
				<Button onClick={onClose}>Stay here</Button>
				<Button
					kind="primary"
					onClick={() =>
						void onCopyText().then(
							() => setCopied(true),
							() => setCopied(false),
						)
					}
				>
					Copy the text
				</Button>
			</div>
		</Dialog>
	);
}
