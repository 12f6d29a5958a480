// Settles the drafts of all sections at once: a profile, and for each of its fields the place it was read from.
import type { z } from "zod";
import { newestFirstIfDated } from "../../profile/period.ts";
import {
	Award,
	Certification,
	Education,
	Interest,
	Language,
	Personal,
	type Profile,
	Project,
	Publication,
	Reference,
	Skill,
	Software,
	Volunteer,
	WorkExperience,
} from "../../profile/profile.ts";
import { type CitedFields, settle } from "./cited.ts";
import type { FieldSource } from "./imported-profile.ts";

const LONGEST_LIST = 500;

type AllDrafts = {
	[Key in keyof Profile]: Profile[Key] extends (infer Entry)[]
		? CitedFields<Entry>[]
		: CitedFields<Profile[Key]>;
};
/** Few formats have these; nothing is the same as none. */
type Rare = "awards" | "interests" | "references";
/** No file states anything in the person's name: their own statements begin empty. */
export type Drafts = Omit<AllDrafts, Rare | "statements"> &
	Partial<Pick<AllDrafts, Rare>>;

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
		const held = (drafts[key] ?? []) as CitedFields<T>[];
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
		work_experience: list(
			"work_experience",
			WorkExperience,
			newestFirstIfDated,
		),
		education: list("education", Education, newestFirstIfDated),
		skills: list("skills", Skill),
		languages: list("languages", Language),
		projects: list("projects", Project),
		certifications: list("certifications", Certification),
		software: list("software", Software),
		publications: list("publications", Publication),
		volunteer: list("volunteer", Volunteer, newestFirstIfDated),
		awards: list("awards", Award),
		interests: list("interests", Interest),
		references: list("references", Reference),
		statements: [],
	};
	return { profile, sources };
}
