// Spanish wording.
import { grade, joined, type Wordings } from "./wordings.ts";

// "e" before a word that begins with the sound i.
const list = (items: readonly string[]) =>
	joined(items, /^h?i(?!e)/i.test(items.at(-1) ?? "") ? "e" : "y");

export const es: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "actualmente" : "más recientemente"} en ${company}`,
		before: (title, company) => `Antes, ${title} en ${company}`,
		skills: (skills) => `Competencias: ${list(skills)}`,
	},
};
