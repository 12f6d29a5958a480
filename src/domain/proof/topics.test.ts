// What a sentence is about, what others did in it, and what of it may be told alone.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const SUMMARIES = {
	da: "Jeg arbejder i en virksomhed og tager mig af kunderne på kontoret.",
	de: "Ich arbeite in einer Firma und betreue die Kunden im Büro.",
	en: "I work in a company and look after the customers in the office.",
	es: "Trabajo en una empresa y atiendo a los clientes en la oficina.",
	fr: "Je travaille dans une entreprise et je reçois les clients au bureau.",
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

const INTRANET =
	"Site intranet : je rédige les actualités, la maquette a été conçue par une agence";
const WASTE =
	"Residuos: etiqueto los bidones, la retirada la contrata administración";
const ACCOUNTS = "Regnskab: jeg samler bilagene, momsen indberetter revisor";

const HONEST: readonly (readonly [Language, string, string])[] = [
	["fr", INTRANET, "Rédaction des actualités du site intranet"],
	["es", WASTE, "Etiquetado de los bidones de residuos"],
	["da", ACCOUNTS, "Samler bilagene til regnskabet"],
	[
		"en",
		"Website: edit the news twice a week",
		"Editing the website news twice a week",
	],
	[
		"en",
		"Emergency lighting: tested monthly",
		"Monthly tests of emergency lighting",
	],
];

const LIES: readonly (readonly [Language, string, string])[] = [
	["fr", INTRANET, "Rédaction du site intranet"],
	["fr", INTRANET, "Conception de la maquette du site intranet"],
	["es", WASTE, "Contrato la retirada de residuos"],
	["es", "Almacén: preparo las etiquetas", "Preparo el almacén"],
	["da", ACCOUNTS, "Indberetter momsen til regnskabet"],
	["de", "Lager: Etiketten gedruckt", "Lager gedruckt"],
	[
		"en",
		"Website: edit the news twice a week",
		"Edit the website twice a week",
	],
];

describe("a sentence with its subject before a colon", () => {
	it.each(HONEST)("%s: %s may be told as %s", (language, fact, honest) => {
		expect(verdictOf(language, fact, honest)).toBe("proved");
	});

	it.each(LIES)("%s: %s is not told as %s", (language, fact, lie) => {
		expect(verdictOf(language, fact, lie)).not.toBe("proved");
	});
});
