// The edits a person makes, each a draft from a draft.
import type { FormDraft, FormEntry, FormLine } from "./draft.ts";

/** Who holds a field: the document itself, or one entry of a list. */
export type FieldOwner = { list: string; entry: string } | null;
export type Holder = Pick<FormEntry, "values" | "lists">;
export type Edit = (draft: FormDraft) => FormDraft;

export function setText(owner: FieldOwner, name: string, text: string): Edit {
	return inHolder(owner, (holder) => ({
		...holder,
		values: { ...holder.values, [name]: text },
	}));
}

export function changeLines(
	owner: FieldOwner,
	name: string,
	change: (lines: FormLine[]) => FormLine[],
): Edit {
	return inHolder(owner, (holder) => ({
		...holder,
		lists: { ...holder.lists, [name]: change(holder.lists[name] ?? []) },
	}));
}

export function changeEntries(
	list: string,
	change: (entries: FormEntry[]) => FormEntry[],
): Edit {
	return (draft) => ({
		...draft,
		entries: { ...draft.entries, [list]: change(draft.entries[list] ?? []) },
	});
}

/** The one at `from` stands at `to` afterwards; the others make room. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.toSpliced(from, 1);
	const one = list[from];
	return one === undefined ? rest : rest.toSpliced(to, 0, one);
}

/** What was pasted as several: bullets and numbers before the lines are the other program's. */
export function pastedLines(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.replace(/^\s*(?:[•▪●◦*·–-]|\d+[.)])\s+/u, "").trim())
		.filter(Boolean);
}

/** Names are parted by commas, too. */
export function pastedNames(text: string): string[] {
	return pastedLines(text).flatMap((line) =>
		line
			.split(/[,;]/)
			.map((name) => name.trim())
			.filter(Boolean),
	);
}

function inHolder(owner: FieldOwner, change: (holder: Holder) => Holder): Edit {
	if (owner === null) return (draft) => ({ ...draft, ...change(draft) });
	return changeEntries(owner.list, (entries) =>
		entries.map((entry) =>
			entry.id === owner.entry ? { ...entry, ...change(entry) } : entry,
		),
	);
}
