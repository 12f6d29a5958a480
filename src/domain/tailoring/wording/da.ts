// Danish wording.
import { invertedWithI } from "./scandinavian-verbs.ts";
import {
	ended,
	grade,
	joined,
	quoted,
	type Told,
	type Wordings,
} from "./wordings.ts";

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
	letter: {
		evidence,
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
	const told = invertedWithI(line);
	if (told !== null) {
		if (place === "same")
			return ended(`Der ${told.replace(" jeg", " jeg også")}`);
		if (kind === "project") return ended(`I projektet ${company} ${told}`);
		if (kind === "volunteer")
			return ended(`Som frivillig i ${company} ${told}`);
		return ended(
			place === "earlier" && title !== ""
				? `Tidligere, som ${title} hos ${company}, ${told}`
				: `Hos ${company} ${told}`,
		);
	}
	if (place === "same") return quoted("Et andet eksempel derfra", line);
	if (kind === "project") return quoted(`Fra projektet ${company}`, line);
	if (kind === "volunteer")
		return quoted(`Fra frivilligt arbejde i ${company}`, line);
	return quoted(
		place === "earlier" && title !== ""
			? `Tidligere, som ${title} hos ${company}`
			: `Fra mit arbejde hos ${company}`,
		line,
	);
}
