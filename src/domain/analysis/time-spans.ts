// Entries of the profile as stretches of months, and the words for them. A date that is not known leaves its end open:
// nothing is ever concluded from the open side of a stretch.
import { monthNumber } from "../profile/months.ts";

export type DatedEntry = {
	name: string;
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
};

/** `from` is the first month, `to` the month after the last one, both counted since year 0. */
export type TimeSpan = {
	name: string;
	from: number;
	to: number;
	/** Whether both ends are known to the month, so that an overlap is one. */
	isExact: boolean;
	isStartKnown: boolean;
	isEndKnown: boolean;
	isCurrent: boolean;
};

/** All the time an entry may have taken: a year alone reaches from its January to its December. Empty where it has no date. */
export function timeSpan(entry: DatedEntry, today: string): TimeSpan[] {
	const end = entry.is_current ? today : entry.end_date;
	const start = monthNumber(entry.start_date ?? end);
	const last = monthNumber(end ?? entry.start_date);
	if (start === null || last === null) return [];
	const to = last + ((end ?? entry.start_date ?? "").length > 4 ? 1 : 12);
	if (to <= start) return [];
	return [
		{
			name: entry.name,
			from: start,
			to,
			isExact:
				(entry.start_date?.length ?? 0) > 4 &&
				(end?.length ?? 0) > 4 &&
				start <= last,
			isStartKnown: entry.start_date !== null,
			isEndKnown: end !== null,
			isCurrent: entry.is_current,
		},
	];
}

/** Whether the first date is certainly after the second: what neither says (month, day) is not compared. */
export function isAfter(date: string, other: string): boolean {
	const known = Math.min(date.length, other.length);
	return date.slice(0, known) > other.slice(0, known);
}

/** "7 months", "1 year", "2 years 3 months". */
export function durationText(months: number): string {
	const part = (number: number, unit: string) =>
		number === 0 ? [] : [`${number} ${unit}${number === 1 ? "" : "s"}`];
	return [
		...part(Math.floor(months / 12), "year"),
		...part(months % 12, "month"),
	].join(" ");
}
