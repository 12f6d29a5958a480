// How a document is opened: where it is shown, what one opening is called, and where a reader begins.
import type { ListedDocument } from "../../api/generation-summary.ts";
import { paths } from "../paths.ts";

export function previewPath(kind: ListedDocument["kind"]) {
	return kind === "resume" ? paths.resumePreview : paths.letterPreview;
}

/** Names one opening of an editor, or one press that edits. A browser gives no random UUID to a page that came without TLS. */
export function newSession(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
}

/** A document is shown and edited at one address, which the shell takes for one page: the button that was pressed is gone, and
 *  whoever reads with a screen reader begins at the top. */
export function focusContent(): void {
	const isLost = document.activeElement === document.body;
	if (isLost)
		document.getElementById("content")?.focus({ preventScroll: true });
}
