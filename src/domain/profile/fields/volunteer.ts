// Volunteer experience: unpaid work, which counts as much as any.
import type { Fields } from "./field.ts";

export const volunteerFields = {
	organization_name: {
		kind: "text",
		label: "Organization",
		max: 200,
		isRequired: true,
		json: ["organization", "name", "company"],
	},
	role_title: {
		kind: "text",
		label: "Role",
		max: 200,
		isRequired: true,
		json: ["position", "role", "title"],
	},
	location: { kind: "text", label: "Location", max: 200, json: ["location"] },
	start_date: {
		kind: "date",
		label: "Start date",
		isRequired: true,
		mayLack: true,
	},
	end_date: { kind: "date", label: "End date" },
	is_current: { kind: "tick", label: "I currently volunteer here" },
	description: {
		kind: "prose",
		label: "Description",
		max: 5000,
		json: ["summary", "description"],
	},
	achievements: {
		kind: "tags",
		label: "Achievements",
		one: "achievement",
		hint: "Press Enter after each one.",
		isLong: true,
		json: ["highlights", "achievements"],
	},
} as const satisfies Fields;
