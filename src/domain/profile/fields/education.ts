// Education: schools, studies and what was reached there.
import type { Fields } from "./field.ts";

export const educationFields = {
	institution_name: {
		kind: "text",
		label: "Institution",
		max: 200,
		isRequired: true,
		json: ["institution", "school", "university", "name"],
	},
	degree_type: {
		kind: "text",
		label: "Degree",
		max: 200,
		isRequired: true,
		mayLack: true,
		hint: "Such as Bachelor of Science",
		json: ["studyType", "degree", "studytype"],
	},
	field_of_study: {
		kind: "text",
		label: "Field of study",
		max: 200,
		isRequired: true,
		mayLack: true,
		json: ["area", "field", "major", "fieldOfStudy"],
	},
	location: { kind: "text", label: "Location", max: 200, json: ["location"] },
	start_date: {
		kind: "date",
		label: "Start date",
		isRequired: true,
		mayLack: true,
	},
	end_date: { kind: "date", label: "End date" },
	is_current: { kind: "tick", label: "I currently study here" },
	gpa: {
		kind: "number",
		label: "GPA",
		range: { min: 0, max: 4, step: 0.01 },
		json: ["score"],
	},
	achievements: {
		kind: "lines",
		label: "Achievements",
		one: "Achievement",
		json: ["highlights", "achievements"],
	},
} as const satisfies Fields;
