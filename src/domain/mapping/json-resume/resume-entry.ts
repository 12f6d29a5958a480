// Reads one object of somebody's resume file: takes fields under any of their names, makes them fit the profile, and
// remembers what was not taken, so that nothing is lost without a word. Never throws, whatever stands there.

import type { Problem } from "../../problem.ts";
import { PartialDate } from "../../profile/fields/kinds.ts";
import { type ReadDate, readDate } from "../../profile/partial-date.ts";
import {
	plainText,
	storable,
	withoutBullet,
} from "../../profile/plain-text.ts";
import { readWebAddress } from "../../profile/web-address.ts";
import { asText, brief, isEmpty, isRecord, ownText } from "./json-values.ts";

/** One reading of a file. In Attune's own export every text is taken to the letter. */
export type Reading = {
	isOwn: boolean;
	notes: Problem[];
	/** Paths without numbers ("work.url") of what has no place in a profile, with how often it was met. */
	leftOut: Map<string, number>;
};

export type ResumeEntry = ReturnType<typeof resumeEntry>;

/** `at` is the entry's path in the file, such as "work.0". */
export function resumeEntry(
	value: Record<string, unknown>,
	at: string,
	reading: Reading,
) {
	const taken = new Set<string>();

	function raw(keys: string[]): { key: string; value: unknown } {
		for (const key of keys) taken.add(key);
		const key =
			keys.find(
				(each) => Object.hasOwn(value, each) && !isEmpty(value[each]),
			) ??
			keys[0] ??
			"";
		return { key, value: Object.hasOwn(value, key) ? value[key] : undefined };
	}

	function text(max: number, ...keys: string[]): string {
		const found = raw(keys);
		const line = reading.isOwn
			? ownText(found.value)
			: plainText(asText(found.value)).replace(/\n/g, ", ");
		return fitting(line, { max, where: `${at}.${found.key}`, reading });
	}

	return {
		at,
		raw: (...keys: string[]): unknown => raw(keys).value,
		text,
		/** Like `text`, null where there is none. */
		optional: (max: number, ...keys: string[]): string | null =>
			text(max, ...keys) || null,
		/** Text that may run over several lines. */
		prose(max: number, ...keys: string[]): string | null {
			const found = raw(keys);
			const all = Array.isArray(found.value)
				? found.value.map(asText).join("\n")
				: asText(found.value);
			const prose = reading.isOwn ? ownText(found.value) : plainText(all);
			return (
				fitting(prose, { max, where: `${at}.${found.key}`, reading }) || null
			);
		},
		/** Null where no number is written. */
		number(...keys: string[]): number | null {
			const number = Number(asText(raw(keys).value).trim() || Number.NaN);
			return Number.isFinite(number) ? number : null;
		},
		lines(...keys: string[]): string[] {
			const found = raw(keys);
			return readLines(found.value, `${at}.${found.key}`, reading);
		},
		date(...keys: string[]): ReadDate {
			const found = raw(keys);
			if (reading.isOwn && PartialDate.safeParse(found.value).success)
				return { date: String(found.value), isPresent: false, isExact: true };
			const read = readDate(dateText(found.value));
			if (!read.isExact && !isEmpty(found.value))
				noteDate(found.value, `${at}.${found.key}`, {
					date: read.date,
					reading,
				});
			return read;
		},
		url(...keys: string[]): string | null {
			const found = raw(keys);
			const written = storable(asText(found.value));
			if (!written) return null;
			const address =
				reading.isOwn && /^https?:\/\/\S+$/i.test(written)
					? written
					: readWebAddress(written);
			if (address && address.length <= 500) return address;
			reading.notes.push({
				where: `${at}.${found.key}`,
				message: `“${brief(written)}” is not a web address that may stand in a document`,
				hint: "Use an address that begins with https://",
			});
			return null;
		},
		/** Notes every field that was not asked for, but not those known to carry nothing of the person. */
		finish(...ignored: string[]): void {
			for (const key of Object.keys(value)) {
				if (
					taken.has(key) ||
					ignored.includes(key) ||
					isEmpty(value[key]) ||
					key.startsWith("$")
				)
					continue;
				const path = `${at.replace(/\.\d+(?=\.|$)/g, "")}.${storable(key).slice(0, 60)}`;
				reading.leftOut.set(path, (reading.leftOut.get(path) ?? 0) + 1);
			}
		},
	};
}

/** The entries of a section: an array, a single entry, or nothing. What is no entry is noted and passed over. */
export function resumeEntries(
	value: unknown,
	at: string,
	reading: Reading,
): ResumeEntry[] {
	const list = Array.isArray(value) ? value : isEmpty(value) ? [] : [value];
	if (list.length > MAX_ENTRIES)
		note(
			reading,
			at,
			`${list.length} entries are more than the ${MAX_ENTRIES} a section keeps`,
		);
	return list.slice(0, MAX_ENTRIES).flatMap((entry, index) => {
		if (isRecord(entry)) return [resumeEntry(entry, `${at}.${index}`, reading)];
		// A bare text is an entry that has only a name.
		if (typeof entry === "string" && entry.trim())
			return [resumeEntry({ name: entry }, `${at}.${index}`, reading)];
		if (!isEmpty(entry))
			note(
				reading,
				`${at}.${index}`,
				"This is not an entry and was passed over",
			);
		return [];
	});
}

/** Lines of text from an array or one text with line breaks, without bullets. */
export function readLines(
	value: unknown,
	at: string,
	reading: Reading,
): string[] {
	const list = Array.isArray(value) ? value : [value];
	const lines = reading.isOwn
		? list.map(ownText)
		: list.flatMap((each) =>
				plainText(asText(each)).split("\n").map(withoutBullet),
			);
	const full = lines.filter((line) => line !== "");
	if (full.length > MAX_ENTRIES)
		note(
			reading,
			at,
			`${full.length} lines are more than the ${MAX_ENTRIES} an entry keeps`,
		);
	return full
		.slice(0, MAX_ENTRIES)
		.map((line) => fitting(line, { max: 2000, where: at, reading }));
}

export function note(reading: Reading, where: string, message: string): void {
	reading.notes.push({
		where,
		message,
		hint: "Look at this place in the file, or add it by hand after the import",
	});
}

const MAX_ENTRIES = 500;

function fitting(
	text: string,
	{ max, where, reading }: { max: number; where: string; reading: Reading },
): string {
	if (text.length <= max) return text;
	reading.notes.push({
		where,
		message: `This text has ${text.length} characters; the first ${max} were kept`,
		hint: "Shorten it in the file, or look at the end of the text after the import",
	});
	return storable(text.slice(0, max).replace(/[\ud800-\udbff]$/, ""));
}

/** Some exports keep a date as an object of numbers. */
function dateText(value: unknown): unknown {
	if (!isRecord(value)) return value;
	return [value.year, value.month, value.day]
		.filter((part) => !isEmpty(part))
		.join("-");
}

function noteDate(
	written: unknown,
	where: string,
	result: { date: string | null; reading: Reading },
): void {
	const quoted = `“${brief(storable(asText(written)))}”`;
	const message = result.date
		? `${quoted} was kept as ${result.date}`
		: `${quoted} could not be read as a date`;
	result.reading.notes.push({
		where,
		message,
		hint: "Write dates as 2018-06 or June 2018",
	});
}
