// French wording. Lines that begin with a participle take "j'ai"; any other stands after a colon.
import {
	ended,
	grade,
	joined,
	quoted,
	type Told,
	type Wordings,
} from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "et");
const colon = (lead: string, line: string) => quoted(`${lead}\u00a0`, line);

const PARTICIPLE =
	/^(?:analysé|animé|assuré|assisté|accompagné|augmenté|construit|conçu|conseillé|contribué|coordonné|créé|développé|dirigé|élaboré|encadré|formé|géré|introduit|lancé|mené|mis en (?:place|œuvre)|négocié|obtenu|optimisé|organisé|participé|piloté|préparé|réalisé|rédigé|réduit|supervisé|traité)(?= )/iu;

export const fr: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Logiciels",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title}, ${isCurrent ? "actuellement" : "dernièrement"} chez ${company}`,
		before: (title, company) => `Auparavant ${title} chez ${company}`,
		skills: (skills) => `Compétences\u00a0: ${list(skills)}`,
	},
	letter: {
		subject: (title) =>
			title === "" ? "Candidature" : `Candidature\u00a0: ${title}`,
		apply: (title, company) =>
			`Je vous adresse ma candidature${title === "" ? "" : ` au poste de ${title}`}${company === "" ? "" : ` chez ${company}`}.`,
		current: (title, company) =>
			`Mon poste actuel\u00a0: ${title}${company === "" ? "" : ` chez ${company}`}.`,
		latest: (title, company) =>
			`Mon dernier poste\u00a0: ${title}${company === "" ? "" : ` chez ${company}`}.`,
		shown: (terms) =>
			`Parmi ce que demande votre annonce, mon travail m'a déjà fait pratiquer ceci\u00a0: ${list(terms)}.`,
		listed: (terms) =>
			`Mes compétences comprennent aussi\u00a0: ${list(terms)}.`,
		certifications: (names) => `Mes certifications\u00a0: ${list(names)}.`,
		studied: (degree, institution) =>
			`Ma formation\u00a0: ${institution}${degree === "" ? "" : ` (${degree})`}.`,
		languages: (names) => `Mes langues\u00a0: ${list(names)}.`,
		evidence,
		closing:
			"J'aimerais échanger avec vous sur ce que cette expérience peut apporter au poste. Je vous remercie de votre attention.",
		plainClosing:
			"C'est avec plaisir que je vous en dirai plus lors d'un entretien. Je vous remercie de votre attention.",
	},
};

function evidence({ line, title, company, kind, place }: Told): string | null {
	if (PARTICIPLE.test(line)) {
		const told = `j'ai ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
		if (place === "same") return ended(`J'y ai aussi ${told.slice(5)}`);
		if (kind === "project") return ended(`Dans le projet ${company}, ${told}`);
		if (kind === "volunteer")
			return ended(`Comme bénévole chez ${company}, ${told}`);
		return ended(
			place === "earlier" && title !== ""
				? `Auparavant, comme ${title} chez ${company}, ${told}`
				: `Chez ${company}, ${told}`,
		);
	}
	if (place === "same") return colon("Un autre exemple", line);
	if (kind === "project") return colon(`Du projet ${company}`, line);
	if (kind === "volunteer")
		return colon(`De mon bénévolat chez ${company}`, line);
	return colon(
		place === "earlier" && title !== ""
			? `Auparavant, comme ${title} chez ${company}`
			: `De mon travail chez ${company}`,
		line,
	);
}
