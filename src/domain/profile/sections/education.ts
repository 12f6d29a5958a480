// Education: schools, studies and what was reached there.

import { educationFields } from "../fields/education.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine } from "./section-phrases.ts";

export const educationSection = section<"education">({
	name: "education",
	table: "education",
	label: "Education",
	entry: "education",
	empty: "No education added yet.",
	fields: named(educationFields),
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
	most: 100,
	newAt: "top",
	said: {
		added: "Education saved",
		changed: "Education saved",
		deleted: "Education deleted",
		fetchFailed: "Error fetching education",
		saveFailed: "Error saving education",
		deleteFailed: "Error deleting education",
	},
	card: (study) => {
		const degree = [study.degree_type, study.field_of_study]
			.filter(Boolean)
			.join(", ");
		return {
			title: degree || study.institution_name,
			subtitle: inOneLine(
				degree ? study.institution_name : "",
				study.location,
				study.gpa === null ? "" : `GPA ${study.gpa}`,
			),
			period: {
				from: study.start_date,
				to: study.end_date,
				goesOn: study.is_current,
			},
			lines: study.achievements,
		};
	},
});
