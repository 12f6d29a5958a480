// How well each line of a profile answers some words that are asked for, and how far all lines together hold them.
import {
	addFields,
	createFields,
	nearnessTo,
	strengthInFields,
} from "../../meaning/fields-of-work.ts";
import { directionOf, type Lexeme } from "../../meaning/lexemes.ts";
import {
	columnsOf,
	type Likeness,
	likenessAt,
} from "../../meaning/likeness.ts";
import type { IndexedLine, IndexedLines } from "./indexed-lines.ts";
import type { LineKind } from "./profile-lines.ts";

/** Words asked for, with the canonical names of the terms among them. */
export type Asked = { lexemes: readonly Lexeme[]; terms: readonly string[] };

export type RankedLine = {
	line: IndexedLine;
	/** Comparable among lines and requirements; about 1 where half of what is asked for is said. */
	score: number;
	/** Share of the asked words that the line says, by weight. */
	covered: number;
};

export type LineRanking = {
	/** Best first; among equals in the order of the profile. */
	lines: readonly RankedLine[];
	/** Share of the asked words that some line says, by weight. */
	covered: number;
	/** How strong the profile is in the fields of the asked words. */
	strength: number;
};

export type Comparison = {
	index: IndexedLines;
	likeness: Likeness;
	/** Canonical names of the terms each line shows. */
	termsOf: (line: IndexedLine) => ReadonlySet<string>;
};

const EXACT = 0.94;
const WEIGHT = {
	covered: 1,
	exact: 0.64,
	/** Share of the line that the asked words say. */
	about: 0.73,
	/** Likeness of direction of both as wholes. */
	direction: 0.56,
	fields: 0.41,
	terms: 0.45,
	length: 0.28,
} as const;
const MOST_TERMS = 3;
const LONG_LINE = 25;
const KIND: Readonly<Record<LineKind, number>> = {
	line: 0,
	title: -0.15,
	project: -0.45,
	summary: -0.3,
	education: -0.1,
	course: -0.3,
	skill: -0.08,
	language: 0.18,
	certificate: -0.25,
	publication: -0.4,
};

export function rankLines(asked: Asked, comparison: Comparison): LineRanking {
	const { index } = comparison;
	const weight = sumOf(asked.lexemes, (lexeme) => lexeme.weight) || 1;
	const best = new Float32Array(asked.lexemes.length);
	const saying: Saying = {
		likeness: comparison.likeness,
		best,
		about: new Float32Array(longestOf(index)),
	};
	const fields = createFields();
	addFields(fields, asked.lexemes);
	const nearness = nearnessTo(fields);
	const direction = directionOf(asked.lexemes);
	const lines = index.lines.map((line): RankedLine => {
		const said = whatIsSaid(asked.lexemes, line, saying);
		const shown =
			asked.terms.length === 0 ? 0 : shownOf(asked.terms, line, comparison);
		const covered = said.covered / weight;
		const score =
			WEIGHT.covered * covered +
			WEIGHT.exact * (said.exact / weight) +
			WEIGHT.about * said.about +
			WEIGHT.direction * cosine(direction, line.direction) +
			WEIGHT.fields * nearness(line.fields, line.squares) +
			WEIGHT.terms * Math.min(shown, MOST_TERMS) +
			WEIGHT.length * (Math.min(line.lexemes.length, LONG_LINE) / 10) +
			KIND[line.kind];
		return { line, score, covered };
	});
	const held = sumOf(
		asked.lexemes,
		(lexeme, at) => lexeme.weight * (best[at] ?? 0),
	);
	return {
		lines: lines.toSorted((a, b) => b.score - a.score),
		covered: held / weight,
		strength: strengthInFields(fields, index.fields),
	};
}

/** How many of the terms a line shows. */
function shownOf(
	asked: Asked["terms"],
	line: IndexedLine,
	{ termsOf }: Comparison,
): number {
	const terms = termsOf(line);
	return asked.filter((term) => terms.has(term)).length;
}

/** Words of the longest line. */
function longestOf({ lines }: IndexedLines): number {
	return lines.reduce((most, line) => Math.max(most, line.lexemes.length), 0);
}

type Held = {
	/** Of the line's lexemes among the columns of the likeness. */
	columns: Int32Array;
	/** Of all its lexemes together. */
	weight: number;
};

const kept = new WeakMap<Likeness, Map<IndexedLine, Held>>();

// Every requirement goes over the same lines.
function heldIn(line: IndexedLine, likeness: Likeness): Held {
	let known = kept.get(likeness);
	if (!known) {
		known = new Map();
		kept.set(likeness, known);
	}
	let held = known.get(line);
	if (!held) {
		held = {
			columns: columnsOf(likeness, line.lexemes),
			weight: sumOf(line.lexemes, (lexeme) => lexeme.weight) || 1,
		};
		known.set(line, held);
	}
	return held;
}

type Saying = {
	likeness: Likeness;
	/** Takes, for each asked lexeme, the most any line has said of it so far. */
	best: Float32Array;
	/** Room for as many numbers as the longest line has words. */
	about: Float32Array;
};

// Each requirement is held against each line: plain loops, which make nothing that has to be cleared away.
function whatIsSaid(
	asked: readonly Lexeme[],
	line: IndexedLine,
	{ likeness, best, about }: Saying,
): { covered: number; exact: number; about: number } {
	const { columns: held, weight: whole } = heldIn(line, likeness);
	about.fill(0, 0, held.length);
	const { rowOf, values, width } = likeness;
	let covered = 0;
	let exact = 0;
	for (let at = 0; at < asked.length; at += 1) {
		const one = asked[at];
		if (!one) continue;
		const row = (rowOf[one.id] ?? 0) * width;
		let most = 0;
		for (let place = 0; place < held.length; place += 1) {
			const value = values[row + (held[place] ?? 0)] ?? 0;
			if (value > most) most = value;
			if (value > (about[place] ?? 0)) about[place] = value;
		}
		covered += one.weight * most;
		if (most > EXACT) exact += one.weight;
		if (most > (best[at] ?? 0)) best[at] = most;
	}
	let said = 0;
	for (let at = 0; at < line.lexemes.length; at += 1)
		said += (line.lexemes[at]?.weight ?? 0) * (about[at] ?? 0);
	return { covered, exact, about: said / whole };
}

function cosine(one: Float32Array | null, other: Float32Array | null): number {
	if (!one || !other) return 0;
	let sum = 0;
	for (let at = 0; at < one.length; at += 1)
		sum += (one[at] ?? 0) * (other[at] ?? 0);
	return sum;
}

function sumOf(
	lexemes: readonly Lexeme[],
	amountOf: (lexeme: Lexeme, at: number) => number,
): number {
	let sum = 0;
	for (let at = 0; at < lexemes.length; at += 1) {
		const lexeme = lexemes[at];
		if (lexeme) sum += amountOf(lexeme, at);
	}
	return sum;
}

/** Share of the asked words that some words say, by weight. */
export function shareSaid(
	asked: readonly Lexeme[],
	held: readonly Lexeme[],
	likeness: Likeness,
): number {
	const weight = sumOf(asked, (lexeme) => lexeme.weight) || 1;
	return (
		sumOf(
			asked,
			({ id, weight: own }) =>
				own *
				Math.max(0, ...held.map((other) => likenessAt(likeness, id, other.id))),
		) / weight
	);
}
