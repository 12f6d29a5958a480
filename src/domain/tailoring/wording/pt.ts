// Portuguese wording.
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const pt: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title} (${isCurrent ? "atualmente" : "mais recentemente"}: ${company})`,
		before: (title, company) => `Antes: ${title} (${company})`,
		skills: (skills) => `Competências: ${list(skills)}`,
	},
};
