// Portuguese wording. Lines that begin with a verb in the first person go on as a sentence, those with a noun of known
// gender are a part of the work; any other stands after a colon.
import { partOf } from "./articles.ts";
import { lowered, tellWith } from "./telling.ts";
import { grade, joined, type Wordings } from "./wordings.ts";

const list = (items: readonly string[]) => joined(items, "e");

export const pt: Wordings = {
	list,
	degree: (degree, field) => [degree, field].filter(Boolean).join(", "),
	gpa: (value) => `GPA ${grade(value).replace(".", ",")}`,
	software: "Software",
	summary: {
		title: (title, company, isCurrent) =>
			company === ""
				? title
				: `${title} (${isCurrent ? "atualmente" : "mais recentemente"}: ${company})`,
		before: (title, company) => `Antes: ${title} (${company})`,
		skills: (skills) => `Competências: ${list(skills)}`,
	},
	letter: {
		evidence: (told) => evidence(told),
	},
};

const FIRST_PERSON =
	/^(?:\p{L}{2,}ei|dirigi|geri|atendi|escrevi|conduzi|reduzi|produzi|vendi|desenvolvi|resolvi|construí|contribuí|defini|garanti|obtive|mantive|fiz|pus|redigi|servi|aprendi|promovi|introduzi|cresci|coordeno|organizo|preparo|acompanho|giro|ensino|cuido)(?= )/iu;

const evidence = tellWith({
	deed: (line) => (FIRST_PERSON.test(line) ? lowered(line) : null),
	part: (line) => partOf(line, "pt"),
	did: {
		first: (deed, { company }) => `Em ${company}, ${deed}`,
		same: (deed) => `Também ${deed}`,
		earlier: (deed, { title, company }) =>
			`Antes, como ${title} em ${company}, ${deed}`,
		project: (deed, { company }) => `No projeto ${company}, ${deed}`,
		volunteer: (deed, { company }) =>
			`Como voluntariado, em ${company}, ${deed}`,
	},
	work: {
		first: ({ text }, { company, isCurrent }) =>
			`O meu trabalho em ${company} ${isCurrent ? "inclui" : "incluiu"} ${text}`,
		same: ({ text }, { isCurrent }) =>
			`${isCurrent ? "Inclui" : "Incluiu"} também ${text}`,
		earlier: ({ text }, { title, company }) =>
			`Antes, como ${title} em ${company}, o meu trabalho incluiu ${text}`,
		project: ({ text }, { company }) => `O projeto ${company} incluiu ${text}`,
		volunteer: ({ text }, { company, isCurrent }) =>
			`O meu voluntariado em ${company} ${isCurrent ? "inclui" : "incluiu"} ${text}`,
	},
	from: {
		first: ({ company }) => `Do meu trabalho em ${company}`,
		same: () => "Outro exemplo",
		earlier: ({ title, company }) => `Antes, como ${title} em ${company}`,
		project: ({ company }) => `Do projeto ${company}`,
		volunteer: ({ company }) => `Do meu voluntariado em ${company}`,
	},
});
