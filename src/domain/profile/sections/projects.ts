// Projects, with what they were made with and where they can be seen.

import { projectFields } from "../fields/projects.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { plainErrors } from "./section-phrases.ts";

export const projectsSection = section<"projects">({
	name: "projects",
	table: "projects",
	label: "Projects",
	entry: "project",
	empty: "No projects added yet.",
	fields: named(projectFields),
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_ongoing",
		message: "End date cannot be before start date",
	},
	most: 200,
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
