// Which column of LinkedIn's tables is which field of the profile.
import { readLanguageLevel } from "../../profile/levels.ts";
import type { Drafts } from "../draft/settle-all.ts";
import { placeIn } from "../entries/read-address.ts";
import { citedField, type LinkedInCells } from "./linkedin-row.ts";

/** `rows` are those of a table, by its name in lower case. */
export function linkedInDrafts(
	rows: (table: string) => LinkedInCells[],
): Drafts {
	const [person] = rows("profile");
	return {
		personal: person ? personalOf(person, rows) : {},
		work_experience: rows("positions").map(jobOf),
		education: rows("education").map(educationOf),
		skills: rows("skills").map((row) => ({ skill_name: row.need("Name") })),
		languages: rows("languages").map(languageOf),
		projects: rows("projects").map(projectOf),
		certifications: rows("certifications").map(certificationOf),
		software: [],
		publications: rows("publications").map(publicationOf),
		volunteer: rows("volunteering").map(volunteerOf),
		awards: rows("honors").map(awardOf),
	};
}

function jobOf(row: LinkedInCells) {
	return {
		job_title: row.need("Title"),
		company_name: row.need("Company Name"),
		...citedField("location", row.text("Location")),
		...row.period("Started On", "Finished On"),
		...reported(row),
	};
}

function educationOf(row: LinkedInCells) {
	return {
		institution_name: row.need("School Name"),
		...citedField("degree_type", row.text("Degree Name")),
		...row.dates("Start Date", "End Date"),
		achievements: [...row.lines("Notes"), ...row.lines("Activities")],
	};
}

function languageOf(row: LinkedInCells) {
	const level = row.text("Proficiency");
	const known = level ? readLanguageLevel(level.value) : null;
	return {
		language_name: row.need("Name"),
		...citedField("level_as_written", level),
		...(level && known && { proficiency_level: { ...level, value: known } }),
	};
}

function projectOf(row: LinkedInCells) {
	const { is_current, ...dates } = row.period("Started On", "Finished On");
	return {
		project_name: row.need("Title"),
		...citedField("description", row.text("Description")),
		...citedField("project_url", row.url("Url")),
		...dates,
		...citedField("is_ongoing", is_current),
	};
}

function certificationOf(row: LinkedInCells) {
	const { start_date, end_date } = row.dates("Started On", "Finished On");
	return {
		certification_name: row.need("Name"),
		...citedField("issuing_organization", row.text("Authority")),
		...citedField("issue_date", start_date),
		...citedField("expiry_date", end_date),
		...citedField("credential_id", row.text("License Number")),
		...citedField("credential_url", row.url("Url")),
	};
}

function publicationOf(row: LinkedInCells) {
	return {
		publication_title: row.need("Name"),
		...citedField("publisher", row.text("Publisher")),
		...citedField("publication_date", row.date("Published On")),
		...citedField("description", row.text("Description")),
		...citedField("publication_url", row.url("Url")),
	};
}

function volunteerOf(row: LinkedInCells) {
	return {
		organization_name: row.need("Company Name"),
		role_title: row.need("Role"),
		...row.period("Started On", "Finished On"),
		...reported(row),
	};
}

function awardOf(row: LinkedInCells) {
	return {
		award_name: row.need("Title"),
		...citedField("award_date", row.date("Issued On")),
		...citedField("description", row.text("Description")),
	};
}

/** A description written in bullets is a list of achievements. */
function reported(row: LinkedInCells) {
	const whole = row.text("Description");
	const lines = row.lines("Description");
	const isList =
		whole !== undefined &&
		(whole.value.match(/(?:^|\n|\s)[•*-]\s/g) ?? []).length >= 2;
	return isList
		? { achievements: lines }
		: { ...citedField("description", whole), achievements: [] };
}

function personalOf(
	person: LinkedInCells,
	rows: (name: string) => LinkedInCells[],
): Drafts["personal"] {
	const emails = rows("email addresses");
	const primary =
		emails.find((row) => row.text("Primary")?.value.toLowerCase() === "yes") ??
		emails[0];
	const phones = [...rows("phonenumbers"), ...rows("phone numbers")];
	return {
		first_name: person.need("First Name"),
		last_name: person.need("Last Name"),
		...citedField("headline", person.text("Headline")),
		...citedField("summary", person.text("Summary")),
		...citedField("email", primary?.text("Email Address")),
		...citedField(
			"phone",
			phones.find((row) => row.text("Number"))?.text("Number"),
		),
		...citedField("zip_code", person.text("Zip Code")),
		...citedField("address", person.text("Address")),
		...placeOf(person),
		...siteOf(person),
	};
}

function placeOf(person: LinkedInCells): Drafts["personal"] {
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
function siteOf(person: LinkedInCells): Drafts["personal"] {
	const written = person.text("Websites");
	const address = /https?:\/\/[^\s,\]]+/.exec(written?.value ?? "")?.[0];
	return written && address
		? { website_url: { ...written, value: address } }
		: {};
}
