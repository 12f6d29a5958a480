// Blanks that a letter of ours left and its sender filled in: "My notice period is [weeks or months]". What stands in a blank is
// the sender's own word on what only they know, a day, an amount, a period, so that nothing is asked of it. A deed, a paper or a
// title written there is a claim as anywhere else.

import type { Figure } from "../../clauses/figure.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readLine } from "../../clauses/read-line.ts";
import { QUESTION_SLOTS } from "../../language/detail-words.ts";
import type { LanguageCode } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { isMergedSlots } from "../letter/open-slots.ts";

/** Their answers are told in sentences, which are judged as any other. */
const ANSWERED_IN_SENTENCES: ReadonlySet<string> = new Set([
	"why",
	...QUESTION_SLOTS,
]);

/** Their blanks stand inside a plain sentence, "I [have or do not have] a car": anybody's claim once they are filled in. */
export const ANSWERED_INSIDE: ReadonlySet<string> = new Set([
	"travel",
	"shifts",
	"vehicle",
	"workPermit",
	"drivingLicence",
	"relocation",
	"lodging",
]);

/** Sentences and labels with a blank, the blank as a place. */
export function slotFrames(language: LanguageCode): string[] {
	const { slots, open, wayToWork } = DETAIL_WORDS[language];
	const way = wayToWork.replace("{date}", "{own}");
	const sentences = Object.entries(slots).filter(
		([kind]) => !ANSWERED_INSIDE.has(kind),
	);
	const framed = [...sentences, ...Object.entries(open)]
		.filter(([kind]) => !ANSWERED_IN_SENTENCES.has(kind))
		.flatMap(([, text]) => [text, withoutJoint(text)])
		.map((text) => text.replace(/\[[^\]]*\]/u, "{own}"));
	return [...framed, way];
}

/** "I could start on [date]" is filled in as "I could start at once" too. */
function withoutJoint(text: string): string {
	return text.replace(/(?<=\p{L}{3,}) \p{L}{1,3} (?=\[)/u, " ");
}

const LONGEST = 120;
const MOST_WORDS = 14;
const NEXT_SENTENCE = /(?:[\p{L}\p{M}]{3}|\d{3}|[)\]"])[.!?]\s|[!?。！？[\]]/u;

/** Whether a text may fill a blank: a few words of one sentence that claim nothing of the record. */
export function isSlotContent(text: string, language: LanguageCode): boolean {
	const plain = plainTypography(text).trim();
	if (plain === "" || plain.length > LONGEST || NEXT_SENTENCE.test(plain))
		return false;
	const readings = readLine(plain, language);
	return (
		readings.flatMap(({ words }) => words).length <= MOST_WORDS &&
		!readings.some(
			({ words, hits, figures }) =>
				words.some(
					({ isAgent, isSmall }, at) =>
						isAgent && !isSmall && !isCounted(at, figures),
				) ||
				hits.some(
					({ kind, first }) => CLAIMING.has(kind) && !isCounted(first, figures),
				),
		)
	);
}

/** A month's name is of its date. */
function isCounted(at: number, figures: readonly Figure[]): boolean {
	return figures.some(({ first, last }) => first <= at && at <= last);
}

/** Several labels with one blank behind them, filled in: "references and pay expectation: Ann Roe; 40,000". */
export function isFilledMerge(text: string, language: LanguageCode): boolean {
	const [, labels = "", content = ""] = LABELLED.exec(text) ?? [];
	return (
		content !== "" &&
		isMergedSlots(`${labels}: [${content}]`, language) &&
		content.split(";").every((part) => isSlotContent(part, language))
	);
}

const LABELLED = /^([^:：[\]]+)[:：]\s*([^[\]]+)$/u;

/** A label with its blank filled in: "earliest start: 1 March". */
export function isFilledSlot(text: string, language: LanguageCode): boolean {
	const plain = plainTypography(text).toLowerCase();
	return labelsOf(language).some(
		({ lead, end }) =>
			plain.startsWith(lead) &&
			plain.endsWith(end) &&
			isSlotContent(
				plain.slice(lead.length, plain.length - end.length),
				language,
			),
	);
}

type Label = { lead: string; end: string };

const labels = new Map<LanguageCode, readonly Label[]>();

/** What stands around the blanks of a language, in small letters. */
function labelsOf(language: LanguageCode): readonly Label[] {
	const known =
		labels.get(language) ??
		slotFrames(language)
			.map((frame) => {
				const [lead = "", end = ""] = plainTypography(frame)
					.toLowerCase()
					.split("{own}");
				return { lead, end };
			})
			.filter(({ lead }) => lead.length > 0);
	labels.set(language, known);
	return known;
}

const CLAIMING: ReadonlySet<string> = new Set([
	"deed",
	"term",
	"as",
	"absolute",
]);
