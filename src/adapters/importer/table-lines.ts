// The rows of a table as lines of a resume: cells beside each other are one line, or columns of their own.
import {
	findDates,
	isOnlyDates,
	isPartOfDates,
} from "../../domain/resume-reading/lines/find-dates.ts";
import { headingKind } from "../../domain/resume-reading/lines/headings.ts";
import { isMarginalNote } from "../../domain/resume-reading/lines/marginal-notes.ts";
import {
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "../../domain/resume-reading/lines/source-line.ts";

/** A cell with paragraphs of its own is a column; a row of short cells is one line. */
export function linesOfRow(cells: SourceLine[][]): SourceLine[] {
	const filled = cells.filter((lines) => lines.length > 0);
	const isLine = filled.every(
		(lines) => lines.length === 1 && !lines[0]?.isBullet,
	);
	return isLine ? rowAsLine(filled.flat()) : columns(filled);
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
			links: cells.flatMap(({ links }) => links),
		},
	];
}

/** Dates in a cell beside an entry belong to its first line. */
function columns(written: SourceLine[][]): SourceLine[] {
	const cells = written.map(withWholeDates);
	const notes = cells.filter(
		(lines) => lines.length <= 3 && lines.every(isNote),
	);
	const texts = cells.filter((lines) => !notes.includes(lines));
	const [first] = texts;
	if (texts.length === 1 && first?.[0]) {
		const [head, ...rest] = first;
		return [
			{
				...(head as SourceLine),
				asides: [
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
	return !hasHeading && cells[0]?.some(isNote) === true;
}

function isNote({ runs }: SourceLine): boolean {
	return isMarginalNote(textOfRuns(runs));
}
