// A line without for whom, where or when it was done: "Draft discovery requests for two associates". Whether what is left still follows
// from the profile, and that no limit went, whoever prints it proves.

import { everyMatch } from "../../every-match.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { anyOf, wordOf } from "../../language/patterns.ts";
import { CLAIM_WORDS } from "../../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../../language/tables/concepts-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { contentStems, wordsOf } from "../../match/words.ts";

/** Fewer words say little, and two of them are a deed and its object at the least. */
const FEWEST_WORDS = 3;

/** The shorter forms, the mildest first. */
export function withoutCircumstances(
	line: string,
	language: LanguageCode,
): string[] {
	const { opening } = patternsOf(language);
	if (opening === null || /[:;()]|\.\s/u.test(line)) return [];
	return everyMatch(opening, line)
		.map(({ index }) => ({
			head: withoutCompany(line.slice(0, index)),
			tail: line.slice(index + 1),
		}))
		.filter(({ head, tail }) => isWhole(head, tail, language))
		.map(({ head }) => head)
		.toReversed();
}

/** Whether what stands before is a deed with its object, and what goes is no more than a circumstance. */
function isWhole(head: string, tail: string, language: LanguageCode): boolean {
	const words = head.split(/\s+/u);
	const last = words.at(-1) ?? "";
	return (
		words.length >= FEWEST_WORDS &&
		contentStems(wordsOf(last)).size > 0 &&
		/\p{L}$/u.test(last) &&
		!isVerbal(last, language) &&
		!isNested(words.at(-2) ?? "", language) &&
		// "Risk assessments for the department, supervision | up to 200 visitors": a single word behind a comma is said without its limit.
		!/[,;] \S+$/u.test(head) &&
		// "In 14 of the last 18 quarters" says how often, and "on a Saturday" when there were "up to 80".
		!SHARE.test(tail) &&
		!AT_MOST.test(head) &&
		!hangsOn(tail, language) &&
		!endsWithVerb(tail, language) &&
		!tail.split(/\s+/u).some((word) => isNegation(word, language))
	);
}

const SHARE = /\p{N}\D{1,20}\p{N}/u;
const AT_MOST = listPattern(
	`${LETTERS_BEGIN}${wordOf(SUMMARY_WORDS, ({ atMost }) => atMost)} ?\\p{N}`,
	"iu",
);

/** "A team with responsibility | for the platform": what is only named beside it ends nothing. */
function withoutCompany(head: string): string {
	return head.replace(COMPANY, "");
}

const COMPANY = new RegExp(
	` ${anyOf(
		Object.values(CONCEPT_WORDS).flatMap(({ accompanied }) =>
			accompanied.split(/\s+/u).filter((word) => word !== ""),
		),
	)} \\S+$`,
	"iu",
);

/** "Notes on help | at home": what stands behind a small word may go on with the thing before the cut. */
function isNested(word: string, language: LanguageCode): boolean {
	return (
		contentStems(wordsOf(word)).size === 0 &&
		!patternsOf(language).and.test(` ${word} `)
	);
}

/** "Prioritizing care based on", "went from": what follows belongs to a verb. */
function isVerbal(word: string, language: LanguageCode): boolean {
	if (language === "de") return /^\p{Ll}/u.test(word);
	if (language === "en") return /(?:ed|ing|ly)$/u.test(word);
	return /(?:[aei]ndo|ant|[ae]t)$/u.test(word);
}

/** German and Dutch put what was done last: "Prozesse im Lager eingeführt". */
function endsWithVerb(tail: string, language: LanguageCode): boolean {
	const last = tail.split(/\s+/u).at(-1) ?? "";
	return (
		(language === "de" && /^\p{Ll}/u.test(last)) ||
		(language === "nl" && /^(?:ge|be|ver|ont|her|op|aan)\p{L}+/u.test(last))
	);
}

/** A second deed would go with it: "… in the ward and train the students". */
function hangsOn(tail: string, language: LanguageCode): boolean {
	return patternsOf(language).and.test(tail);
}

function isNegation(word: string, language: LanguageCode): boolean {
	return patternsOf(language).negation.test(word);
}

type Patterns = { opening: RegExp | null; and: RegExp; negation: RegExp };

const known = new Map<LanguageCode, Patterns>();

function patternsOf(language: LanguageCode): Patterns {
	const found = known.get(language) ?? madeFor(language);
	known.set(language, found);
	return found;
}

function madeFor(language: LanguageCode): Patterns {
	const { circumstances } = SUMMARY_WORDS[language];
	const { and } = WRITING_WORDS[language];
	const negations = CLAIM_WORDS[language].negations
		.split(",")
		.map((one) => one.trim())
		.filter((one) => /^\p{L}+$/u.test(one));
	return {
		opening:
			circumstances === ""
				? null
				: listPattern(` (?:${circumstances})(?= )`, "giu"),
		and: listPattern(`${LETTERS_BEGIN}(?:${and})${LETTERS_END}`, "iu"),
		negation: listPattern(`^${anyOf(negations)}$`, "iu"),
	};
}
