// Dates in a margin with more below them: "09/2020 – now" over "Hereford". The second line of such a note has no text beside it and
// would be read between the lines of the entry; it stays with the dates.
import { isOnlyDates } from "../lines/find-dates.ts";
import type { PageSegment } from "./page-segments.ts";

/** Once may be chance. */
const LEAST = 2;
/** The distance to the dates above, in letters' heights. */
const BELOW = 1.6;
const NAME = /^\p{Lu}[\p{L}'’. ,-]{1,39}$/u;

type Rows = { rows: PageSegment[][]; notes: ReadonlySet<PageSegment> };

/** The rows with what stands below dates in a margin beside these, and which segments that are. */
export function withSideNotes(rows: PageSegment[][]): Rows {
	const notes = new Map<PageSegment, PageSegment[]>();
	for (const [at, row] of rows.entries()) {
		const [only, ...others] = row;
		const above = rows.slice(Math.max(0, at - 2), at).findLast(hasDates);
		const dates = above?.at(-1);
		if (only && dates && above && others.length === 0 && isBelow(only, dates))
			notes.set(only, above);
	}
	if (notes.size < LEAST) return { rows, notes: new Set() };
	const kept = rows.filter(([first]) => !first || !notes.has(first));
	return {
		rows: kept.map((row) => [
			...row,
			...[...notes].flatMap(([note, above]) => (above === row ? [note] : [])),
		]),
		notes: new Set(notes.keys()),
	};
}

function hasDates(row: PageSegment[]): boolean {
	return row.length > 1 && isOnlyDates(row.at(-1)?.text ?? "");
}

function isBelow(note: PageSegment, dates: PageSegment): boolean {
	return (
		note.page === dates.page &&
		Math.abs(note.x - dates.x) < 1.5 &&
		Math.abs(note.size - dates.size) < 0.5 &&
		note.y - dates.y < BELOW * note.size &&
		NAME.test(note.text)
	);
}
