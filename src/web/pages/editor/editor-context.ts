// What every field of the form can ask of the editor around it.
import { createContext, useContext } from "react";
import type { OpenClaim } from "../../claims/messages.ts";
import type { Edit } from "./edits.ts";

export type EditorActions = {
	edit: (edit: Edit, place?: string) => void;
	/** Puts the cursor there once it is on the page; `words` of it are selected. */
	focusOn: (place: string, words?: string) => void;
	/** Said to a screen reader. */
	announce: (text: string) => void;
};
/** By place on the form. */
export type EditorMarks = {
	claims: ReadonlyMap<string, OpenClaim[]>;
	errors: ReadonlyMap<string, string>;
	/** The document that is edited. */
	document: string;
};

export const EditorActionsContext = createContext<EditorActions | null>(null);
export const MarksContext = createContext<EditorMarks>({
	claims: new Map(),
	errors: new Map(),
	document: "",
});

export function useEditorActions(): EditorActions {
	const actions = useContext(EditorActionsContext);
	if (!actions) throw new Error("useEditorActions is used outside the editor");
	return actions;
}

export function useMarks(place: string) {
	const { claims, errors, document } = useContext(MarksContext);
	return {
		claims: claims.get(place) ?? [],
		error: errors.get(place),
		document,
	};
}
