// How much a line of the profile says of some words of the posting, by the words' meanings, in whatever language each is written.
import {
	createLexis,
	type Lexeme,
	type Lexis,
	lexemesOf,
} from "../meaning/lexemes.ts";
import {
	eachSaying,
	type Likeness,
	type LikenessColumns,
	likenessBetween,
	likenessColumns,
} from "../meaning/likeness.ts";
import { installedVectors, type Vectors } from "../meaning/vectors.ts";

export type Affinity = {
	/** Share of the asked words that the line says, by weight, 0–1. */
	covered: number;
	/** How many asked words that are not said of any work the line says. */
	specific: number;
	/** How many asked words the line itself names, in any language: those of every trade, and words near in meaning, count half. */
	named: number;
	/** How rare the rarest of those is that stands among the first words asked for, as the logarithm of its rank; 0 for none. */
	rarest: number;
};

const UNNAMED = { named: 0, rarest: 0 };
const NOTHING: Affinity = { covered: 0, specific: 0, ...UNNAMED };
/** From this likeness on a line speaks of the same thing rather than of something near it. */
const SAME = 0.75;
/** Below it two words have nothing to do with each other. */
const NEAR = 0.4;
/** From this likeness on it is the word itself or its translation. */
const ITSELF = 0.9;

export type Texts = { language: string; texts: readonly string[] };

/** What each line says of each asked text; both are given by their places. */
export function affinities(asked: Texts, lines: Texts): Affinity[][] {
	const inUse = lexisInUse();
	const rows = lexemesIn(asked, inUse);
	const counts = new Map<Lexeme, number>();
	for (const one of rows.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
	// What many asks name sets none of them apart.
	const weightOf = (one: Lexeme) =>
		one.weight / Math.sqrt(counts.get(one) ?? 1);
	const { columns, linesWith } = heldIn(lines, inUse);
	const likeness = likenessBetween(
		[...new Set(rows.flat())],
		columns,
		inUse.lexis.lexemes.length,
	);
	return rows.map((row) => {
		const wanted = wantedOf(row, weightOf);
		const said = bestOfEach(row, { likeness, linesWith });
		// Most lines have nothing to do with what is asked for.
		const ofLines: Affinity[] = new Array(lines.texts.length).fill(NOTHING);
		for (const [line, own] of said) ofLines[line] = saidOf(wanted, own);
		return ofLines;
	});
}

type Held = {
	columns: LikenessColumns;
	/** By column: the places of the lines that hold its word. */
	linesWith: readonly (readonly number[])[];
};

type InUse = {
	vectors: Vectors | null;
	lexis: Lexis;
	known: Map<string, readonly Lexeme[]>;
	lines: Map<string, Held>;
};

let inUse: InUse | null = null;
/** As many texts, and lists of lines, as one document asks about; then it begins anew, so that nothing grows. */
const MOST_KNOWN = 600;
const MOST_LISTS = 60;

// One document asks about the same lines many times over.
function lexisInUse(): InUse {
	const vectors = installedVectors();
	if (
		inUse === null ||
		inUse.vectors !== vectors ||
		inUse.known.size > MOST_KNOWN ||
		inUse.lines.size > MOST_LISTS
	)
		inUse = {
			vectors,
			lexis: createLexis(vectors),
			known: new Map(),
			lines: new Map(),
		};
	return inUse;
}

function lexemesIn(
	{ language, texts }: Texts,
	{ known, lexis }: InUse,
): (readonly Lexeme[])[] {
	return texts.map((text) => {
		const key = `${language} ${text}`;
		const found = known.get(key) ?? [
			...new Set(lexemesOf(text, language, lexis).map(({ lexeme }) => lexeme)),
		];
		known.set(key, found);
		return found;
	});
}

/** Need after need asks about the same lines. */
function heldIn(lines: Texts, own: InUse): Held {
	const key = `${lines.language} ${lines.texts.join("\n")}`;
	const found = own.lines.get(key) ?? indexed(lexemesIn(lines, own), own);
	own.lines.set(key, found);
	return found;
}

function indexed(
	lines: readonly (readonly Lexeme[])[],
	{ lexis }: InUse,
): Held {
	const columns = likenessColumns(
		[...new Set(lines.flat())],
		lexis.lexemes.length,
	);
	const linesWith = columns.held.map((): number[] => []);
	for (const [line, lexemes] of lines.entries())
		for (const { id } of lexemes)
			linesWith[columns.columnOf[id] ?? 0]?.push(line);
	return { columns, linesWith };
}

type Wanted = {
	lexemes: readonly Lexeme[];
	weights: readonly number[];
	/** Of all words together. */
	weight: number;
	words: readonly WantedWord[];
};

/** A compound is named where all of it is. */
type WantedWord = {
	/** The places of its parts. */
	places: readonly number[];
	/** Whether any part is said of few kinds of work. */
	isSpecific: boolean;
	/** Of its rarest part. */
	rarity: number;
};

function wantedOf(
	lexemes: readonly Lexeme[],
	weightOf: (one: Lexeme) => number,
): Wanted {
	const weights = lexemes.map(weightOf);
	const places = [...lexemes.keys()];
	const words = Map.groupBy(places, (at) => lexemes[at]?.text ?? "");
	return {
		lexemes,
		weights,
		weight: weights.reduce((sum, one) => sum + one, 0),
		words: [...words.values()].map((parts) =>
			wantedWord(
				parts,
				parts.flatMap((place) => lexemes[place] ?? []),
			),
		),
	};
}

function wantedWord(
	places: readonly number[],
	parts: readonly Lexeme[],
): WantedWord {
	return {
		places,
		isSpecific: parts.some(({ isGeneric }) => !isGeneric),
		rarity: Math.max(...parts.map((one) => one.rarity ?? UNKNOWN_RARITY)),
	};
}

/** How much of each wanted word a line says at most, by the place of the line; what has nothing to do with it says nothing. */
function bestOfEach(
	wanted: readonly Lexeme[],
	{ likeness, linesWith }: Pick<Held, "linesWith"> & { likeness: Likeness },
): Map<number, Float64Array> {
	const said = new Map<number, Float64Array>();
	wanted.forEach((lexeme, word) => {
		eachSaying(likeness, lexeme, (column, value) => {
			if (value < NEAR) return;
			for (const line of linesWith[column] ?? []) {
				const known = said.get(line);
				const own = known ?? new Float64Array(wanted.length);
				if (!known) said.set(line, own);
				if (value > (own[word] ?? 0)) own[word] = value;
			}
		});
	});
	return said;
}

function saidOf(wanted: Wanted, said: Float64Array): Affinity {
	const { lexemes, weights, weight } = wanted;
	if (weight === 0) return NOTHING;
	let most = 0;
	let covered = 0;
	let specific = 0;
	let generic = 0;
	for (let at = 0; at < said.length; at += 1) {
		const best = said[at] ?? 0;
		const isGeneric = lexemes[at]?.isGeneric ?? false;
		if (best > most) most = best;
		if (best >= NEAR) covered += (weights[at] ?? 0) * best;
		if (best >= SAME && isGeneric) generic += 1;
		if (best >= SAME && !isGeneric) specific += 1;
	}
	// "Led a team": words of every trade say something where they are all that is asked for.
	const isWhole = generic >= 2 && covered / weight >= SAME;
	return {
		covered: covered / weight,
		specific: specific + (isWhole ? 1 : 0),
		...(most < SAME ? UNNAMED : namedOf(wanted, said)),
	};
}

/** What asks begin with tells what is to be done, and to what; the rest tells where and why. */
const FIRST_WORDS = 4;
/** Of a word that no frequency list knows. */
const UNKNOWN_RARITY = 9;

/** Care of customers is not care of a website. */
function namedOf(
	{ words }: Wanted,
	said: Float64Array,
): Pick<Affinity, "named" | "rarest"> {
	let named = 0;
	let rarest = 0;
	for (let at = 0; at < words.length; at += 1) {
		const word = words[at];
		const likeness = word ? leastOf(word.places, said) : 0;
		if (!word || likeness < SAME) continue;
		const isItself = likeness >= ITSELF && word.isSpecific;
		named += isItself ? 1 : HALF;
		if (isItself && at < FIRST_WORDS) rarest = Math.max(rarest, word.rarity);
	}
	return { named, rarest };
}

function leastOf(places: readonly number[], said: Float64Array): number {
	let least = Number.POSITIVE_INFINITY;
	for (const place of places) least = Math.min(least, said[place] ?? 0);
	return least;
}

const HALF = 0.5;
