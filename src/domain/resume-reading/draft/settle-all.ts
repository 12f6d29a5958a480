// Settles the drafts of all sections at once: a profile, and for each of its fields the place it was read from.
import type { z } from "zod";
import { newestFirst } from "../../profile/period.ts";
import {
	Certification,
	Education,
	Language,
	Personal,
	type Profile,
	Project,
	Publication,
	Skill,
	Software,
	Volunteer,
	WorkExperience,
} from "../../profile/profile.ts";
import { type Draft, settle } from "./cited.ts";
import type { FieldSource } from "./imported-profile.ts";

const LONGEST_LIST = 500;

/** No file states anything in the person's name: their own statements begin empty. */
export type Drafts = {
	[Key in Exclude<
		keyof Profile,
		"statements"
	>]: Profile[Key] extends (infer Entry)[]
		? Draft<Entry>[]
		: Draft<Profile[Key]>;
};

export function settleAll(drafts: Drafts): {
	profile: Profile;
	sources: FieldSource[];
} {
	const personal = settle(Personal, drafts.personal, ["personal"]);
	const sources = [...personal.sources];
	function list<T>(
		key: keyof Drafts,
		schema: z.ZodType<T>,
		order: (entries: T[]) => T[] = (same) => same,
	): T[] {
		const held = drafts[key] as Draft<T>[];
		const settled = held
			.slice(0, LONGEST_LIST)
			.map((draft) => ({ draft, entry: settle(schema, draft, []).entry }));
		const ordered = order(settled.map(({ entry }) => entry));
		for (const [index, entry] of ordered.entries()) {
			const draft = settled.find((each) => each.entry === entry)?.draft;
			if (!draft) continue;
			const found = settle(schema, draft, [key, index]).sources;
			sources.push(...found.filter(({ quote }) => quote !== ""));
		}
		return ordered;
	}
	const profile: Profile = {
		personal: personal.entry,
		work_experience: list("work_experience", WorkExperience, newestFirst),
		education: list("education", Education, newestFirst),
		skills: list("skills", Skill),
		languages: list("languages", Language),
		projects: list("projects", Project),
		certifications: list("certifications", Certification),
		software: list("software", Software),
		publications: list("publications", Publication),
		volunteer: list("volunteer", Volunteer, newestFirst),
		statements: [],
	};
	return { profile, sources };
}
