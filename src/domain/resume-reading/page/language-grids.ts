// The table of levels that Europass asks for: what stands above its columns asks, and a row is a language with its levels. No strip
// between its cells is a gutter of the page.

import { isSelfAssessment } from "../lines/self-assessment.ts";
import type { TextRun } from "../lines/source-line.ts";
import type { PageSegment } from "./page-segments.ts";

/** Fewer are words of a text. */
const LEAST = 3;
const LEVEL = /^[ABC][12]$/u;

export function withLanguageGrids(segments: PageSegment[]): PageSegment[] {
	const asked = segments.filter(({ text }) => isSelfAssessment(text));
	const rows = [
		...Map.groupBy(segments, ({ y }) => Math.round(y / 2)).values(),
	].filter((row) => row.filter(({ text }) => LEVEL.test(text)).length >= LEAST);
	if (asked.length < LEAST || rows.length === 0) return segments;
	const heads = headsOver(rows, asked);
	const of = new Map(rows.flatMap((row) => row.map((each) => [each, row])));
	return segments.flatMap((each) => {
		if (asked.includes(each) || isHead(each, heads)) return [];
		const row = of.get(each);
		if (!row) return [each];
		return row[0] === each ? [asOne(row)] : [];
	});
}

type Heads = { top: number; foot: number; left: number };

/** Where the names of the columns stand, in however many lines they are broken. */
function headsOver(rows: PageSegment[][], asked: PageSegment[]): Heads {
	const levels = rows.flat().filter(({ text }) => LEVEL.test(text));
	const foot = Math.min(...levels.map(({ y }) => y));
	const above = asked.filter(({ y }) => y < foot);
	return {
		top: Math.min(...above.map(({ y, size }) => y - BROKEN * size)),
		foot,
		left: Math.min(...levels.map(({ x }) => x)) - BEFORE,
	};
}

/** How far above a name in one line the first of two lines stands, in letters' heights. */
const BROKEN = 1;
/** In points: a name is wider than the level below it. */
const BEFORE = 40;

function isHead({ x, y, text }: PageSegment, heads: Heads): boolean {
	return (
		y > heads.top &&
		y < heads.foot - 2 &&
		x > heads.left &&
		text.length <= LONGEST
	);
}

const LONGEST = 40;

function asOne(row: PageSegment[]): PageSegment {
	const [first, ...rest] = [...row].sort((a, b) => a.x - b.x) as [
		PageSegment,
		...PageSegment[],
	];
	const wide = (runs: TextRun[]) =>
		runs.map((run, at): TextRun => (at === 0 ? { ...run, gap: "wide" } : run));
	return {
		...first,
		runs: [...first.runs, ...rest.flatMap(({ runs }) => wide(runs))],
		text: row.map(({ text }) => text).join("\t"),
		right: Math.max(...row.map(({ right }) => right)),
	};
}
