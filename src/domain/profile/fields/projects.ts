// Projects, with what they were made with and where they can be seen.
import { date, lines, link, prose, tags, text, tick } from "./kinds.ts";

export const projectFields = {
	project_name: text("Project name", {
		max: 200,
		isRequired: true,
		json: ["name", "title"],
	}),
	description: prose("Description", {
		max: 5000,
		json: ["description", "summary"],
	}),
	technologies_used: tags("Technologies", {
		one: "technology",
		hint: "Press Enter after each one.",
		json: ["keywords", "technologies"],
	}),
	start_date: date("Start date"),
	end_date: date("End date"),
	is_ongoing: tick("This project is ongoing"),
	project_url: link("Project URL", "Please enter a valid project URL", {
		json: ["url", "website", "link"],
	}),
	github_url: link("GitHub URL", "Please enter a valid GitHub URL", {
		json: ["x-githubUrl", "githubUrl", "github", "repository"],
	}),
	/** What was done and reached, a line each; the specification has only `description`, JSON Resume has both. */
	achievements: lines("Achievements", {
		one: "Achievement",
		json: ["highlights", "achievements"],
	}),
};
