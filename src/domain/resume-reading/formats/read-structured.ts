// Files whose fields have names of their own: the profile is known, and each of its texts is looked up in the source.
import { detectLanguageOfLines } from "../../language/reading/detect-language.ts";
import type { ResumeReading } from "../../mapping/json-resume/read-json-resume.ts";
import type { Profile } from "../../profile/profile.ts";
import type {
	FieldSource,
	ImportedProfile,
} from "../draft/imported-profile.ts";

/** A JSON Resume or an export as an import to be reviewed. */
export function importedFromJson(
	json: string,
	{ profile, notes }: ResumeReading,
): ImportedProfile {
	const noted = notes.map(({ where }) => where);
	return {
		profile,
		sources: sourcesIn(profile, json),
		unread: noted.filter(
			(where, at) =>
				noted.indexOf(where) === at &&
				/has no place|left out/.test(notes[at]?.message ?? ""),
		),
		notes,
		language: detectLanguageOfLines(proseOf(profile)),
	};
}

/** Every filled field with the words of the file it is, as near as they can be found. */
function sourcesIn(profile: Profile, json: string): FieldSource[] {
	const sources: FieldSource[] = [];
	walk(profile, [], (path, value) => {
		const written = JSON.stringify(value).slice(1, -1);
		sources.push({
			path,
			quote: value,
			doubtful: !json.includes(written) && !isDerived(path),
			...(!json.includes(written) &&
				!isDerived(path) && { why: "The file writes this in another way" }),
		});
	});
	return sources;
}

/** A date, a level and a halved name never stand in a file as they stand in the profile. */
function isDerived(path: (string | number)[]): boolean {
	return /_date$|_level$|_name$|_url$/.test(String(path.at(-1)));
}

function walk(
	value: unknown,
	path: (string | number)[],
	found: (path: (string | number)[], text: string) => void,
): void {
	if (typeof value === "string" && value !== "") found(path, value);
	else if (Array.isArray(value))
		for (const [index, each] of value.entries())
			walk(each, [...path, index], found);
	else if (typeof value === "object" && value !== null)
		for (const [key, each] of Object.entries(value))
			walk(each, [...path, key], found);
}

function proseOf(profile: Profile): string[] {
	const { personal, work_experience, projects } = profile;
	return [
		personal.summary ?? "",
		...work_experience.flatMap(({ description, achievements, job_title }) => [
			job_title,
			description ?? "",
			...achievements,
		]),
		...projects.map(({ description }) => description ?? ""),
	];
}
