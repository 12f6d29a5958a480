// Tables pasted as text, their cells parted by bars or tabs: the rows below a name of a part ("Preferred | …", then " | …"), and
// columns that name parts ("Essential | Desirable"). Each cell becomes a line of its own that knows its part.

import type { PostingPart } from "../../language/posting-words.ts";
import type { Spoken } from "../text/spoken.ts";
import { headingPart } from "./headings.ts";

export type RegionLine = {
	text: string;
	start: number;
	number: number;
	/** Blank lines stand before it. */
	isApart: boolean;
	/** The part that a table puts it under; "name" for the name of a part or a row. */
	under?: PostingPart | "name";
};

type Cell = { text: string; at: number };

/** What is in force for the rows below: the parts of the columns, or the part that the last first cell named. */
type Table = {
	columns: readonly (PostingPart | null)[];
	part: PostingPart | null;
};

const NONE: Table = { columns: [], part: null };
const FEWEST_COLUMNS = 2;
const MOST_CELLS = 12;

export const withTableLines = (
	lines: readonly RegionLine[],
	spoken: Spoken,
): RegionLine[] => {
	let table = NONE;
	return lines.flatMap((line) => {
		const cells = /[|\t]/.test(line.text) ? cellsOf(line.text) : [];
		if (isRule(line.text) && table !== NONE) return [];
		if (cells.length < FEWEST_COLUMNS || cells.length > MOST_CELLS) {
			if (line.text.trim()) table = NONE;
			return [line];
		}
		const row = rowOf(cells, table, spoken);
		table = row.table;
		return row.under.length === 0
			? [line]
			: cells.flatMap((cell, at) => lineOf(cell, row.under[at], line));
	});
};

type Under = RegionLine["under"] | null;

/** "Task 1", "Task 2": the rows of a part counted. */
const NUMBER_OF_ROW = /\s\d{1,2}[.)]?$/;

/** `under` says it of each cell; empty where the row is none of a table's that names parts. */
const rowOf = (
	cells: readonly Cell[],
	table: Table,
	spoken: Spoken,
): { table: Table; under: Under[] } => {
	const parts = cells.map(({ text }) =>
		headingPart(text.replace(NUMBER_OF_ROW, ""), spoken),
	);
	const [first = null] = parts;
	const isFilled = ({ text }: Cell) => text !== "";
	if (
		parts.filter((part) => part !== null).length >= FEWEST_COLUMNS &&
		parts.slice(1).every((part) => part !== null)
	)
		return {
			table: { columns: parts, part: null },
			under: cells.map(() => "name"),
		};
	const isOfColumns =
		table.columns.length === cells.length ||
		(first === null && table.columns.length > cells.length);
	if (isOfColumns && cells.slice(1).some(isFilled))
		return {
			table,
			under: cells.map((_, at) => table.columns[at] ?? "name"),
		};
	const isNumbered = /^\d{0,2}[.)]?$/.test(cells[0]?.text ?? "");
	const part = first ?? (isNumbered ? table.part : null);
	// "Location | Leeds" is a field of the head.
	if (part === null || part === "about" || part === "general")
		return { table: NONE, under: [] };
	return {
		table: { columns: [], part },
		under: cells.map((_, at) => (at === 0 ? "name" : part)),
	};
};

const lineOf = (
	{ text, at }: Cell,
	under: Under,
	line: RegionLine,
): RegionLine[] =>
	text === ""
		? []
		: [{ ...line, text, start: line.start + at, under: under ?? "name" }];

// A bar at both ends frames the row; one in front alone leaves the first cell empty.
const cellsOf = (text: string): Cell[] => {
	const isFramed = /^\s*\|.*\|\s*$/.test(text);
	const pieces = text.split(/[|\t]/);
	let from = 0;
	const cells = pieces.map((piece) => {
		const at = from + piece.length - piece.trimStart().length;
		from += piece.length + 1;
		return { text: piece.trim(), at };
	});
	return isFramed ? cells.slice(1, -1) : cells;
};

// The line of dashes below the names of columns.
const isRule = (text: string): boolean =>
	/^[\s|:-]*-[\s|:-]*$/.test(text) && text.includes("|");
