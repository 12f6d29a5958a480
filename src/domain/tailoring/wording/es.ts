// Spanish wording. A line that begins with a verb in the first person goes on as a sentence, one that begins with a noun of
// known gender is a part of the work; any other stands after a colon.
import { partOf } from "./articles.ts";
import { lowered, tellWith } from "./telling.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

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
		evidence: (told) => evidence(told),
	},
};

const evidence = tellWith({
	deed: (line) => (FIRST_PERSON.test(line) ? lowered(line) : null),
	part: (line) => partOf(line, "es"),
	did: {
		first: (deed, { company }) => `En ${company}, ${deed}`,
		same: (deed) => `Allí también ${deed}`,
		earlier: (deed, { title, company }) =>
			`Antes, como ${title} en ${company}, ${deed}`,
		project: (deed, { company }) => `En el proyecto ${company}, ${deed}`,
		volunteer: (deed, { company }) =>
			`Como voluntariado, en ${company} ${deed}`,
	},
	work: {
		first: ({ text }, { company, isCurrent }) =>
			`Mi trabajo en ${company} ${isCurrent ? "incluye" : "incluyó"} ${text}`,
		same: ({ text }, { isCurrent }) =>
			`Mi trabajo allí ${isCurrent ? "incluye" : "incluyó"} también ${text}`,
		earlier: ({ text }, { title, company }) =>
			`Antes, como ${title} en ${company}, mi trabajo incluyó ${text}`,
		project: ({ text }, { company }) =>
			`El proyecto ${company} incluyó ${text}`,
		volunteer: ({ text }, { company, isCurrent }) =>
			`Mi voluntariado en ${company} ${isCurrent ? "incluye" : "incluyó"} ${text}`,
	},
	from: {
		first: ({ company }) => `De mi trabajo en ${company}`,
		same: () => "Otro ejemplo de allí",
		earlier: ({ title, company }) =>
			`De mi etapa anterior como ${title} en ${company}`,
		project: ({ company }) => `Del proyecto ${company}`,
		volunteer: ({ company }) => `De mi voluntariado en ${company}`,
	},
});
