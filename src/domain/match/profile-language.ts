// The language a profile is written in, which is the language of every document made from it.
import { detectLanguage } from "../job/language.ts";
import type { Profile } from "../profile/profile.ts";
import { factsOf } from "./facts.ts";

const HAN = /\p{Script=Han}/gu;
// Norwegian and Danish share their small words; these they spell apart.
const NORWEGIAN =
	/\b(av|etter|gjennom|utvikling\w*|å|nå|også|ingeniør|drift\w*|løsning\w*|skole|prosjekt\w*)\b/giu;
const DANISH =
	/\b(af|efter|gennem|udvikling\w*|at|nu|også|virksomhed\w*|løsning\w*|uddannelse\w*|projekt\w*)\b/giu;

/** ISO 639-1 code, "und" where the profile holds too few words to tell. */
export function profileLanguage(profile: Profile): string {
	const prose = factsOf(profile).filter(({ path }) =>
		/headline|summary|description|achievements|job_title|degree_type|field_of_study|role_title/.test(
			path,
		),
	);
	return languageOfText(prose.map(({ text }) => text).join("\n"));
}

/** As detectLanguage, with Norwegian and Chinese told as well. */
function languageOfText(text: string): string {
	const han = text.match(HAN)?.length ?? 0;
	if (han > 0 && han * 4 > text.length) return "zh";
	const language = detectLanguage(text);
	if (language !== "da") return language;
	return (text.match(NORWEGIAN)?.length ?? 0) >
		(text.match(DANISH)?.length ?? 0)
		? "no"
		: "da";
}
