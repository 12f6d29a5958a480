// Everything a profile says as the content of a resume, nothing chosen and nothing reworded: for measuring how documents
// are drawn and read, apart from how they are written.
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import {
	fullName,
	type Profile,
	spokenLevel,
} from "#src/domain/profile/profile.ts";
import { ResumeContent } from "#src/domain/tailoring/content/content.ts";

type Period = { start_date: string | null; end_date: string | null };

export function contentOf(profile: Profile): ResumeContent {
	const { personal } = profile;
	const language = profileLanguage(profile);
	return ResumeContent.parse({
		personalInfo: {
			name: fullName(personal),
			headline: personal.headline ?? "",
			email: personal.email ?? "",
			phone: personal.phone ?? "",
			location: [personal.city, personal.state ?? personal.country]
				.filter(Boolean)
				.join(", "),
			linkedin: personal.linkedin_url ?? "",
			website: personal.website_url ?? "",
		},
		summary: personal.summary ?? "",
		experience: profile.work_experience.map((job) => ({
			title: job.job_title,
			company: job.company_name,
			location: job.location ?? "",
			dates: dates(job, job.is_current),
			achievements: [...prose(job.description), ...job.achievements],
		})),
		education: profile.education.map((study) => ({
			degree: [study.degree_type, study.field_of_study]
				.filter(Boolean)
				.join(", "),
			institution: study.institution_name,
			location: study.location ?? "",
			dates: dates(study, study.is_current),
			details: study.achievements,
		})),
		projects: profile.projects.map((project) => ({
			name: project.project_name,
			description: project.description ?? "",
			achievements: project.achievements,
			technologies: project.technologies_used,
			start_date: month(project.start_date),
			end_date: project.is_ongoing ? "Present" : month(project.end_date),
			url: project.project_url ?? "",
			githubUrl: project.github_url ?? "",
		})),
		skills: { groups: groupsOf(profile) },
		languages: profile.languages.map((spoken) => ({
			language: spoken.language_name,
			proficiency: spokenLevel(spoken),
		})),
		certifications: profile.certifications.map((certificate) => ({
			name: certificate.certification_name,
			issuer: certificate.issuing_organization ?? "",
			date: month(certificate.issue_date),
			expiryDate: month(certificate.expiry_date),
			url: certificate.credential_url ?? "",
		})),
		publications: profile.publications.map((work) => ({
			title: work.publication_title,
			publisher: work.publisher ?? "",
			date: month(work.publication_date),
			description: work.description ?? "",
			url: work.publication_url ?? "",
			authors: work.authors,
		})),
		volunteer: profile.volunteer.map((service) => ({
			role: service.role_title,
			organization: service.organization_name,
			dates: dates(service, service.is_current),
			description: service.description ?? "",
			achievements: service.achievements,
		})),
		metadata: {
			model: "builtin",
			generatedAt: "2026-01-15",
			enhancement: "low",
			sections: [],
			language: language === "und" ? "en" : language,
			job: { title: "", company: "" },
			score: { before: 0, after: 0, ceiling: 0 },
			omitted: [],
		},
		validation: { warnings: [], lines: [], dropped: [], repaired: [] },
	});
}

function groupsOf({ skills, software }: Profile) {
	const groups = new Map<string, string[]>();
	const named = [
		...skills.map((one) => [one.category, one.skill_name] as const),
		...software.map((one) => [one.category, one.software_name] as const),
	];
	for (const [category, name] of named)
		groups.set(category ?? "", [...(groups.get(category ?? "") ?? []), name]);
	return [...groups].map(([name, listed]) => ({ name, skills: listed }));
}

const month = (date: string | null) => date?.slice(0, 7) ?? "";

function dates({ start_date, end_date }: Period, isCurrent: boolean): string {
	return [month(start_date), isCurrent ? "Present" : month(end_date)]
		.filter(Boolean)
		.join(" - ");
}

const prose = (text: string | null) => text?.split("\n") ?? [];
