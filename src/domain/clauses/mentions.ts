// Who else stands in a clause: a role or a body of the tables, a compound that ends in one, whoever a noun names by what they do,
// a name behind "Ms".
import type { Clause } from "./clause.ts";
import { COMPOUNDING } from "./compounds.ts";
import { type Hit, isSomebody } from "./hits.ts";
import type { Reading } from "./reading.ts";

const known = new WeakMap<Clause, readonly Hit[]>();

/** In their order. */
export function mentionsIn(clause: Clause): readonly Hit[] {
	const found = known.get(clause) ?? find(clause);
	known.set(clause, found);
	return found;
}

function find({ hits, reading, parts }: Clause): Hit[] {
	const places = [...parts.keys()];
	return [
		...hits.filter(({ kind }) => isSomebody(kind)),
		...places.flatMap((at) =>
			isCompound(reading, at) || isAgentNoun(reading, at)
				? [mention(at, at)]
				: [],
		),
		...places.flatMap((at) => namedPerson(reading, at)),
	].toSorted((a, b) => a.first - b.first || b.last - a.last);
}

export function mention(first: number, last: number): Hit {
	return { kind: "others", concept: "others", isStronger: false, first, last };
}

const LEAST_PART = 4;

/** "Driftslederen", "Personalbüro": whoever the last part of a compound names. */
function isCompound(
	{ language, words, vocabularies }: Reading,
	at: number,
): boolean {
	const ends = vocabularies[0]?.othersEnd;
	if (!ends || !COMPOUNDING.has(language)) return false;
	const { folded = "", isSmall = true } = words[at] ?? {};
	const end = isSmall ? null : ends.exec(folded);
	return end !== null && end.index >= LEAST_PART;
}

/** "The decorator": a noun of those who do a thing, behind an article. */
function isAgentNoun(reading: Reading, at: number): boolean {
	const word = reading.words[at];
	return (
		word?.isAgent === true &&
		!word.isSmall &&
		!/ment[oi]s?$/.test(word.folded) &&
		(isDeterminer(reading, at - 1) || isDeterminer(reading, at - 2))
	);
}

const ABBREVIATION = 2;
const CAPITAL = /^\p{Lu}/u;

/** "Ms Hale", "Herr Tellmann". */
function namedPerson({ words, vocabularies }: Reading, at: number): Hit[] {
	const [title, name, second] = [words[at], words[at + 1], words[at + 2]];
	if (!title || !name || !CAPITAL.test(name.text)) return [];
	if (!vocabularies[0]?.honorifics.has(title.folded)) return [];
	if (title.text.length <= ABBREVIATION && !CAPITAL.test(title.text)) return [];
	const isLonger = second !== undefined && isName(second);
	return [mention(at, isLonger ? at + 2 : at + 1)];
}

/** Whether a word behind a name may belong to it. */
export function isName({ text, gap }: Reading["words"][number]): boolean {
	return CAPITAL.test(text) && /^[ .-]*$/.test(gap);
}

export function isDeterminer(
	{ words, vocabularies }: Reading,
	at: number,
): boolean {
	const word = words[at];
	return (
		word !== undefined &&
		(vocabularies[0]?.determiners.has(word.folded) ?? false)
	);
}

const NORDIC: ReadonlySet<string> = new Set(["sv", "da", "no"]);

/** "Driftslederen", and "mester", who needs no article either: Nordic nouns carry it at their end. */
export function isDefiniteAt({ language, words }: Reading, at: number) {
	return (
		NORDIC.has(language) &&
		/.{2}(?:en|et|an|ne|na|a|ster)$/.test(words[at]?.folded ?? "")
	);
}
