// The draft of one opening of the editor and its history. Every edit goes through `edit`; what is on the form, on the pages and
// saved follows from the draft alone.
import { useCallback, useMemo, useReducer } from "react";
import { type EditedWords, type FormDraft, toDraft, toWords } from "./draft.ts";
import type { Edit } from "./edits.ts";
import { begin, edit as editIn, type History, redo, undo } from "./history.ts";

type Action =
	| { kind: "edit"; edit: Edit; place: string | null; at: number }
	| { kind: "undo" }
	| { kind: "redo" };

export type Editing = {
	draft: FormDraft;
	words: EditedWords;
	canUndo: boolean;
	canRedo: boolean;
	/** `place` joins what is typed on in one place into one step; without it the edit is a step of its own. */
	edit: (edit: Edit, place?: string) => void;
	/** Other words in place of all, as one step that can be taken back. */
	replace: (words: EditedWords) => void;
	undo: () => void;
	redo: () => void;
};

export function useDraft(first: EditedWords): Editing {
	const [history, act] = useReducer(reduce, first, (words) =>
		begin(toDraft(words)),
	);
	const { present: draft } = history;
	const words = useMemo(() => toWords(draft, first), [draft, first]);
	const edit = useCallback(
		(change: Edit, place?: string) =>
			act({
				kind: "edit",
				edit: change,
				place: place ?? null,
				at: performance.now(),
			}),
		[],
	);
	const replace = useCallback(
		(other: EditedWords) => edit(() => toDraft(other)),
		[edit],
	);
	return {
		draft,
		words,
		canUndo: history.past.length > 0,
		canRedo: history.future.length > 0,
		edit,
		replace,
		undo: useCallback(() => act({ kind: "undo" }), []),
		redo: useCallback(() => act({ kind: "redo" }), []),
	};
}

function reduce(
	history: History<FormDraft>,
	action: Action,
): History<FormDraft> {
	switch (action.kind) {
		case "edit": {
			const { edit, place, at } = action;
			return editIn(history, edit(history.present), { place, at });
		}
		case "undo":
			return undo(history);
		case "redo":
			return redo(history);
	}
}
