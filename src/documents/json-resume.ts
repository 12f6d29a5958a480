// A resume's content as a JSON Resume, the copy of itself that the PDF and the Word file carry and that can be had alone.
// It says what the page says and no more: which job it was made for, its score and what was left out stay at home.

import { toJsonResume } from "../domain/mapping/json-resume/write-json-resume.ts";
import { LanguageLevel } from "../domain/profile/fields/languages.ts";
import { splitName } from "../domain/profile/name.ts";
import { readRange } from "../domain/profile/partial-date.ts";
import type { Profile } from "../domain/profile/profile.ts";
import { readWebAddress } from "../domain/profile/web-address.ts";
import type { ResumeContent } from "../domain/tailoring/content/content.ts";
import { cleanLine, cleanParagraphs } from "./clean-text.ts";

/** A JSON Resume 1.x object. Reading it again gives a profile that says what the document says. */
export function contentToJsonResume(
	content: ResumeContent,
): Record<string, unknown> {
	return toJsonResume(contentToProfile(content));
}

/** What a document says, under the profile's names: a degree stays one text, since nothing tells where its subject begins. */
function contentToProfile(content: ResumeContent): Profile {
	return {
		personal: personal(content),
		work_experience: content.experience.map((job) => ({
			job_title: cleanLine(job.title),
			company_name: cleanLine(job.company),
			location: known(job.location),
			...period(job.dates),
			description: null,
			achievements: lines(job.achievements),
		})),
		education: content.education.map((school) => ({
			institution_name: cleanLine(school.institution),
			degree_type: known(school.degree),
			field_of_study: null,
			location: known(school.location),
			...period(school.dates),
			gpa: null,
			achievements: lines(school.details),
		})),
		skills: skills(content.skills),
		languages: content.languages.map(({ language, proficiency }) => {
			const level = LanguageLevel.safeParse(cleanLine(proficiency));
			return {
				language_name: cleanLine(language),
				proficiency_level: level.success ? level.data : null,
				level_as_written: level.success ? null : known(proficiency),
			};
		}),
		projects: content.projects.map((project) => {
			const { is_current, ...dates } = period(
				`${project.start_date} - ${project.end_date}`,
			);
			return {
				project_name: cleanLine(project.name),
				description: known(project.description),
				technologies_used: lines(project.technologies),
				...dates,
				is_ongoing: is_current,
				project_url: address(project.url),
				github_url: address(project.githubUrl),
				achievements: lines(project.achievements),
			};
		}),
		certifications: content.certifications.map((certificate) => ({
			certification_name: cleanLine(certificate.name),
			issuing_organization: known(certificate.issuer),
			issue_date: period(certificate.date).start_date,
			expiry_date: period(certificate.expiryDate).start_date,
			credential_id: null,
			credential_url: address(certificate.url),
		})),
		software: [],
		publications: content.publications.map((work) => ({
			publication_title: cleanLine(work.title),
			authors: lines(work.authors),
			publisher: known(work.publisher),
			publication_date: period(work.date).start_date,
			description: known(work.description),
			publication_url: address(work.url),
		})),
		volunteer: content.volunteer.map((role) => ({
			organization_name: cleanLine(role.organization),
			role_title: cleanLine(role.role),
			location: null,
			...period(role.dates),
			description: known(role.description),
			achievements: lines(role.achievements),
		})),
		statements: [],
	};
}

function personal({
	personalInfo,
	summary,
}: ResumeContent): Profile["personal"] {
	// A document writes city and state, or city and country: the parts of the place in that order.
	const [city = "", ...rest] = personalInfo.location
		.split(",")
		.map(cleanLine)
		.filter(Boolean);
	return {
		...splitName(cleanLine(personalInfo.name)),
		headline: known(personalInfo.headline),
		email: known(personalInfo.email),
		phone: known(personalInfo.phone),
		address: null,
		city: city || null,
		state: rest.join(", ") || null,
		zip_code: null,
		country: null,
		linkedin_url: address(personalInfo.linkedin),
		website_url: address(personalInfo.website),
		summary:
			cleanParagraphs(summary)
				.map((paragraph) => paragraph.join(" "))
				.join("\n\n") || null,
	};
}

/** The person's own groups, then what stands in none. */
function skills({
	groups,
	technical,
	soft,
}: ResumeContent["skills"]): Profile["skills"] {
	const named = [
		...groups.map(({ name, skills }) => ({ category: known(name), skills })),
		{ category: null, skills: technical },
		{ category: null, skills: soft },
	].flatMap(({ category, skills }) =>
		lines(skills).map((skill_name) => ({
			skill_name,
			skill_level: null,
			category,
		})),
	);
	const seen = new Set<string>();
	return named.filter(({ skill_name, category }) => {
		const isNew = category !== null || !seen.has(skill_name);
		seen.add(skill_name);
		return isNew;
	});
}

/** A stored range as dates; a date no calendar knows stays on the page alone. */
function period(stored: string) {
	const { start, end, isCurrent } = readRange(cleanLine(stored));
	return {
		start_date: start,
		end_date: isCurrent ? null : end,
		is_current: isCurrent,
	};
}

/** Written whole; what no browser should open is left out, here as on the page. */
const address = (text: string) => readWebAddress(cleanLine(text));
const known = (text: string) => cleanLine(text) || null;
const lines = (texts: string[]) => texts.map(cleanLine).filter(Boolean);
