// LinkedIn's data export: a table for each section, with a heading for each column. Which column is
// which field stands in linkedin-drafts.ts.

import { detectLanguageOfLines } from "../../language/reading/detect-language.ts";
import type { Problem } from "../../problem.ts";
import type { Profile } from "../../profile/profile.ts";
import type { ImportedProfile } from "../draft/imported-profile.ts";
import { type Drafts, settleAll } from "../draft/settle-all.ts";
import { linkedInDrafts } from "./linkedin-drafts.ts";
import { type LinkedInRow, rowOf } from "./linkedin-row.ts";

export type Tables = ReadonlyMap<string, LinkedInRow[]>;

const TABLES =
	"profile positions education skills certifications languages projects publications volunteering honors courses profile_summary".split(
		" ",
	);
const CONTACT = ["email addresses", "phonenumbers", "phone numbers"];
/** Tables of a person's own that a profile has no section for. */
const WITHOUT_PLACE: Record<string, string> = {
	courses: "Courses",
};

export function isLinkedInTable(name: string): boolean {
	const table = /([^/]+)\.csv$/i.exec(name)?.[1]?.toLowerCase() ?? "";
	return [...TABLES, ...CONTACT].includes(table);
}

/** Null where the tables are not LinkedIn's. */
export function readLinkedIn(tables: Tables): ImportedProfile | null {
	const rows = (name: string) => (tables.get(name) ?? []).map(rowOf);
	if (rows("profile").length === 0 && rows("positions").length === 0)
		return null;
	const { profile, sources } = settleAll(withoutNameless(linkedInDrafts(rows)));
	return {
		profile,
		sources,
		unread: Object.keys(WITHOUT_PLACE).flatMap((table) =>
			rows(table).map(({ quote }) => quote),
		),
		notes: notesOf(tables),
		language: detectLanguageOfLines(proseOf(profile)),
	};
}

function withoutNameless(drafts: Drafts): Drafts {
	return {
		...drafts,
		skills: drafts.skills.filter(({ skill_name }) => skill_name?.value),
		languages: drafts.languages.filter(
			({ language_name }) => language_name?.value,
		),
		certifications: drafts.certifications.filter(
			({ certification_name }) => certification_name?.value,
		),
		awards: (drafts.awards ?? []).filter(({ award_name }) => award_name?.value),
		projects: drafts.projects.filter(({ project_name }) => project_name?.value),
		publications: drafts.publications.filter(
			({ publication_title }) => publication_title?.value,
		),
	};
}

function notesOf(tables: Tables): Problem[] {
	return Object.entries(WITHOUT_PLACE).flatMap(([table, title]) => {
		const count = tables.get(table)?.length ?? 0;
		return count === 0
			? []
			: [
					{
						where: `${title}.csv`,
						message: `“${title}” (${count}) has no place in a profile and was left out`,
						hint: "Add by hand what you want to keep, for example as an achievement of a job",
					},
				];
	});
}

function proseOf({ personal, work_experience }: Profile): string[] {
	return [
		personal.summary ?? "",
		...work_experience.flatMap(({ job_title, description, achievements }) => [
			job_title,
			description ?? "",
			...achievements,
		]),
	];
}
