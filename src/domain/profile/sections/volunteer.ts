// Volunteer experience: unpaid work, which counts as much as any.
import { date, prose, tags, text, tick } from "./fields.ts";
import { section } from "./section.ts";
import { joined, plainErrors } from "./words.ts";

export const volunteer = section<"volunteer">({
	name: "volunteer",
	table: "volunteer_experience",
	tab: "volunteer",
	label: "Volunteer",
	entry: "volunteer experience",
	empty: "No volunteer experience added yet.",
	fields: [
		text("organization_name", "Organization", { max: 200, isRequired: true }),
		text("role_title", "Role", { max: 200, isRequired: true }),
		text("location", "Location", { max: 200 }),
		date("start_date", "Start date", { isRequired: true }),
		date("end_date", "End date"),
		tick("is_current", "I currently volunteer here"),
		prose("description", "Description", { max: 5000 }),
		tags("achievements", "Achievements", {
			one: "achievement",
			hint: "Press Enter after each one.",
			isLong: true,
		}),
	],
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
	newAt: "top",
	said: {
		added: "Volunteer experience added",
		changed: "Volunteer experience updated",
		deleted: "Volunteer experience deleted",
		...plainErrors,
	},
	card: (service) => ({
		title: service.role_title,
		subtitle: joined(service.organization_name, service.location),
		period: {
			from: service.start_date,
			to: service.end_date,
			goesOn: service.is_current,
		},
		text: service.description,
		lines: service.achievements,
	}),
});
