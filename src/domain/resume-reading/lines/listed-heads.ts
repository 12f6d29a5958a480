// Entries that a list holds: "* Aire Mill, Leeds", and what was done in a list within it. Their bullets open entries and are
// none of their achievements.
import { findDates, withoutDates } from "./find-dates.ts";
import { cellEnd, type SourceLine, textOfRuns } from "./source-line.ts";

/** The lines with the bullets taken from heads of entries, where every one of a list has its span of time. */
export function withoutListedHeads(lines: SourceLine[]): SourceLine[] {
	const read = [...lines];
	const lists = listsIn(lines).map(([from, to]) => ({
		...{ from, to },
		heads: headsIn(lines, from, to),
	}));
	const single = lists.filter((list) => isDatedAlone(lines, list));
	const alone = single.length < LEAST_ALONE ? [] : single;
	for (const list of lists) {
		const { heads } = list;
		if (!areEntries(lines, list) && !alone.includes(list)) continue;
		for (const head of heads)
			for (const at of head) {
				const line = lines[at];
				if (line) read[at] = asHead(line);
			}
	}
	return read;
}

/** From the first bullet to the last line below one: where each list begins, and where it has ended. */
function listsIn(lines: SourceLine[]): [from: number, to: number][] {
	const lists: [number, number][] = [];
	let from = -1;
	for (const [at, line] of lines.entries()) {
		const first = lines[from];
		const isWithin =
			first !== undefined &&
			!line.isHeading &&
			!line.isFirst &&
			(line.isBullet || line.x > first.x + 1) &&
			line.x > first.x - 1;
		if (first !== undefined && !isWithin) {
			lists.push([from, at]);
			from = -1;
		}
		if (from < 0 && line.isBullet) from = at;
	}
	if (from >= 0) lists.push([from, lines.length]);
	return lists;
}

/** The lines of each outermost item, up to the first one that is set in with a bullet of its own. */
function headsIn(lines: SourceLine[], from: number, to: number): number[][] {
	const margin = lines[from]?.x ?? 0;
	const heads: number[][] = [];
	let isOpen = false;
	for (let at = from; at < to; at += 1) {
		const line = lines[at];
		if (!line) continue;
		const isOuter = line.isBullet && Math.abs(line.x - margin) < 1.5;
		if (isOuter) {
			heads.push([at]);
			isOpen = true;
		} else if (line.isBullet) isOpen = false;
		else if (isOpen) heads.at(-1)?.push(at);
	}
	return heads;
}

type List = { from: number; to: number; heads: number[][] };

/** How often "→ Degree 2012 – 2015" stands below a school until the arrow is known for no bullet. */
const LEAST_ALONE = 2;

/** One item, of one line with a span of time, below a line that has no time. */
function isDatedAlone(lines: SourceLine[], { from, to }: List): boolean {
	const hasSpan = (line: SourceLine | undefined) =>
		line !== undefined && findDates(textOfRuns(line.runs))?.isRange === true;
	const [above, line] = [lines[from - 1], lines[from]];
	return (
		to === from + 1 &&
		line !== undefined &&
		hasSpan(line) &&
		namesMore(line) &&
		above !== undefined &&
		!above.isHeading &&
		above.asides.length === 0 &&
		findDates(textOfRuns(above.runs)) === null
	);
}

/** Before the next cell stands more than a span. */
function namesMore({ runs }: SourceLine): boolean {
	return withoutDates(textOfRuns(runs.slice(0, cellEnd(runs)))) !== "";
}

function areEntries(lines: SourceLine[], { from, to, heads }: List): boolean {
	const textAt = (at: number) => {
		const line = lines[at];
		return line ? [textOfRuns(line.runs), ...line.asides].join(" ") : "";
	};
	const hasSpan = (text: string) => findDates(text)?.isRange === true;
	const isDated = (at: number) => hasSpan(textAt(at));
	// A full line may have cut the span itself.
	const isEntry = (head: number[]) =>
		head.some(isDated) || hasSpan(head.map(textAt).join(" "));
	const hasInner = to - from > heads.flat().length;
	// Below a dated head even dated bullets tell what was done.
	const isBelowEntry = [from - 1, from - 2].some(isDated);
	return (
		!isBelowEntry &&
		(heads.length > 1 || hasInner) &&
		heads.every((head) => head.length <= LONGEST && isEntry(head))
	);
}

/** In lines; more of them tell something. */
const LONGEST = 3;

function asHead(line: SourceLine): SourceLine {
	return { ...line, isBullet: false, x: line.textX, cellX: line.textX };
}
