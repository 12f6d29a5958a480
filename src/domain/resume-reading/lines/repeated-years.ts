// Years set in the margin for the eye: the span of the entry beside them says them again, with its months.
import { findDates, isOnlyDates } from "./find-dates.ts";
import { type SourceLine, textOfRuns } from "./source-line.ts";

/** Once may be chance. */
const LEAST = 2;
/** How many lines below the year its entry has said when it was. */
const BELOW = 2;

/** The lines without the years in their margin, where the spans on or below them repeat all of these. */
export function withoutRepeatedYears(lines: SourceLine[]): SourceLine[] {
	const years = lines.flatMap((line, at) => {
		const year = yearBeside(line);
		return year === null ? [] : [{ at, year }];
	});
	const isSaid = ({ at, year }: { at: number; year: string }) =>
		lines.slice(at, at + 1 + BELOW).some((line) => hasEnd(line, year));
	if (years.length < LEAST || !years.every(isSaid)) return lines;
	const beside = new Set(years.map(({ at }) => at));
	return lines.map((line, at) =>
		beside.has(at) ? { ...line, asides: [] } : line,
	);
}

function yearBeside({ asides }: SourceLine): string | null {
	const text = asides.join(" ").trim();
	return /^(?:19|20)\d\d$/.test(text) && isOnlyDates(text) ? text : null;
}

function hasEnd({ runs }: SourceLine, year: string): boolean {
	const span = findDates(textOfRuns(runs));
	return (
		span?.isRange === true &&
		[span.start, span.end].some((date) => date?.startsWith(year) === true)
	);
}
