// Volunteer experience: unpaid work, which counts as much as any.

import { volunteerFields } from "../fields/volunteer.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const volunteerSection = section<"volunteer">({
	name: "volunteer",
	table: "volunteer_experience",
	label: "Volunteer",
	entry: "volunteer experience",
	empty: "No volunteer experience added yet.",
	fields: named(volunteerFields),
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
	most: 100,
	newAt: "top",
	said: {
		added: "Volunteer experience added",
		changed: "Volunteer experience updated",
		deleted: "Volunteer experience deleted",
		...plainErrors,
	},
	card: (service) => ({
		title: service.role_title,
		subtitle: inOneLine(service.organization_name, service.location),
		period: {
			from: service.start_date,
			to: service.end_date,
			goesOn: service.is_current,
		},
		text: service.description,
		lines: service.achievements,
	}),
});
