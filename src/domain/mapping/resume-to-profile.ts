// The sections of a resume as a profile: the way back from `profile-to-resume.ts`. What a resume doesn't say stays empty: levels
// of skills, days, a street. A degree stays one text, since nothing shows where its subject begins, and a single date is both
// start and end.
import { awardFields } from "../profile/fields/awards.ts";
import { certificationFields } from "../profile/fields/certifications.ts";
import { educationFields } from "../profile/fields/education.ts";
import { emptyEntry } from "../profile/fields/field.ts";
import { LANGUAGE_LEVELS } from "../profile/fields/languages.ts";
import { personalFields } from "../profile/fields/personal.ts";
import { publicationFields } from "../profile/fields/publications.ts";
import { referenceFields } from "../profile/fields/references.ts";
import { skillFields } from "../profile/fields/skills.ts";
import { volunteerFields } from "../profile/fields/volunteer.ts";
import { workFields } from "../profile/fields/work.ts";
import { splitName } from "../profile/name.ts";
import { readDate, readRange } from "../profile/partial-date.ts";
import type { Personal, Profile } from "../profile/profile.ts";
import { readWebAddress } from "../profile/web-address.ts";
import type { ResumeSections } from "./resume-sections.ts";

/** Texts are taken as they are. */
export function profileOf(resume: ResumeSections): Profile {
	return {
		personal: personalOf(resume),
		work_experience: resume.experience.map(jobOf),
		education: resume.education.map(educationOf),
		skills: skillsOf(resume.skills),
		languages: resume.languages.map(languageOf),
		projects: resume.projects.map(projectOf),
		certifications: resume.certifications.map(certificationOf),
		publications: resume.publications.map(publicationOf),
		volunteer: resume.volunteer.map(volunteerOf),
		software: [],
		awards: resume.awards.map(awardOf),
		interests: resume.interests.map(interestOf),
		references: resume.references.map(referenceOf),
		statements: [],
	};
}

type EntryOf<Section extends keyof ResumeSections> =
	ResumeSections[Section] extends (infer Entry)[] ? Entry : never;

function personalOf({ personalInfo, summary }: ResumeSections): Personal {
	// A document writes "city, state, country" without the parts that are missing; what follows the city goes to the state.
	const [city = "", ...rest] = personalInfo.location.split(/,(?!\d) */);
	return {
		...emptyEntry(personalFields),
		...splitName(personalInfo.name),
		headline: known(personalInfo.headline),
		email: known(personalInfo.email),
		phone: known(personalInfo.phone),
		city: known(city),
		state: known(rest.filter(Boolean).join(", ")),
		linkedin_url: readWebAddress(personalInfo.linkedin),
		website_url: readWebAddress(personalInfo.website),
		summary: known(summary),
	};
}

function jobOf(job: EntryOf<"experience">) {
	return {
		...emptyEntry(workFields),
		job_title: job.title,
		company_name: job.company,
		location: known(job.location),
		...periodOf(job.dates),
		achievements: job.achievements,
	};
}

function educationOf(school: EntryOf<"education">) {
	return {
		...emptyEntry(educationFields),
		institution_name: school.institution,
		degree_type: known(school.degree),
		location: known(school.location),
		...periodOf(school.dates),
		achievements: school.details,
	};
}

/** The person's own groups, then what stands in none. */
function skillsOf({ groups, technical, soft }: ResumeSections["skills"]) {
	const named = [
		...groups.map(({ name, skills }) => ({ category: known(name), skills })),
		{ category: null, skills: technical },
		{ category: null, skills: soft },
	].flatMap(({ category, skills }) =>
		skills.map((skill_name) => ({
			...emptyEntry(skillFields),
			skill_name,
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

function languageOf({ language, proficiency }: EntryOf<"languages">) {
	const level = LANGUAGE_LEVELS.find((each) => each === proficiency) ?? null;
	return {
		language_name: language,
		proficiency_level: level,
		level_as_written: level ? null : known(proficiency),
	};
}

function projectOf(project: EntryOf<"projects">) {
	const end = readDate(project.end_date);
	return {
		project_name: project.name,
		description: known(project.description),
		technologies_used: project.technologies,
		start_date: readDate(project.start_date).date,
		end_date: end.date,
		is_ongoing: end.isPresent,
		project_url: readWebAddress(project.url),
		github_url: readWebAddress(project.githubUrl),
		achievements: project.achievements,
	};
}

function certificationOf(certificate: EntryOf<"certifications">) {
	return {
		...emptyEntry(certificationFields),
		certification_name: certificate.name,
		issuing_organization: known(certificate.issuer),
		issue_date: periodOf(certificate.date).start_date,
		expiry_date: periodOf(certificate.expiryDate).start_date,
		credential_url: readWebAddress(certificate.url),
	};
}

function publicationOf(work: EntryOf<"publications">) {
	return {
		...emptyEntry(publicationFields),
		publication_title: work.title,
		authors: work.authors,
		publisher: known(work.publisher),
		publication_date: periodOf(work.date).start_date,
		description: known(work.description),
		publication_url: readWebAddress(work.url),
	};
}

function volunteerOf(role: EntryOf<"volunteer">) {
	return {
		...emptyEntry(volunteerFields),
		organization_name: role.organization,
		role_title: role.role,
		...periodOf(role.dates),
		description: known(role.description),
		achievements: role.achievements,
	};
}

function awardOf(award: EntryOf<"awards">) {
	return {
		...emptyEntry(awardFields),
		award_name: award.title,
		awarding_organization: known(award.awarder),
		award_date: periodOf(award.date).start_date,
		description: known(award.description),
	};
}

function interestOf({ name, keywords }: EntryOf<"interests">) {
	return { interest_name: name, keywords };
}

function referenceOf({ name, relationship, reference }: EntryOf<"references">) {
	return {
		...emptyEntry(referenceFields),
		reference_name: name,
		relationship: known(relationship),
		reference_text: known(reference),
	};
}

/** A stored range as dates. What isn't a date, such as one somebody typed in the editor, is left out. */
function periodOf(stored: string) {
	const { start, end, isCurrent } = readRange(stored);
	return {
		start_date: start,
		end_date: isCurrent ? null : end,
		is_current: isCurrent,
	};
}

function known(text: string): string | null {
	return text || null;
}
