// Reads one object of somebody's resume file: takes fields under any of their names and remembers what was not taken, so that
// nothing is lost without a word. Never throws, whatever stands there.

import type { ReadDate } from "../../profile/partial-date.ts";
import { storable } from "../../profile/plain-text.ts";
import {
	fieldAddress,
	fieldDate,
	fieldLine,
	fieldLines,
	fieldNumber,
	fieldProse,
	type WrittenField,
} from "./field-values.ts";
import { type FileReading, MAX_ENTRIES, note } from "./file-reading.ts";
import { isEmpty, isRecord } from "./json-values.ts";

export type ResumeEntry = ReturnType<typeof resumeEntry>;

/** `at` is the entry's path in the file, such as "work.0". The keys of a field are its names; the first that is filled counts. */
export function resumeEntry(
	value: Record<string, unknown>,
	at: string,
	reading: FileReading,
) {
	const taken = new Set<string>();

	function take(keys: string[]): WrittenField {
		for (const key of keys) taken.add(key);
		const key =
			keys.find(
				(each) => Object.hasOwn(value, each) && !isEmpty(value[each]),
			) ??
			keys[0] ??
			"";
		const written = Object.hasOwn(value, key) ? value[key] : undefined;
		return { written, where: `${at}.${key}`, reading };
	}

	return {
		at,
		raw: (...keys: string[]): unknown => take(keys).written,
		text: (max: number, ...keys: string[]): string =>
			fieldLine(take(keys), max),
		/** Like `text`, null where there is none. */
		optional: (max: number, ...keys: string[]): string | null =>
			fieldLine(take(keys), max) || null,
		/** Text that may run over several lines. */
		prose: (max: number, ...keys: string[]): string | null =>
			fieldProse(take(keys), max) || null,
		number: (...keys: string[]): number | null => fieldNumber(take(keys)),
		lines: (...keys: string[]): string[] => fieldLines(take(keys)),
		date: (...keys: string[]): ReadDate => fieldDate(take(keys)),
		url: (...keys: string[]): string | null => fieldAddress(take(keys)),
		/** Notes every field that was not asked for, but not those known to carry nothing of the person. */
		finish(...ignored: string[]): void {
			for (const [key, written] of Object.entries(value)) {
				const isKnown = taken.has(key) || ignored.includes(key);
				if (isKnown || isEmpty(written) || key.startsWith("$")) continue;
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
	reading: FileReading,
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
