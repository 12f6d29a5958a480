// A figure may be written in another form, never as another figure.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const SUMMARIES = {
	de: "Ich arbeite in einer Firma und betreue die Kunden im Büro.",
	en: "I work in a company and look after the customers in the office.",
	es: "Trabajo en una empresa y atiendo a los clientes en la oficina.",
	fr: "Je travaille dans une entreprise et je reçois les clients au bureau.",
	it: "Lavoro in un'azienda e seguo i clienti in ufficio con i colleghi.",
};

type Language = keyof typeof SUMMARIES;

const verdictOf = (language: Language, fact: string, text: string) => {
	const profile = Profile.parse({
		personal: {
			first_name: "Kim",
			last_name: "Arden",
			summary: SUMMARIES[language],
		},
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				achievements: [fact],
			},
		],
	});
	return prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(profile),
	).verdict;
};

const SAME: readonly (readonly [Language, string, string])[] = [
	[
		"de",
		"Umbau betreut (Budget 3,2 Mio. €)",
		"Umbau betreut (Budget 3,2 Millionen Euro)",
	],
	[
		"de",
		"Angebote bis 50 Tsd. Euro erstellt",
		"Angebote bis 50.000 Euro erstellt",
	],
	[
		"es",
		"Subí la facturación de 1,9 a 2,6 millones de euros",
		"Subí la facturación de 1,9 M€ a 2,6 M€",
	],
	[
		"fr",
		"Production de 200 tartes par semaine",
		"Production de deux cents tartes par semaine",
	],
	["it", "Seguo un apprendista dal 2021", "Dal 2021 seguo 1 apprendista"],
	[
		"en",
		"Cut the bundle from 1.2 MB to 480 kB",
		"Cut the bundle from 1.2 MB to 0.48 MB",
	],
	[
		"en",
		"Loaded up to 9 trailers a night",
		"Loaded as many as nine trailers a night",
	],
];

const OTHER: readonly (readonly [Language, string, string])[] = [
	[
		"de",
		"Umbau betreut (Budget 3,2 Mio. €)",
		"Umbau betreut (Budget 3,2 Milliarden Euro)",
	],
	[
		"de",
		"Umbau betreut (Budget 3,2 Mio. CHF)",
		"Umbau betreut (Budget 3,2 Millionen Euro)",
	],
	[
		"de",
		"Angebote bis 50 Tsd. Euro erstellt",
		"Angebote ab 50.000 Euro erstellt",
	],
	[
		"es",
		"Subí la facturación de 1,9 a 2,6 millones de euros",
		"Subí la facturación de 0,9 M€ a 2,6 M€",
	],
	[
		"es",
		"Subí la facturación de 1,9 a 2,6 millones de euros",
		"Subí la facturación de 2,6 M€ a 1,9 M€",
	],
	[
		"fr",
		"Production de 200 tartes par semaine",
		"Production de trois cents tartes par semaine",
	],
	["it", "Seguo un apprendista dal 2021", "Dal 2021 seguo 2 apprendisti"],
	[
		"en",
		"Cut the bundle from 1.2 MB to 480 kB",
		"Cut the bundle from 1.2 MB to 0.48 kB",
	],
	[
		"en",
		"Raised revenue from 900 to 2 million dollars",
		"Raised revenue from $900 million to $2 million",
	],
	[
		"en",
		"Loaded at least 9 trailers a night",
		"Loaded as many as nine trailers a night",
	],
];

describe("a figure", () => {
	it.each(SAME)("%s: %s is also %s", (language, fact, honest) => {
		expect(verdictOf(language, fact, honest)).toBe("proved");
	});

	it.each(OTHER)("%s: %s is not %s", (language, fact, lie) => {
		expect(verdictOf(language, fact, lie)).not.toBe("proved");
	});
});
