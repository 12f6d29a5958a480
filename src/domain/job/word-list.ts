// An operator's own word list, as CSV: name, kind, further forms. Read here, used as the `lexicon` option of readJob and
// findTerms. All rows are checked, and everything wrong is told at once.

import type { Outcome, Problem } from "../problem.ts";
import { type LexiconEntry, TERM_KINDS } from "./lexicon/entry.ts";

const MAX_ROWS = 20_000;
const MAX_FORM = 120;

/**
 * Rows of `name,kind,form,form,…`; kind is one of the kinds of a term, forms are optional, a heading row is skipped.
 * Fields may be quoted and parted by commas or semicolons.
 */
export const readWordList = (csv: string): Outcome<LexiconEntry[]> => {
	const rows = cutRows(csv.replace(/^\ufeff/, ""));
	const problems: Problem[] = [];
	const entries = new Map<string, LexiconEntry>();
	if (rows.length > MAX_ROWS)
		problems.push(
			problem(
				"file",
				`The list has ${rows.length} rows.`,
				`Keep it under ${MAX_ROWS} rows.`,
			),
		);
	for (const [at, cells] of rows.slice(0, MAX_ROWS).entries()) {
		if (at === 0 && /^(?:name|term|canonical)$/i.test(cells[0] ?? "")) continue;
		const entry = readRow(cells, `row ${at + 1}`, problems);
		if (entry) addEntry(entries, entry);
	}
	if (problems.length === 0 && entries.size === 0)
		problems.push(
			problem(
				"file",
				"The list holds no terms.",
				"Put one term a row: name, kind, further forms.",
			),
		);
	return problems.length > 0
		? { ok: false, problems }
		: { ok: true, value: [...entries.values()] };
};

const problem = (where: string, message: string, hint: string): Problem => ({
	where,
	message,
	hint,
});

const readRow = (
	cells: string[],
	where: string,
	problems: Problem[],
): LexiconEntry | null => {
	const [term = "", written = "", ...forms] = cells;
	const kind = TERM_KINDS.find((known) => known === written.toLowerCase());
	const texts = [...new Set([term, ...forms.filter((form) => form !== "")])];
	if (!/[\p{L}\p{N}]/u.test(term))
		problems.push(
			problem(
				where,
				"The name is empty.",
				"Put the term's name in the first column.",
			),
		);
	else if (!kind)
		problems.push(
			problem(
				where,
				`"${written}" is no kind of term.`,
				`Use one of: ${TERM_KINDS.join(", ")}.`,
			),
		);
	else if (texts.some((text) => text.length > MAX_FORM))
		problems.push(
			problem(
				where,
				"A form is too long.",
				`Keep forms under ${MAX_FORM} characters.`,
			),
		);
	else
		return {
			term,
			kind,
			forms: texts.map((text) => ({
				text,
				language: "en",
				exact: false,
				ambiguous: false,
			})),
		};
	return null;
};

const addEntry = (
	entries: Map<string, LexiconEntry>,
	entry: LexiconEntry,
): void => {
	const known = entries.get(entry.term);
	if (known) known.forms.push(...entry.forms);
	else entries.set(entry.term, entry);
};

/** Rows of trimmed cells; quoted cells may hold separators, line breaks and doubled quotes. Empty rows are left out. */
const cutRows = (csv: string): string[][] => {
	const rows: string[][] = [];
	let cells: string[] = [];
	for (const [, quoted, plain = "", end = ""] of csv.matchAll(
		/(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^,;\r\n]*))(,|;|\r?\n|\r|$)/g,
	)) {
		cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
		if (end === "," || end === ";") continue;
		if (cells.some((cell) => cell !== "")) rows.push(cells);
		cells = [];
	}
	return rows;
};
