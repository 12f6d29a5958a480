// What the editor asks: before leaving, and when the document changed or went away under it.
import { useEffect, useState } from "react";
import type { Doc } from "../../../documents/doc.ts";
import { renderText } from "../../../documents/text.ts";
import { copyText } from "../../copy-text.ts";
import { ConflictDialog, GoneDialog } from "./conflict-dialog.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { WritingState } from "./writing-state.ts";

export function EditorDialogs({
	writing,
	doc,
}: {
	writing: WritingState;
	doc: Doc;
}) {
	const { saver, leaving } = writing;
	const { state } = saver.saving;
	const [isClosed, setClosed] = useState(false);
	useEffect(() => {
		if (state !== "conflict" && state !== "gone") setClosed(false);
	}, [state]);
	const { asked } = leaving;
	if (asked)
		return (
			<LeaveDialog
				wasSaved={false}
				since={writing.openedAt}
				isBusy={state === "saving"}
				onStay={asked.stay}
				onDiscard={() => {
					saver.forget();
					asked.leave();
				}}
				onSave={() =>
					void saver
						.save("by hand")
						.then((isSaved) => (isSaved ? asked.leave() : asked.stay()))
				}
			/>
		);
	if (writing.isAskingToCancel)
		return (
			<LeaveDialog
				wasSaved={saver.wasSaved}
				since={writing.openedAt}
				isBusy={state === "saving"}
				onStay={writing.stay}
				onDiscard={() => void writing.discard()}
				onSave={() => {
					writing.stay();
					writing.finish();
				}}
			/>
		);
	if (state === "conflict" && !isClosed)
		return (
			<ConflictDialog
				onCopy={writing.keepAsCopy}
				onTakeTheirs={writing.takeTheirs}
				onClose={() => setClosed(true)}
			/>
		);
	if (state === "gone" && !isClosed)
		return (
			<GoneDialog
				onCopyText={() => copyText(renderText(doc))}
				onClose={() => setClosed(true)}
			/>
		);
	return null;
}
