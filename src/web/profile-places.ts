// Ways from a line of the profile to where it stands on the profile's page, and from what is missing to the form that takes it.
import type { Term, TermKind } from "../domain/job/job.ts";
import { entryIndexOf, sectionOf } from "../domain/profile/content-path.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { entryName } from "../domain/profile/sections/entry-name.ts";
import type { ListSection } from "../domain/profile/sections/section.ts";
import { SECTION_TABS } from "../domain/profile/sections/tabs.ts";
import type { ProfileSearch } from "./profile-search.ts";

/** The tab of a fact's section, and its entry there. */
export function placeOfFact(profile: Profile, path: string): ProfileSearch {
	const section = sectionOf(path);
	if (!isList(section)) return { tab: "personal" };
	const entry = profile[section][entryIndexOf(path) ?? -1];
	const of = entry ? entryName(section, entry) : "";
	return { tab: SECTION_TABS[section], ...(of && { of }) };
}

function isList(section: string): section is ListSection {
	return Object.hasOwn(SECTION_TABS, section);
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
