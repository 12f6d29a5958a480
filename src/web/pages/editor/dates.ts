// The spans of time of a document, between the form they are stored in ("2021-03 - Present") and the months a person picks.
// What was stored in words of its own is left alone until somebody picks.
import { dates } from "../../../domain/language/en/dates.ts";

/** Months are "YYYY-MM" or "YYYY"; "" where nothing is known. */
export type MonthSpan = { start: string; end: string; isCurrent: boolean };

const MONTH = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const PRESENT = "Present";
const NAMES = dates.months.map(([name]) => name);

/** Null for what no two months say, such as "Summers". */
export function readSpan(stored: string): MonthSpan | null {
	const text = stored.trim();
	if (text === "") return { start: "", end: "", isCurrent: false };
	const [start = "", end = "", ...rest] = text.split(/\s+[-–—]\s+/);
	if (rest.length > 0 || !MONTH.test(start)) return null;
	if (/^present$/i.test(end)) return { start, end: "", isCurrent: true };
	return end === "" || MONTH.test(end)
		? { start, end, isCurrent: false }
		: null;
}

export function writeSpan({ start, end, isCurrent }: MonthSpan): string {
	const until = isCurrent ? PRESENT : end;
	if (start === "") return until;
	return until === "" ? start : `${start} - ${until}`;
}

/** A project keeps its two months apart. */
export function joinSpan(start: string, end: string): MonthSpan | null {
	const isCurrent = /^present$/i.test(end.trim());
	const known = [start, isCurrent ? "" : end].every(
		(month) => month.trim() === "" || MONTH.test(month.trim()),
	);
	if (!known) return null;
	return {
		start: start.trim(),
		end: isCurrent ? "" : end.trim(),
		isCurrent,
	};
}

export function partSpan({ start, end, isCurrent }: MonthSpan) {
	return { start, end: isCurrent ? PRESENT : end };
}

/** "2024-03" → "March 2024", "2024" → "2024"; anything else as it stands. */
export function monthName(stored: string): string {
	const [, year, month] = /^(\d{4})-(\d{2})/.exec(stored) ?? [];
	const name = month && NAMES[Number(month) - 1];
	return name ? `${name} ${year}` : stored;
}
