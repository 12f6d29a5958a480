// The claim check on a document of any kind: Attune's own content, a JSON Resume somebody else's program wrote, or plain text.
import {
	fullName,
	type Profile,
	spokenLevel,
} from "../domain/profile/profile.ts";
import {
	checkClaims,
	checkText,
} from "../domain/tailoring/claims/check-claims.ts";
import type { ClaimProblem } from "../domain/tailoring/claims/claim-problem.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";

export type Checked =
	| { kind: "content"; content: ResumeContent | LetterContent }
	| { kind: "json-resume"; resume: Profile }
	| { kind: "text"; text: string };

/** What the document claims and the profile does not hold; `where` is the place in the document as it was given. `today`
 *  ("YYYY-MM-DD") bounds the years of jobs that go on. */
export function checkDocument(
	document: Checked,
	profile: Profile,
	today: string,
): ClaimProblem[] {
	switch (document.kind) {
		case "content":
			return checkClaims(document.content, profile);
		case "json-resume":
			return checkClaims(asContent(document.resume, today), profile).map(
				(problem) => ({ ...problem, where: inJsonResume(problem.where) }),
			);
		case "text":
			return checkText(document.text, profile, today);
	}
}

/** Everything a resume says, in the shape of a content, without choosing or rewording anything. */
function asContent(resume: Profile, today: string): ResumeContent {
	const { personal } = resume;
	const place = [personal.city, personal.state, personal.country];
	return {
		personalInfo: {
			name: fullName(personal),
			headline: personal.headline ?? "",
			email: personal.email ?? "",
			phone: personal.phone ?? "",
			location: place.filter(Boolean).join(", "),
			linkedin: personal.linkedin_url ?? "",
			website: personal.website_url ?? "",
		},
		summary: personal.summary ?? "",
		experience: resume.work_experience.map((job) => ({
			title: job.job_title,
			company: job.company_name,
			location: job.location ?? "",
			dates: period(job.start_date, job.is_current ? "Present" : job.end_date),
			achievements: [...lines(job.description), ...job.achievements],
		})),
		education: resume.education.map((study) => ({
			degree: [study.degree_type, study.field_of_study]
				.filter(Boolean)
				.join(", "),
			institution: study.institution_name,
			location: study.location ?? "",
			dates: period(
				study.start_date,
				study.is_current ? "Present" : study.end_date,
			),
			details: study.achievements,
		})),
		projects: resume.projects.map((project) => ({
			name: project.project_name,
			description: project.description ?? "",
			achievements: project.achievements,
			technologies: project.technologies_used,
			start_date: project.start_date?.slice(0, 7) ?? "",
			end_date: project.is_ongoing
				? "Present"
				: (project.end_date?.slice(0, 7) ?? ""),
			url: project.project_url ?? "",
			githubUrl: project.github_url ?? "",
		})),
		skills: {
			technical: [
				...resume.skills.map((skill) => skill.skill_name),
				...resume.software.map((tool) => tool.software_name),
			],
			soft: [],
			groups: [],
		},
		languages: resume.languages.map((language) => ({
			language: language.language_name,
			proficiency: spokenLevel(language),
		})),
		certifications: resume.certifications.map((certification) => ({
			name: certification.certification_name,
			issuer: certification.issuing_organization ?? "",
			date: certification.issue_date?.slice(0, 7) ?? "",
			expiryDate: certification.expiry_date?.slice(0, 7) ?? "",
			url: certification.credential_url ?? "",
		})),
		publications: resume.publications.map((publication) => ({
			title: publication.publication_title,
			publisher: publication.publisher ?? "",
			date: publication.publication_date?.slice(0, 7) ?? "",
			description: publication.description ?? "",
			url: publication.publication_url ?? "",
			authors: publication.authors,
		})),
		volunteer: resume.volunteer.map((service) => ({
			role: service.role_title,
			organization: service.organization_name,
			dates: period(
				service.start_date,
				service.is_current ? "Present" : service.end_date,
			),
			description: service.description ?? "",
			achievements: service.achievements,
		})),
		metadata: {
			model: "",
			generatedAt: today,
			enhancement: "low",
			sections: [],
			language: "und",
			job: { title: "", company: "" },
			score: { before: 0, after: 0, ceiling: 0 },
			omitted: [],
		},
		validation: { warnings: [], lines: [], dropped: [], repaired: [] },
	};
}

function period(start: string | null, end: string | null): string {
	return [start, end]
		.flatMap((date) =>
			date ? [date === "Present" ? date : date.slice(0, 7)] : [],
		)
		.join(" - ");
}

function lines(prose: string | null): string[] {
	return prose === null ? [] : prose.split("\n");
}

function inJsonResume(path: string): string {
	return path
		.replace(/^experience\b/, "work")
		.replace(/^(personalInfo|summary)\b/, "basics.$1")
		.replace(/\bpersonalInfo\./, "")
		.replace(/^certifications\b/, "certificates")
		.replace(/\.(achievements|details)\b/, ".highlights");
}
