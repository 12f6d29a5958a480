// Dutch wording. Lines of the profile stand after a colon as they are.
import { grade, joined, quoted, type Wordings } from "./wordings.ts";

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
	letter: {
		subject: (title) =>
			title === "" ? "Sollicitatie" : `Sollicitatie: ${title}`,
		apply: (title, company) =>
			`Met deze brief solliciteer ik${title === "" ? "" : ` naar de functie van ${title}`}${company === "" ? "" : ` bij ${company}`}.`,
		current: (title, company) =>
			`Mijn huidige functie is ${title}${company === "" ? "" : ` bij ${company}`}.`,
		latest: (title, company) =>
			`Mijn laatste functie was ${title}${company === "" ? "" : ` bij ${company}`}.`,
		shown: (terms) =>
			`Van wat u in de vacature vraagt, ken ik uit de praktijk: ${list(terms)}.`,
		listed: (terms) => `Tot mijn vaardigheden horen ook: ${list(terms)}.`,
		certifications: (names) => `Mijn certificaten: ${list(names)}.`,
		studied: (degree, institution) =>
			`Mijn opleiding: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Mijn talen: ${list(names)}.`,
		evidence: ({ line, title, company, kind, place }) => {
			if (place === "same") return quoted("Nog een voorbeeld", line);
			if (kind === "project") return quoted(`Uit het project ${company}`, line);
			if (kind === "volunteer")
				return quoted(`Uit mijn vrijwilligerswerk bij ${company}`, line);
			return quoted(
				place === "earlier" && title !== ""
					? `Daarvoor, als ${title} bij ${company}`
					: `Uit mijn werk bij ${company}`,
				line,
			);
		},
		closing:
			"Graag vertel ik u in een gesprek hoe deze ervaring bij de functie past. Dank u voor uw tijd en aandacht.",
		plainClosing:
			"Graag vertel ik u in een gesprek meer over mijzelf. Dank u voor uw tijd en aandacht.",
	},
};
