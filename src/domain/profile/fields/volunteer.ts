// Volunteer experience: unpaid work, which counts as much as any.
import { date, prose, tags, text, tick } from "./kinds.ts";

export const volunteerFields = {
	organization_name: text("Organization", {
		max: 200,
		isRequired: true,
		json: ["organization", "name", "company"],
	}),
	role_title: text("Role", {
		max: 200,
		isRequired: true,
		json: ["position", "role", "title"],
	}),
	location: text("Location", { max: 200, json: ["location"] }),
	start_date: date("Start date", { isRequired: true, mayLack: true }),
	end_date: date("End date"),
	is_current: tick("I currently volunteer here"),
	description: prose("Description", {
		max: 5000,
		json: ["summary", "description"],
	}),
	achievements: tags("Achievements", {
		one: "achievement",
		hint: "Press Enter after each one.",
		isLong: true,
		json: ["highlights", "achievements"],
	}),
};
