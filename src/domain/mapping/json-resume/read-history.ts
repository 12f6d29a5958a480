// What a person has done, from a JSON Resume: work, volunteering, education and projects, under today's field names, the older
// ones and those other programs write. What the standard has no field for stands under "x-…" names of Attune's own export.

import type {
	Education,
	Project,
	Volunteer,
	WorkExperience,
} from "../../profile/profile.ts";
import { hostOf } from "../../profile/web-address.ts";
import { readCourses, readPeriod, readScore } from "./read-parts.ts";
import { type Reading, resumeEntries } from "./resume-entry.ts";

export function readWork(value: unknown, reading: Reading): WorkExperience[] {
	return resumeEntries(value, "work", reading).flatMap((entry) => {
		const job = {
			job_title: entry.text(200, "position", "title", "jobTitle", "role"),
			company_name: entry.text(
				200,
				"name",
				"company",
				"organization",
				"employer",
			),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			description: entry.prose("summary"),
			achievements: entry.lines(
				"highlights",
				"achievements",
				"responsibilities",
			),
		};
		// The standard's "description" describes the company. Exports without a summary put the person's work there.
		if (!job.description) job.description = entry.prose("description");
		entry.finish("keywords", "url", "website");
		return job.job_title || job.company_name || job.achievements.length > 0
			? [job]
			: [];
	});
}

export function readVolunteer(value: unknown, reading: Reading): Volunteer[] {
	return resumeEntries(value, "volunteer", reading).flatMap((entry) => {
		const service = {
			organization_name: entry.text(200, "organization", "name", "company"),
			role_title: entry.text(200, "position", "role", "title"),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			description: entry.prose("summary", "description"),
			achievements: entry.lines("highlights", "achievements"),
		};
		entry.finish("url", "website");
		return service.organization_name || service.role_title ? [service] : [];
	});
}

export function readEducation(value: unknown, reading: Reading): Education[] {
	return resumeEntries(value, "education", reading).flatMap((entry) => {
		const study = {
			institution_name: entry.text(
				200,
				"institution",
				"school",
				"university",
				"name",
			),
			degree_type: entry.optional(200, "studyType", "degree", "studytype"),
			field_of_study: entry.optional(
				200,
				"area",
				"field",
				"major",
				"fieldOfStudy",
			),
			location: entry.optional(200, "location"),
			...readPeriod(entry, reading),
			...readScore(entry, reading),
		};
		const summary = entry.lines("summary", "description");
		study.achievements.push(
			...summary,
			...entry.lines("highlights", "achievements"),
			...readCourses(entry),
		);
		entry.finish("url", "website");
		return study.institution_name || study.degree_type || study.field_of_study
			? [study]
			: [];
	});
}

export function readProjects(value: unknown, reading: Reading): Project[] {
	return resumeEntries(value, "projects", reading).flatMap((entry) => {
		// A project without an end is rarely one still worked on: only the file's own word makes it ongoing.
		const { is_current, start_date, end_date } = readPeriod(entry, reading, {
			openGoesOn: false,
		});
		const address = entry.url("url", "website", "link");
		const github = entry.url(
			"x-githubUrl",
			"githubUrl",
			"github",
			"repository",
		);
		const isGithub =
			!reading.isOwn &&
			!github &&
			address !== null &&
			hostOf(address) === "github.com";
		const project = {
			project_name: entry.text(200, "name", "title"),
			description: entry.prose("description", "summary"),
			technologies_used: entry.lines("keywords", "technologies"),
			start_date,
			end_date,
			is_ongoing: is_current,
			project_url: isGithub ? null : address,
			github_url: isGithub ? address : github,
			achievements: entry.lines("highlights", "achievements"),
		};
		entry.finish();
		return project.project_name || project.description ? [project] : [];
	});
}
