// Writes a profile as a JSON Resume that any program for the standard can read. What the standard has no field for stands
// under "x-…" names, so that reading the export again gives the same profile.

import { splitName } from "../../profile/name.ts";
import type { Period } from "../../profile/period.ts";
import {
	fullName,
	type Personal,
	type Profile,
	type Skill,
	spokenLevel,
} from "../../profile/profile.ts";

type Json = Record<string, unknown>;

/** A JSON Resume 1.x object; `readJsonResume(JSON.stringify(…))` gives the profile back. */
export function toJsonResume(profile: Profile): Json {
	return {
		$schema:
			"https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
		basics: basicsOf(profile.personal),
		work: profile.work_experience.map((job) =>
			filled({
				name: job.company_name,
				position: job.job_title,
				location: job.location,
				...periodOf(job, job.start_date !== null),
				summary: job.description,
				highlights: job.achievements,
			}),
		),
		volunteer: profile.volunteer.map((service) =>
			filled({
				organization: service.organization_name,
				position: service.role_title,
				location: service.location,
				...periodOf(service, service.start_date !== null),
				summary: service.description,
				highlights: service.achievements,
			}),
		),
		education: profile.education.map((study) =>
			filled({
				institution: study.institution_name,
				studyType: study.degree_type,
				area: study.field_of_study,
				location: study.location,
				...periodOf(study, study.start_date !== null),
				score: study.gpa === null ? null : String(study.gpa),
				highlights: study.achievements,
			}),
		),
		certificates: profile.certifications.map((certification) =>
			filled({
				name: certification.certification_name,
				issuer: certification.issuing_organization,
				date: certification.issue_date,
				url: certification.credential_url,
				"x-expiryDate": certification.expiry_date,
				"x-credentialId": certification.credential_id,
			}),
		),
		publications: profile.publications.map((publication) =>
			filled({
				name: publication.publication_title,
				publisher: publication.publisher,
				releaseDate: publication.publication_date,
				url: publication.publication_url,
				summary: publication.description,
				"x-authors": publication.authors,
			}),
		),
		skills: skillGroups(profile.skills),
		languages: profile.languages.map((language) =>
			filled({
				language: language.language_name,
				fluency: spokenLevel(language) || null,
				"x-level": language.proficiency_level,
				"x-levelAsWritten": language.level_as_written,
			}),
		),
		projects: profile.projects.map((project) =>
			filled({
				name: project.project_name,
				description: project.description,
				highlights: project.achievements,
				keywords: project.technologies_used,
				...periodOf({ ...project, is_current: project.is_ongoing }, false),
				url: project.project_url,
				"x-githubUrl": project.github_url,
			}),
		),
		"x-software": profile.software.map((software) =>
			filled({
				name: software.software_name,
				level: software.proficiency_level,
				category: software.category,
			}),
		),
		"x-statements": profile.statements.map((statement) =>
			filled({
				kind: statement.kind,
				text: statement.text,
				answer: statement.answer,
				date: statement.stated_on,
				aboutSection: statement.about_section,
				aboutEntry: statement.about_entry,
			}),
		),
		meta: { version: "v1.0.0", "x-attune": 1 },
	};
}

function basicsOf(personal: Personal): Json {
	const name = fullName(personal);
	const split = splitName(name);
	const isSplit =
		split.first_name === personal.first_name &&
		split.last_name === personal.last_name;
	return filled({
		name,
		"x-firstName": isSplit ? null : personal.first_name,
		"x-lastName": isSplit ? null : personal.last_name,
		label: personal.headline,
		email: personal.email,
		phone: personal.phone,
		url: personal.website_url,
		summary: personal.summary,
		location: filled({
			address: personal.address,
			postalCode: personal.zip_code,
			city: personal.city,
			countryCode: personal.country,
			region: personal.state,
		}),
		profiles: personal.linkedin_url
			? [{ network: "LinkedIn", url: personal.linkedin_url }]
			: [],
		"x-linkedin": personal.linkedin_url,
	});
}

/** "x-current" stands only where the dates alone would be read otherwise. */
function periodOf(entry: Period, openGoesOn: boolean): Json {
	const expected = openGoesOn && entry.end_date === null;
	return {
		startDate: entry.start_date,
		endDate: entry.end_date,
		"x-current": entry.is_current === expected ? null : entry.is_current,
	};
}

/** Neighbouring skills of one category and level form a group. */
function skillGroups(skills: Skill[]): Json[] {
	const groups: { of: Skill; keywords: string[] }[] = [];
	for (const skill of skills) {
		const last = groups.at(-1);
		const fits =
			last &&
			skill.category &&
			last.of.category === skill.category &&
			last.of.skill_level === skill.skill_level;
		if (fits) last.keywords.push(skill.skill_name);
		else
			groups.push({
				of: skill,
				keywords: skill.category ? [skill.skill_name] : [],
			});
	}
	return groups.map(({ of, keywords }) =>
		filled({
			name: of.category || of.skill_name,
			level: of.skill_level,
			keywords,
		}),
	);
}

function filled(object: Json): Json {
	return Object.fromEntries(
		Object.entries(object).filter(
			([, value]) =>
				value !== null &&
				value !== "" &&
				!(Array.isArray(value) && value.length === 0),
		),
	);
}
