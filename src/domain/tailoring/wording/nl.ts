// Dutch wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "en");

export const nl: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "nu" : "laatst"} bij ${company}`,
		before: (title, company) => `Daarvoor ${title} bij ${company}`,
		skills: (skills) => `Vaardigheden: ${list(skills)}`,
	},
};
