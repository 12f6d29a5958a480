// The rows of a table as lines of a resume: cells beside each other are one line, or columns of their own.

import type { FormField } from "../../language/resume-words.ts";
import { findDates, isOnlyDates, isPartOfDates } from "./find-dates.ts";
import {
	DATES,
	fieldByAnswers,
	fieldByQuestion,
	isNotion,
} from "./form-questions.ts";
import { headingKind } from "./headings.ts";
import { joinedRuns } from "./line-ends.ts";
import { isFullLine, isSameWeight } from "./line-measures.ts";
import { isMarginalNote } from "./marginal-notes.ts";
import { isPlace } from "./places.ts";
import { type SourceLine, type TextRun, textOfRuns } from "./source-line.ts";

/** The rows of a table: each an entry where the first row says what stands below, else each by itself. */
export function linesOfTable(rows: SourceLine[][][]): SourceLine[] {
	const [names, ...body] = rows.filter((row) =>
		row.some((cell) => cell.length > 0),
	);
	const entries = names && areNames(names) ? entriesOf(names, body) : null;
	if (entries) return entries;
	const headings = headingsBeside(rows);
	return rows.flatMap((row) => linesOfRow(row, headings));
}

/** Once may be chance. */
const LEAST_HEADINGS = 3;

/** What stands in the first column of a table whose first column holds headings: known ones, and others in their look. */
function headingsBeside(rows: SourceLine[][][]): ReadonlySet<string> {
	const labels = rows.flatMap(([label, ...rest]) => {
		const [line, ...more] = label ?? [];
		const isLabel = line && more.length === 0 && !line.isBullet;
		return isLabel && rest.some((cell) => cell.length > 0) ? [line] : [];
	});
	const known = labels.filter(({ runs }) => headingKind(textOfRuns(runs)));
	const [model] = known;
	const isMost = known.length >= Math.max(LEAST_HEADINGS, labels.length / 2);
	if (!model || !isMost) return new Set();
	const alike = labels.filter(
		(line) => isSameWeight(line, model) && lookOf(line) === lookOf(model),
	);
	return new Set(alike.map(({ runs }) => textOfRuns(runs)));
}

function lookOf({ runs: [first] }: SourceLine): string {
	return [first?.size, first?.color].join(" ");
}

const LEAST_COLUMNS = 3;
const LONGEST_NAME = 40;

/** Short words, none of which is a date. */
function areNames(row: SourceLine[][]): boolean {
	return (
		row.length >= LEAST_COLUMNS &&
		row.every(
			(cell) =>
				cell.length === 1 &&
				cell.every(({ runs, isBullet, asides }) => {
					const text = textOfRuns(runs);
					return (
						!isBullet &&
						asides.length === 0 &&
						text.length <= LONGEST_NAME &&
						!/[\d@]/.test(text) &&
						!isPlace(text)
					);
				}),
		)
	);
}

/** Null where no column holds dates, or where a row has more cells than names. */
function entriesOf(
	names: SourceLine[][],
	body: SourceLine[][][],
): SourceLine[] | null {
	const isWhole = body.every((row) => row.length === names.length);
	if (!isWhole || body.length === 0) return null;
	for (const [column] of names.entries()) shareLimit(body, column);
	const fields = names.map((name, column): FormField => {
		const cells = body.map((row) => row[column] ?? []);
		if (isNotion(cells.map(textOfCell))) return "passedOver";
		return fieldByQuestion(textOfCell(name)) ?? fieldOfColumn(cells);
	});
	if (!fields.some((field) => DATES.has(field))) return null;
	// Of all that names something, the first is the title where no other one sounds like it.
	const isUndecided = body.every((row) =>
		row.every(([first, next]) => !first || !isApart(first, next)),
	);
	if (!fields.includes("title") && fields.includes("where") && isUndecided)
		fields[fields.indexOf("where")] = "title";
	return body.flatMap((row) => entryOf(row, fields));
}

/** A column ends where the longest of its lines does. */
function shareLimit(body: SourceLine[][][], column: number): void {
	const lines = body.flatMap((row) => row[column] ?? []);
	const limit = Math.max(0, ...lines.map(({ right }) => right));
	for (const line of lines) line.limit = limit;
}

function fieldOfColumn(cells: SourceLine[][]): FormField {
	const filled = cells.filter((cell) => cell.length > 0);
	const field = fieldByAnswers(filled.map(textOfCell));
	const lines = filled.flat().filter(({ isWhole }) => isWhole);
	const words = lines.map(({ runs }) => textOfRuns(runs).split(/\s+/).length);
	const isText =
		lines.length > filled.length &&
		words.reduce((sum, count) => sum + count, 0) > WORDS_OF_TEXT * lines.length;
	return field === "dates" || !isText ? field : "tasks";
}

/** In words: lines that tell something are longer than names. */
const WORDS_OF_TEXT = 3.5;

function entryOf(row: SourceLine[][], fields: FormField[]): SourceLine[] {
	const cellsOf = (field: FormField) =>
		row.filter((_, column) => fields[column] === field);
	const spans: FormField[] = fields.includes("dates")
		? ["dates"]
		: ["begins", "ends"];
	const dates = spans
		.flatMap(cellsOf)
		.map(textOfCell)
		.filter(Boolean)
		.join(" – ");
	const tasks = cellsOf("tasks").flat();
	// The title may stand above what was done, in a look of its own.
	const titles =
		cellsOf("title").length === 0 && tasks[0] && isApart(tasks[0], tasks[1])
			? [tasks.splice(0, 1)]
			: cellsOf("title");
	const heads = [...titles, ...cellsOf("where"), ...cellsOf("place")].flatMap(
		oneLine,
	);
	return [
		...heads.map(
			(line, at): SourceLine => ({
				...line,
				runs: line.runs.map((run) => ({ ...run, isBold: at === 0 })),
				asides: at === 0 && dates !== "" ? [dates] : [],
				leading: at === 0 ? ABOVE_ENTRY : WITHIN_ENTRY,
				...{ isWhole: true, isFirst: false, isHeading: false },
			}),
		),
		...tasks.map((line, at): SourceLine => {
			const above = tasks[at - 1];
			const isBegun =
				line.isWhole || above === undefined || !isFullLine(above, line);
			return {
				...line,
				isBullet: line.isBullet || isBegun,
				...{ leading: WITHIN_ENTRY, isFirst: false, isHeading: false },
			};
		}),
	];
}

function isApart(first: SourceLine, next: SourceLine | undefined): boolean {
	return (
		!first.isBullet &&
		next !== undefined &&
		(next.isBullet || !isSameWeight(first, next))
	);
}

/** In letters' heights. */
const ABOVE_ENTRY = 2.5;
const WITHIN_ENTRY = 1.2;

/** A narrow cell breaks what it names over several lines. */
function oneLine(cell: SourceLine[]): SourceLine[] {
	const [first, ...rest] = cell;
	if (!first || first.isWhole) return cell;
	const runs = rest.reduce<TextRun[]>(
		(all, line) => joinedRuns(all, line.runs),
		first.runs,
	);
	return [{ ...first, runs, isBullet: false }];
}

function textOfCell(cell: SourceLine[]): string {
	return cell
		.map(({ runs, asides }) => [textOfRuns(runs), ...asides].join(" "))
		.join(" ")
		.trim();
}

/** A cell with paragraphs of its own is a column; a row of short cells is one line. */
function linesOfRow(
	cells: SourceLine[][],
	headings: ReadonlySet<string>,
): SourceLine[] {
	const [[label] = [], ...beside] = cells;
	if (label && headings.has(textOfRuns(label.runs)))
		return [{ ...label, isHeading: true }, ...linesOfRow(beside, new Set())];
	const filled = withPlainLabel(cells.filter((lines) => lines.length > 0));
	const isLine = filled.every(
		(lines) => lines.length === 1 && !lines[0]?.isBullet,
	);
	return isLine ? rowAsLine(filled.flat()) : columns(filled);
}

/** In some forms a bullet stands before what is asked; what stands beside an answer is no item of a list. */
function withPlainLabel(cells: SourceLine[][]): SourceLine[][] {
	const [[label, ...more] = [], ...answers] = cells;
	const isAsked =
		label?.isBullet === true &&
		more.length === 0 &&
		answers.length === 1 &&
		(answers[0]?.length !== 1 ||
			!answers[0][0]?.isBullet ||
			fieldByQuestion(textOfRuns(label.runs)) !== null);
	return isAsked ? [[{ ...label, isBullet: false }], ...answers] : cells;
}

function rowAsLine(cells: SourceLine[]): SourceLine[] {
	const notes = cells.length > 1 ? cells.filter(isNote) : [];
	const main = cells.filter((cell) => !notes.includes(cell));
	const [first, ...rest] = main;
	if (!first) return cells;
	// A label in a column of its own opens what stands beside it.
	if (rest.length > 0 && headingKind(textOfRuns(first.runs)))
		return [first, ...rowAsLine(rest)];
	const gap = (runs: TextRun[]): TextRun[] =>
		runs.map((run, at) => (at === 0 ? { ...run, gap: "wide" } : run));
	return [
		{
			...first,
			runs: [...first.runs, ...rest.flatMap(({ runs }) => gap(runs))],
			asides: notes.map(({ runs }) => textOfRuns(runs)),
			isWhole: true,
			links: cells.flatMap(({ links }) => links),
		},
	];
}

/** Dates in a cell beside an entry belong to its first line. */
function columns(written: SourceLine[][]): SourceLine[] {
	const cells = written.map(withWholeDates);
	const notes = cells.filter(
		(lines) =>
			lines.length <= 3 && (lines.every(isNote) || isTimeAndTown(lines, cells)),
	);
	const texts = cells.filter((lines) => !notes.includes(lines));
	const [first] = texts;
	if (texts.length === 1 && first?.[0]) {
		const [head, ...rest] = first;
		return [
			{
				...(head as SourceLine),
				asides: [
					...(head?.asides ?? []),
					notes
						.flat()
						.map(({ runs }) => textOfRuns(runs))
						.join(" "),
				].filter(Boolean),
			},
			...rest,
		];
	}
	const isEntry = areOneEntry(cells);
	return cells.flatMap((lines, at) =>
		lines.map((line, index) =>
			at > 0 && index === 0 && !isEntry && !isNote(line)
				? { ...line, isFirst: lines.length > 2 }
				: line,
		),
	);
}

/** A span of time over any short name, beside a cell that says as what and for whom: the name is where it was. */
function isTimeAndTown(lines: SourceLine[], cells: SourceLine[][]): boolean {
	const [beside = [], ...more] = cells.filter((each) => each !== lines);
	const end = beside.findIndex(({ isBullet }) => isBullet);
	const head = end < 0 ? beside : beside.slice(0, end);
	const [time, town, ...rest] = lines.map(({ runs }) => textOfRuns(runs));
	return (
		more.length + rest.length === 0 &&
		head.length === HEAD &&
		head.every((line) => !isNote(line)) &&
		isOnlyDates(time ?? "") &&
		TOWN.test(town ?? "")
	);
}

/** A title and an employer. */
const HEAD = 2;
const TOWN = /^\p{Lu}[\p{L}'’.-]+(?:[ ,-]+[\p{L}'’.]+){0,3}$/u;

/** "08/2012 –" over "03/2017": the two ends of a span in a cell of their own. */
function withWholeDates(lines: SourceLine[]): SourceLine[] {
	const [first, ...rest] = lines;
	const texts = lines.map(({ runs }) => textOfRuns(runs));
	const isSpan =
		lines.length === 2 &&
		texts.every((text) => isOnlyDates(text) || isPartOfDates(text)) &&
		findDates(texts.join(" "))?.isRange === true;
	return first && isSpan
		? [
				{
					...first,
					runs: [first, ...rest].flatMap(({ runs }, at) =>
						at === 0
							? runs
							: runs.map((run): TextRun => ({ ...run, gap: "space" })),
					),
				},
			]
		: lines;
}

/** When and where in one cell, as what in the next; columns of their own have headings. */
function areOneEntry(cells: SourceLine[][]): boolean {
	const hasHeading = cells
		.flat()
		.some(({ runs }) => headingKind(textOfRuns(runs)) !== null);
	// Of one time in a row of its own cell, everything else in the row is told.
	const times = cells.filter((lines) =>
		lines.every(({ runs }) => isOnlyDates(textOfRuns(runs))),
	);
	const isOfOneTime = cells.length >= LEAST_COLUMNS && times.length === 1;
	return !hasHeading && (cells[0]?.some(isNote) === true || isOfOneTime);
}

function isNote({ runs }: SourceLine): boolean {
	return isMarginalNote(textOfRuns(runs));
}
