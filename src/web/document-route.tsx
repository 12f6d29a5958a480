// One address for a document in two states: shown, or edited (?edit=true). Each is loaded when it is first needed.
import {
	type AsyncRouteComponent,
	lazyRouteComponent,
} from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { patient } from "./patient.ts";

/** What stands after the question mark of a document's address. */
export function readDocumentState(search: Record<string, unknown>): {
	edit?: true;
} {
	return search.edit === "true" || search.edit === true ? { edit: true } : {};
}

const preview = patient(() => import("./pages/preview/preview-page.tsx"));
const editor = patient(() => import("./pages/editor/editor-page.tsx"));

export const resumeStates = {
	preview: lazyRouteComponent(preview, "ResumePreviewPage"),
	editor: lazyRouteComponent(editor, "ResumeEditorPage"),
};
export const letterStates = {
	preview: lazyRouteComponent(preview, "LetterPreviewPage"),
	editor: lazyRouteComponent(editor, "LetterEditorPage"),
};

type State = "preview" | "editor";

export function stateOf({ edit }: { edit?: true }): State {
	return edit ? "editor" : "preview";
}

type StateProps = {
	states: Record<State, AsyncRouteComponent<object>>;
	state: State;
};

export function DocumentState({ states, state }: StateProps) {
	const Shown = states[state];
	const was = useRef(state);
	useEffect(() => {
		// The button that was pressed is gone; whoever reads with a screen reader begins at the page's top.
		if (was.current !== state)
			document.getElementById("content")?.focus({ preventScroll: true });
		was.current = state;
	}, [state]);
	return <Shown />;
}
