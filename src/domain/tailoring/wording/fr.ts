// French wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "et");

export const fr: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Logiciels",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "actuellement" : "dernièrement"} chez ${company}`,
		before: (title, company) => `Auparavant ${title} chez ${company}`,
		skills: (skills) => `Compétences\u00a0: ${list(skills)}`,
	},
};
