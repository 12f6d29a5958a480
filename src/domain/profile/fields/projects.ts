// Projects, with what they were made with and where they can be seen.
import type { Fields } from "./field.ts";

export const projectFields = {
	project_name: {
		kind: "text",
		label: "Project name",
		max: 200,
		isRequired: true,
		json: ["name", "title"],
	},
	description: {
		kind: "prose",
		label: "Description",
		max: 5000,
		json: ["description", "summary"],
	},
	technologies_used: {
		kind: "tags",
		label: "Technologies",
		one: "technology",
		hint: "Press Enter after each one.",
		json: ["keywords", "technologies"],
	},
	start_date: { kind: "date", label: "Start date" },
	end_date: { kind: "date", label: "End date" },
	is_ongoing: { kind: "tick", label: "This project is ongoing" },
	project_url: {
		kind: "link",
		label: "Project URL",
		message: "Please enter a valid project URL",
		max: 500,
		json: ["url", "website", "link"],
	},
	github_url: {
		kind: "link",
		label: "GitHub URL",
		message: "Please enter a valid GitHub URL",
		max: 500,
		json: ["x-githubUrl", "githubUrl", "github", "repository"],
	},
	/** What was done and reached, a line each; the specification has only `description`, JSON Resume has both. */
	achievements: {
		kind: "lines",
		label: "Achievements",
		one: "Achievement",
		json: ["highlights", "achievements"],
	},
} as const satisfies Fields;
