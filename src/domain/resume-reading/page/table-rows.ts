// A table under a row of column names: each of its rows is an entry, whose cells are put together again from the lines they are
// broken into. What a cell tells in bullets or at length stands below the others, as it does where there is no table.
import { findDates, isOnlyDates } from "../lines/find-dates.ts";
import { headingKind } from "../lines/headings.ts";
import type { TextRun } from "../lines/source-line.ts";
import { BULLET, type PageSegment } from "./page-segments.ts";

const LEAST_COLUMNS = 3;
/** Cells begin a little left or right of the name above them. */
const BESIDE = 4;
/** The lines of a cell stand closer than two rows. */
const APART = 1.25;
/** A page holds no more. */
const MOST_ROWS = 150;
/** Longer than this a cell tells, and does not name. */
const LONGEST_NAME = 80;

export function withTables(rows: PageSegment[][]): PageSegment[][] {
	const read: PageSegment[][] = [];
	for (let at = 0; at < rows.length; at += 1) {
		const names = rows[at] ?? [];
		const body = areNames(names)
			? bodyBelow(names, rows.slice(at + 1, at + MOST_ROWS))
			: [];
		const entries = entriesIn(names, body);
		if (entries.length === 0) read.push(names);
		else {
			read.push(...entries.flat());
			at += body.length;
		}
	}
	return read;
}

/** Short words in one look of their own, none of which is a date. */
function areNames(row: PageSegment[]): boolean {
	return (
		row.length >= LEAST_COLUMNS &&
		row.every(
			({ text, runs }) =>
				text.length <= 40 &&
				!/\d/.test(text) &&
				(text === text.toUpperCase() || runs.every(({ isBold }) => isBold)),
		)
	);
}

/** The rows below that stand in the columns, up to the next heading. */
function bodyBelow(
	names: PageSegment[],
	rows: PageSegment[][],
): PageSegment[][] {
	const end = rows.findIndex(
		(row) =>
			row.some((cell) => columnOf(names, cell) === null) ||
			(row.length === 1 && headingKind(row[0]?.text ?? "") !== null),
	);
	return end < 0 ? rows : rows.slice(0, end);
}

/** Which column a segment stands in, null where it stands in several or in none. */
function columnOf(names: PageSegment[], cell: PageSegment): number | null {
	const at = names.findLastIndex(({ x }) => cell.x >= x - BESIDE);
	const next = names[at + 1];
	return at < 0 || (next && cell.right > next.x - 1) ? null : at;
}

function entriesIn(
	names: PageSegment[],
	body: PageSegment[][],
): PageSegment[][][] {
	const dates = names.findIndex((_, column) =>
		body.some((row) => isDate(cellIn(names, row, column))),
	);
	if (dates < 0) return [];
	const steps = body
		.slice(1)
		.map((row, at) => stepBetween(body[at] ?? [], row))
		.filter((step) => step > 0);
	const least = Math.min(...steps);
	const entries: PageSegment[][][] = [];
	for (const [at, row] of body.entries()) {
		const date = cellIn(names, row, dates);
		const isApart = stepBetween(body[at - 1] ?? [], row) > APART * least;
		const isSpan = findDates(date?.text ?? "")?.isRange === true;
		const begins = date !== undefined && (isSpan || isApart || at === 0);
		if (begins || entries.length === 0) entries.push([row]);
		else entries.at(-1)?.push(row);
	}
	const hasSpans = entries.filter((entry) =>
		findDates(
			entry.map((row) => cellIn(names, row, dates)?.text ?? "").join(" "),
		),
	);
	return hasSpans.length === entries.length
		? entries.map((entry) => entryRows(names, entry))
		: [];
}

function cellIn(
	names: PageSegment[],
	row: PageSegment[],
	column: number,
): PageSegment | undefined {
	return row.find((cell) => columnOf(names, cell) === column);
}

function isDate(cell: PageSegment | undefined): boolean {
	return cell !== undefined && isOnlyDates(cell.text);
}

function stepBetween(above: PageSegment[], row: PageSegment[]): number {
	const [first, second] = [above[0], row[0]];
	return first && second && first.page === second.page ? second.y - first.y : 0;
}

/** The names of an entry in one row, and below it what its other cells tell. */
function entryRows(
	names: PageSegment[],
	entry: PageSegment[][],
): PageSegment[][] {
	const columns = names.map((_, column) =>
		entry.flatMap((row) =>
			row.filter((cell) => columnOf(names, cell) === column),
		),
	);
	const isProse = (cells: PageSegment[]) =>
		cells.some(({ runs }) => BULLET.test(runs[0]?.text.trim() ?? "")) ||
		cells.map(({ text }) => text).join(" ").length > LONGEST_NAME;
	const named = columns.filter((cells) => cells.length > 0 && !isProse(cells));
	const prose = columns.filter(isProse);
	return [
		named.flatMap(([first, ...rest]) =>
			first ? [together([first, ...rest])] : [],
		),
		...prose.flatMap((cells) => cells.map((cell) => [cell])),
	].filter((row) => row.length > 0);
}

function together([first, ...rest]: [
	PageSegment,
	...PageSegment[],
]): PageSegment {
	const cells = [first, ...rest];
	return {
		...first,
		text: cells.map(({ text }) => text).join(" "),
		runs: [
			...first.runs,
			...rest.flatMap(({ runs }) =>
				runs.map(
					(run, at): TextRun => (at === 0 ? { ...run, gap: "space" } : run),
				),
			),
		],
		right: Math.max(...cells.map(({ right }) => right)),
		links: cells.flatMap(({ links }) => links),
	};
}
