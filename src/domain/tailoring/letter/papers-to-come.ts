// Papers and lines that name a day to come: what is not held yet, and what is valid until then.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { UNTIL } from "../../language/reading/date-patterns.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";

const YEAR = /(?<!\d)20\d\d(?!\d)/g;

/** Whether a text names a year that has not begun. */
export function namesDayToCome(text: string, today: string): boolean {
	return (text.match(YEAR) ?? []).some((year) => year > today.slice(0, 4));
}

/** Whether the name of a paper says that it is not held: under way, run out, or with a day to come that is not its last. */
export function isPaperToCome(name: string, today: string): boolean {
	return (
		isNotHeld(name) || (namesDayToCome(name, today) && !VALIDITY.test(name))
	);
}

/** "Until April 2029", with the year. */
export const UNTIL_YEAR = new RegExp(
	`${UNTIL}\\s+[^;,()\\d]{0,20}((?:19|20)\\d\\d)(?!\\d)`,
	"giu",
);

const VALIDITY = listPattern(
	`${UNTIL_YEAR.source}|${wordOf(DETAIL_WORDS, ({ own }) => own.validity)}`,
	"iu",
);
