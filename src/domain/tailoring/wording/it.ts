// Italian wording. Lines of the profile stand after a colon as they are.
import { grade, joined, quoted, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const it: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "attualmente" : "da ultimo"} presso ${company}`,
		before: (title, company) => `In precedenza ${title} presso ${company}`,
		skills: (skills) => `Competenze: ${list(skills)}`,
	},
	letter: {
		subject: (title) =>
			title === "" ? "Candidatura" : `Candidatura: ${title}`,
		apply: (title, company) =>
			`con la presente invio la mia candidatura${title === "" ? "" : ` per la posizione di ${title}`}${company === "" ? "" : ` presso ${company}`}.`,
		current: (title, company) =>
			`La mia posizione attuale è ${title}${company === "" ? "" : ` presso ${company}`}.`,
		latest: (title, company) =>
			`La mia posizione più recente è stata ${title}${company === "" ? "" : ` presso ${company}`}.`,
		shown: (terms) =>
			`Di quanto richiesto nell'annuncio ho già esperienza pratica in: ${list(terms)}.`,
		listed: (terms) => `Tra le mie competenze ci sono anche: ${list(terms)}.`,
		certifications: (names) => `Le mie certificazioni: ${list(names)}.`,
		studied: (degree, institution) =>
			`La mia formazione: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Le mie lingue: ${list(names)}.`,
		evidence: ({ line, title, company, kind, place }) => {
			if (place === "same") return quoted("Un altro esempio", line);
			if (kind === "project") return quoted(`Dal progetto ${company}`, line);
			if (kind === "volunteer")
				return quoted(`Dal mio volontariato presso ${company}`, line);
			return quoted(
				place === "earlier" && title !== ""
					? `In precedenza, come ${title} presso ${company}`
					: `Dal mio lavoro presso ${company}`,
				line,
			);
		},
		closing:
			"Mi farebbe piacere parlarne con voi in un colloquio. Vi ringrazio per il tempo e l'attenzione.",
		plainClosing:
			"Mi farebbe piacere raccontarvi di più in un colloquio. Vi ringrazio per il tempo e l'attenzione.",
	},
};
