// LinkedIn's data export: a table for each section, with a heading for each column. Which column is which field is data.

import { detectLanguageOfLines } from "../../language/detect-language.ts";
import type { Problem } from "../../problem.ts";
import { readLanguageLevel } from "../../profile/levels.ts";
import type { Profile } from "../../profile/profile.ts";
import type { ImportedProfile } from "../draft/imported-profile.ts";
import { type Drafts, settleAll } from "../draft/settle-all.ts";
import { placeIn } from "../entries/read-address.ts";
import { type Cells, given, type Row, rowOf } from "./linkedin-row.ts";

export type Tables = ReadonlyMap<string, Row[]>;

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
	const [person] = rows("profile");
	if (!person && rows("positions").length === 0) return null;
	const drafts: Drafts = {
		personal: person ? personalOf(person, rows) : {},
		work_experience: rows("positions").map((row) => ({
			job_title: row.need("Title"),
			company_name: row.need("Company Name"),
			...given("location", row.text("Location")),
			...row.period("Started On", "Finished On"),
			...reported(row),
		})),
		education: rows("education").map((row) => ({
			institution_name: row.need("School Name"),
			...given("degree_type", row.text("Degree Name")),
			...row.dates("Start Date", "End Date"),
			achievements: [...row.lines("Notes"), ...row.lines("Activities")],
		})),
		skills: rows("skills").map((row) => ({ skill_name: row.need("Name") })),
		languages: rows("languages").map((row) => {
			const level = row.text("Proficiency");
			const known = level ? readLanguageLevel(level.value) : null;
			return {
				language_name: row.need("Name"),
				...given("level_as_written", level),
				...(level &&
					known && { proficiency_level: { ...level, value: known } }),
			};
		}),
		projects: rows("projects").map((row) => {
			const { is_current, ...dates } = row.period("Started On", "Finished On");
			return {
				project_name: row.need("Title"),
				...given("description", row.text("Description")),
				...given("project_url", row.url("Url")),
				...dates,
				...given("is_ongoing", is_current),
			};
		}),
		certifications: rows("certifications").map((row) => {
			const { start_date, end_date } = row.dates("Started On", "Finished On");
			return {
				certification_name: row.need("Name"),
				...given("issuing_organization", row.text("Authority")),
				...given("issue_date", start_date),
				...given("expiry_date", end_date),
				...given("credential_id", row.text("License Number")),
				...given("credential_url", row.url("Url")),
			};
		}),
		software: [],
		publications: rows("publications").map((row) => ({
			publication_title: row.need("Name"),
			...given("publisher", row.text("Publisher")),
			...given("publication_date", row.date("Published On")),
			...given("description", row.text("Description")),
			...given("publication_url", row.url("Url")),
		})),
		volunteer: rows("volunteering").map((row) => ({
			organization_name: row.need("Company Name"),
			role_title: row.need("Role"),
			...row.period("Started On", "Finished On"),
			...reported(row),
		})),
		awards: rows("honors").map((row) => ({
			award_name: row.need("Title"),
			...given("award_date", row.date("Issued On")),
			...given("description", row.text("Description")),
		})),
	};
	const { profile, sources } = settleAll(withoutNameless(drafts));
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

/** A description written in bullets is a list of achievements. */
function reported(row: Cells) {
	const whole = row.text("Description");
	const lines = row.lines("Description");
	const isList =
		whole !== undefined &&
		(whole.value.match(/(?:^|\n|\s)[•*-]\s/g) ?? []).length >= 2;
	return isList
		? { achievements: lines }
		: { ...given("description", whole), achievements: [] };
}

function personalOf(
	person: Cells,
	rows: (name: string) => Cells[],
): Drafts["personal"] {
	const emails = rows("email addresses");
	const primary =
		emails.find((row) => row.text("Primary")?.value.toLowerCase() === "yes") ??
		emails[0];
	const phones = [...rows("phonenumbers"), ...rows("phone numbers")];
	return {
		first_name: person.need("First Name"),
		last_name: person.need("Last Name"),
		...given("headline", person.text("Headline")),
		...given("summary", person.text("Summary")),
		...given("email", primary?.text("Email Address")),
		...given("phone", phones.find((row) => row.text("Number"))?.text("Number")),
		...given("zip_code", person.text("Zip Code")),
		...given("address", person.text("Address")),
		...placeOf(person),
		...siteOf(person),
	};
}

function placeOf(person: Cells): Drafts["personal"] {
	const written = person.text("Geo Location");
	const place = written ? placeIn(written.value) : null;
	if (!written) return {};
	if (!place) return { city: written };
	return Object.fromEntries(
		Object.entries(place).map(([field, value]) => [
			field,
			{ ...written, value },
		]),
	);
}

/** "[PORTFOLIO:https://…,BLOG:https://…]" */
function siteOf(person: Cells): Drafts["personal"] {
	const written = person.text("Websites");
	const address = /https?:\/\/[^\s,\]]+/.exec(written?.value ?? "")?.[0];
	return written && address
		? { website_url: { ...written, value: address } }
		: {};
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
