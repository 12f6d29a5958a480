// What a profile holds and a letter has no use for: an exam that was not passed, a course that was given up.

import { wordOf } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { saysStopped } from "../wording/stopped-studies.ts";

const FAILED = new RegExp(
	wordOf(DETAIL_WORDS, ({ failed }) => failed),
	"iu",
);

export function isGivenUp(text: string): boolean {
	return FAILED.test(text) || saysStopped(text);
}
