// The two ends of a span that a file has on two lines: beside a title and beside its employer, in two cells, or one over the other.
import { findDates, isOnlyDates, isPresent } from "./find-dates.ts";
import { cellEnd, type SourceLine, textOfRuns } from "./source-line.ts";

/** Once may be chance. */
const LEAST = 2;

export function withWholeSpans(lines: SourceLine[]): SourceLine[] {
	const ends = lines.map(endIn);
	const pairs = lines.flatMap((line, at) => {
		const next = lines[at + 1];
		const isInRow = ends[at - 1] !== "" || ends[at + 2] !== "";
		const span = next ? spanOf(line, next, isInRow) : null;
		return span === null ? [] : [{ at, span }];
	});
	if (pairs.length < LEAST) return lines;
	const spans = new Map(pairs.map(({ at, span }) => [at, span]));
	return lines.flatMap((line, at) => {
		const span = spans.get(at);
		const isBegun = span !== undefined && !spans.has(at - 1);
		if (isBegun) return [withSpan(line, span)];
		if (!spans.has(at - 1)) return [line];
		if (line.asides.length > 0)
			return [{ ...line, asides: line.asides.filter((each) => !isEnd(each)) }];
		return hasCells(line) ? [withoutFirstCell(line)] : [];
	});
}

/** From the line that has one date and the line below it that has the other; null where they are no ends of one span. */
function spanOf(
	line: SourceLine,
	next: SourceLine,
	isInRow: boolean,
): string | null {
	const [from, to] = [endIn(line), endIn(next)];
	if (from === "" || to === "" || isPresent(from)) return null;
	// The ends stand in the same place, and in the first cell of both lines or of none.
	const areBeside = line.asides.length > 0 && next.asides.length > 0;
	if (!areBeside && hasCells(line) !== hasCells(next)) return null;
	// Dates beside the lines of a list are each that of its line.
	const isListed =
		areBeside && isInRow && isAlike(line, next) && !isPresent(to);
	if (isListed || (line.asides.length === 0 && next.asides.length > 0))
		return null;
	const span = `${from} – ${to}`;
	const found = findDates(span);
	const isForward =
		found?.isRange === true &&
		(found.isCurrent || (found.start ?? "") < (found.end ?? ""));
	return isForward && isOnlyDates(span) ? span : null;
}

/** The one date that stands beside a line, in its first cell, or is all of it. */
function endIn({ asides, runs, isBullet }: SourceLine): string {
	const [beside = "", ...more] = asides.filter(isEnd);
	if (more.length > 0) return "";
	const written =
		asides.length > 0 ? beside : textOfRuns(runs.slice(0, cellEnd(runs)));
	const mayBeEnd = !isBullet || asides.length > 0;
	return mayBeEnd && isEnd(written) ? bare(written) : "";
}

function isEnd(written: string): boolean {
	const text = bare(written);
	return (
		(isPresent(text) || isOnlyDates(text)) && findDates(text)?.isRange !== true
	);
}

function bare(written: string): string {
	return written.replace(/\s*[-–—]$/u, "");
}

function isAlike(a: SourceLine, b: SourceLine): boolean {
	const [first, second] = [a.runs[0], b.runs[0]];
	return (
		first?.isBold === second?.isBold &&
		first?.isItalic === second?.isItalic &&
		Math.abs((first?.size ?? 0) - (second?.size ?? 0)) < 0.6
	);
}

function hasCells({ runs }: SourceLine): boolean {
	return cellEnd(runs) < runs.length;
}

function withoutFirstCell(line: SourceLine): SourceLine {
	const [first, ...rest] = line.runs.slice(cellEnd(line.runs));
	return first ? { ...line, runs: [{ ...first, gap: "none" }, ...rest] } : line;
}

function withSpan(line: SourceLine, span: string): SourceLine {
	if (line.asides.length > 0)
		return {
			...line,
			asides: [...line.asides.filter((each) => !isEnd(each)), span],
		};
	if (hasCells(line)) return { ...withoutFirstCell(line), asides: [span] };
	const [first] = line.runs;
	return first ? { ...line, runs: [{ ...first, text: span }] } : line;
}
