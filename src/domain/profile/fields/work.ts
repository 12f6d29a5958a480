// Work experience: jobs, each with what was done and reached in it.
import { date, lines, prose, text, tick } from "./kinds.ts";

export const workFields = {
	job_title: text("Job title", {
		max: 200,
		isRequired: true,
		json: ["position", "title", "jobTitle", "role"],
	}),
	company_name: text("Company", {
		max: 200,
		isRequired: true,
		json: ["name", "company", "organization", "employer"],
	}),
	location: text("Location", {
		max: 200,
		hint: "Such as Leeds, UK",
		json: ["location"],
	}),
	start_date: date("Start date", { isRequired: true, mayLack: true }),
	end_date: date("End date"),
	is_current: tick("I currently work here"),
	description: prose("Description", {
		max: 5000,
		hint: "What the job was about, in a few sentences.",
		json: ["summary"],
	}),
	achievements: lines("Achievements", {
		one: "Achievement",
		json: ["highlights", "achievements", "responsibilities"],
	}),
};
