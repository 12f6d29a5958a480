// What is over told as what somebody still does: "I run the shop" of a position that ended, or of a summary that says "I ran".
// Under its own entry a line stands beside the dates; anywhere else its tense tells when.

import type { Clause } from "../clauses/clause.ts";
import { clausesOf } from "../clauses/clauses.ts";
import { readLine } from "../clauses/read-line.ts";
import type { Reading, ReadWord } from "../clauses/reading.ts";
import {
	isPast,
	isRomanceParticiple,
	isThirdPerson,
	NOUN_OF_DEED,
} from "../clauses/verb-forms.ts";
import { UNTIL } from "../language/reading/date-patterns.ts";
import { LETTERS_BEGIN } from "../language/word-edges.ts";
import { pathOf } from "../profile/content-path.ts";
import type { Alignment } from "./alignment.ts";
import type { Ground } from "./ground.ts";
import type { Line } from "./line.ts";

export function isInWrongTense(
	{ line: clause, fact, clause: own }: Alignment,
	line: Line,
	{ entries }: Ground,
): boolean {
	if (line.entry !== undefined && selfIn(clause) === undefined) return false;
	if (!isInPresent(clause)) return false;
	const entry = fact.entry === null ? undefined : entries.get(fact.entry);
	if (entry)
		return (
			entry.end !== null && !entry.isCurrent && entry.end < (line.today ?? "9")
		);
	return fact.path.startsWith(SUMMARY) && (isInPast(own) || isUntil(own, line));
}

/** Whether a text says of its writer what they do or are today. */
export function isStatedToday(text: string, language: string): boolean {
	return readLine(text, language).some((reading) =>
		clausesOf(reading).some(isInPresent),
	);
}

const UNTIL_YEAR = new RegExp(
	`${LETTERS_BEGIN}${UNTIL} (?:\\p{L}+\\.? ){0,2}((?:19|20)\\d\\d)(?!\\d)`,
	"iu",
);

/** "Until 2021". */
function isUntil({ reading }: Clause, { today = "9" }: Line): boolean {
	const [, year] = UNTIL_YEAR.exec(reading.text) ?? [];
	return year !== undefined && year < today;
}

const SUMMARY = pathOf("personal", "summary");

const known = new WeakMap<Clause, boolean>();

/** Whether a clause says of the writer what they do or are today. */
function isInPresent(clause: Clause): boolean {
	const found = known.get(clause) ?? readsAsPresent(clause);
	known.set(clause, found);
	return found;
}

function readsAsPresent(clause: Clause): boolean {
	const { reading, parts, head, link } = clause;
	const [own] = reading.vocabularies;
	if (!own) return false;
	const places = [...parts.keys()].toSorted((a, b) => a - b);
	const self = selfIn(clause);
	if (self === undefined) {
		const word = head === null ? undefined : reading.words[head];
		if (!word)
			return isBeing(places, reading) && ROMANCE_FIRST.test(reading.language);
		if (reading.language === "en")
			return link === "relative" && isThirdPerson(word, reading);
		return (
			ROMANCE_FIRST.test(reading.language) &&
			(isFirstPerson(word, reading) || isBeing(places.slice(0, 1), reading))
		);
	}
	const verbs = [
		self + 1,
		...(VERB_SECOND.test(reading.language) ? [self - 1] : []),
	];
	return verbs.some((at) => {
		const word = reading.words[at];
		if (!word) return false;
		if (own.is.has(word.folded)) return true;
		return !word.isSmall && !word.figure && isPresent(word, reading);
	});
}

/** The place of "I". */
function selfIn({ reading, parts }: Clause): number | undefined {
	const [own] = reading.vocabularies;
	return [...parts.keys()].find(
		(at) => own?.self.has(reading.words[at]?.folded ?? "") ?? false,
	);
}

const ROMANCE_FIRST = /^(?:es|it|pt)$/;
const VERB_SECOND = /^(?:de|nl|sv|da|no)$/;

function isBeing(places: readonly number[], { words, vocabularies }: Reading) {
	return places.some((at) => vocabularies[0]?.is.has(words[at]?.folded ?? ""));
}

/** "Gestisco", "llevo"; never "control", "ho gestito". */
function isFirstPerson(word: ReadWord, reading: Reading): boolean {
	const [own] = reading.vocabularies;
	return (
		/o$/.test(word.text) &&
		!isRomanceParticiple(word, reading) &&
		!NOUN_OF_DEED.test(word.folded) &&
		!(own?.forms.named.has(word.folded) ?? false)
	);
}

/** The endings of a verb of today beside "I"; what may be of either time is none. */
const OF_TODAY: Readonly<Record<string, RegExp>> = {
	en: /(?<!ed|ly)$/,
	de: /(?<!t)e$/,
	fr: /(?<!ai|[aiu]s|ait)[estxd]$/,
	nl: /(?<!de|te|en)$/,
	sv: /r$/,
	da: /r$/,
	no: /r$/,
	es: /o$/,
	it: /o$/,
	pt: /o$/,
};

function isPresent(word: ReadWord, reading: Reading): boolean {
	const endings = OF_TODAY[reading.language];
	if (!endings?.test(word.text.toLowerCase())) return false;
	return reading.language !== "en" || !isPast(word, reading);
}

/** "I ran", "var souschef". */
function isInPast({ reading, parts, head }: Clause): boolean {
	const word = head === null ? undefined : reading.words[head];
	if (word && reading.language === "en" && isPast(word, reading)) return true;
	return [...parts.keys()].some(
		(at) =>
			reading.vocabularies[0]?.was.has(reading.words[at]?.folded ?? "") ??
			false,
	);
}
