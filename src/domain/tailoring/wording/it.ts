// Italian wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const it: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "attualmente" : "da ultimo"} presso ${company}`,
		before: (title, company) => `In precedenza ${title} presso ${company}`,
		skills: (skills) => `Competenze: ${list(skills)}`,
	},
};
