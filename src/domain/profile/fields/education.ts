// Education: schools, studies and what was reached there.
import { date, lines, number, text, tick } from "./kinds.ts";

export const educationFields = {
	institution_name: text("Institution", {
		max: 200,
		isRequired: true,
		json: ["institution", "school", "university", "name"],
	}),
	degree_type: text("Degree", {
		max: 200,
		isRequired: true,
		mayLack: true,
		hint: "Such as Bachelor of Science",
		json: ["studyType", "degree", "studytype"],
	}),
	field_of_study: text("Field of study", {
		max: 200,
		isRequired: true,
		mayLack: true,
		json: ["area", "field", "major", "fieldOfStudy"],
	}),
	location: text("Location", { max: 200, json: ["location"] }),
	start_date: date("Start date", { isRequired: true, mayLack: true }),
	end_date: date("End date"),
	is_current: tick("I currently study here"),
	gpa: number("GPA", { min: 0, max: 4, step: 0.01, json: ["score"] }),
	achievements: lines("Achievements", {
		one: "Achievement",
		json: ["highlights", "achievements"],
	}),
};
