// What of a fact's sentence a line says: word for word, by a figure, as part of a name, or as another name of the same thing.
import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Hit, hitsOn, isCarrying } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Cover } from "./alignment.ts";
import { isCutPeriod } from "./cut-lines.ts";
import type { Entry } from "./entry.ts";
import { isKeptIn } from "./limit-flaws.ts";
import { placesUsed } from "./used-places.ts";

type Said = {
	places: ReadonlySet<number>;
	figures: ReadonlySet<Figure>;
	/** Words said as part of a name or a title. */
	names: ReadonlySet<string>;
	/** Whether a figure of the line follows from two of the fact. */
	isDerived: boolean;
	/** Whether the line begins with what only stood behind a preposition. */
	isTurned: boolean;
	/** Clauses of things whose effect the line tells first. */
	turned: ReadonlySet<Clause>;
};

export function saidIn(
	reading: Reading,
	covers: readonly Cover[],
): Omit<Said, "isTurned" | "turned"> {
	return {
		places: placesUsed(covers, { reading }),
		figures: new Set(covers.flatMap(({ figure }) => figure ?? [])),
		isDerived: covers.some(({ step }) => step?.step === "derive"),
		names: new Set(
			covers.flatMap(({ origin, target }) =>
				target && (origin === "name" || origin === "title")
					? target.reading.words
							.slice(target.place, target.last + 1)
							.map(({ folded }) => folded)
					: [],
			),
		),
	};
}

export type SentenceSaid = {
	said: Said;
	/** The clauses of the sentence. */
	all: readonly Clause[];
	entry: Entry | null;
	/** What the line says. */
	lines: readonly Reading[];
};

/** Whether the line has this very word, or its figure. */
export function isStatedAt(
	at: number,
	{ words }: Pick<Reading, "words">,
	{ said, lines }: Pick<SentenceSaid, "said" | "lines">,
): boolean {
	const word = words[at];
	if (!word) return false;
	const { figure, folded } = word;
	return (
		said.places.has(at) ||
		said.names.has(folded) ||
		(figure !== null &&
			(said.figures.has(figure) ||
				lines.some(({ figures }) =>
					figures.some((one) => isEndOf(figure, one)),
				)))
	);
}

export function isSaidAt(
	at: number,
	reading: Reading,
	{ said, lines }: SentenceSaid,
): boolean {
	const { words, hits, vocabularies } = reading;
	const word = words[at];
	if (!word || isStatedAt(at, { words }, { said, lines })) return true;
	if (word.figure) return false;
	if (
		isSmallIn(lines, word.folded) ||
		isTogether(at, { words, vocabularies }, said)
	)
		return true;
	if (isSaidElsewhere(at, words, said)) return true;
	if (isTermSaid(at, hits, said)) return true;
	return hitsOn(hits, at).some(
		(hit) =>
			(isCarrying(hit) && !said.isTurned) ||
			(isSaidWithin(hit, said) &&
				!isCutPeriod(hit, { reading }, { said: said.places, lines })) ||
			isKeptLimit(hit, { lines }),
	);
}

/** "Contribution à la préparation" of "aide à la préparation": another word for the same limit. */
function isKeptLimit(
	{ kind, concept }: Hit,
	{ lines }: Pick<SentenceSaid, "lines">,
): boolean {
	return kind === "limit" && lines.some((line) => isKeptIn(concept, line));
}

/** "16 to 18" is said by one figure of the line and written by two of the fact. */
function isEndOf({ unit, values }: Figure, whole: Figure): boolean {
	return (
		whole.low !== null &&
		whole.unit === unit &&
		values.every((value) => value === whole.low || whole.values.includes(value))
	);
}

/** "Together with two colleagues", where they are named. */
function isTogether(
	at: number,
	{ words, vocabularies: [own] }: Pick<Reading, "words" | "vocabularies">,
	{ places }: Said,
): boolean {
	const isCompany = own?.company.has(words[at]?.folded ?? "") ?? false;
	return isCompany && [1, 2, 3, 4].some((more) => places.has(at + more));
}

/** A small word of the line's language in a fact that was read in another. */
function isSmallIn(lines: readonly Reading[], folded: string): boolean {
	return lines.some(
		({ vocabularies: [own] }) => own?.small.has(folded) ?? false,
	);
}

/** "Drivers' rotas to drivers' hours", "taxes in the tax season": said once, it need not be said again. */
function isSaidElsewhere(
	at: number,
	words: Reading["words"],
	{ places }: Said,
): boolean {
	const word = words[at];
	return words.some(
		({ folded, roots }, other) =>
			other !== at &&
			places.has(other) &&
			(folded === word?.folded ||
				roots.some((root) => word?.roots.includes(root))),
	);
}

/** "Hemodialysis … (the dialysis itself)": one thing under two names. */
function isTermSaid(at: number, hits: readonly Hit[], said: Said): boolean {
	const own = hitsOn(hits, at).filter(({ kind }) => kind === "term");
	return hits.some(
		(other) =>
			other.kind === "term" &&
			own.some(
				({ concept, first }) =>
					concept === other.concept && first !== other.first,
			) &&
			isSaidWithin(other, said),
	);
}

/** Any word of a phrase stands for all of it. */
function isSaidWithin({ first, last }: Hit, { places }: Said): boolean {
	for (let at = first; at <= last; at += 1) if (places.has(at)) return true;
	return false;
}
