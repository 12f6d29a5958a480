// A draft that may be too long for its pages, and the taking out of single parts, each with its reason.
import type { Omitted } from "../content/tailoring.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { ReadPlainWords } from "./plain-words.ts";

/** What may go besides the told entries: a publication, its description, a course. It goes with what it is `within`. */
export type Extra = {
	path: string;
	text: string;
	lines: number;
	value: number;
	terms: ReadonlySet<string>;
	within?: string;
	/** Why it serves nobody who reads for this posting: it goes whatever the room, unless it `fills` a page that weak lines are to fill. */
	idle?: string;
	fills?: true;
	/** A distinction for what the posting asks for. */
	isNeeded?: true;
};

/** `room` is in lines; `listed` are the terms that the skills name. */
export type Budget = {
	room: number;
	/** Lines that fill a page well: beyond them what shows nothing that is asked for only costs. */
	enough: number;
	listed: ReadonlySet<string>;
	/** The posting in lower case. */
	posting: string;
	/** What a line of a few plain words says to it. */
	plainWords?: ReadPlainWords;
};

export type Draft = {
	entries: DraftEntry[];
	extras: readonly Extra[];
	without: Set<string>;
	omitted: Omitted[];
	/** How often each term is shown by what is left. */
	shown: Map<string, number>;
	budget: Budget;
};

export type Terms = ReadonlySet<string>;

/** A term that is shown once less. */
export function forget({ shown }: Draft, terms: Terms): void {
	for (const term of terms) shown.set(term, (shown.get(term) ?? 1) - 1);
}

/** Takes a line out of an entry. */
export function removeLine(
	draft: Draft,
	{ entry, line }: { entry: DraftEntry; line: DraftLine },
	reason: string,
): void {
	entry.lines = entry.lines.filter((other) => other !== line);
	forget(draft, line.terms);
	draft.omitted.push({
		path: line.sources[0] ?? entry.path,
		text: line.original,
		reason,
	});
}
