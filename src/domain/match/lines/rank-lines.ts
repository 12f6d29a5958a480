// How well each line of a profile answers some words that are asked for, and how far all lines together hold them.
import {
	addFields,
	createFields,
	nearnessTo,
	strengthInFields,
} from "../../meaning/fields-of-work.ts";
import { directionOf, type Lexeme } from "../../meaning/lexemes.ts";
import { eachSaying, type Likeness } from "../../meaning/likeness.ts";
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
	/** The lines that show a term, by its canonical name. */
	linesWith: (term: string) => ReadonlySet<IndexedLine>;
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
	const weight = weightOf(asked.lexemes) || 1;
	const said = whatIsSaid(asked.lexemes, comparison);
	const fields = createFields();
	addFields(fields, asked.lexemes);
	const nearness = nearnessTo(fields);
	const alike = alikeInDirection(asked.lexemes, comparison);
	const shown = termsShown(asked.terms, comparison);
	const lines = index.lines.map((line, at): RankedLine => {
		const covered = (said.covered[at] ?? 0) / weight;
		const score =
			WEIGHT.covered * covered +
			WEIGHT.exact * ((said.exact[at] ?? 0) / weight) +
			WEIGHT.about * (said.about[at] ?? 0) +
			WEIGHT.direction * (alike[at] ?? 0) +
			WEIGHT.fields * nearness(line.fields, line.squares) +
			WEIGHT.terms * Math.min(shown.get(line) ?? 0, MOST_TERMS) +
			WEIGHT.length * (Math.min(line.lexemes.length, LONG_LINE) / 10) +
			KIND[line.kind];
		return { line, score, covered };
	});
	const held = sumOf(
		asked.lexemes,
		(lexeme, at) => lexeme.weight * (said.best[at] ?? 0),
	);
	return {
		lines: bestFirst(lines, wordsIn(index, comparison.likeness).room),
		covered: held / weight,
		strength: strengthInFields(fields, index.fields),
	};
}

// Numbers alone are sorted in a fraction of the time that comparing lines takes, which every requirement asks for. Each line then goes to
// the first place of its score that no line before it has taken.
function bestFirst(
	lines: readonly RankedLine[],
	{ below, taken }: Room,
): RankedLine[] {
	// As they are sorted, the lowest first, the best line comes first.
	for (let at = 0; at < lines.length; at += 1)
		below[at] = -(lines[at]?.score ?? 0);
	below.sort();
	taken.fill(0);
	const sorted = lines.slice();
	for (const line of lines) {
		let place = firstPlaceOf(-line.score, below);
		while (taken[place] === 1) place += 1;
		taken[place] = 1;
		sorted[place] = line;
	}
	return sorted;
}

/** Of rising numbers, one of which it is. */
function firstPlaceOf(number: number, rising: Float64Array): number {
	let from = 0;
	let to = rising.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((rising[middle] ?? 0) < number) from = middle + 1;
		else to = middle;
	}
	return from;
}

/** How many of the terms each line shows that shows any. */
function termsShown(
	asked: Asked["terms"],
	{ linesWith }: Comparison,
): ReadonlyMap<IndexedLine, number> {
	const shown = new Map<IndexedLine, number>();
	for (const term of asked)
		for (const line of linesWith(term))
			shown.set(line, (shown.get(line) ?? 0) + 1);
	return shown;
}

/** The words of all lines, one line's after the other's. */
type Words = {
	/** Which line each is of, and what it weighs. */
	lineOf: Int32Array;
	weights: Float64Array;
	/** By column of the likeness, where its word stands. */
	placesOf: readonly (readonly number[])[];
	/** What the words of each line weigh together. */
	wholes: readonly number[];
	/** The directions of the lines, one behind the other; zeros where a line has none, and behind the last. */
	directions: Float32Array;
	room: Room;
};

/** Used for every requirement anew: as many arrays made each time would take as long as what is done with them. */
type Room = {
	/** What is said of each word. */
	words: Float32Array;
	/** By line: the weights of the asked words as far as it says them, and of those it says exactly. */
	covered: Float64Array;
	exact: Float64Array;
	/** By line: the share of it that the asked words say. */
	about: Float64Array;
	/** By line: the most it says of one asked word. */
	most: Float32Array;
	/** By line, and a few more. */
	alike: Float64Array;
	/** The scores of all lines, below zero, and which places are taken. */
	below: Float64Array;
	taken: Uint8Array;
};

function roomFor(lines: number, words: number): Room {
	return {
		words: new Float32Array(words),
		covered: new Float64Array(lines),
		exact: new Float64Array(lines),
		about: new Float64Array(lines),
		most: new Float32Array(lines),
		alike: new Float64Array(lines + SUMS),
		below: new Float64Array(lines),
		taken: new Uint8Array(lines),
	};
}

const kept = new WeakMap<Likeness, WeakMap<IndexedLines["lines"], Words>>();

// Every requirement goes over the same lines.
function wordsIn({ lines }: IndexedLines, likeness: Likeness): Words {
	const known = kept.get(likeness) ?? new WeakMap();
	kept.set(likeness, known);
	const found = known.get(lines) ?? findWords(lines, likeness);
	known.set(lines, found);
	return found;
}

function findWords(lines: IndexedLines["lines"], likeness: Likeness): Words {
	const words = lines.flatMap(({ lexemes }) => lexemes);
	const placesOf = Array.from({ length: likeness.width }, (): number[] => []);
	for (const [place, { id }] of words.entries())
		placesOf[likeness.columnOf[id] ?? 0]?.push(place);
	return {
		lineOf: Int32Array.from(
			lines.flatMap(({ lexemes }, line) => lexemes.map(() => line)),
		),
		weights: Float64Array.from(words, ({ weight }) => weight),
		placesOf,
		wholes: lines.map(({ lexemes }) => weightOf(lexemes) || 1),
		directions: directionsOf(lines),
		room: roomFor(lines.length, words.length),
	};
}

function directionsOf(lines: IndexedLines["lines"]): Float32Array {
	const length = lines.find(({ direction }) => direction)?.direction?.length;
	const directions = new Float32Array((lines.length + SUMS) * (length ?? 0));
	for (const [line, { direction }] of lines.entries())
		if (direction) directions.set(direction, line * direction.length);
	return directions;
}

type Said = Pick<Room, "covered" | "exact" | "about"> & {
	/** For each asked word the most any line says of it. */
	best: Float32Array;
};

// From the few words of the profile that say something of a word asked for to the lines they stand in: most lines say nothing of it.
function whatIsSaid(
	asked: readonly Lexeme[],
	{ index, likeness }: Comparison,
): Said {
	const { lineOf, weights, placesOf, wholes, room } = wordsIn(index, likeness);
	const { words, most } = room;
	words.fill(0);
	const said: Said = {
		covered: room.covered.fill(0),
		exact: room.exact.fill(0),
		about: room.about.fill(0),
		best: new Float32Array(asked.length),
	};
	const saying: number[] = [];
	asked.forEach((lexeme, at) => {
		eachSaying(likeness, lexeme, (column, value) => {
			for (const place of placesOf[column] ?? []) {
				const line = lineOf[place] ?? 0;
				if (most[line] === 0) saying.push(line);
				if (value > (most[line] ?? 0)) most[line] = value;
				if (value > (words[place] ?? 0)) words[place] = value;
			}
			if (value > (said.best[at] ?? 0)) said.best[at] = value;
		});
		for (const line of saying) {
			const value = most[line] ?? 0;
			said.covered[line] = (said.covered[line] ?? 0) + lexeme.weight * value;
			if (value > EXACT)
				said.exact[line] = (said.exact[line] ?? 0) + lexeme.weight;
			most[line] = 0;
		}
		saying.length = 0;
	});
	for (let place = 0; place < words.length; place += 1) {
		const line = lineOf[place] ?? 0;
		said.about[line] =
			(said.about[line] ?? 0) + (weights[place] ?? 0) * (words[place] ?? 0);
	}
	for (let line = 0; line < wholes.length; line += 1)
		said.about[line] = (said.about[line] ?? 0) / (wholes[line] ?? 1);
	return said;
}

/** By line, how near its direction is to the one of the asked words. */
function alikeInDirection(
	asked: readonly Lexeme[],
	{ index, likeness }: Comparison,
): Float64Array {
	const { directions, room } = wordsIn(index, likeness);
	const { alike } = room;
	const direction = directionOf(asked);
	if (!direction) return alike.fill(0);
	const { length } = direction;
	// Several lines at a time, since each sum waits for the one before it.
	for (let line = 0; line < index.lines.length; line += SUMS) {
		let [first, second, third, fourth] = [0, 0, 0, 0];
		let place = line * length;
		for (let at = 0; at < length; at += 1, place += 1) {
			const part = direction[at] ?? 0;
			first += part * (directions[place] ?? 0);
			second += part * (directions[place + length] ?? 0);
			third += part * (directions[place + 2 * length] ?? 0);
			fourth += part * (directions[place + 3 * length] ?? 0);
		}
		alike[line] = first;
		alike[line + 1] = second;
		alike[line + 2] = third;
		alike[line + 3] = fourth;
	}
	return alike;
}

const SUMS = 4;

function weightOf(lexemes: readonly Lexeme[]): number {
	return sumOf(lexemes, (lexeme) => lexeme.weight);
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
	const weight = weightOf(asked) || 1;
	const columns = new Set(held.map(({ id }) => likeness.columnOf[id]));
	const said = sumOf(asked, (lexeme) => {
		let most = 0;
		eachSaying(likeness, lexeme, (column, value) => {
			if (value > most && columns.has(column)) most = value;
		});
		return lexeme.weight * most;
	});
	return said / weight;
}
