// English wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "and");

export const en: Wordings = {
	list,
	degree: (degree, field) => {
		if (
			degree === "" ||
			field === "" ||
			degree.toLowerCase().includes(field.toLowerCase())
		)
			return degree || field;
		return / in /.test(degree)
			? `${degree}, ${field}`
			: `${degree} in ${field}`;
	},
	gpa: (value) => `GPA ${grade(value)}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title} ${isCurrent ? "at" : "most recently at"} ${company}`,
		before: (title, company) => `Previously ${title} at ${company}`,
		skills: (skills) => `Skills: ${list(skills)}`,
	},
};
