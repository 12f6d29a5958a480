// Norwegian wording.
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
	letter: {
		evidence,
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
	const told = invertedWithI(line);
	if (told !== null) {
		if (place === "same")
			return ended(`Der ${told.replace(" jeg", " jeg også")}`);
		if (kind === "project") return ended(`I prosjektet ${company} ${told}`);
		if (kind === "volunteer")
			return ended(`Som frivillig i ${company} ${told}`);
		return ended(
			place === "earlier" && title !== ""
				? `Tidligere, som ${title} hos ${company}, ${told}`
				: `Hos ${company} ${told}`,
		);
	}
	if (place === "same") return quoted("Et annet eksempel derfra", line);
	if (kind === "project") return quoted(`Fra prosjektet ${company}`, line);
	if (kind === "volunteer")
		return quoted(`Fra frivillig arbeid i ${company}`, line);
	return quoted(
		place === "earlier" && title !== ""
			? `Tidligere, som ${title} hos ${company}`
			: `Fra arbeidet mitt hos ${company}`,
		line,
	);
}
