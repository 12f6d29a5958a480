// Whether a language is spoken too little to be named as a strength, in the person's own words for it.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import type { Language } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";

const LITTLE = listPattern(
	wordOf(DETAIL_WORDS, ({ little }) => little),
	"iu",
);

/** "A2", "a little", "cuatro palabras". */
export function isHardlySpoken(spoken: Language): boolean {
	const level = spokenLevel(spoken);
	if (/(?<!\p{L})[BC][12](?!\d)/u.test(level)) return false;
	return /(?<!\p{L})A[12](?!\d)/u.test(level) || LITTLE.test(level);
}
