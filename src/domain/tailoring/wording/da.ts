// Danish wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "og");

export const da: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "nu" : "senest"} hos ${company}`,
		before: (title, company) => `Tidligere ${title} hos ${company}`,
		skills: (skills) => `Kompetencer: ${list(skills)}`,
	},
};
