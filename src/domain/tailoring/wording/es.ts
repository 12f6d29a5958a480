// Spanish wording. A line that begins with a verb in the first person goes on as a sentence; any other stands after a colon.
import {
	ended,
	grade,
	joined,
	quoted,
	type Told,
	type Wordings,
} from "./wordings.ts";

// "e" before a word that begins with the sound i.
const list = (items: readonly string[]) =>
	joined(items, /^h?i(?!e)/i.test(items.at(-1) ?? "") ? "e" : "y");

const FIRST_PERSON =
	/^(?:\p{L}+[éí]|lidero|coordino|gestiono|planifico|facilito|superviso|organizo|imparto|elaboro|mantengo|realizo|dirijo|defiendo|atiendo|analizo|creo|diseño(?= (?:y|el|la|los|las|un|una) )|desarrollo(?= (?:y|el|la|los|las|un|una) )|hice|puse|conduje|introduje|reduje)(?= )/iu;

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
	letter: {
		subject: (title) =>
			title === "" ? "Candidatura" : `Candidatura: ${title}`,
		apply: (title, company) =>
			`Les escribo para presentar mi candidatura${title === "" ? "" : ` al puesto de ${title}`}${company === "" ? "" : ` en ${company}`}.`,
		current: (title, company) =>
			`Mi puesto actual es ${title}${company === "" ? "" : ` en ${company}`}.`,
		latest: (title, company) =>
			`Mi puesto más reciente fue ${title}${company === "" ? "" : ` en ${company}`}.`,
		shown: (terms) =>
			`De lo que piden en la oferta, ya he trabajado con lo siguiente: ${list(terms)}.`,
		listed: (terms) => `Entre mis competencias están también: ${list(terms)}.`,
		certifications: (names) =>
			`Entre mis certificaciones están: ${list(names)}.`,
		studied: (degree, institution) =>
			`Me formé en ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Hablo ${list(names)}.`,
		evidence,
		closing:
			"Me gustaría comentar con ustedes cómo encaja esta experiencia en el puesto. Les agradezco su tiempo y su consideración.",
		plainClosing:
			"Con gusto les contaré más sobre mí en una entrevista. Les agradezco su tiempo y su consideración.",
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
	if (FIRST_PERSON.test(line)) {
		const told = line.charAt(0).toLowerCase() + line.slice(1);
		if (place === "same") return ended(`Allí también ${told}`);
		if (kind === "project") return ended(`En el proyecto ${company}, ${told}`);
		if (kind === "volunteer")
			return ended(`Como voluntariado, en ${company} ${told}`);
		return ended(
			place === "earlier" && title !== ""
				? `Antes, como ${title} en ${company}, ${told}`
				: `En ${company}, ${told}`,
		);
	}
	if (place === "same") return quoted("Otro ejemplo de allí", line);
	if (kind === "project") return quoted(`Del proyecto ${company}`, line);
	if (kind === "volunteer")
		return quoted(`De mi voluntariado en ${company}`, line);
	return quoted(
		place === "earlier" && title !== ""
			? `De mi etapa anterior como ${title} en ${company}`
			: `De mi trabajo en ${company}`,
		line,
	);
}
