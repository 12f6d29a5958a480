// What decides alone is read wherever a posting says it: in running text, among the notes on how to apply, in each language.
import { describe, expect, it } from "vitest";
import { readJob } from "./read-job.ts";

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
