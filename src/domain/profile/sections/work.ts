// Work experience: jobs, each with what was done and reached in it.
import { date, lines, prose, text, tick } from "./fields.ts";
import { section } from "./section.ts";
import { joined } from "./words.ts";

export const work = section<"work_experience">({
	name: "work_experience",
	table: "work_experience",
	tab: "work",
	label: "Work",
	entry: "work experience",
	empty: "No work experience added yet.",
	fields: [
		text("job_title", "Job title", { max: 200, isRequired: true }),
		text("company_name", "Company", { max: 200, isRequired: true }),
		text("location", "Location", { max: 200, hint: "Such as Leeds, UK" }),
		date("start_date", "Start date", { isRequired: true }),
		date("end_date", "End date"),
		tick("is_current", "I currently work here"),
		prose("description", "Description", {
			max: 5000,
			hint: "What the job was about, in a few sentences.",
		}),
		lines("achievements", "Achievements", "Achievement"),
	],
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
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
		subtitle: joined(job.company_name, job.location),
		period: { from: job.start_date, to: job.end_date, goesOn: job.is_current },
		text: job.description,
		lines: job.achievements,
	}),
});
