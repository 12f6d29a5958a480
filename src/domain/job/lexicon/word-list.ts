// An operator's own word list, as a table: read here into entries of the lexicon, which installWords puts in force. All rows
// are checked, and everything wrong is told at once, by line and column.

import type { Outcome, Problem } from "../../problem.ts";
import type { TermKind } from "../job.ts";
import { type CsvRow, cutRows } from "./csv-rows.ts";
import {
	isShortAcronym,
	type LexiconEntry,
	TERM_KINDS,
	type TermForm,
} from "./entry.ts";
import { canonicalTerm } from "./lexicon.ts";
import {
	type ColumnsOfList,
	OWN_COLUMNS,
	type WordListRow,
	wordListColumns,
} from "./word-list-columns.ts";

/** `language`: ISO 639-1 of the forms. `kind`: for rows that give none. */
export type WordListOptions = { language?: string; kind?: TermKind };

/** `format` says which table it was taken for. */
export type WordList = { format: string; entries: LexiconEntry[] };

const MAX_TERMS = 60_000;
const MAX_FORM = 120;
const MOST_PROBLEMS = 20;

/**
 * A table in Attune's own form (name, kind, further forms; the heading row may be missing) or one that ESCO or O*NET publish,
 * recognized by its heading row. In a table of one's own "=" before a form means: only as written, "~": only where the surroundings
 * say that it is meant.
 */
export const readWordList = (
	table: string,
	options: WordListOptions = {},
): Outcome<WordList> => {
	const cut = cutRows(table);
	if (!cut.ok) return cut;
	const [first] = cut.value;
	const heading = first ? wordListColumns(first.cells) : null;
	const columns = heading?.columns ?? OWN_COLUMNS;
	const problems: Problem[] = [];
	const entries = new Map<string, LexiconEntry>();
	for (const row of heading ? cut.value.slice(1) : cut.value) {
		const named = columns.read(heading?.cellOf(row.cells) ?? noCell, row.cells);
		const found = columns.isPublished ? null : problemOf(row, named, options);
		if (found) problems.push(found);
		else addEntry(entries, named, { columns, options });
		if (problems.length >= MOST_PROBLEMS || entries.size > MAX_TERMS) break;
	}
	if (entries.size > MAX_TERMS) problems.push(tooMany);
	if (problems.length === 0 && entries.size === 0) problems.push(nothing);
	return problems.length > 0
		? { ok: false, problems }
		: {
				ok: true,
				value: { format: columns.format, entries: [...entries.values()] },
			};
};

const noCell = (): string => "";

const tooMany: Problem = {
	where: "file",
	message: `The list holds more than ${MAX_TERMS} terms.`,
	hint: "Keep the trades you need, or make several lists.",
};
const nothing: Problem = {
	where: "file",
	message: "The list holds no terms.",
	hint: "Put one term a row: name, kind, further forms.",
};

const problemOf = (
	{ line, cells }: CsvRow,
	{ name, kind, forms }: WordListRow,
	options: WordListOptions,
): Problem | null => {
	const at = (column: number, what: string) =>
		`line ${line}, column ${column} (${what})`;
	if (!/[\p{L}\p{N}]/u.test(name))
		return {
			where: at(1, "name"),
			message: "The name is empty.",
			hint: "Put the term's name in the first column.",
		};
	if (!kindFor(kind, options))
		return {
			where: at(2, "kind"),
			message: kind ? `“${kind}” is no kind of term.` : "The kind is empty.",
			hint: `Use one of: ${TERM_KINDS.join(", ")}.`,
		};
	const long = [name, ...forms].find((form) => form.length > MAX_FORM);
	return long === undefined
		? null
		: {
				where: at(cells.findIndex((cell) => cell.includes(long)) + 1, "form"),
				message: `“${long.slice(0, 30)}…” is too long.`,
				hint: `Keep forms under ${MAX_FORM} characters.`,
			};
};

const kindFor = (
	written: string,
	options: WordListOptions,
): TermKind | undefined =>
	written === ""
		? options.kind
		: TERM_KINDS.find((known) => known === written.toLowerCase());

type Given = { columns: ColumnsOfList; options: WordListOptions };

// A published table's further names of one small word ("lead", "plan") are any word of the language.
const isAnyWord = (text: string, at: number): boolean =>
	at > 0 && /^\p{Ll}+$/u.test(text);

const addEntry = (
	entries: Map<string, LexiconEntry>,
	{ name, kind, forms }: WordListRow,
	{ columns, options }: Given,
): void => {
	const language = options.language ?? "en";
	const found = [name, ...forms]
		.map((form) => form.replace(/\s+/g, " ").trim())
		.filter((form, at) => !columns.isPublished || !isAnyWord(form, at))
		.flatMap((form) =>
			columns.isPublished
				? publishedForms(form, language)
				: ownForm(form, language),
		)
		// A single word is a trade's name, or any word of the language.
		.map((form) => (kind === "title" ? { ...form, ambiguous: false } : form));
	const [main] = found;
	if (!main) return;
	const entry = entries.get(main.text) ?? {
		term: main.text,
		// ESCO's short tables say no kind: most of its entries tell what somebody can do.
		kind: kindFor(kind, options) ?? options.kind ?? "skill",
		forms: [],
	};
	const known = new Set(entry.forms.map(({ text }) => text));
	for (const form of found) {
		if (!known.has(form.text)) entry.forms.push(form);
		known.add(form.text);
	}
	entries.set(main.text, entry);
};

const ownForm = (written: string, language: string): TermForm[] => {
	const text = written.replace(/^[=~]\s*/, "");
	if (!/[\p{L}\p{N}]/u.test(text)) return [];
	return [
		{
			text,
			language,
			exact: written.startsWith("=") || isShortAcronym(text),
			ambiguous: written.startsWith("~"),
		},
	];
};

const MOST_WORDS = 8;

// "Java (computer programming)" is written "Java", "Adobe Acrobat software" mostly without its last word.
const publishedForms = (written: string, language: string): TermForm[] => {
	const bare = written
		.replace(/\s*\([^)]*\)$/, "")
		.replace(/(?<=.) software$/i, "");
	return [bare, written]
		.filter((text, at) => at === 0 || text !== bare)
		.filter(
			(text) =>
				/[\p{L}\p{N}]/u.test(text) &&
				text.length <= MAX_FORM &&
				text.split(" ").length <= MOST_WORDS &&
				// What is built in is known with more care, and other tables name the same thing otherwise.
				canonicalTerm(text) === null,
		)
		.map((text) => ({ text, language, ...careFor(text) }));
};

const ACRONYM = /^\p{Lu}[\p{Lu}\d&/+-]{0,5}$/u;
const EVERYDAY_WORD = /^\p{L}\p{Ll}*$/u;

// A single word of a taxonomy may be any word of the language: it counts only where it is written as a name is.
const careFor = (text: string): Pick<TermForm, "exact" | "ambiguous"> => ({
	exact: ACRONYM.test(text),
	ambiguous: EVERYDAY_WORD.test(text),
});
