// What can be done with the lines of one list; after each of them the cursor stands where one goes on writing.
import { type FormLine, newLine } from "./draft.ts";
import { useEditorActions } from "./editor-context.ts";
import { changeLines, type FieldOwner, moved } from "./edits.ts";

type LineList = {
	owner: FieldOwner;
	name: string;
	lines: FormLine[];
	/** How many must stay. */
	least: number;
};

export function useLineEdits({ owner, name, lines, least }: LineList) {
	const { edit, focusOn, announce } = useEditorActions();
	const change = (after: (lines: FormLine[]) => FormLine[], place?: string) =>
		edit(changeLines(owner, name, after), place);
	const insert = (at: number, texts: string[]) => {
		const added = texts.map((text) => newLine(text));
		change((all) => all.toSpliced(at, 0, ...added));
		const last = added.at(-1);
		if (last) focusOn(last.id);
	};
	return {
		insert,
		move: (from: number, to: number) => change((all) => moved(all, from, to)),
		write: ({ id }: FormLine, text: string) =>
			change((all) => withText(all, id, text), id),
		split: ({ id }: FormLine, before: string, after: string) => {
			const next = newLine(after);
			change((all) => {
				const at = all.findIndex((each) => each.id === id);
				return withText(all, id, before).toSpliced(at + 1, 0, next);
			});
			focusOn(next.id);
		},
		paste: (line: FormLine, at: number, texts: string[]) => {
			const isEmpty = line.text.trim() === "";
			if (isEmpty) change((all) => all.toSpliced(at, 1));
			insert(isEmpty ? at : at + 1, texts);
		},
		remove: (at: number) => {
			if (lines.length <= least) return;
			change((all) => all.toSpliced(at, 1));
			const next = lines[at - 1] ?? lines[at + 1];
			if (next) focusOn(next.id);
			announce(`Removed. ${lines.length - 1} left.`);
		},
	};
}

function withText(lines: FormLine[], id: string, text: string): FormLine[] {
	return lines.map((each) => (each.id === id ? { ...each, text } : each));
}
