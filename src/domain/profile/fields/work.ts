// Work experience: jobs, each with what was done and reached in it.
import type { Fields } from "./field.ts";

export const workFields = {
	job_title: {
		kind: "text",
		label: "Job title",
		max: 200,
		isRequired: true,
		json: ["position", "title", "jobTitle", "role"],
	},
	company_name: {
		kind: "text",
		label: "Company",
		max: 200,
		isRequired: true,
		json: ["name", "company", "organization", "employer"],
	},
	location: {
		kind: "text",
		label: "Location",
		max: 200,
		hint: "Such as Leeds, UK",
		json: ["location"],
	},
	start_date: {
		kind: "date",
		label: "Start date",
		isRequired: true,
		mayLack: true,
	},
	end_date: { kind: "date", label: "End date" },
	is_current: { kind: "tick", label: "I currently work here" },
	description: {
		kind: "prose",
		label: "Description",
		max: 5000,
		hint: "What the job was about, in a few sentences.",
		json: ["summary"],
	},
	achievements: {
		kind: "lines",
		label: "Achievements",
		one: "Achievement",
		json: ["highlights", "achievements", "responsibilities"],
	},
} as const satisfies Fields;
