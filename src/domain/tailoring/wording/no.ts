// Norwegian wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "og");

export const no: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Programvare",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "nå" : "sist"} hos ${company}`,
		before: (title, company) => `Tidligere ${title} hos ${company}`,
		skills: (skills) => `Kompetanse: ${list(skills)}`,
	},
};
