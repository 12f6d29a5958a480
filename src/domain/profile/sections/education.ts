// Education: schools, studies and what was reached there.
import { date, lines, number, text, tick } from "./fields.ts";
import { section } from "./section.ts";
import { joined } from "./words.ts";

export const education = section<"education">({
	name: "education",
	table: "education",
	tab: "education",
	label: "Education",
	entry: "education",
	empty: "No education added yet.",
	fields: [
		text("institution_name", "Institution", { max: 200, isRequired: true }),
		text("degree_type", "Degree", {
			max: 200,
			isRequired: true,
			hint: "Such as Bachelor of Science",
		}),
		text("field_of_study", "Field of study", { max: 200, isRequired: true }),
		text("location", "Location", { max: 200 }),
		date("start_date", "Start date", { isRequired: true }),
		date("end_date", "End date"),
		tick("is_current", "I currently study here"),
		number("gpa", "GPA", { min: 0, max: 4, step: 0.01 }),
		lines("achievements", "Achievements", "Achievement"),
	],
	dates: {
		start: "start_date",
		end: "end_date",
		current: "is_current",
		message: "End date cannot be before start date",
	},
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
			subtitle: joined(
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
