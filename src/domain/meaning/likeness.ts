// How much one word says of another, 0–1, between all words of what is asked for and all words of a profile, worked out once.
import type { Lexeme } from "./lexemes.ts";

/** `of(a, b)`: how much lexeme b of the columns says of lexeme a of the rows, by their ids. */
export type Likeness = {
	rowOf: Int32Array;
	columnOf: Int32Array;
	width: number;
	values: Float32Array;
	/** Of each row the columns that say anything of it: few of them. */
	saying: readonly (readonly number[])[];
};

const SAME_STEM = 1;
const SAME_MEANING = 0.95;
const ALIKE = 0.75;
const SAME_BEGINNING = 0.8;
const SHOWS_TRAIT = 0.5;
/** Vectors nearer than this say something; beyond it they reach at most MOST_BY_VECTOR. */
const NEAR = 0.55;
const MOST_BY_VECTOR = 0.85;

/** What is held, without repetition: asked about once or many times. */
export type LikenessColumns = {
	held: readonly Lexeme[];
	/** By the ids of the held lexemes. */
	columnOf: Int32Array;
	tails: readonly number[];
};

/** `size`: how many lexemes the lexis has. */
export function likenessColumns(
	held: readonly Lexeme[],
	size: number,
): LikenessColumns {
	const columnOf = new Int32Array(size).fill(-1);
	held.forEach(({ id }, column) => {
		columnOf[id] = column;
	});
	return { held, columnOf, tails: held.map(tailOf) };
}

/** What is asked for without repetition; ids are those of one lexis, of `size` lexemes by now. */
export function likenessBetween(
	asked: readonly Lexeme[],
	{ held, columnOf, tails }: LikenessColumns,
	size: number,
): Likeness {
	const rowOf = new Int32Array(size).fill(-1);
	asked.forEach(({ id }, row) => {
		rowOf[id] = row;
	});
	const width = held.length;
	const values = new Float32Array(asked.length * width);
	const saying = asked.map((one, row) => {
		const tail = tailOf(one);
		const columns: number[] = [];
		held.forEach((other, column) => {
			const likeness = likenessOf(one, other, tail * (tails[column] ?? 0));
			if (likeness === 0) return;
			values[row * width + column] = likeness;
			columns.push(column);
		});
		return columns;
	});
	return { rowOf, columnOf, width, values, saying };
}

/** Calls with each column that says anything of a word asked for, and how much. */
export function eachSaying(
	{ rowOf, width, values, saying }: Likeness,
	asked: Lexeme,
	call: (column: number, likeness: number) => void,
): void {
	const row = rowOf[asked.id] ?? 0;
	for (const column of saying[row] ?? [])
		call(column, values[row * width + column] ?? 0);
}

export function likenessAt(
	{ rowOf, columnOf, width, values }: Likeness,
	asked: number,
	held: number,
): number {
	return values[(rowOf[asked] ?? 0) * width + (columnOf[held] ?? 0)] ?? 0;
}

/** The first components of a vector say most. */
const HEAD = 24;

/** How long a lexeme's vector is behind its head: what two of them add to a cosine is no more than their product. */
function tailOf({ vector }: Lexeme): number {
	if (!vector) return 0;
	let squares = 0;
	for (let at = HEAD; at < vector.length; at += 1)
		squares += (vector[at] ?? 0) ** 2;
	return Math.sqrt(squares);
}

/** `most` is what the vectors' tails add at most. */
function likenessOf(asked: Lexeme, held: Lexeme, most: number): number {
	if (asked.stem === held.stem && asked.language === held.language)
		return SAME_STEM;
	if (shares(asked.english, held.english)) return SAME_MEANING;
	let best = shares(asked.alike, held.alike)
		? ALIKE
		: shares(asked.traits, held.deeds)
			? SHOWS_TRAIT
			: 0;
	if (asked.vector && held.vector)
		best = Math.max(best, nearness(asked.vector, held.vector, most));
	return best < SAME_BEGINNING && beginAlike(asked, held)
		? SAME_BEGINNING
		: best;
}

function shares<Value>(
	one: readonly Value[],
	other: readonly Value[],
): boolean {
	if (one.length === 0 || other.length === 0) return false;
	for (const value of one) if (other.includes(value)) return true;
	return false;
}

function nearness(
	one: Float32Array,
	other: Float32Array,
	most: number,
): number {
	let cosine = 0;
	for (let at = 0; at < HEAD; at += 1)
		cosine += (one[at] ?? 0) * (other[at] ?? 0);
	if (cosine + most < NEAR - ROUNDING) return 0;
	for (let at = HEAD; at < one.length; at += 1)
		cosine += (one[at] ?? 0) * (other[at] ?? 0);
	return Math.min(MOST_BY_VECTOR, (cosine - NEAR) / (1 - NEAR));
}

const ROUNDING = 0.001;

const SHORTEST_BEGINNING = 5;
const SHARED_BEGINNING = 0.6;

// Related words of two languages, and endings no list knows: "administración", "administration". English stems are sure.
function beginAlike(asked: Lexeme, held: Lexeme): boolean {
	if (asked.language === "en" && held.language === "en") return false;
	const [a, b] = [asked.text, held.text];
	const most = Math.min(a.length, b.length);
	if (most < SHORTEST_BEGINNING) return false;
	let length = 0;
	while (length < most && a[length] === b[length]) length += 1;
	return (
		length >= SHORTEST_BEGINNING &&
		length / Math.max(a.length, b.length) >= SHARED_BEGINNING
	);
}
