// What stands for a deed, and in which form: two deeds of one form stand side by side.

import { type Hit, hitsOn, isSomebody } from "./hits.ts";
import type { Reading, ReadWord } from "./reading.ts";
import { irregularBase } from "./word-roots.ts";

/** Whether a phrase that begins here names a deed, or a part in one. */
export function isDeedAt({ hits }: Reading, at: number): boolean {
	return hitsOn(hits, at).some(
		({ first, kind, concept }) =>
			first === at &&
			(kind === "deed" || (kind === "limit" && IS_DEED.has(concept))),
	);
}

const IS_DEED: ReadonlySet<string> = new Set([
	"help",
	"part",
	"worked",
	"share",
]);

export function isGerund(
	word: ReadWord,
	{ language, vocabularies }: Reading,
): boolean {
	return (
		language === "en" &&
		/^\p{L}{3,}ing$/u.test(word.text) &&
		!isNamed(word) &&
		!(vocabularies[0]?.noVerbs.has(word.folded) ?? false)
	);
}

/** "Reduciendo", "migliorando". */
export function isRomanceGerund(
	word: ReadWord,
	{ language }: Reading,
): boolean {
	return (
		(language === "es" || language === "it" || language === "pt") &&
		/^\p{Ll}{3,}[ae]ndo$/u.test(word.text)
	);
}

/** "Booking.com", within a sentence. */
function isNamed({ text, start }: ReadWord): boolean {
	return start > 0 && /^\p{Lu}\p{Ll}+ing$/u.test(text);
}

/** Within a sentence, what English writes so and ends like a verb is a name; in Romance languages no verb is written so. */
function isNameIn(word: ReadWord, { language }: Reading): boolean {
	return language === "en"
		? isNamed(word)
		: ROMANCE.has(language) &&
				word.gap === " " &&
				/^\p{Lu}\p{Ll}+$/u.test(word.text);
}

/** "Anglais courant": how well a language is spoken; English has too many such words that are verbs. */
function isLevel(
	{ folded }: ReadWord,
	{ language, vocabularies: [own] }: Reading,
): boolean {
	return language !== "en" && (own?.levels.has(folded) ?? false);
}

/** "Turismo", "comercio": within a sentence, a Spanish word in "-o" or "-e" is a verb where the tables know its deed; "diseñó" has its accent. */
function isBareNoun(word: ReadWord, reading: Reading): boolean {
	return (
		reading.language === "es" &&
		word.start > 0 &&
		/[eo]$/.test(word.text) &&
		!PARTICIPLE.test(word.folded) &&
		!isRomanceGerund(word, reading) &&
		!isIrregular(word, reading) &&
		!isDeedAt(reading, reading.words.indexOf(word))
	);
}

function isIrregular({ folded }: ReadWord, { vocabularies: [own] }: Reading) {
	return own !== undefined && irregularBase(folded, own.forms) !== undefined;
}

const BARE = "bare";
const THIRD = "third";
const PAST = "form 0";

/** The forms a word may have as a verb. "Set" and "cut" have two. */
function formsOf(
	{ folded }: ReadWord,
	{ vocabularies, language }: Reading,
): string[] {
	const [own] = vocabularies;
	if (!own || own.noVerbs.has(folded)) return [BARE];
	const base = irregularBase(folded, own.forms);
	if (base !== undefined) return base === folded ? [PAST, BARE] : [PAST];
	// "Unplanned", "unmatched": nobody unplans.
	if (/^un.{3,}ed$/.test(folded)) return [BARE];
	const form = own.verbForms.find(({ endings }) => endings.test(folded));
	if (form) return [form.name];
	return language === "en" && /[^isu]s$/.test(folded) ? [THIRD] : [BARE];
}

/** Whether a word has the form of a verb, known or not. */
export function isVerb(word: ReadWord, reading: Reading): boolean {
	if (word.isName || isNameIn(word, reading)) return false;
	if (word.isSign || isLevel(word, reading) || isBareNoun(word, reading))
		return false;
	// German writes nouns with a capital; of these only the name of a deed stands for one.
	if (isNoun(word, reading) && word.start > 0)
		return /(?:ung|ion)$/.test(word.folded);
	return formsOf(word, reading).some((form) => form !== BARE && form !== THIRD);
}

const PARTICIPLE = /.{2}(?:(?:ad|id)[oa]s?|(?:at|it|ut)[oaie])$/;

/** "Presentate", "definidos": in any number and gender. */
export function isRomanceParticiple(
	word: ReadWord,
	{ language }: Reading,
): boolean {
	return ROMANCE.has(language) && PARTICIPLE.test(word.folded);
}

/** "Reduced", "gesenkt", "presentate": whether a word says that something was done. */
export function isDone(word: ReadWord, reading: Reading): boolean {
	if (isNoun(word, reading)) return false;
	return (
		isPast(word, reading) ||
		isRomanceParticiple(word, reading) ||
		(reading.vocabularies[0]?.forms.separable?.test(word.folded) ?? false)
	);
}

/** "Negotiation" is no form of "negotiate", whatever verb stands before it. */
export function isNamedInEnglish(
	{ folded }: ReadWord,
	{ language }: Reading,
): boolean {
	return language === "en" && /.{3}(?<!st)ation$/.test(folded);
}

/** By its capital, in the one language that writes all of them so. */
export function isNoun(word: ReadWord, reading: Reading): boolean {
	return marksNouns(reading) && /^\p{Lu}/u.test(word.text);
}

export function marksNouns({ language }: Reading): boolean {
	return language === "de";
}

export function isSameForm(
	a: ReadWord,
	b: ReadWord,
	reading: Reading,
): boolean {
	const forms = formsOf(b, reading);
	return formsOf(a, reading).some((form) => forms.includes(form));
}

/** "Pose de portes", "poda de olivos": a noun that the tables know for the name of a deed, before what it was done to. */
function isNamedDeed(
	at: number,
	{ words, hits, vocabularies, language }: Reading,
): boolean {
	const word = words[at];
	const [own] = vocabularies;
	return (
		ROMANCE.has(language) &&
		word !== undefined &&
		(own?.forms.named.has(word.folded) ?? false) &&
		hitsOn(hits, at + 1).some(
			({ kind, first }) => kind === "of" && first === at + 1,
		)
	);
}

/** The end of a noun that names what was done. */
export const NOUN_OF_DEED =
	/(?:[ctsx]ion|zione|sione|cao|sao|m[ei]+nto?|age|aje|aggio|agem)$/;

/** Whether two deeds stand side by side as nouns: "poda de olivos y recolección de aceituna". */
export function areNamedDeeds(a: number, b: number, reading: Reading): boolean {
	const isNamed = (at: number) =>
		isNamedDeed(at, reading) ||
		NOUN_OF_DEED.test(reading.words[at]?.folded ?? "");
	return (
		(isNamedDeed(a, reading) || isNamedDeed(b, reading)) &&
		isNamed(a) &&
		isNamed(b)
	);
}

/** "Runs", said of somebody: a form of today. */
export function isThirdPerson(word: ReadWord, reading: Reading): boolean {
	return formsOf(word, reading).includes(THIRD);
}

/** Whether a word tells of what is past by its form, whatever stands beside it. */
export function isPast(word: ReadWord, reading: Reading): boolean {
	return formsOf(word, reading).every((form) => form === PAST);
}

/** The deed at the head of some places; "responsible for" only where no deed follows. */
export function headOf(
	places: readonly number[],
	reading: Reading,
): number | null {
	let duty: Hit | null = null;
	let noun: number | null = null;
	let isFirst = true;
	for (const at of places) {
		const word = reading.words[at];
		if (!word) continue;
		if (reading.vocabularies[0]?.self.has(word.folded)) isFirst = true;
		if (word.isSmall || /ly$/.test(word.folded)) continue;
		if (word.figure) {
			isFirst = false;
			continue;
		}
		if (duty && at <= duty.last) continue;
		if (isFraming(at, reading) || isBegun(at, reading)) continue;
		if (isCountedAt(at, word, reading) || isComplement(at, word, reading))
			continue;
		const found = dutyAt(reading, at);
		if (found) duty ??= found;
		else if (isHead(word, at, { reading, isFirst })) {
			if (!isNounBeside(at, reading)) return at;
			noun ??= at;
		}
		isFirst = false;
	}
	return duty?.first ?? noun;
}

/** "Under the direction of", "with the registration": a noun behind a preposition is the deed only where no verb follows. */
function isNounBeside(at: number, reading: Reading): boolean {
	const { words, hits, language } = reading;
	const word = words[at];
	if (!word || language === "en" || language === "zh") return false;
	const isInPhrase = hits.some(
		({ kind, concept, first, last }) =>
			kind === "limit" && concept === "deputy" && first < at && at <= last,
	);
	if (isInPhrase) return true;
	const isSomeone = hitsOn(hits, at).some(({ kind }) => isSomebody(kind));
	if (isSomeone && !isDeedAt(reading, at)) return true;
	if (!isSomeone && !isNoun(word, reading)) return false;
	const before = words[at - 1];
	const preposition = isArticle(at - 1, reading) ? words[at - 2] : before;
	return (
		preposition?.isSmall === true &&
		!preposition.figure &&
		!/[,;:.()]/.test(before?.gap ?? "")
	);
}

function isArticle(at: number, { words, vocabularies }: Reading): boolean {
	return vocabularies[0]?.determiners.has(words[at]?.folded ?? "") ?? false;
}

/** "(12 mensen)": what stands right behind a number is counted, unless it was done: "12 audits completed". */
function isCountedAt(at: number, word: ReadWord, reading: Reading): boolean {
	const before = reading.words[at - 1]?.figure;
	return before?.kind === "count" && !isPast(word, reading);
}

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

/** "Certificados de lavado" names a paper: nothing was washed. */
function isComplement(at: number, word: ReadWord, reading: Reading): boolean {
	return (
		ROMANCE.has(reading.language) &&
		at > 1 &&
		hitsOn(reading.hits, at - 1).some(
			({ kind, last }) => kind === "of" && last === at - 1,
		) &&
		isPast(word, reading)
	);
}

/** "Automation" of "Marketing-Automation-System": of words joined by a dash the last one says what they are. */
function isBegun(at: number, { words, language }: Reading): boolean {
	return language !== "en" && words[at + 1]?.gap === "-";
}

/** "My work included …": the writer's words do nothing. */
function isFraming(at: number, { hits }: Reading): boolean {
	return hitsOn(hits, at).some(({ kind }) => kind === "framing");
}

/** A bare English word is a deed only where a line begins with it: "supply costs" supplies nothing. */
function isHead(
	word: ReadWord,
	at: number,
	{ reading, isFirst }: { reading: Reading; isFirst: boolean },
): boolean {
	if (isVerb(word, reading) || (isFirst && isNamedDeed(at, reading)))
		return true;
	if (isCompany(reading, at)) return false;
	return isDeedAt(reading, at) && (isFirst || reading.language !== "en");
}

/** "Together with the foreman": with whom, not what. */
function isCompany({ words, vocabularies }: Reading, at: number): boolean {
	return vocabularies[0]?.company.has(words[at]?.folded ?? "") ?? false;
}

function dutyAt({ hits }: Reading, at: number): Hit | null {
	return (
		hitsOn(hits, at)
			.filter(
				({ first, kind, concept }) =>
					first === at && kind === "deed" && concept === "duty",
			)
			.toSorted((a, b) => b.last - a.last)[0] ?? null
	);
}
