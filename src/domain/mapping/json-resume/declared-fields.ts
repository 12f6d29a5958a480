// The declared fields of the profile as fields of a JSON Resume: each is written under the first of its names and read under any
// of them, so a field is exported and imported as soon as it is declared. Sections that need more have readers of their own.
import {
	columnOf,
	type Field,
	type Fields,
	type Stored,
} from "../../profile/fields/field.ts";
import { storedSchema } from "../../profile/fields/stored-shape.ts";
import type { FileReading } from "./file-reading.ts";
import { readLevel } from "./read-parts.ts";
import type { ResumeEntry } from "./resume-entry.ts";

export type Json = Record<string, unknown>;

/** How levels in other programs' words are read, by the field's name. */
type LevelReaders = Record<string, (written: string) => string | null>;

/** The entry's fields as the profile stores them; what does not fit is cut or left out, and noted. */
export function readFields<F extends Fields>(
	entry: ResumeEntry,
	fields: F,
	{ reading, levels = {} }: { reading: FileReading; levels?: LevelReaders },
): Stored<F> {
	const read = Object.entries(fields).map(([name, field]) => {
		const keys = [...keysOf(name, field)];
		if (field.kind !== "choice") return [name, readField(entry, field, keys)];
		const level = readLevel(entry, reading, {
			keys,
			read: levels[name] ?? (() => null),
			options: field.options ?? [],
		});
		return [name, level];
	});
	return Object.fromEntries(read) as Stored<F>;
}

/** The fields under their first names, without those that hold nothing. */
export function writeFields<F extends Fields>(
	fields: F,
	entry: Stored<F>,
): Json {
	return filled(
		Object.fromEntries(
			Object.entries(fields).map(([name, field]) => [
				keysOf(name, field)[0],
				written(entry[name]),
			]),
		),
	);
}

/** Without what is missing or empty. */
export function filled(object: Json): Json {
	return Object.fromEntries(
		Object.entries(object).filter(
			([, value]) =>
				value !== null &&
				value !== undefined &&
				value !== "" &&
				!(Array.isArray(value) && value.length === 0),
		),
	);
}

function readField(entry: ResumeEntry, field: Field, keys: string[]): unknown {
	const { kind, max = 0 } = field;
	const isName = columnOf(field) === "name";
	switch (kind) {
		case "link":
			return entry.url(...keys);
		case "date":
			return entry.date(...keys).date;
		case "lines":
		case "tags":
			return entry.lines(...keys);
		case "tick":
			return entry.raw(...keys) === true;
		case "number":
			return storedSchema(field).safeParse(entry.number(...keys)).data ?? null;
		case "prose": {
			const text = entry.prose(max, ...keys);
			return isName ? (text ?? "") : text;
		}
		default:
			return isName ? entry.text(max, ...keys) : entry.optional(max, ...keys);
	}
}

/** The standard wants numbers as text. False is left out, as an empty value is. */
function written(value: unknown): unknown {
	if (typeof value === "number") return String(value);
	return value === false ? null : value;
}

function keysOf(name: string, { json }: Field): readonly string[] {
	return (
		json ?? [`x-${name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())}`]
	);
}
