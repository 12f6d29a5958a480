// Where a posting says how it is answered: who is praised for a cake before is nobody to write to.
import { listPattern } from "../../../language/list-pattern.ts";
import { wordOf } from "../../../language/patterns.ts";
import { APPLYING_WORDS } from "../../../language/tables/applying-of-languages.ts";

/** Where postings say how they are answered. */
export function laterPart(posting: string): string {
	return posting.slice(Math.floor(NOT_YET * posting.length));
}

/** Who is named before this share of a posting founded the firm, or leads the department. */
export const NOT_YET = 0.35;

// A word before the name of whom to ask, a mail address, a page or a phone number.
const REACHED = listPattern(
	`${wordOf(APPLYING_WORDS, ({ contact }) => contact)}|\\p{L}@\\p{L}|https?:|(?<!\\d)(?:\\(?\\+?\\d{1,5}\\)?[-/. ]){1,5}\\d{2,8}(?!\\d)`,
	"iu",
);
const NEAR = 160;
const SHORT_LINE = 80;

/** Whether a person is named where a posting says how it is answered: who is praised for a cake is nobody to write to. */
export function isAboutApplying(posting: string, at: number): boolean {
	const before = posting.slice(Math.max(at - NEAR, 0), at).split("\n");
	const behind = posting.slice(at, at + NEAR).split("\n");
	const line = `${before.at(-1) ?? ""}${behind[0] ?? ""}`;
	const beside = [
		before.slice(0, -1).findLast((one) => one.trim() !== "") ?? "",
		behind.slice(1).find((one) => one.trim() !== "") ?? "",
	].filter((one) => one.length <= SHORT_LINE && !/\?\s*$/.test(one));
	return [line, ...beside].some((one) => REACHED.test(one));
}
