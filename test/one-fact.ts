// What the proof says of a line, beside the facts of the one position it stands in.
import { Profile } from "../src/domain/profile/profile.ts";
import { groundOf } from "../src/domain/proof/prepare-ground.ts";
import { prove } from "../src/domain/proof/prove.ts";

export const verdictOf = (facts: string | readonly string[], text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				is_current: true,
				achievements: [facts].flat(),
			},
		],
	});
	return prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(profile),
	).verdict;
};

const SUMMARIES = {
	de: "Ich arbeite in einer Firma und betreue die Kunden im Büro.",
	en: "I work in a company and look after the customers in the office.",
	es: "Trabajo en una empresa y atiendo a los clientes en la oficina.",
	fr: "Je travaille dans une entreprise et je reçois les clients au bureau.",
	it: "Lavoro in un'azienda e seguo i clienti in ufficio con i colleghi.",
	nl: "Ik werk bij een bedrijf en help de klanten op het kantoor.",
	sv: "Jag arbetar på ett företag och hjälper kunderna på kontoret.",
};

/** The same beside a summary that says which language the facts are in. */
export const verdictIn = (
	language: keyof typeof SUMMARIES,
	facts: string | readonly string[],
	text: string,
) => {
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
				is_current: true,
				achievements: [facts].flat(),
			},
		],
	});
	return prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(profile),
	).verdict;
};
