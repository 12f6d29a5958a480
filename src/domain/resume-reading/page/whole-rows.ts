// What a narrow column breaks over several rows of a page, put together again: a heading, a date, a name beside a date.

import {
	findDates,
	isOnlyDates,
	isPresent,
	wholeDate,
} from "../lines/find-dates.ts";
import { headingKind } from "../lines/headings.ts";
import { isMarginalNote } from "../lines/marginal-notes.ts";
import type { TextRun } from "../lines/source-line.ts";
import type { PageSegment } from "./page-segments.ts";
import { middle } from "./segment-measures.ts";

export function wholeRows(rows: PageSegment[][]): PageSegment[][] {
	return withWholeCells(withWholeDates(withWholeLabels(rows)));
}

/** A heading in a narrow column of labels is broken over two rows. */
function withWholeLabels(rows: PageSegment[][]): PageSegment[][] {
	return rows.flatMap((row, at) => {
		const [label, ...rest] = row;
		const above = labelAbove(rows, at);
		const isRest =
			label !== undefined &&
			above !== undefined &&
			(Math.abs(above.x - label.x) < 1 ||
				Math.abs(above.right - label.right) < 1) &&
			Math.abs(above.size - label.size) < 0.3 &&
			above.runs[0]?.isBold === label.runs[0]?.isBold &&
			(headingKind(label.text) === null ||
				above !== rows[at - 1]?.[0] ||
				isBeside(rows, at, label)) &&
			headingKind(`${above.text} ${label.text}`) !== null;
		if (!isRest) return [row];
		above.text = `${above.text} ${label.text}`;
		above.runs.push(
			...label.runs.map((run): TextRun => ({ ...run, gap: "space" })),
		);
		return rest.length > 0 ? [rest] : [];
	});
}

/** What stands first above a row, be it beside text that goes on between the two. */
function labelAbove(
	rows: PageSegment[][],
	at: number,
): PageSegment | undefined {
	const [label] = rows[at] ?? [];
	const between = rows[at - 1] ?? [];
	const [first, text] = rows[at - 2] ?? [];
	const isBetween =
		label !== undefined &&
		first !== undefined &&
		text !== undefined &&
		between.every(({ x }) => x > label.right && Math.abs(x - text.x) < 2) &&
		label.page === first.page &&
		label.y - first.y < 1.7 * label.size;
	return isBetween ? first : between[0];
}

/** Whether a label stands close under another one, with text beside one of them. */
function isBeside(
	rows: PageSegment[][],
	at: number,
	label: PageSegment,
): boolean {
	const above = rows[at - 1] ?? [];
	const [first] = above;
	return (
		first !== undefined &&
		first.page === label.page &&
		label.y - first.y < 1.7 * label.size &&
		above.length + (rows[at]?.length ?? 0) > 2
	);
}

/** A date in a narrow margin is broken over rows: "May 2019 –", "today". */
function withWholeDates(rows: PageSegment[][]): PageSegment[][] {
	const gone = new Set<PageSegment>();
	for (const [first, last, text] of marginPairs(rows)) {
		setText(first, text);
		gone.add(last);
	}
	for (const [at, row] of rows.entries())
		for (const begun of row) {
			if (gone.has(begun) || !/\p{L}|\d/u.test(begun.text)) continue;
			const [next, last] = below(rows, at, begun);
			if (!next) continue;
			const stacked = stackedDates(rows, { at, begun, ends: [next, last] });
			if (stacked) {
				setText(begun, stacked.text);
				for (const end of stacked.ends) gone.add(end);
				continue;
			}
			// "2019", "–", "today": the longest that is one span.
			const parts = [...(last ? [[next.text, last.text]] : []), [next.text]];
			const rest = parts.find((each) => wholeDate(begun.text, each) !== null);
			const whole = rest ? wholeDate(begun.text, rest) : null;
			if (!rest || whole === null) continue;
			setText(begun, whole);
			gone.add(next);
			if (last && rest.length > 1) gone.add(last);
		}
	return rows
		.map((row) => row.filter((segment) => !gone.has(segment)))
		.filter((row) => row.length > 0);
}

type MarginPair = [first: PageSegment, last: PageSegment, text: string];

/** The two ends of each entry's span under each other in a margin, beside the first two lines of the entry. */
function marginPairs(rows: PageSegment[][]): MarginPair[] {
	const ends = rows.flatMap(([first, ...rest]) =>
		first &&
		rest.length > 0 &&
		(isSingleDate(first.text) || isPresent(first.text))
			? [first]
			: [],
	);
	const margins = Map.groupBy(ends, ({ x }) => Math.round(x / 2));
	return [...margins.values()].flatMap(pairsIn);
}

/** All of a margin in twos that stand closer than two entries do; none where they do not come out even. */
function pairsIn(margin: PageSegment[]): MarginPair[] {
	const pairs: MarginPair[] = [];
	for (let at = 0; at + 1 < margin.length; at += 2) {
		const [first, last, next] = margin.slice(at, at + 3);
		if (!first || !last) break;
		const text = spanOf(first.text, last.text);
		const isClose =
			first.page === last.page && last.y - first.y < 1.8 * first.size;
		const isApart =
			!next ||
			next.page !== last.page ||
			next.y - last.y > 1.2 * (last.y - first.y);
		if (text === null || !isClose || !isApart) return [];
		pairs.push([first, last, text]);
	}
	return pairs.length >= 2 && margin.length === 2 * pairs.length ? pairs : [];
}

function setText(segment: PageSegment, text: string): void {
	segment.text = text;
	segment.runs = segment.runs.slice(0, 1).map((run) => ({ ...run, text }));
}

type Stack = {
	at: number;
	begun: PageSegment;
	/** What stands below it, of which the second may be the rest of the first. */
	ends: (PageSegment | undefined)[];
};

/** The two ends of a span, one over the other in a margin, in either order; null where the lower one has a text of its own. */
function stackedDates(
	rows: PageSegment[][],
	{ at, begun, ends }: Stack,
): { text: string; ends: PageSegment[] } | null {
	const [next, last] = ends;
	const row = rows[at] ?? [];
	const under = rows.find((each) => next && each.includes(next)) ?? [];
	if (!next || under.length > 1 || row.length < 2 || row[0] !== begun)
		return null;
	for (const parts of last ? [[next], [next, last]] : [[next]]) {
		const text = spanOf(begun.text, parts.map((each) => each.text).join(" "));
		if (text !== null) return { text, ends: parts };
	}
	return null;
}

/** Two dates as a span in their order, null where they are none. */
function spanOf(a: string, b: string): string | null {
	if (![a, b].every((end) => isSingleDate(end) || isPresent(end))) return null;
	const spans = [`${a} – ${b}`, `${b} – ${a}`];
	return (
		spans.find((span) => {
			const found = findDates(span);
			return (
				found?.isRange === true &&
				isOnlyDates(span) &&
				(found.isCurrent || (found.start ?? "") <= (found.end ?? ""))
			);
		}) ?? null
	);
}

function isSingleDate(text: string): boolean {
	return isOnlyDates(text) && findDates(text)?.isRange === false;
}

/** Beside a date a long name goes on below itself: "Cascade Regional Medical", "Center". */
function withWholeCells(rows: PageSegment[][]): PageSegment[][] {
	const kept: PageSegment[][] = [];
	let ends = new Map<PageSegment, PageSegment>();
	for (const row of rows) {
		const above = kept.at(-1) ?? [];
		const cells = row.map((rest) => {
			const cell = above.find((each) => Math.abs(each.x - rest.x) < 1.5);
			return cell &&
				goesOnIn(above, cell, { last: ends.get(cell) ?? cell, rest })
				? { cell, rest }
				: null;
		});
		if (above.some(({ text }) => isOnlyDates(text)) && cells.every(Boolean)) {
			for (const { cell, rest } of cells.filter((each) => each !== null)) {
				cell.text = `${cell.text} ${rest.text}`;
				cell.runs.push(
					...rest.runs.map(
						(run, at): TextRun => (at > 0 ? run : { ...run, gap: "space" }),
					),
				);
				ends.set(cell, rest);
			}
			continue;
		}
		kept.push(row);
		ends = new Map();
	}
	return kept;
}

/** Whether the first word of the rest would not have fitted between its cell's last line and the next cell. */
function goesOnIn(
	row: PageSegment[],
	cell: PageSegment,
	{ last, rest }: { last: PageSegment; rest: PageSegment },
): boolean {
	const next = row[row.indexOf(cell) + 1];
	if (!next || isMarginalNote(cell.text) || isOnlyDates(rest.text))
		return false;
	const word = /^\S+/.exec(rest.text)?.[0].length ?? 0;
	const width = (rest.right - rest.x) / Math.max(rest.text.length, 1);
	return (
		rest.page === last.page &&
		rest.y - last.y < 1.7 * rest.size &&
		Math.abs(rest.size - cell.size) < 0.3 &&
		rest.runs[0]?.isBold === cell.runs[0]?.isBold &&
		rest.right < next.x - 2 &&
		last.right + word * width > next.x - 1.6 * rest.size
	);
}

/** What stands directly under a segment, and what under that; under the end of a full row the whole next one. */
function below(
	rows: PageSegment[][],
	at: number,
	above: PageSegment,
): (PageSegment | undefined)[] {
	const near = rows.slice(at + 1, at + 6).flat();
	const [whole, ...more] = rows[at + 1] ?? [];
	const isFlowing = above === rows[at]?.at(-1) && more.length === 0;
	const next =
		near.find((each) => isUnder(above, each)) ??
		(isFlowing && whole?.page === above.page ? whole : undefined);
	return [next, next && near.find((each) => isUnder(next, each))];
}

function isUnder(above: PageSegment, each: PageSegment): boolean {
	const isAligned =
		Math.abs(each.x - above.x) < 3 ||
		Math.abs(each.right - above.right) < 3 ||
		Math.abs(middle(each) - middle(above)) < 3;
	return (
		isAligned &&
		each.page === above.page &&
		each.y > above.y + 0.5 * above.size &&
		each.y < above.y + 2.2 * above.size
	);
}
