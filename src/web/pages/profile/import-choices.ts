// What a person decides about an import: doubtful fields set right, and the imported words taken where the profile differs.

import type { ImportReply } from "../../../api/import.ts";
import { keysOf, pathOf } from "../../../domain/profile/content-path.ts";
import type { NamedField } from "../../../domain/profile/fields/field.ts";
import type { Personal, Profile } from "../../../domain/profile/profile.ts";
import { listSections } from "../../../domain/profile/sections/all-sections.ts";
import type {
	Conflict,
	MergedProfile,
} from "../../../domain/profile/sections/merge-profiles.ts";
import { personal } from "../../../domain/profile/sections/personal.ts";
import type { SectionWithLines } from "../../../domain/resume-reading/cited-entries.ts";
import type { ImportEdit } from "../../../domain/resume-reading/edit-import.ts";

/** `done` says afterwards what was done. */
export type EditReview = (edit: ImportEdit, done: string) => void;

/** How the sections are called where an entry or a line is put in another place. */
export const SECTION_WORDS: Record<SectionWithLines, string> = {
	work_experience: "Work",
	education: "Education",
	projects: "Projects",
	volunteer: "Volunteering",
};

/** Keys of the differences where the import's words are taken. */
export type Taken = ReadonlySet<string>;
export type Difference = Conflict & { key: string; path: string };

/** Where the merged profile keeps its own words and the import says something else. */
export function differencesIn({
	personal,
	entries,
}: MergedProfile): Difference[] {
	const reported = (path: string, conflicts: readonly Conflict[]) =>
		conflicts.map((conflict) => ({
			...conflict,
			path: pathOf(path, conflict.field),
			key: pathOf(path, conflict.field),
		}));
	return [
		...reported("personal", personal),
		...entries.flatMap(({ section, at, conflicts }) =>
			reported(pathOf(section, at), conflicts),
		),
	];
}

/** The merged profile with the import's words where they were chosen. */
export function takeImported(merged: MergedProfile, taken: Taken): Profile {
	return differencesIn(merged)
		.filter(({ key }) => taken.has(key))
		.reduce(
			(profile, { path, imported }) =>
				withValue(
					profile,
					keysOf(path),
					readOr(readTyped(keysOf(path), imported), imported),
				),
			merged.profile,
		);
}

type FieldPath = readonly (string | number)[];

/** What was typed into a field, as the profile's own forms read it, or why it cannot be read. */
type Typed = { value: unknown } | { problem: string };

export function readTyped(path: FieldPath, text: string): Typed {
	const field = fieldAt(path);
	if (!field) return { value: text };
	const isBlank = text.trim() === "";
	if (isBlank && field.mayBeBlank) return { value: "" };
	if (isBlank && field.mayLack) return { value: null };
	const isLine = field.column === "lines";
	const read = field.schema.safeParse(isLine ? [text] : text);
	if (!read.success)
		return { problem: read.error.issues[0]?.message ?? field.label };
	const [line = ""] = isLine ? (read.data as string[]) : [];
	return { value: isLine && path.at(-1) !== field.name ? line : read.data };
}

/** The field that the path of a fact names or stands in. */
export function fieldAt([section, ...keys]: FieldPath): NamedField | undefined {
	const name = keys.find((key) => Number.isNaN(Number(key)));
	const fields: readonly NamedField[] =
		section === "personal"
			? personal.fields
			: (listSections.find((list) => list.name === section)?.fields ?? []);
	return fields.find((field) => field.name === name);
}

/** The import with what was typed into one of its fields; it is no longer doubtful. */
export function setRight(
	reading: ImportReply,
	path: FieldPath,
	value: unknown,
): ImportReply {
	const isIt = (other: FieldPath) => other.join(".") === path.join(".");
	return {
		...reading,
		profile: withValue(reading.profile, path, value),
		sources: reading.sources.map((source) =>
			isIt(source.path) ? { ...source, doubtful: false } : source,
		),
	};
}

/** The import with the person's own details; what they wrote over is no longer where it was read. */
export function withPersonal(
	reading: ImportReply,
	person: Personal,
): ImportReply {
	const { personal } = reading.profile;
	return {
		...reading,
		profile: { ...reading.profile, personal: person },
		sources: reading.sources.filter(({ path: [section, field] }) => {
			const name = field as keyof Personal;
			return section !== "personal" || personal[name] === person[name];
		}),
	};
}

function readOr(typed: Typed, otherwise: string): unknown {
	return "value" in typed ? typed.value : otherwise;
}

function withValue<T>(value: T, [name, ...rest]: FieldPath, typed: unknown): T {
	if (name === undefined) return typed as T;
	if (Array.isArray(value))
		return value.map((entry: unknown, at) =>
			at === Number(name) ? withValue(entry, rest, typed) : entry,
		) as T;
	return {
		...value,
		[name]: withValue(Reflect.get(value as object, name), rest, typed),
	};
}
