import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { termsOf } from "../../language/patterns.ts";
import { RESUME_WORDS } from "../../language/tables/resume-of-languages.ts";
import {
	isInstitution,
	organizationWeight,
	titleWeight,
} from "./entry-words.ts";

type Kind = "title" | "organization" | "institution";

/** The words of a list that are no patterns. */
function wordsOf(kind: Kind): string[] {
	return LANGUAGE_CODES.flatMap((code) =>
		termsOf(RESUME_WORDS[code].entry[kind]),
	).filter((term) => /^\p{L}+$/u.test(term) && !/\p{Script=Han}/u.test(term));
}

/** Words for people and for companies alike. */
const BOTH = [
	"consultora",
	"optician",
	"partners",
	"associates",
	"contractors",
];

test("the endings of one language's employers and schools are in no title of another", () => {
	const both = new Set([
		...BOTH,
		...wordsOf("organization"),
		...wordsOf("institution"),
	]);
	const taken = wordsOf("title").filter(
		(word) =>
			!both.has(word) && (organizationWeight(word) > 0 || isInstitution(word)),
	);
	expect(taken).toEqual([]);
});

test("the endings of one language's titles are in no employer or school of another", () => {
	const titles = new Set([...wordsOf("title"), ...BOTH]);
	const taken = [...wordsOf("organization"), ...wordsOf("institution")].filter(
		(word) => !titles.has(word) && titleWeight(word) > 0,
	);
	expect(taken).toEqual([]);
});
