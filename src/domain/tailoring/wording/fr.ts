// French wording. Lines that begin with a participle take "j'ai", those with a noun of known gender are a part of the work;
// any other stands after a colon.
import { partOf } from "./articles.ts";
import { lowered, tellWith } from "./telling.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "et");

// Participles that take "avoir" and an object. Nouns in -é ("Qualité", "Sécurité", "Salarié") are none of them.
const PARTICIPLE =
	/^(?:(?!(?:salari|employ|priv|march|pass|associ|diplôm|cl|cong|caf|abonn|charg|invit|nomm|form|sélectionn|récompens)é (?:d|à|au|par|comme|pour)\b)\p{L}{2,}(?<!t)é|(?:adapt|achet|aliment|assist|augment|collect|complét|consult|contact|document|exécut|exploit|implant|mont|not|port|présent|projet|recrut|support|test|trait)é|accueilli|appris|bâti|choisi|conçu|conduit|construit|contribué|converti|défendu|défini|écrit|entretenu|établi|fourni|garanti|introduit|maintenu|mis en (?:place|œuvre|service)|nourri|obtenu|permis|pris en charge|reçu|réduit|remis|rempli|rendu|résolu|réussi|servi|soutenu|tenu|traduit|transmis|vendu)(?= )/iu;

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
		evidence: (told) => evidence(told),
	},
};

/** "Formé 4 apprentis" → "ai formé 4 apprentis", to stand after "j'" or "j'y". */
function done(line: string): string | null {
	return PARTICIPLE.test(line) ? `ai ${lowered(line)}` : null;
}

const evidence = tellWith({
	deed: done,
	part: (line) => partOf(line, "fr"),
	did: {
		first: (deed, { company }) => `Chez ${company}, j'${deed}`,
		same: (deed) => `J'y ai aussi ${deed.slice(3)}`,
		earlier: (deed, { title, company }) =>
			`Auparavant, comme ${title} chez ${company}, j'${deed}`,
		project: (deed, { company }) => `Dans le projet ${company}, j'${deed}`,
		volunteer: (deed, { company }) =>
			`Comme bénévole chez ${company}, j'${deed}`,
	},
	work: {
		first: ({ text }, { company, isCurrent }) =>
			`Chez ${company}, mon travail ${isCurrent ? "comprend" : "comprenait"} ${text}`,
		same: ({ text }, { isCurrent }) =>
			`Mon travail ${isCurrent ? "comprend" : "comprenait"} aussi ${text}`,
		earlier: ({ text }, { title, company }) =>
			`Auparavant, comme ${title} chez ${company}, mon travail comprenait ${text}`,
		project: ({ text }, { company }) =>
			`Le projet ${company} comprenait ${text}`,
		volunteer: ({ text }, { company, isCurrent }) =>
			`Mon bénévolat chez ${company} ${isCurrent ? "comprend" : "comprenait"} ${text}`,
	},
	from: {
		first: ({ company }) => `De mon travail chez ${company}\u00a0`,
		same: () => "Un autre exemple\u00a0",
		earlier: ({ title, company }) =>
			`Auparavant, comme ${title} chez ${company}\u00a0`,
		project: ({ company }) => `Du projet ${company}\u00a0`,
		volunteer: ({ company }) => `De mon bénévolat chez ${company}\u00a0`,
	},
});
