// Compares the named parts of a document with the profile's: employers, titles, places, dates. Less precise dates and left-out
// words are no lie, other ones are.
import { readRange } from "../../profile/partial-date.ts";
import { verbatimKey } from "../../proof/ground.ts";
import { nameFollows } from "../../proof/prove-name.ts";

/** Dates of an entry of the profile. */
export type EntryDates = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
};

/** Whether two names are the same name: equal words, whatever stands between them. */
export function isSameName(a: string | null, b: string | null): boolean {
	return a === b || nameKey(a) === nameKey(b);
}

function nameKey(text: string | null): string {
	return (
		verbatimKey(text ?? "")
			.normalize("NFD")
			.replace(/\p{M}+/gu, "")
			.match(/[\p{L}\p{N}+#]+/gu) ?? []
	).join(" ");
}

/** The same for comparing many names with each other: each is folded once. */
export function nameMatcher(): typeof isSameName {
	const keys = new Map<string | null, string>();
	const keyOf = (name: string | null) => {
		const key = keys.get(name) ?? nameKey(name);
		keys.set(name, key);
		return key;
	};
	return (a, b) => keyOf(a) === keyOf(b);
}

/** Whether a name says the same as one of the own, or less. */
export function isOneOf(
	written: string,
	own: readonly (string | null)[],
	language: string,
): boolean {
	return own.some(
		(name) =>
			isSameName(written, name) || nameFollows(written, name ?? "", language),
	);
}

/** Whether every word of a written place belongs to the own one. */
export function isPartOf(written: string, own: string | null): boolean {
	const held = nameKey(own).split(" ");
	return nameKey(written)
		.split(" ")
		.every((word) => held.includes(word));
}

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

function agrees(written: string | null, own: string | null): boolean {
	return (
		written !== null &&
		own !== null &&
		(own.startsWith(written) || written.startsWith(own))
	);
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
