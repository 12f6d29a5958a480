// What a person has done, from a JSON Resume: work, volunteering, education and projects, under today's field names, the older
// ones and those other programs write. What the standard has no field for stands under "x-…" names of Attune's own export.
import { educationFields } from "../../profile/fields/education.ts";
import { without } from "../../profile/fields/field.ts";
import { projectFields } from "../../profile/fields/projects.ts";
import { volunteerFields } from "../../profile/fields/volunteer.ts";
import { workFields } from "../../profile/fields/work.ts";
import type {
	Education,
	Project,
	Volunteer,
	WorkExperience,
} from "../../profile/profile.ts";
import { hostOf } from "../../profile/web-address.ts";
import { readFields } from "./declared-fields.ts";
import type { FileReading } from "./file-reading.ts";
import { readCourses, readPeriod, readScore } from "./read-parts.ts";
import { resumeEntries } from "./resume-entry.ts";

const PERIOD = ["start_date", "end_date", "is_current"] as const;
const work = without(workFields, ...PERIOD);
const volunteer = without(volunteerFields, ...PERIOD);
const education = without(educationFields, ...PERIOD, "gpa", "achievements");
const { project_url, github_url } = projectFields;
const links = { project_url, github_url };
const projects = without(
	projectFields,
	"start_date",
	"end_date",
	"is_ongoing",
	"project_url",
	"github_url",
);

export function readJsonWork(
	value: unknown,
	reading: FileReading,
): WorkExperience[] {
	return resumeEntries(value, "work", reading).flatMap((entry) => {
		const job = {
			...readFields(entry, work, { reading }),
			...readPeriod(entry, reading),
		};
		// The standard's "description" describes the company. Exports without a summary put the person's work there.
		job.description ??= entry.prose(
			workFields.description.max ?? 0,
			"description",
		);
		entry.finish("keywords");
		return job.job_title || job.company_name || job.achievements.length > 0
			? [job]
			: [];
	});
}

export function readJsonVolunteer(
	value: unknown,
	reading: FileReading,
): Volunteer[] {
	return resumeEntries(value, "volunteer", reading).flatMap((entry) => {
		const service = {
			...readFields(entry, volunteer, { reading }),
			...readPeriod(entry, reading),
		};
		entry.finish();
		return service.organization_name || service.role_title ? [service] : [];
	});
}

export function readJsonEducation(
	value: unknown,
	reading: FileReading,
): Education[] {
	return resumeEntries(value, "education", reading).flatMap((entry) => {
		const study = {
			...readFields(entry, education, { reading }),
			...readPeriod(entry, reading),
			...readScore(entry, reading),
		};
		study.achievements.push(
			...entry.lines("summary", "description"),
			...entry.lines("highlights", "achievements"),
			...readCourses(entry),
		);
		entry.finish();
		return study.institution_name || study.degree_type || study.field_of_study
			? [study]
			: [];
	});
}

export function readJsonProjects(
	value: unknown,
	reading: FileReading,
): Project[] {
	return resumeEntries(value, "projects", reading).flatMap((entry) => {
		// A project without an end is rarely one still worked on: only the file's own word makes it ongoing.
		const { is_current, start_date, end_date } = readPeriod(entry, reading, {
			openGoesOn: false,
		});
		const { project_url, github_url } = readFields(entry, links, { reading });
		const isGithub =
			!reading.isOwn &&
			!github_url &&
			project_url !== null &&
			hostOf(project_url) === "github.com";
		const project = {
			...readFields(entry, projects, { reading }),
			start_date,
			end_date,
			is_ongoing: is_current,
			project_url: isGithub ? null : project_url,
			github_url: isGithub ? project_url : github_url,
		};
		entry.finish();
		return project.project_name || project.description ? [project] : [];
	});
}
