// The dates of an entry, and whether a document says the same of it: less precise ones are no lie.
import { readRange } from "../../profile/partial-date.ts";
import { agrees } from "./same-names.ts";

/** Dates of an entry of the profile. */
export type EntryDates = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
};

/** Whether the dates as a document writes them say nothing else than the profile's. */
export function isSameSpan(written: string, own: EntryDates): boolean {
	if (written.trim() === "") return true;
	const range = readRange(written);
	// A single date stands for the end of a school or a course, or for the only date known.
	const isSingle = range.start !== null && range.start === range.end;
	if (isSingle)
		return agrees(range.start, own.start) || agrees(range.end, own.end);
	if (range.start !== null && !agrees(range.start, own.start)) return false;
	if (range.isCurrent) return own.isCurrent || own.end === null;
	return range.end === null || agrees(range.end, own.end);
}

export function isSameDate(written: string, own: string | null): boolean {
	return isSameSpan(written, { start: own, end: own, isCurrent: false });
}

/** Dates of an entry of the profile as a hint names them. */
export function spanText({ start, end, isCurrent }: EntryDates): string {
	return [start ?? "?", isCurrent ? "Present" : (end ?? "?")].join(" - ");
}

export function spanOf(entry: {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
}): EntryDates {
	return {
		start: entry.start_date,
		end: entry.end_date,
		isCurrent: entry.is_current,
	};
}
