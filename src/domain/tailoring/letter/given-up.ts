// What a profile holds and a letter has no use for: an exam that was not passed, a course that was given up.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { saysStopped } from "../wording/stopped-studies.ts";

const FAILED = listPattern(
	wordOf(SUMMARY_WORDS, ({ notPassed }) => notPassed),
	"iu",
);

export function isGivenUp(text: string): boolean {
	return FAILED.test(text) || saysStopped(text);
}
