// How a letter speaks: its language, du or Sie as the posting speaks, the country's form, and which of several frames it takes.

import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import type {
	Frames,
	LetterFrames,
	Spelling,
	WritingWords,
} from "../../language/writing-words.ts";
import { withJobArticle } from "./articles.ts";

export type Voice = {
	language: LanguageCode;
	words: WritingWords;
	/** The frames in the address of the posting. */
	frames: LetterFrames;
	address: "formal" | "informal";
	/** Whether the person's lines are in another language: they can be quoted, not told. */
	hasForeignLines: boolean;
	/** Picks among frames: the same for the same posting. */
	seed: number;
};

export type VoiceRequest = {
	posting: string;
	key: string;
	/** Whether the posting is in the letter's language: the words of another tell nothing of du or Sie. */
	isSameLanguage?: boolean;
	hasForeignLines?: boolean;
	/** Whether somebody is greeted by their last name, however the posting speaks. */
	isFormal?: boolean;
};

/** The language of the product's frames for a document's; English for any other. */
export function writtenIn(language: string): LanguageCode {
	return LANGUAGE_CODES.find((one) => one === language) ?? "en";
}

/** The voice for a posting, in a language the product has frames for; English for any other. */
export function voiceOf(
	language: string,
	{
		posting,
		key,
		isSameLanguage = true,
		hasForeignLines = false,
		isFormal = false,
	}: VoiceRequest,
): Voice {
	const code = writtenIn(language);
	const words = WRITING_WORDS[code];
	const address =
		isSameLanguage && !isFormal ? addressOf(posting, words) : "formal";
	return {
		language: code,
		words,
		frames:
			address === "informal"
				? { ...words.letter, ...words.informal }
				: words.letter,
		address,
		hasForeignLines,
		seed: seedOf(key),
	};
}

function addressOf(posting: string, { address }: WritingWords) {
	if (address === null) return "formal";
	const count = (pattern: RegExp) => posting.match(pattern)?.length ?? 0;
	return count(address.informal) > count(address.formal)
		? "informal"
		: "formal";
}

// FNV-1a: any spread will do, as long as it is the same everywhere.
function seedOf(key: string): number {
	let hash = 0x811c9dc5;
	for (let at = 0; at < key.length; at += 1)
		hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193) >>> 0;
	return hash;
}

/** One of several frames; `turn` parts choices of one letter from each other. */
export function pick(frames: Frames, seed: number, turn = 0): string {
	return frames[(seed + turn) % frames.length] ?? frames[0];
}

/** The frame with its braces filled. */
export function fill(
	frame: string,
	values: Readonly<Record<string, string>>,
): string {
	return frame.replace(
		/\{(\w+)\}/g,
		(whole, name: string) => values[name] ?? whole,
	);
}

/** A company as it stands in a sentence: some take an article by their legal form. */
export function placed(company: string, language: LanguageCode): string {
	const { companyArticle } = WRITING_WORDS[language];
	// "Elsterwerke GmbH, Leipzig"
	return companyArticle?.of.test(company.replace(/, [^,]*$/u, ""))
		? `${companyArticle.article}${company}`
		: company;
}

/** The frame filled, with an employer behind the preposition and the article its name takes: "à la Librairie du Port". */
export function fillPlaced(
	frame: string,
	values: Readonly<Record<string, string>>,
	language: LanguageCode,
): string {
	const { company = "" } = values;
	const at = placeOf(company, language);
	const behind = APPOSED.test(company)
		? frame.replace(/\{company\}(?= \{?\p{L})/u, "{company},")
		: frame;
	return at === null
		? fill(behind, { ...values, company: placed(company, language) })
		: fill(placedFrame(behind, { at }, language), values);
}

/** The preposition and the article before an employer whose first word takes them; null where it takes the usual one. */
function placeOf(company: string, language: LanguageCode): string | null {
	const { companyPlaces } = WRITING_WORDS[language];
	return companyPlaces?.at.find(([, of]) => of.test(company))?.[0] ?? null;
}

/** A frame with the employer behind the title of the position: "the position of {title} at the City of Alder". */
export function atEmployer(
	frame: string,
	employer: string,
	language: LanguageCode,
): string {
	const behind = behindTitle(frame, language);
	if (behind === null) return frame;
	const at = placeOf(employer, language);
	return at === null
		? fill(behind, { employer: placed(employer, language) })
		: fill(placedFrame(behind, { at, place: "employer" }, language), {
				employer,
			});
}

/** The frame with a place for the employer behind its title; null where it has no title or the language puts it elsewhere. */
export function behindTitle(
	frame: string,
	language: LanguageCode,
): string | null {
	const { atEmployer: place } = WRITING_WORDS[language].letter;
	return place !== undefined && TITLE.test(frame)
		? frame.replace(TITLE, (title) => `${title}${place}`)
		: null;
}

/** Between quotation marks where the language has them there. */
const TITLE = /\{title\}[\s]?[”“»]?/u;

/** "St. Mary's, maternity ward" stands between commas; "Brandt, Ekelund & Shaw LLP" is a name with one in it. */
const APPOSED = /, (?!.*[&+])/u;

/** The frame with another preposition before its employer. */
export function placedFrame(
	frame: string,
	{ at, place = "company" }: { at: string; place?: "company" | "employer" },
	language: LanguageCode,
): string {
	const { companyPlaces } = WRITING_WORDS[language];
	if (!companyPlaces) return frame;
	const { preposition } = companyPlaces;
	return frame
		.replaceAll(`${preposition} {${place}}`, `${at}{${place}}`)
		.replaceAll(
			`${capitalized(preposition)} {${place}}`,
			`${capitalized(at)}{${place}}`,
		);
}

export function capitalized(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A position inside a sentence: small where the language writes it so and nothing in it is a name. */
export function titleInSentence(title: string, language: LanguageCode): string {
	const [first = "", ...others] = title.split(/[ /]/);
	const [next = ""] = others;
	const isPlain =
		/^\p{Lu}[\p{Ll}'’.-]+$/u.test(first) &&
		// A place at its end is no part of a name: "Driftsleder til anlegget på Frøya".
		!(others.some(isLarge) && (isLarge(next) || !isNamingPlace(title)));
	return WRITING_WORDS[language].hasSmallTitles && isPlain
		? title.charAt(0).toLowerCase() + title.slice(1)
		: title;
}

function isLarge(word: string): boolean {
	return /^[(]?\p{Lu}\p{Ll}/u.test(word);
}

/** Whether its only other name is one word or two behind a small one at its end. */
function isNamingPlace(title: string): boolean {
	return /^[^A-Z]\S*(?: \p{Ll}+)+ (?!of )\p{Ll}{1,3} \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(
		title.charAt(0).toLowerCase() + title.slice(1),
	);
}

/** The same for a person's own position: what stands behind its comma goes into brackets. */
export function positionInSentence(
	position: string,
	language: LanguageCode,
): string {
	// "Courier; in 2017, dispatcher": what somebody was besides stands behind it.
	const [own = "", besides] = position.split(/; /u);
	const [name = "", aside, more] = own.split(/, /u);
	const isAside =
		aside !== undefined && more === undefined && !/[()]/.test(position);
	const title = isAside
		? `${titleInSentence(name, language)} (${aside})`
		: titleInSentence(besides === undefined ? position : own, language);
	return language === "en" ? withJobArticle(title) : title;
}

/** What a frame says before its first brace: a label that claims nothing by itself. */
export function labelOf(frame: string): string {
	return frame.slice(0, Math.max(0, frame.indexOf("{"))).trim();
}

/** "{title}: a question before an application" where no title is known. */
export function untitled(frame: string): string {
	return capitalized(frame.replace(/^\{title\}[\s:：]*/u, ""));
}

/** The text as a country spells it. */
export function inSpelling(text: string, spelling: Spelling = []): string {
	return spelling.reduce(
		(spelled, [from, to]) => spelled.replace(from, to),
		text,
	);
}

/** Between the quotation marks of the language. */
export function quote(text: string, { words }: Voice): string {
	const [open, close] = words.quotes;
	return `${open}${text}${close}`;
}
