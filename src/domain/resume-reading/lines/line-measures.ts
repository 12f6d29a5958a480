// What two lines of a page are beside each other: whether the one above is full, and whether they look alike.
import { type SourceLine, type TextRun, textOfRuns } from "./source-line.ts";

/** Whether the first word of the line below would not have fitted on the line. */
export function isFullLine(line: SourceLine, below: SourceLine): boolean {
	const text = textOfRuns(below.runs);
	const word = /^\S+/.exec(text)?.[0].length ?? 0;
	const width = (below.right - below.x) / Math.max(text.length, 1);
	const needed = (word + 1) * width;
	return line.right + needed >= line.limit - 2;
}

export function isSameSize(a: SourceLine, b: SourceLine): boolean {
	return Math.abs(sizeOfRuns(a.runs) - sizeOfRuns(b.runs)) < 0.7;
}

/** A bold line over a plain one is a heading over a text. */
export function isSameWeight(a: SourceLine, b: SourceLine): boolean {
	const [wholeA, wholeB] = [a, b].map(({ runs }) =>
		runs.every(({ isBold }) => isBold),
	);
	if (wholeA === wholeB) return true;
	const last = a.runs.at(-1);
	return last?.isBold === b.runs[0]?.isBold;
}

export function isBoldLine({ runs, asides }: SourceLine): boolean {
	return asides.length === 0 && runs.every((run) => run.isBold);
}

/** The largest size in points; -Infinity of no runs. */
export function sizeOfRuns(runs: readonly TextRun[]): number {
	return Math.max(...runs.map(({ size }) => size));
}

/** The one color of all letters, null where there are several or none is told. */
export function colorOfRuns(runs: readonly TextRun[]): string | null {
	const written = runs.filter(({ text }) => /[\p{L}\d]/u.test(text));
	const color = written[0]?.color ?? null;
	return written.every((run) => run.color === color) ? color : null;
}

/** A line in one color over a line in another: a heading over a text, or the other way around. */
export function isSameColor(a: SourceLine, b: SourceLine): boolean {
	const [above, below] = [colorOfRuns(a.runs), colorOfRuns(b.runs)];
	return above === null || below === null || above === below;
}

export function middleOf({ x, right }: SourceLine): number {
	return (x + right) / 2;
}
