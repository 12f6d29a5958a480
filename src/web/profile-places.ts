// Ways from a line of the profile to where it stands on the profile's page, and from what is missing to the form that takes it.
import type { Term, TermKind } from "../domain/job/job.ts";
import { entryIndexOf, sectionOf } from "../domain/profile/content-path.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { listSections } from "../domain/profile/sections/all-sections.ts";
import { entryName } from "../domain/profile/sections/entry-name.ts";
import type { ProfileSearch } from "./profile-search.ts";

/** The tab of a fact's section, and its entry there. */
export function placeOfFact(profile: Profile, path: string): ProfileSearch {
	const section = listSections.find(({ name }) => name === sectionOf(path));
	if (!section) return { tab: "personal" };
	const entry = profile[section.name][entryIndexOf(path) ?? -1];
	const of = entry ? entryName(section.name, entry) : "";
	return { tab: section.tab, ...(of && { of }) };
}

const FORMS: Record<Exclude<TermKind, "title">, ProfileSearch> = {
	tool: { tab: "skills" },
	knowledge: { tab: "skills" },
	skill: { tab: "skills" },
	soft: { tab: "skills" },
	degree: { tab: "education", field: "degree_type" },
	certificate: { tab: "certifications" },
	language: { tab: "languages" },
};

/** The form for something a posting names, with its name in it; null for what no section holds. */
export function formForTerm(
	{ kind }: Term,
	name: string,
): ProfileSearch | null {
	return kind === "title" ? null : { ...FORMS[kind], add: "1", name };
}

/** The form for a requirement in whole words: one more line of the newest job, or a first job. */
export function formForLine({ work_experience }: Profile, asked: string) {
	const [newest] = work_experience;
	const of = newest ? entryName("work_experience", newest) : "";
	const search: ProfileSearch = { tab: "work", add: "1", asked };
	return of ? { ...search, of } : search;
}
