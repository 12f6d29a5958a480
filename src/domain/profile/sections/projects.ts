// Projects, with what they were made with and where they can be seen.
import { date, lines, link, prose, tags, text, tick } from "./fields.ts";
import { section } from "./section.ts";
import { plainErrors } from "./words.ts";

export const projects = section<"projects">({
	name: "projects",
	table: "projects",
	tab: "projects",
	label: "Projects",
	entry: "project",
	empty: "No projects added yet.",
	fields: [
		text("project_name", "Project name", { max: 200, isRequired: true }),
		prose("description", "Description", { max: 5000 }),
		tags("technologies_used", "Technologies", {
			one: "technology",
			hint: "Press Enter after each one.",
		}),
		date("start_date", "Start date"),
		date("end_date", "End date"),
		tick("is_ongoing", "This project is ongoing"),
		link("project_url", "Project URL", "Please enter a valid project URL"),
		link("github_url", "GitHub URL", "Please enter a valid GitHub URL"),
		lines("achievements", "Achievements", "Achievement"),
	],
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_ongoing",
		message: "End date cannot be before start date",
	},
	newAt: "end",
	said: {
		added: "Project added",
		changed: "Project updated",
		deleted: "Project deleted",
		...plainErrors,
	},
	card: (project) => ({
		title: project.project_name,
		period: {
			from: project.start_date,
			to: project.end_date,
			goesOn: project.is_ongoing,
		},
		text: project.description,
		lines: project.achievements,
		tags: project.technologies_used,
		links: [
			{ label: "Project", url: project.project_url },
			{ label: "Source", url: project.github_url },
		],
	}),
});
