// A sentence of a letter with a blank or two for what only the person knows: "I am [authorized to work in the US: yes or no]." Around them
// stands what the profile proves, or small words, the words of our own blanks and where the person lives; in them what is left
// open of what the posting asks for.

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import { isInFirstPerson } from "../../proof/first-person.ts";
import type { Ground } from "../../proof/ground.ts";
import type { Judgement, Proof } from "../../proof/verdict.ts";
import { ANSWERED_INSIDE } from "./filled-slots.ts";
import { isLeftOpen, offersChoice } from "./left-open.ts";
import { isAmong, type OfPosting, rootsIn } from "./posting-words.ts";

const LONGEST = 240;
const MOST_BLANKS = 2;
const BLANK = /\[([^[\]{}<>]{2,80})\]/gu;

/** Whether a text leaves something open in brackets. */
export function hasBlank(text: string): boolean {
	return text.includes("[") && text.match(BLANK) !== null;
}

export function withoutBlanks(text: string): string {
	return text.replace(BLANK, " ");
}

type Open = OfPosting & {
	ground: Ground;
	/** How a sentence without its blanks is judged. */
	within: (line: { text: string }) => Judgement;
	/** The proof of a sentence of our own letters. */
	framed: (text: string) => Proof | null;
};

/** The proof of such a sentence; null where it is none. */
export function openSentenceProof(text: string, open: Open): Proof | null {
	const blanks = [...text.matchAll(BLANK)].map(([, inside = ""]) => inside);
	if (
		open.needs.length === 0 ||
		text.length > LONGEST ||
		blanks.length === 0 ||
		blanks.length > MOST_BLANKS
	)
		return null;
	const asked = rootsIn([...open.needs, ...open.names], open.ground.language);
	const { language } = open.ground;
	const isOpen = (inside: string) => isLeftOpen(inside, { language, asked });
	if (!blanks.every(isOpen)) {
		// A town in brackets: "I live in Portland and could start in [Seattle] from [date]."
		const unmarked = text.replace(BLANK, (blank, inside: string) =>
			isOpen(inside) ? blank : inside,
		);
		return hasBlank(unmarked) ? open.framed(unmarked) : null;
	}
	const rest = withoutBlanks(text);
	const isChoice = blanks.every((one) => offersChoice(one, language));
	if (isLabel(text, open) || saysNothing(rest, open.ground, isChoice))
		return FORM;
	const judged = open.within({ text: rest.replace(/\s+(?=[.,]|$)/gu, "") });
	return judged.verdict === "proved" ? judged : null;
}

const FORM: Proof = { verdict: "proved", facts: [], steps: [{ step: "form" }] };

/** "I live in Austin"; null where it says more, or of another town. */
export function homeProof(text: string, ground: Ground): Proof | null {
	const code = LANGUAGE_CODES.find((one) => one === ground.language);
	const { city, state } = ground.profile.personal;
	if (code === undefined || !city) return null;
	const [lead = ""] = DETAIL_WORDS[code].wayToWork.split("{home}");
	const said = plainTypography(text).replace(/[.。]$/u, "");
	return [city, `${city}, ${state ?? ""}`].some(
		(home) => said === plainTypography(`${lead}${home}`),
	)
		? { ...FORM, facts: [pathOf("personal", "city")] }
		: null;
}

/** "Führerschein Klasse B: [ja oder nein]": what the posting asks for, and a blank for the answer. */
const LABEL = /^([^[\]:：]+)[:：]\s*\[[^[\]]+\][.。]?$/u;

function isLabel(text: string, { ground, needs, names }: Open): boolean {
	const { language } = ground;
	const [, label = ""] = LABEL.exec(plainTypography(text).trim()) ?? [];
	const known = rootsIn([...needs, ...names], language);
	const words = wordsIn(label, language);
	return (
		words.some((word) => !word.isSmall && isAmong(known, word)) &&
		words.every((word) => word.isSmall || isAmong(known, word)) &&
		!isInFirstPerson(label, vocabularyOf(language))
	);
}

/** Nothing but what leads to a blank, and where the person lives. */
function saysNothing(
	text: string,
	{ language, profile }: Ground,
	isChoice: boolean,
): boolean {
	const { city, state, country } = profile.personal;
	const home = [city, state, country].flatMap((one) => one ?? []);
	const known = rootsIn(
		[...besideBlanks(language, isChoice), ...home],
		language,
	);
	return wordsIn(text, language).every(
		(word) => word.figure === null && (word.isSmall || isAmong(known, word)),
	);
}

function wordsIn(text: string, language: string) {
	return readSentence(plainTypography(text), language).words;
}

/** What our own letters write around their blanks. Around a blank that is no choice some of it would be a claim: "I have a car from [date]". */
function besideBlanks(language: string, isChoice: boolean): readonly string[] {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return [];
	const { slots, open, agreed, wayToWork } = DETAIL_WORDS[code];
	return [slots, open, ...(isChoice ? [agreed] : [])]
		.flatMap((table) => Object.entries(table))
		.filter(([kind]) => isChoice || !ANSWERED_INSIDE.has(kind))
		.map(([, text]) => text)
		.concat(wayToWork, Object.values(WRITING_WORDS[code].letter.ask))
		.map((text) => withoutBlanks(text).replace(/\{\w+\}/gu, " "));
}
