// A profile as the sections of a resume, with nothing selected and nothing reworded. Tailoring takes an entry from here and
// replaces the person's lines with its own. `resume-to-profile.ts` is the way back.

import { fullName } from "../profile/full-name.ts";
import type {
	Award,
	Certification,
	Education,
	Interest,
	Language,
	Personal,
	Profile,
	Project,
	Publication,
	Reference,
	Volunteer,
	WorkExperience,
} from "../profile/profile.ts";
import { spokenLevel } from "../profile/spoken-level.ts";
import { linesOf, oneLine } from "../profile/text-lines.ts";
import { month, writtenSpan } from "./content-dates.ts";
import type { ResumeSections } from "./resume-sections.ts";

type One<Section extends keyof ResumeSections> =
	ResumeSections[Section] extends (infer Entry)[] ? Entry : never;

/** Everything in a profile that a resume has a place for, in the profile's order. */
export function resumeOf(profile: Profile): ResumeSections {
	return {
		personalInfo: personOf(profile.personal),
		summary: profile.personal.summary ?? "",
		experience: profile.work_experience.map(jobOf),
		education: profile.education.map(schoolOf),
		projects: profile.projects.map(projectOf),
		skills: skillsOf(profile),
		languages: profile.languages.map(languageEntry),
		certifications: profile.certifications.map(certificateOf),
		publications: profile.publications.map(publicationOf),
		volunteer: profile.volunteer.map(serviceOf),
		awards: profile.awards.map(awardOf),
		interests: profile.interests.map(interestOf),
		references: profile.references.map(referenceOf),
	};
}

export function personOf(personal: Personal): ResumeSections["personalInfo"] {
	const place = [personal.city, personal.state, personal.country].map(oneLine);
	return {
		name: oneLine(fullName(personal)),
		headline: oneLine(personal.headline),
		email: personal.email ?? "",
		phone: personal.phone ?? "",
		location: [...new Set(place)].filter(Boolean).join(", "),
		linkedin: personal.linkedin_url ?? "",
		website: personal.website_url ?? "",
	};
}

export function jobOf(job: WorkExperience): One<"experience"> {
	return {
		title: oneLine(job.job_title),
		company: oneLine(job.company_name),
		location: oneLine(job.location),
		dates: writtenSpan(job.start_date, job.end_date, job.is_current),
		achievements: [...linesOf(job.description), ...listOf(job.achievements)],
	};
}

export function schoolOf(study: Education): One<"education"> {
	return {
		degree: [study.degree_type, study.field_of_study]
			.map(oneLine)
			.filter(Boolean)
			.join(", "),
		institution: oneLine(study.institution_name),
		location: oneLine(study.location),
		dates: writtenSpan(study.start_date, study.end_date, study.is_current),
		details: listOf(study.achievements),
	};
}

export function projectOf(project: Project): One<"projects"> {
	return {
		name: oneLine(project.project_name),
		description: oneLine(project.description),
		achievements: listOf(project.achievements),
		technologies: listOf(project.technologies_used),
		start_date: month(project.start_date),
		end_date: project.is_ongoing ? "Present" : month(project.end_date),
		url: project.project_url ?? "",
		githubUrl: project.github_url ?? "",
	};
}

/** Skills and software by the person's own categories; those without one go to `technical`, each once. */
function skillsOf({ skills, software }: Profile): ResumeSections["skills"] {
	const groups = new Map<string, string[]>();
	const named = [
		...skills.map(({ category, skill_name }) => [category, skill_name]),
		...software.map(({ category, software_name }) => [category, software_name]),
	];
	for (const [category = null, name = null] of named) {
		const group = oneLine(category);
		groups.set(group, [...(groups.get(group) ?? []), oneLine(name)]);
	}
	const ungrouped = groups.get("") ?? [];
	groups.delete("");
	const grouped = new Set([...groups.values()].flat());
	return {
		technical: [...new Set(ungrouped)].filter((name) => !grouped.has(name)),
		soft: [],
		groups: [...groups].map(([name, listed]) => ({ name, skills: listed })),
	};
}

export function languageEntry(language: Language): One<"languages"> {
	return {
		language: oneLine(language.language_name),
		proficiency: oneLine(spokenLevel(language)),
	};
}

export function certificateOf(paper: Certification): One<"certifications"> {
	return {
		name: oneLine(paper.certification_name),
		issuer: oneLine(paper.issuing_organization),
		date: month(paper.issue_date),
		expiryDate: month(paper.expiry_date),
		url: paper.credential_url ?? "",
	};
}

export function publicationOf(work: Publication): One<"publications"> {
	return {
		title: oneLine(work.publication_title),
		publisher: oneLine(work.publisher),
		date: month(work.publication_date),
		description: oneLine(work.description),
		url: work.publication_url ?? "",
		authors: listOf(work.authors),
	};
}

export function serviceOf(service: Volunteer): One<"volunteer"> {
	return {
		role: oneLine(service.role_title),
		organization: oneLine(service.organization_name),
		dates: writtenSpan(
			service.start_date,
			service.end_date,
			service.is_current,
		),
		description: oneLine(service.description),
		achievements: listOf(service.achievements),
	};
}

export function awardOf(award: Award): One<"awards"> {
	const awarder = [award.awarding_organization, award.amount].map(oneLine);
	return {
		title: oneLine(award.award_name),
		awarder: awarder.filter(Boolean).join(", "),
		date: month(award.award_date),
		description: oneLine(award.description),
	};
}

export function interestOf(interest: Interest): One<"interests"> {
	return {
		name: oneLine(interest.interest_name),
		keywords: listOf(interest.keywords),
	};
}

export function referenceOf(reference: Reference): One<"references"> {
	return {
		name: oneLine(reference.reference_name),
		relationship: oneLine(reference.relationship),
		reference: oneLine(reference.reference_text),
	};
}

function listOf(lines: readonly string[]): string[] {
	return lines.map(oneLine).filter(Boolean);
}
