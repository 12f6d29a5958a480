// French: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " et ",
	degreeJoints: [
		{
			names: "diplôme d['’]état|dees|titre professionnel",
			joint: " de ",
			beforeVowel: " d'",
			isSmall: true,
		},
		{ names: "doctorat|maîtrise|certificat de spécialisation", joint: " en " },
		{
			names:
				"master|licence|licence professionnelle|bts|but|dut|deug|deust|dea|dess|cap|bep|btm|bp|brevet professionnel|mention complémentaire|bac(?:calauréat)? (?:pro|professionnel|technologique)|bac pro|mba|mastère|bachelor|cqp|formation|certificat|diplôme universitaire|du",
			joint: " ",
		},
	],
	noField: "générale?",
	degreeComma: ", ",
	decimal: ",",
	software: "Logiciels",
	now: "{title}, actuellement chez {company}",
	latest: "{title}, dernièrement chez {company}",
	before: "Auparavant {title} chez {company}",
	skills: "Compétences\u00a0: {items}",
};
