// A profile as a flat list of facts, each with the path it stands at. All matching, writing and checking goes through
// this list, so that every line of a document can name what it rests on. Dates, addresses and levels are not lines.
import { proseLines } from "../clauses/prose-lines.ts";
import { pathOf } from "../profile/content-path.ts";
import { fullName } from "../profile/full-name.ts";
import { credentialsBehind } from "../profile/name.ts";
import type {
	Education,
	Profile,
	Project,
	Volunteer,
	WorkExperience,
} from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import type { Fact } from "./match.ts";

/** Where credentials behind a person's name stand: "RN", "PMP". */
export const CREDENTIALS_PATH = pathOf("personal", "last_name");

// Every step of a document asks for the lines of the same profile.
const known = new WeakMap<Profile, readonly Fact[]>();

/** Every line of the profile, section by section. Prose is given sentence by sentence under the one path it has. */
export function factsOf(profile: Profile): readonly Fact[] {
	const facts = known.get(profile) ?? readFacts(profile);
	known.set(profile, facts);
	return facts;
}

function readFacts(profile: Profile): Fact[] {
	return [
		...line(pathOf("personal", "headline"), profile.personal.headline),
		...line(CREDENTIALS_PATH, credentialsBehind(fullName(profile.personal))),
		...prose(pathOf("personal", "summary"), profile.personal.summary),
		...profile.work_experience.flatMap((work, at) =>
			workFacts(pathOf("work_experience", at), work),
		),
		...profile.education.flatMap((education, at) =>
			educationFacts(pathOf("education", at), education),
		),
		...profile.skills.flatMap((skill, at) => [
			...line(pathOf("skills", at, "skill_name"), skill.skill_name),
			...line(pathOf("skills", at, "category"), skill.category),
		]),
		...profile.languages.flatMap((language, at) =>
			line(pathOf("languages", at, "language_name"), language.language_name),
		),
		...profile.projects.flatMap((project, at) =>
			projectFacts(pathOf("projects", at), project),
		),
		...profile.certifications.flatMap((certification, at) => [
			...line(
				pathOf("certifications", at, "certification_name"),
				certification.certification_name,
			),
			...line(
				pathOf("certifications", at, "issuing_organization"),
				certification.issuing_organization,
			),
		]),
		...profile.software.flatMap((software, at) => [
			...line(pathOf("software", at, "software_name"), software.software_name),
			...line(pathOf("software", at, "category"), software.category),
		]),
		...profile.publications.flatMap((publication, at) => [
			...line(
				pathOf("publications", at, "publication_title"),
				publication.publication_title,
			),
			...line(pathOf("publications", at, "publisher"), publication.publisher),
			...prose(
				pathOf("publications", at, "description"),
				publication.description,
			),
			...each(pathOf("publications", at, "authors"), publication.authors),
		]),
		...profile.volunteer.flatMap((volunteer, at) =>
			volunteerFacts(pathOf("volunteer", at), volunteer),
		),
		...profile.awards.flatMap((award, at) => [
			...line(pathOf("awards", at, "award_name"), award.award_name),
			...line(
				pathOf("awards", at, "awarding_organization"),
				award.awarding_organization,
			),
			...prose(pathOf("awards", at, "description"), award.description),
		]),
	];
}

function workFacts(path: string, work: WorkExperience): Fact[] {
	return [
		...line(pathOf(path, "job_title"), work.job_title),
		...line(pathOf(path, "company_name"), work.company_name),
		...line(pathOf(path, "location"), work.location),
		...prose(pathOf(path, "description"), work.description),
		...each(pathOf(path, "achievements"), work.achievements),
	];
}

function educationFacts(path: string, education: Education): Fact[] {
	return [
		...line(pathOf(path, "degree_type"), education.degree_type),
		...line(pathOf(path, "field_of_study"), education.field_of_study),
		...line(pathOf(path, "institution_name"), education.institution_name),
		...line(pathOf(path, "location"), education.location),
		...each(pathOf(path, "achievements"), education.achievements),
	];
}

function projectFacts(path: string, project: Project): Fact[] {
	return [
		...line(pathOf(path, "project_name"), project.project_name),
		...prose(pathOf(path, "description"), project.description),
		...each(pathOf(path, "technologies_used"), project.technologies_used),
		...each(pathOf(path, "achievements"), project.achievements),
	];
}

function volunteerFacts(path: string, volunteer: Volunteer): Fact[] {
	return [
		...line(pathOf(path, "role_title"), volunteer.role_title),
		...line(pathOf(path, "organization_name"), volunteer.organization_name),
		...line(pathOf(path, "location"), volunteer.location),
		...prose(pathOf(path, "description"), volunteer.description),
		...each(pathOf(path, "achievements"), volunteer.achievements),
	];
}

function line(path: string, text: string | null): Fact[] {
	const words = oneLine(text);
	return words === "" ? [] : [{ path, text: words }];
}

function prose(path: string, text: string | null): Fact[] {
	return proseLines(text).map((sentence) => ({ path, text: sentence }));
}

function each(path: string, lines: readonly string[]): Fact[] {
	return lines.flatMap((text, at) => line(pathOf(path, at), text));
}
