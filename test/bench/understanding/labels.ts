// Pairs of a profile and a posting with what a careful recruiter says of them: one file a pair. Quotes are as they stand in the
// posting, lines of the profile are named by JSON pointers into the resume file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import type { Profile } from "#src/domain/profile/profile.ts";

const Labels = z.object({
	profile: z.string(),
	job: z.string(),
	job_gold: z.object({
		title: z.string().nullable(),
		employer: z.string().nullable(),
		language: z.string(),
	}),
	fit: z.number().nullable(),
	requirements: z.array(
		z.object({
			quote: z.string(),
			importance: z.enum(["must", "nice", "duty"]),
			status: z.enum(["met", "partly", "absent", "cannot_tell"]),
			evidence: z.array(z.string()),
		}),
	),
	not_requirements: z.array(z.string()),
	lead_lines: z.array(z.string()),
});
export type Labels = z.infer<typeof Labels>;

/** Whether a pair is read in English alone, in one other language, or across two. */
export type Group = "english" | "other" | "cross";

export type LabelledPair = {
	id: string;
	group: Group;
	labels: Labels;
	profile: Profile;
	/** The resume file as it was, which the pointers lead into. */
	source: unknown;
	posting: string;
};

/** The folders of a collection: its labels, its resume files and its postings. */
export type Folders = { labels: string; profiles: string; postings: string };

/** Every pair whose files are there, by name; undefined where there are no labels. */
export function readPairs(folders: Folders): LabelledPair[] | undefined {
	if (!existsSync(folders.labels)) return undefined;
	return readdirSync(folders.labels)
		.filter((file) => file.endsWith(".json"))
		.sort()
		.map((file) => readPair(file, folders));
}

function readPair(file: string, folders: Folders): LabelledPair {
	const labels = Labels.parse(
		JSON.parse(readFileSync(join(folders.labels, file), "utf8")),
	);
	const text = readFileSync(
		join(folders.profiles, `${labels.profile}.json`),
		"utf8",
	);
	const reading = readJsonResume(text);
	if (!reading.ok)
		throw new Error(`${labels.profile}: ${reading.problems[0]?.message}`);
	const { profile } = reading.value;
	return {
		id: file.slice(0, -".json".length),
		group: groupOf(profileLanguage(profile), labels.job_gold.language),
		labels,
		profile,
		source: JSON.parse(text),
		posting: readFileSync(join(folders.postings, `${labels.job}.txt`), "utf8"),
	};
}

function groupOf(profile: string, posting: string): Group {
	if (profile !== posting.slice(0, 2)) return "cross";
	return profile === "en" ? "english" : "other";
}
