// Cuts a table of text into rows and cells: parted by commas, semicolons or tabs, cells quoted or not. Every row knows the
// line it begins at, so that whoever judges it can say where. Knows nothing of what the cells mean.

import type { Outcome, Problem } from "../../problem.ts";

export type CsvRow = { line: number; cells: string[] };

/** Rows with trimmed cells; empty rows are left out. A quote that never closes is the one thing that can be wrong. */
export const cutRows = (table: string): Outcome<CsvRow[]> => {
	const text = table.replace(/^\ufeff/, "");
	const separator = separatorOf(text);
	const rows: CsvRow[] = [];
	let row: CsvRow = { line: 1, cells: [] };
	let line = 1;
	for (let at = 0; at <= text.length; ) {
		const cell = cellAt(text, at, separator);
		if (!cell)
			return { ok: false, problems: [unclosed(line, row.cells.length + 1)] };
		row.cells.push(cell.text);
		line += cell.lines;
		at = cell.end + 1;
		if (text[cell.end] === separator) continue;
		if (row.cells.some((each) => each !== "")) rows.push(row);
		line += 1;
		row = { line, cells: [] };
	}
	return { ok: true, value: rows };
};

const unclosed = (line: number, column: number): Problem => ({
	where: `line ${line}, column ${column}`,
	message: "A quote opens here and is never closed.",
	hint: "Close it, or write a quote inside a cell twice.",
});

// The first line tells: a table of three columns has two of them there.
const separatorOf = (text: string): string => {
	const [first = ""] = text.split("\n", 1);
	const count = (separator: string) => first.split(separator).length;
	return ["\t", ";", ","].reduce((best, next) =>
		count(next) > count(best) ? next : best,
	);
};

type Cell = { text: string; end: number; lines: number };

const cellAt = (text: string, at: number, separator: string): Cell | null => {
	// Tab-separated exports do not quote: there a quote is an inch.
	const isQuoted = separator !== "\t" && text[at] === '"';
	const end = isQuoted ? closingQuote(text, at + 1) : at;
	if (end < 0) return null;
	const stop = nextStop(text, end, separator);
	const written = isQuoted
		? `${text.slice(at + 1, end).replaceAll('""', '"')}${text.slice(end + 1, stop)}`
		: text.slice(at, stop);
	const lines = isQuoted ? text.slice(at, end).split("\n").length - 1 : 0;
	return { text: written.trim(), end: stop, lines };
};

const closingQuote = (text: string, from: number): number => {
	let at = text.indexOf('"', from);
	while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
	return at;
};

const nextStop = (text: string, from: number, separator: string): number => {
	for (let at = from; at < text.length; at += 1)
		if (text[at] === separator || text[at] === "\n") return at;
	return text.length;
};
