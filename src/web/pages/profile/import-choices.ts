// What a person decides about an import: doubtful fields set right, and the imported words taken where the profile differs.

import type { ImportReply } from "../../../api/import.ts";
import { keysOf, pathOf } from "../../../domain/profile/content-path.ts";
import type {
	Conflict,
	MergedProfile,
} from "../../../domain/profile/merge-profiles.ts";
import type { Personal, Profile } from "../../../domain/profile/profile.ts";
import type { TellingSection } from "../../../domain/resume-reading/cited-entries.ts";
import type { ImportEdit } from "../../../domain/resume-reading/edit-import.ts";

/** `done` says afterwards what was done. */
export type EditReview = (edit: ImportEdit, done: string) => void;

/** How the sections are called where an entry or a line is put in another place. */
export const SECTION_WORDS: Record<TellingSection, string> = {
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
				withText(profile, keysOf(path), imported),
			merged.profile,
		);
}

/** The import with another text in one of its fields; it is no longer doubtful. */
export function setRight(
	reading: ImportReply,
	path: readonly (string | number)[],
	text: string,
): ImportReply {
	const isIt = (other: readonly (string | number)[]) =>
		other.join(".") === path.join(".");
	return {
		...reading,
		profile: withText(reading.profile, path, text),
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

function withText<T>(
	value: T,
	[name, ...rest]: readonly (string | number)[],
	text: string,
): T {
	if (name === undefined) return text as T;
	if (Array.isArray(value))
		return value.map((entry: unknown, at) =>
			at === Number(name) ? withText(entry, rest, text) : entry,
		) as T;
	return {
		...value,
		[name]: withText(Reflect.get(value as object, name), rest, text),
	};
}
