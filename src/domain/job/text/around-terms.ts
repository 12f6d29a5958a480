// What stands around the things a posting names, as parts of patterns and as sets: the words of all languages together.

import { alternatives } from "../../language/patterns.ts";
import { TERM_WORDS } from "../../language/tables/terms-of-languages.ts";
import type { TermWords } from "../../language/term-words.ts";

/** A list of alternatives as a part of a pattern. */
export const around = (list: keyof TermWords): string =>
	`(?:${alternatives(Object.values(TERM_WORDS).map((words) => words[list] ?? ""))})`;

/** A list as plain words. */
export const setAround = (list: keyof TermWords): ReadonlySet<string> =>
	new Set(
		Object.values(TERM_WORDS)
			.flatMap((words) => (words[list] ?? "").split(/[\s|]+/))
			.filter(Boolean),
	);

/** "and" and "or" of all languages; not Dutch "of", which joins no list in an English posting. */
export const JOINS: ReadonlySet<string> = new Set(
	[...setAround("and"), ...setAround("or")].filter(
		(word) => !setAround("of").has(word),
	),
);
