// The lines of a profile prepared for comparing: their lexemes, and the fields of work the whole profile moves in.
import {
	addFields,
	createFields,
	type FieldsOfWork,
	squared,
} from "../../meaning/fields-of-work.ts";
import {
	createLexis,
	directionOf,
	type Lexeme,
	type Lexis,
	lexemesOf,
} from "../../meaning/lexemes.ts";
import type { Vectors } from "../../meaning/vectors.ts";
import type { Profile } from "../../profile/profile.ts";
import { withoutWhole } from "../part-papers.ts";
import {
	type LineKind,
	type ProfileLine,
	profileLines,
} from "./profile-lines.ts";

export type IndexedLine = ProfileLine & {
	/** In order, repetitions kept. */
	lexemes: readonly Lexeme[];
	fields: FieldsOfWork;
	/** Of its fields, their sum. */
	squares: number;
	direction: Float32Array | null;
};

export type IndexedLines = {
	language: string;
	lines: readonly IndexedLine[];
	/** Every lexeme of a line, once. */
	lexemes: readonly Lexeme[];
	fields: FieldsOfWork;
	lexis: Lexis;
};

type Grouped = ReadonlyMap<string | null, readonly IndexedLine[]>;
type Lines = Pick<IndexedLines, "lines">;

const byEntry = new WeakMap<readonly IndexedLine[], Grouped>();
const byPath = new WeakMap<readonly IndexedLine[], Grouped>();

// Requirements ask for the lines of the same few entries and paths.
function linesOfEntry({ lines }: Lines, entry: string) {
	const known = byEntry.get(lines) ?? Map.groupBy(lines, (line) => line.entry);
	byEntry.set(lines, known);
	return known.get(entry) ?? [];
}

const wordsByEntry = new WeakMap<
	readonly IndexedLine[],
	Map<string, readonly Lexeme[]>
>();

/** Every lexeme that the lines of an entry say, once. */
export function wordsOfEntry(index: Lines, entry: string): readonly Lexeme[] {
	const ofAll = wordsByEntry.get(index.lines) ?? new Map();
	wordsByEntry.set(index.lines, ofAll);
	const known: readonly Lexeme[] = ofAll.get(entry) ?? [
		...new Set(linesOfEntry(index, entry).flatMap(({ lexemes }) => lexemes)),
	];
	ofAll.set(entry, known);
	return known;
}

export function linesAt({ lines }: Lines, path: string) {
	const known =
		byPath.get(lines) ?? Map.groupBy(lines, ({ fact }) => fact.path);
	byPath.set(lines, known);
	return known.get(path) ?? [];
}

const byWord = new WeakMap<
	readonly IndexedLine[],
	ReadonlyMap<Lexeme, readonly IndexedLine[]>
>();

/** The lines that hold one of some words, in their order. */
export function linesHolding(
	{ lines }: Lines,
	words: readonly Lexeme[],
): readonly IndexedLine[] {
	const known = byWord.get(lines) ?? groupedByWord(lines);
	byWord.set(lines, known);
	const holding = new Set(words.flatMap((word) => known.get(word) ?? []));
	return holding.size === 0 ? [] : lines.filter((line) => holding.has(line));
}

function groupedByWord(
	lines: readonly IndexedLine[],
): ReadonlyMap<Lexeme, readonly IndexedLine[]> {
	const grouped = new Map<Lexeme, IndexedLine[]>();
	for (const line of lines)
		for (const lexeme of line.lexemes) {
			const known = grouped.get(lexeme);
			if (known) known.push(line);
			else grouped.set(lexeme, [line]);
		}
	return grouped;
}

// A job's title says more of a trade than any line below it.
const FIELD_WEIGHT: Readonly<Record<LineKind, number>> = {
	title: 3,
	line: 1,
	summary: 1,
	project: 1,
	education: 1,
	course: 0.5,
	skill: 0,
	language: 0,
	certificate: 0,
	publication: 0.5,
};

/** `language` is the one the profile is written in. */
export function indexLines(
	profile: Profile,
	language: string,
	vectors: Vectors | null,
): IndexedLines {
	const lexis = createLexis(vectors);
	const fields = createFields();
	const lines = profileLines(profile).map((line) => {
		const { text } = line.fact;
		const said = line.kind === "certificate" ? withoutWhole(text) : text;
		const lexemes = lexemesOf(said, language, lexis).map(
			({ lexeme }) => lexeme,
		);
		const own = createFields();
		addFields(own, lexemes);
		addFields(fields, lexemes, FIELD_WEIGHT[line.kind]);
		return {
			...line,
			lexemes,
			fields: own,
			squares: squared(own),
			direction: directionOf(lexemes),
		};
	});
	const lexemes = [...new Set(lines.flatMap((line) => line.lexemes))];
	return { language, lines, lexemes, fields, lexis };
}
