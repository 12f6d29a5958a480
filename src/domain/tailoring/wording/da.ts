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
		subject: (title) => (title === "" ? "Ansøgning" : `Ansøgning: ${title}`),
		apply: (title, company) =>
			`Jeg søger hermed ${title === "" ? "en stilling" : `stillingen som ${title}`}${company === "" ? "" : ` hos ${company}`}.`,
		current: (title, company) =>
			`I dag arbejder jeg som ${title}${company === "" ? "" : ` hos ${company}`}.`,
		latest: (title, company) =>
			`Senest arbejdede jeg som ${title}${company === "" ? "" : ` hos ${company}`}.`,
		shown: (terms) =>
			`I opslaget beder I om ${list(terms)}; det kender jeg fra egen praksis.`,
		listed: (terms) => `Til mine kompetencer hører også ${list(terms)}.`,
		certifications: (names) => `Jeg er certificeret: ${list(names)}.`,
		studied: (degree, institution) =>
			`Min uddannelse har jeg fra ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Jeg taler ${list(names)}.`,
		evidence,
		closing:
			"Jeg vil gerne fortælle mere om, hvordan denne erfaring passer til stillingen. Tak for jeres tid.",
		plainClosing:
			"Jeg fortæller gerne mere om mig selv i en samtale. Tak for jeres tid.",
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
