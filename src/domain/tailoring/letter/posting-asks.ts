// What a posting says of how to apply: under which reference or code word, and whether it wants a letter at all.

import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";

const LABEL = listPattern(
	wordOf(APPLYING_WORDS, (words) => words.referenceLabels),
	"giu",
);
// In capitals or digits, with a digit or two groups: "BCC/PE/2217", "ING-FP", "FE 2026-0442", "187 LMQT", "22-B/Nord".
const CODE =
	/^\s{0,3}[:#.ªº°|*]{0,4}\s{0,3}(?:[Nn][ro]\.?)?\s{0,12}((?:\p{Lu}{1,4} (?=\d))?(?:[\p{Lu}0-9]{1,12}[-/._]){0,5}[\p{Lu}0-9]{1,12}(?:\/\p{Lu}\p{Ll}{2,12})?(?:(?<=\d) \p{Lu}{3,6})?)(?![\p{L}\p{N}])/u;
const NO_CODE = listPattern(
	` ${wordOf(APPLYING_WORDS, ({ noCode }) => noCode ?? "(?!)")}$`,
	"iu",
);
const SHORTEST_CODE = 3;
const LONGEST_CODE = 60;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a text is nothing but the label of a reference: "Ref". */
export function isReferenceLabel(text: string): boolean {
	return [...text.matchAll(LABEL)].some(([label]) => label === text);
}

/** The reference a letter is to name; null where the posting has none. */
export function referenceIn(posting: string): string | null {
	return (
		labelledReference(posting) ??
		labelledReference(posting.replace(GLUED, "$& ")) ??
		CODE_ALONE.exec(posting)?.[1] ??
		null
	);
}

/** "…at noonReference PV-26-118", "JOB NUMBER2026-0077": fields that lost their line break. */
const GLUED = /[\p{Ll}\d](?=\p{Lu}\p{Ll}{2})|\p{Lu}{4}(?=\d{3})/gu;

/** The first with letters and a figure or a mark; else the first: a board counts its offers too. */
function labelledReference(posting: string): string | null {
	const codes = [...posting.matchAll(LABEL)].flatMap(
		({ index, 0: { length } }) => {
			const from = index + length;
			const [, found = ""] =
				CODE.exec(posting.slice(from, from + LONGEST_CODE)) ?? [];
			const code = found.replace(NO_CODE, "");
			const isCode =
				code.length >= SHORTEST_CODE && (/\d/.test(code) || /[-/]/.test(code));
			return isCode && !YEAR.test(code) ? [code] : [];
		},
	);
	return codes.find((code) => /\p{L}/u.test(code)) ?? codes[0] ?? null;
}

/** Alone on its line or in the row of a table: "POL-20-00005". */
const CODE_ALONE = /^[\s|*]*(\p{Lu}{2,5}[-/]\d{2,4}[-/]\d{3,6})[\s|*]*$/mu;

/** Some words with a capital, or a figure, between quotation marks. */
const QUOTED =
	'["„“«»”‘][^\\S\\n]?(?<quoted>[\\p{Lu}\\p{N}][\\p{L}\\p{N}/.&-]{0,24}(?:[^\\S\\n](?:[–-][^\\S\\n])?[\\p{L}\\p{N}/.&-]{1,24}){0,5})[^\\S\\n]?["“”»«’]';

const CODE_WORDS = [
	// "Kennwort: Gruppe Blau".
	listPattern(
		`${wordOf(APPLYING_WORDS, ({ codeWordLabels }) => codeWordLabels)}[^\\S\\n]{0,3}[:=]?[^\\S\\n]{1,3}(?:${QUOTED}|(?<last>\\p{Lu}[\\p{L}\\p{N}-]{1,24}(?:[^\\S\\n][\\p{L}\\p{N}-]{1,24}){0,3})[^\\S\\n]{0,3}[.]?$)`,
		"gimu",
	),
	// "FSS-12" "in the subject".
	listPattern(
		`${QUOTED}[^\\S\\n]${wordOf(APPLYING_WORDS, ({ inSubject }) => inSubject)}`,
		"giu",
	),
];
const NAMED_WORD = listPattern(
	`${wordOf(APPLYING_WORDS, ({ theWord }) => theWord)}[^\\S\\n]["„“«‘]?[^\\S\\n]?(?<word>\\p{L}[\\p{L}\\p{N}-]{2,24})`,
	"giu",
);
const IN_MAIL = listPattern(
	wordOf(APPLYING_WORDS, ({ inMail }) => inMail),
	"iu",
);
const LONGEST_SENTENCE = 160;

/**
 * The word a posting wants to read in the subject: between quotation marks, last on its line, or named as a word; null where it names
 * none.
 */
export function codeWordIn(posting: string): string | null {
	for (const pattern of CODE_WORDS)
		for (const { groups } of posting.matchAll(pattern)) {
			const word = groups?.quoted ?? groups?.last ?? "";
			if (/^[\p{Lu}\p{N}]/u.test(word)) return word;
		}
	for (const { index, groups } of posting.matchAll(NAMED_WORD)) {
		const before = posting.slice(Math.max(0, index - LONGEST_SENTENCE), index);
		const behind = posting.slice(index, index + LONGEST_SENTENCE);
		const sentence = `${before.split(/[.!?\n]/u).at(-1)}${behind.split(/[.!?\n]/u)[0]}`;
		if (IN_MAIL.test(sentence)) return groups?.word ?? null;
	}
	return null;
}

export type LetterWish = "none" | "short" | null;

const NONE = listPattern(
	wordOf(APPLYING_WORDS, ({ noLetter }) => noLetter),
	"iu",
);
// "In a few lines" says how long an answer is.
const SHORT = listPattern(
	`(?<!${wordOf(APPLYING_WORDS, ({ within }) => within)}\\s)${wordOf(APPLYING_WORDS, ({ shortLetter }) => shortLetter)}`,
	"iu",
);

/** Whether the posting wants no letter, or only a short one. */
export function letterWishIn(posting: string): LetterWish {
	if (NONE.test(posting)) return "none";
	return SHORT.test(posting) ? "short" : null;
}
