// What an entry is called: by the fields that name it, as a statement about it refers to it.
import type { Profile, Statement } from "../profile.ts";
import type { ListSection, SectionEntry } from "./section.ts";

/** The fields that name an entry, the first one foremost. */
export const NAMING_FIELDS: Record<ListSection, readonly string[]> = {
	work_experience: ["company_name", "job_title"],
	education: ["institution_name", "degree_type"],
	volunteer: ["organization_name", "role_title"],
	projects: ["project_name"],
	skills: ["skill_name"],
	languages: ["language_name"],
	certifications: ["certification_name", "issuing_organization"],
	software: ["software_name"],
	publications: ["publication_title"],
	awards: ["award_name", "awarding_organization"],
	interests: ["interest_name"],
	references: ["reference_name"],
	statements: ["text", "about_entry"],
};

/** Such as "Mercy Hospital, Registered Nurse, 2019-03". Up to 600 characters, "" for an entry without a name. */
export function entryName(section: ListSection, entry: SectionEntry): string {
	const values = entry as Record<string, unknown>;
	return [...NAMING_FIELDS[section], "start_date"]
		.map((field) => values[field])
		.filter((value) => typeof value === "string" && value !== "")
		.join(", ")
		.slice(0, 600)
		.trim();
}

/** What the person stated about one entry, in the profile's order. */
export function statementsAbout(
	{ statements }: Profile,
	section: ListSection,
	entry: SectionEntry,
): Statement[] {
	const name = entryName(section, entry);
	return statements.filter(
		({ about_section, about_entry }) =>
			about_section === section && about_entry === name && name !== "",
	);
}
