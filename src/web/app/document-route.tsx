// One address for a document in two states: shown, or edited (?edit=true). Each is loaded when it is first needed.
import {
	type AsyncRouteComponent,
	lazyRouteComponent,
	useSearch,
} from "@tanstack/react-router";
import { withRetry } from "../with-retry.ts";

/** What stands after the question mark of a document's address. */
export function readDocumentState({ edit, at }: Record<string, unknown>): {
	edit?: true;
	/** The editor begins at the first blank of a letter. */
	at?: "blank";
} {
	if (edit !== "true" && edit !== true) return {};
	return at === "blank" ? { edit: true, at } : { edit: true };
}

/** Fails where the preview cannot be had, before one has left the page. */
export const loadPreview = withRetry(
	() => import("../pages/preview/preview-page.tsx"),
);
const editor = withRetry(() => import("../pages/editor/editor-page.tsx"));

export const resumeStates = {
	preview: lazyRouteComponent(loadPreview, "ResumePreviewPage"),
	editor: lazyRouteComponent(editor, "ResumeEditorPage"),
};
export const letterStates = {
	preview: lazyRouteComponent(loadPreview, "LetterPreviewPage"),
	editor: lazyRouteComponent(editor, "LetterEditorPage"),
};

export type DocumentStates = Record<
	"preview" | "editor",
	AsyncRouteComponent<object>
>;

/** The router loads the preview ahead: from there one goes on to edit. */
export function documentPage(states: DocumentStates) {
	const { preview: Preview, editor: Editor } = states;
	const page = () =>
		useSearch({ strict: false }).edit ? <Editor /> : <Preview />;
	return Object.assign(page, { preload: Preview.preload });
}
