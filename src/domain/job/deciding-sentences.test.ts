// What decides alone is read wherever a posting says it: in running text, among the notes on how to apply, in each language.
import { describe, expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const POSTINGS: readonly (readonly [string, string, readonly string[]])[] = [
	[
		"Security officer\n\nYou will patrol the shopping center. Only candidates with at least three years in security will be invited. We are a family firm of thirty people.",
		"Only candidates with",
		["years"],
	],
	[
		"Elektroniker\n\nSie warten unsere Anlagen. Ohne gültigen Schweißerschein können wir Ihre Bewerbung nicht berücksichtigen. Wir sind ein Team von zwölf Leuten.",
		"Schweißerschein",
		["certificate"],
	],
	[
		"Infirmier\n\nVous assurez les soins du service. Les candidatures sans inscription à l'Ordre ne seront pas étudiées. Le permis B est exigé.",
		"inscription à l'Ordre",
		["licence"],
	],
	[
		"Conductor\n\nTransportará mercancía refrigerada. No se admitirán candidaturas sin el carnet C+E en vigor.",
		"carnet C+E",
		["licence"],
	],
	[
		"Dental Nurse\n\nYou will assist two dentists.\n\nGDC registration is essential. Registration is required for the open day.",
		"GDC registration is essential",
		["licence"],
	],
	[
		"Educatore\n\nLavorerai con i bambini del nido. È obbligatoria la laurea in Scienze dell'educazione.",
		"laurea",
		["degree"],
	],
	[
		"Verpleegkundige\n\nJe werkt op de afdeling. Reageren zonder BIG-registratie heeft geen zin.",
		"BIG-registratie",
		["licence"],
	],
	[
		"Farmacêutico\n\nVai atender utentes ao balcão. Só serão consideradas candidaturas com carta de condução.",
		"carta de condução",
		["licence"],
	],
	[
		"Sjuksköterska\n\nDu arbetar på vårdcentralen. Endast sökande med B-körkort kan komma i fråga.",
		"B-körkort",
		["licence"],
	],
	[
		"Assistent\n\nDu arbejder i hjemmeplejen. Vi kan kun ansætte ansøgere med autorisation.",
		"autorisation",
		["licence"],
	],
	[
		"Sykepleier\n\nDu jobber i hjemmetjenesten. Søkere uten førerkort klasse B vil ikke bli vurdert.",
		"førerkort",
		["licence"],
	],
];

describe("conditions that decide alone", () => {
	it.each(POSTINGS)("are read in running text: %j", (posting, words, kinds) => {
		const { requirements, knockouts } = readJob(posting);
		const asking = requirements.find(({ text }) => text.includes(words));
		expect(asking?.kind).toBe("must");
		const found = knockouts.filter(({ quote }) => quote.includes(words));
		expect(found.map(({ kind }) => kind)).toEqual(kinds);
	});
	it("how to apply and how somebody is selected decide nothing", () => {
		const { requirements } = readJob(
			"Clerk\n\nYour tasks:\n- File letters\n\nHow to apply\nApplications without a cover letter cost us time. Only shortlisted candidates will be contacted.",
		);
		expect(requirements.map(({ text }) => text)).toEqual(["File letters"]);
	});
});

type Asked = "wish" | "must" | "condition";

/** What is asked for by these words among the points of what is asked. */
function askedBy(sentence: string, words: string, heading: string): Asked {
	const posting = `${heading}\n- ${sentence}\n`;
	const one = readJob(posting).requirements.find(({ text }) =>
		text.includes(words),
	);
	if (one?.kind === "nice") return "wish";
	return one?.excludes ? "condition" : "must";
}

const DEMANDS: readonly (readonly [
	string,
	string,
	string,
	Asked,
	string,
	Asked,
])[] = [
	[
		"Profil recherché",
		"Une expérience d'encadrement est exigée, une expérience de gestion budgétaire serait appréciée.",
		"encadrement",
		"must",
		"gestion budgétaire",
		"wish",
	],
	[
		"Requisitos",
		"Se requiere nivel B2 de inglés y se valorará el alemán.",
		"nivel B2",
		"must",
		"alemán",
		"wish",
	],
	[
		"Kvalifikationer",
		"Du ska ha gymnasieexamen och får gärna ha läst svetsteknik.",
		"gymnasieexamen",
		"must",
		"svetsteknik",
		"wish",
	],
	[
		"Kvalifikasjoner",
		"Truckførerbevis T1 er påkrevd, T4 er ønskelig.",
		"T1",
		"condition",
		"T4",
		"wish",
	],
	[
		"Wat vragen wij?",
		"Een VOG is een harde eis; een VCA-certificaat is een pré.",
		"VOG",
		"condition",
		"VCA",
		"wish",
	],
	[
		"任职要求",
		"英语四级以上，会日语更佳。",
		"英语四级",
		"must",
		"日语",
		"wish",
	],
];

describe("a demand and a wish in one sentence", () => {
	it.each(DEMANDS)(
		"are asked each by its own words: %s %s",
		(...[heading, sentence, first, asked, second, beside]) => {
			expect(askedBy(sentence, first, heading)).toBe(asked);
			expect(askedBy(sentence, second, heading)).toBe(beside);
		},
	);
});

describe("nobody is taken without", () => {
	it.each([
		["Requirements", "You must hold a current security licence."],
		[
			"Ihr Profil",
			"Zwingend erforderlich ist eine Fahrerlaubnis der Klasse C.",
		],
		["Requisiti", "L'abilitazione è fattore eliminatorio."],
		[
			"Requisitos",
			"Se exige título de Técnico en Farmacia (requisito excluyente).",
		],
		["Requisitos", "Carta de condução de pesados (obrigatório)."],
		["Kvalifikationer", "Det er et krav, at du har kørekort B."],
		["Requisiti", "Chi non possiede l'attestato non potrà essere selezionato."],
		["任职要求", "未取得教师资格证的请不要应聘。"],
	])("what its words make a condition: %s: %s", (heading, sentence) => {
		const [one] = readJob(`${heading}\n- ${sentence}\n`).requirements;
		expect(one).toMatchObject({ kind: "must", excludes: expect.any(String) });
	});
	it.each([
		[
			"Ihr Profil",
			"Eine Weiterbildung ist wünschenswert, aber keine Bedingung.",
		],
		[
			"Kvalifikationer",
			"Erfaring fra landbrug er en fordel, men ikke en betingelse.",
		],
		["Profil", "La connaissance du logiciel n'est pas indispensable."],
		["Requirements", "A degree in chemistry is desirable but not essential."],
	])("what they call a wish stays one: %s: %s", (heading, sentence) => {
		const { requirements } = readJob(`${heading}\n- ${sentence}\n`);
		expect(
			requirements.filter(({ kind, excludes }) => kind !== "nice" || excludes),
		).toEqual([]);
	});
});
