// Dates in a margin with more below them: "09/2020 – now" over "Hereford". The second line of such a note has no text beside it and
// would be read between the lines of the entry; it stays with the dates.
import {
	hasDegree,
	isInstitution,
	organizationWeight,
	titleWeight,
} from "../lines/entry-words.ts";
import { isOnlyDates } from "../lines/find-dates.ts";
import { BULLET, type PageSegment } from "./page-segments.ts";

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
	const left = notesLeft(rows);
	if (notes.size < LEAST) return { rows, notes: left };
	const kept = rows.filter(([first]) => !first || !notes.has(first));
	return {
		rows: kept.map((row) => [
			...row,
			...[...notes].flatMap(([note, above]) => (above === row ? [note] : [])),
		]),
		notes: new Set([...notes.keys(), ...left]),
	};
}

/** Names below dates in a margin on the left, each beside the second line of a head that says as what and for whom. */
function notesLeft(rows: PageSegment[][]): Set<PageSegment> {
	const found = rows.flatMap((row, at) => {
		const above = rows[at - 1] ?? [];
		const [dates, first] = above;
		const [note, second] = row;
		if (!dates || !first || !note || !second) return [];
		const isSecond =
			isOnlyDates(dates.text) &&
			isBelow(note, dates) &&
			Math.abs(second.x - first.x) < 1.5 &&
			!BULLET.test(second.runs[0]?.text.trim() ?? "");
		return isSecond ? [{ note, head: [first.text, second.text] }] : [];
	});
	const named = found.filter(({ head }) =>
		head.some((text) => titleWeight(text) > 0 || hasDegree(text)),
	);
	const areTowns = found.every(
		({ note: { text } }) =>
			organizationWeight(text) + titleWeight(text) === 0 &&
			!isInstitution(text),
	);
	return areTowns && named.length >= Math.max(LEAST, found.length / 2)
		? new Set(found.map(({ note }) => note))
		: new Set();
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
