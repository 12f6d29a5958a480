// Work experience: jobs, each with what was done and reached in it.

import { workFields } from "../fields/work.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine } from "./section-phrases.ts";

export const workSection = section<"work_experience">({
	name: "work_experience",
	table: "work_experience",
	label: "Work",
	entry: "work experience",
	empty: "No work experience added yet.",
	fields: named(workFields),
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
	most: 100,
	newAt: "top",
	said: {
		added: "Work experience saved",
		changed: "Work experience saved",
		deleted: "Work experience deleted",
		fetchFailed: "Error fetching work experience",
		saveFailed: "Error saving work experience",
		deleteFailed: "Error deleting work experience",
	},
	card: (job) => ({
		title: job.job_title,
		subtitle: inOneLine(job.company_name, job.location),
		period: { from: job.start_date, to: job.end_date, goesOn: job.is_current },
		text: job.description,
		lines: job.achievements,
	}),
});
