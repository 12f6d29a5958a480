// Reads a folder of profiles, postings and labelled sentences. Every part may be missing: what is not there is undefined.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";

/** `source` is the resume file as it was, to look things up in that the reader may have lost. */
export type Person = { id: string; profile: Profile; source: unknown };
export type Posting = { id: string; text: string };

/** The people of profiles/, and the files that hold none. */
export function readPeople(
	folder: string,
): { people: Person[]; refused: string[] } | undefined {
	const files = namesIn(folder, "profiles", ".json");
	if (!files) return undefined;
	const [people, refused]: [Person[], string[]] = [[], []];
	// index.json tells about the other files.
	for (const id of files.filter((name) => name !== "index")) {
		const text = readFileSync(join(folder, "profiles", `${id}.json`), "utf8");
		const reading = readJsonResume(text);
		if (reading.ok)
			people.push({
				id,
				profile: reading.value.profile,
				source: JSON.parse(text),
			});
		else refused.push(id);
	}
	return { people, refused };
}

export function readPostings(folder: string): Posting[] | undefined {
	return namesIn(folder, "jobs", ".txt")?.map((id) => ({
		id,
		text: readFileSync(join(folder, "jobs", `${id}.txt`), "utf8"),
	}));
}

/** A file's bytes, undefined where it is missing. */
export function readPart(folder: string, path: string): Buffer | undefined {
	const file = join(folder, path);
	return existsSync(file) ? readFileSync(file) : undefined;
}

function namesIn(
	folder: string,
	part: string,
	suffix: string,
): string[] | undefined {
	if (!existsSync(join(folder, part))) return undefined;
	return readdirSync(join(folder, part))
		.filter((file) => file.endsWith(suffix))
		.map((file) => file.slice(0, -suffix.length))
		.sort();
}
