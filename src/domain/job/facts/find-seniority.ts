// How senior the job is, by the words of its title, else by what the posting says of itself.

import type { Seniority } from "../job.ts";

const LEVELS: readonly (readonly [Seniority, RegExp])[] = [
	[
		"intern",
		/(?<!\p{L})(?:intern|internship|praktik(?:um|ant(?:in)?)|werkstudent(?:in)?|stag(?:e|iaire)|alternan(?:ce|t)|apprenti(?:ce)?|auszubildende[r]?|azubi|ausbildung zum|becari[oa]|prácticas|tirocin(?:io|ante)|stage|stagiair|estágio|estagiári[oa]|elev|praktikant)(?!\p{L})/iu,
	],
	[
		"executive",
		/(?<!\p{L})(?:chief \p{L}+ officer|ceo|cto|cfo|coo|cio|cmo|vp|vice president|geschäftsführer(?:in)?|directeur général|director general|managing director|vorstand)(?!\p{L})/iu,
	],
	[
		"director",
		/(?<!\p{L})(?:director|head of|directeur|directrice|directora|direktor(?:in)?|direttore|bereichsleit\p{L}+|diretor|direktør)(?!\p{L})/iu,
	],
	[
		"lead",
		/(?<!\p{L})(?:lead|principal|staff (?:engineer|developer|scientist)|team ?lead(?:er)?|teamleit(?:er|ung|erin)|chef d['’]équipe|jefe de equipo|tech lead|capo ?squadra|teamleider)(?!\p{L})/iu,
	],
	[
		"senior",
		/(?<!\p{L})(?:senior|sr\.?|sénior|experienced|erfahrene[rn]?|expérimentée?)(?!\p{L})/iu,
	],
	[
		"manager",
		/(?<!\p{L})(?:manager(?:in)?|supervisor|leiter(?:in)?|\p{L}+leiter(?:in)?|responsable|gerente|jefe|encargad[oa]|responsabile|leder|chef de service)(?!\p{L})/iu,
	],
	[
		"junior",
		/(?<!\p{L})(?:junior|jr\.?|graduate|entry[- ]level|trainee|berufseinsteiger(?:in)?|berufseinstieg|débutante?|sin experiencia|neolaureat[oi]|starter)(?!\p{L})/iu,
	],
];
const MANAGES_THINGS =
	/(?:account|product|project|program|case|community|content|brand|social media|sales|category|event|customer success|key account|produkt|projekt)\s?-?managers?/iu;

/** By the title's words first; "Product Manager" manages no people by name. */
export const findSeniority = (
	title: string,
	text: string,
): Seniority | null => {
	for (const [level, pattern] of LEVELS) {
		if (!pattern.test(title)) continue;
		if (level !== "manager" || !MANAGES_THINGS.test(title)) return level;
	}
	const said =
		/(?<!\p{L})(?:(entry[- ]level|berufseinsteiger|junior)|(senior)|(mid(?:dle)?[- ](?:senior )?level|intermediate))[ -](?:level|position|role|stelle|developer|engineer)/iu.exec(
			text,
		);
	if (said) return said[1] ? "junior" : said[2] ? "senior" : "mid";
	return null;
};
