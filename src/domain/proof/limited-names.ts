// What a limit of rank is of: in "Planner and Deputy Transport Manager, Nights" the manager, however many words stand between.

import type { Reading } from "../clauses/reading.ts";
import { WRITING_WORDS } from "../language/tables/writing-of-languages.ts";

const AND: ReadonlySet<string> = new Set(
	Object.values(WRITING_WORDS).map(({ and }) => and),
);
const PARTED = /[,;:/()–]/u;

/** The place of the last word of the name behind the limit, which ends at `last`. */
export function limitedHead({ words }: Reading, last: number): number {
	const end = words.findIndex(
		({ text, gap }, at) =>
			at > last && (PARTED.test(gap) || AND.has(text.toLowerCase())),
	);
	return (end < 0 ? words.length : end) - 1;
}
