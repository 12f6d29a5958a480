// German wording. Lines are given as they stand after a colon: German résumés are written in nouns, and nouns need an
// article no program should guess.
import { joined, quoted, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "und");

export const de: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${String(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "derzeit" : "zuletzt"} bei ${company}`,
		before: (title, company) => `Zuvor ${title} bei ${company}`,
		skills: (skills) => `Kenntnisse: ${list(skills)}`,
	},
	letter: {
		subject: (title) => (title === "" ? "Bewerbung" : `Bewerbung als ${title}`),
		apply: (title, company) =>
			`hiermit bewerbe ich mich${title === "" ? "" : ` um die Stelle „${title}“`}${company === "" ? "" : ` bei ${company}`}.`,
		current: (title, company) =>
			`Derzeit arbeite ich als ${title}${company === "" ? "" : ` bei ${company}`}.`,
		latest: (title, company) =>
			`Zuletzt war ich als ${title}${company === "" ? "" : ` bei ${company}`} tätig.`,
		shown: (terms) =>
			`Aus Ihrer Anzeige sind mir aus der Praxis vertraut: ${list(terms)}.`,
		listed: (terms) => `Zu meinen Kenntnissen gehören außerdem ${list(terms)}.`,
		certifications: (names) => `An Nachweisen bringe ich mit: ${list(names)}.`,
		studied: (degree, institution) =>
			`Meine Ausbildung habe ich hier erhalten: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Meine Sprachen: ${list(names)}.`,
		evidence: ({ line, title, company, kind, place }) => {
			if (place === "same")
				return quoted("Ein weiteres Beispiel von dort", line);
			if (kind === "project")
				return quoted(`Aus dem Projekt „${company}“`, line);
			if (kind === "volunteer")
				return quoted(`Aus meinem Ehrenamt bei ${company}`, line);
			return quoted(
				place === "other" && title !== ""
					? `Zuvor als ${title} bei ${company}`
					: `Ein Beispiel aus meiner Arbeit bei ${company}`,
				line,
			);
		},
		closing:
			"Über ein Gespräch, in dem ich Ihnen mehr dazu erzählen kann, freue ich mich. Vielen Dank für Ihre Zeit.",
		plainClosing:
			"Gern erzähle ich Ihnen in einem Gespräch mehr über mich. Vielen Dank für Ihre Zeit.",
	},
};
