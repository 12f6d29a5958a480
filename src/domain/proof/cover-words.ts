// Covers a word of a line, or a phrase of it, by a word of a fact: the same word in another form, a word of the same rank from
// a table, the parts of a compound.

import type { Clause } from "../clauses/clause.ts";
import { COMPOUNDING, placesInCompound } from "../clauses/compounds.ts";
import { type Hit, hitsOn } from "../clauses/hits.ts";
import { hasManyMeanings } from "../clauses/phrase-kinds.ts";
import type { Reading, ReadWord } from "../clauses/reading.ts";
import { isDeedAt } from "../clauses/verb-forms.ts";
import {
	comparable,
	isSameWord,
	type Vocabulary,
} from "../clauses/vocabulary.ts";
import { type Cover, type Target, textOf } from "./alignment.ts";
import { initialsOf, isInitials } from "./initials.ts";
import type { Step, StepKind } from "./verdict.ts";
import { areKin } from "./word-kin.ts";

export function coverWord(
	line: Clause,
	at: number,
	targets: readonly Target[],
): Cover | null {
	for (const target of targets) {
		// "Harbor Coaches" trains nobody.
		if (target.origin === "name" && isOwnDeed(line, at)) continue;
		const cover =
			byConcept(line, at, { target, isWanted: isLong }) ??
			bySameWord(line, at, target) ??
			byConcept(line, at, { target, isWanted: isShort }) ??
			byJoining(line, at, target) ??
			byInitials(line, at, target) ??
			byKinship(line, at, target) ??
			byCompoundHead(line, at, target);
		if (cover) return cover;
	}
	return null;
}

/** "Two times" for "twice", "every four weeks" for "every fourth week": a figure that a phrase is made with. */
export function coverCounted(
	line: Clause,
	at: number,
	targets: readonly Target[],
): Cover | null {
	for (const target of targets) {
		const cover =
			target.origin === "clause"
				? byConcept(line, at, { target, isWanted: isOfFigure })
				: null;
		if (cover) return cover;
	}
	return null;
}

function isOfFigure(hit: Hit): boolean {
	return isLong(hit) && (hit.kind === "period" || COUNTED.has(hit.concept));
}

const COUNTED: ReadonlySet<string> = new Set([
	"twice",
	"three times",
	"four times",
	"five times",
]);

function isOwnDeed({ reading, head }: Clause, at: number): boolean {
	return at === head && isDeedAt(reading, at);
}

type Phrase = { hit: Hit; key: string };

// A clause is held against many facts.
const phrasesOf = new WeakMap<Clause, Map<number, readonly Phrase[]>>();

/** The phrases of a clause that hold a word and may stand for another, the longest first. */
function phrasesOver(clause: Clause, at: number): readonly Phrase[] {
	const ofClause = phrasesOf.get(clause) ?? new Map();
	phrasesOf.set(clause, ofClause);
	const known = ofClause.get(at) ?? readPhrases(clause, at);
	ofClause.set(at, known);
	return known;
}

function readPhrases({ reading, parts }: Clause, at: number): Phrase[] {
	return hitsOn(reading.hits, at)
		.filter(
			({ first, last, isStronger, kind }) =>
				parts.has(first) &&
				parts.has(last) &&
				!isStronger &&
				!hasManyMeanings(kind),
		)
		.toSorted((a, b) => b.last - b.first - (a.last - a.first))
		.map((hit) => ({ hit, key: `${hit.kind}:${hit.concept}` }));
}

const isLong = ({ first, last }: Hit) => last > first;
const isShort = (hit: Hit) => !isLong(hit);

function byConcept(
	line: Clause,
	at: number,
	{ target, isWanted }: { target: Target; isWanted(hit: Hit): boolean },
): Cover | null {
	for (const { hit, key } of phrasesOver(line, at)) {
		const found = isWanted(hit) ? target.byConcept.get(key) : undefined;
		if (!found || !isSameTerm({ hit, line }, { hit: found, target })) continue;
		// "Assistant" is a person; "six people" are no title.
		if (found.isStronger && target.origin === "title") continue;
		const { first: place, last } = found;
		return {
			...covered(line, hit, { target, place, last }),
			hit: hit.concept,
		};
	}
	return null;
}

/**
 * Postings name one thing in ways that are no more than alike, "solution selling" and "SPIN selling": one stands for
 * another where it says nothing new, shortens it, or is its translation.
 */
function isSameTerm(
	{ hit, line }: { hit: Hit; line: Clause },
	{ hit: known, target }: { hit: Hit; target: Target },
): boolean {
	if (hit.kind !== "term") return true;
	const said = line.reading.words.slice(hit.first, hit.last + 1);
	const own = target.reading.words.slice(known.first, known.last + 1);
	if (isShortFor(said, own) || isShortFor(own, said)) return true;
	if (line.reading.language !== target.reading.language) return true;
	return said.every(
		(word) =>
			word.isSmall ||
			own.some((other) =>
				line.reading.vocabularies.some(({ forms }) =>
					isSameWord(word, other, forms),
				),
			),
	);
}

/** "BSN" for "Bachelor of Science in Nursing". */
function isShortFor(
	short: readonly ReadWord[],
	long: readonly ReadWord[],
): boolean {
	const [sign] = short;
	if (!sign || short.length > 1) return false;
	if (long.length === 1) return isContraction(sign, long[0] ?? sign);
	const initials = (words: readonly ReadWord[]) =>
		words.map(({ folded }) => folded[0] ?? "").join("");
	return (
		initials(long) === sign.folded ||
		initials(long.filter(({ isSmall }) => !isSmall)) === sign.folded
	);
}

const LONGEST_SIGN = 4;
const LEAST_ALIKE = 4;

/** "K8s" for "Kubernetes", "JS" for "JavaScript", "Postgres" for "PostgreSQL". */
function isContraction(
	{ folded: short }: ReadWord,
	{ folded: long }: ReadWord,
) {
	if (short[0] !== long[0] || short.length >= long.length) return false;
	if (long.startsWith(short)) return true;
	if (short.length > LONGEST_SIGN)
		return short.slice(0, LEAST_ALIKE) === long.slice(0, LEAST_ALIKE);
	const letters = [...short].filter((letter) => !/\p{N}/u.test(letter));
	let at = 0;
	return letters.every((letter) => {
		at = long.indexOf(letter, at) + 1;
		return at > 0;
	});
}

/** By the word itself only, whatever else it may mean. */
export function coverSameWord(
	line: Clause,
	at: number,
	targets: readonly Target[],
): Cover | null {
	for (const target of targets) {
		const cover = bySameWord(line, at, target);
		if (cover) return cover;
	}
	return null;
}

function bySameWord(line: Clause, at: number, target: Target): Cover | null {
	const word = line.reading.words[at];
	const place = word ? sameWord(word, target) : null;
	return place === null
		? null
		: covered(line, { first: at, last: at }, { target, place });
}

function sameWord(word: ReadWord, { reading, byRoot }: Target): number | null {
	let found: number | null = null;
	for (const root of [word.folded, ...word.roots])
		for (const place of byRoot.get(root) ?? []) {
			const other = reading.words[place];
			const isSame =
				other !== undefined &&
				reading.vocabularies.some(({ forms }) =>
					isSameWord(word, other, forms),
				);
			if (isSame && (found === null || place < found)) found = place;
		}
	return found;
}

/** "Eingewiesen" for "Einweisung", "föreslog" for "förslag": a deed and its noun whose vowels alone differ. */
function byKinship(line: Clause, at: number, target: Target): Cover | null {
	const word = line.reading.words[at];
	const [own] = line.reading.vocabularies;
	if (!word || !own || word.isSmall || word.isSign || word.isName) return null;
	if (target.origin !== "clause" && target.origin !== "context") return null;
	if (target.reading.language !== line.reading.language) return null;
	const place = target.places.find((one) => {
		const other = target.reading.words[one];
		return (
			other !== undefined &&
			!other.isSmall &&
			!other.isName &&
			other.figure === null &&
			areKin(word, other, own.forms)
		);
	});
	return place === undefined
		? null
		: covered(line, { first: at, last: at }, { target, place });
}

/** "Frachtpreise" for "Frachtraten": compounds whose first part is one and whose last means the same. */
function byCompoundHead(
	line: Clause,
	at: number,
	target: Target,
): Cover | null {
	const word = line.reading.words[at];
	if (!word || !mayBeCompound(word) || !COMPOUNDING.has(line.reading.language))
		return null;
	if (target.reading.language !== line.reading.language) return null;
	const place = target.places.find((one) => {
		const other = target.reading.words[one];
		return (
			other !== undefined &&
			mayBeCompound(other) &&
			haveHeadsAlike(word, other, line.reading.vocabularies[0])
		);
	});
	return place === undefined
		? null
		: covered(line, { first: at, last: at }, { target, place });
}

const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;

function mayBeCompound({ folded, isAgent, isSmall, isName }: ReadWord) {
	return folded.length >= SHORTEST_COMPOUND && !isAgent && !isSmall && !isName;
}

function haveHeadsAlike(
	{ folded: a }: ReadWord,
	{ folded: b }: ReadWord,
	own: Vocabulary | undefined,
): boolean {
	let shared = 0;
	while (shared < a.length && a[shared] === b[shared]) shared += 1;
	for (let cut = shared; own && cut >= SHORTEST_PART; cut -= 1) {
		const [one, other] = [a.slice(cut), b.slice(cut)];
		if (Math.min(one.length, other.length) < SHORTEST_PART) continue;
		const concepts = conceptsOf(other, own);
		if (conceptsOf(one, own).some((concept) => concepts.includes(concept)))
			return true;
	}
	return false;
}

/** What a word means by itself, as a noun. */
function conceptsOf(word: string, { forms, phrases }: Vocabulary): string[] {
	const said = comparable(word, forms);
	return said.roots.flatMap((root) =>
		(phrases.get(root) ?? []).flatMap(
			({ kind, concept, words, isStronger }) => {
				const [own] = words;
				return kind === "thing" &&
					words.length === 1 &&
					!isStronger &&
					own !== undefined &&
					isSameWord(said, own, forms)
					? [concept]
					: [];
			},
		),
	);
}

/** "Return of spontaneous circulation" for "ROSC", and "KPI" for "key performance indicators". */
function byInitials(line: Clause, at: number, target: Target): Cover | null {
	const { reading } = line;
	const word = reading.words[at];
	if (!word || word.isSmall) return null;
	const isSign = isInitials(word);
	for (const place of isSign ? target.places : target.initials) {
		const other = target.reading.words[place];
		if (!other) continue;
		if (target.initials.includes(place)) {
			const last = endOfRun(reading, at, initialsOf(other));
			if (last !== null)
				return covered(line, { first: at, last }, { target, place });
		}
		if (isSign) {
			const last = endOfRun(target.reading, place, initialsOf(word));
			if (last !== null)
				return covered(line, { first: at, last: at }, { target, place, last });
		}
	}
	return null;
}

/** Where a run of words ends whose initials, small words counted or not, spell a sign; null where none does. */
function endOfRun(
	{ words }: Reading,
	from: number,
	sign: string,
): number | null {
	let spelled = 0;
	for (let at = from; at < words.length; at += 1) {
		const word = words[at];
		if (!word || (at > from && /[,;:()]/.test(word.gap))) return null;
		if (word.folded[0] === sign[spelled] && !word.isSign) spelled += 1;
		else if (!word.isSmall) return null;
		if (spelled === sign.length) return at;
	}
	return null;
}

/** "Front-end" for "frontend", parts of a compound for the whole. */
function byJoining(line: Clause, at: number, target: Target): Cover | null {
	const { words } = line.reading;
	const [word, next] = [words[at], words[at + 1]];
	if (!word) return null;
	const [one] = next
		? (target.byRoot.get(`${word.folded}${next.folded}`) ?? [])
		: [];
	if (one !== undefined)
		return covered(line, { first: at, last: at + 1 }, { target, place: one });
	const joined = target.byJoined.get(word.folded);
	const [place, ...also] =
		joined === undefined ? placesInCompound(word, target) : [joined];
	return place === undefined
		? null
		: { ...covered(line, { first: at, last: at }, { target, place }), also };
}

function covered(
	line: Clause,
	{ first, last }: { first: number; last: number },
	{
		target,
		place,
		last: end = place,
	}: { target: Target; place: number; last?: number },
): Cover {
	const said = textOf(line.reading, first, last);
	const [from, to] = [target.reading.words[place], line.reading.words[first]];
	return {
		first,
		last,
		origin: target.origin,
		target: { reading: target.reading, place, last: end },
		figure: null,
		hit: null,
		step:
			from && to
				? stepOf(from, first === last ? to : null, {
						said,
						readings: [line.reading, target.reading],
					})
				: null,
	};
}

type Said = { said: string; readings: readonly [Reading, Reading] };

/** The step from a word of a fact to what the line says; `to` is null where that is more than one word. */
function stepOf(
	from: ReadWord,
	to: ReadWord | null,
	{ said, readings: [line, fact] }: Said,
): Step | null {
	if (from.folded === to?.folded) return null;
	const isForm = to?.roots.some((root) => from.roots.includes(root)) ?? false;
	const otherWord: StepKind =
		line.language === fact.language ? "synonym" : "translate";
	return { step: isForm ? "inflect" : otherWord, from: from.text, to: said };
}
