// Danish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " og ",
	degreeJoints: [
		{
			names: "svendebrev|(?:erhvervs)?uddannelse|udlært",
			field:
				"(?:\\p{L}+ )?\\p{L}*(?:tømrer|murer|maler|snedker|tekniker|mekaniker|elektriker|installatør|montør|operatør|assistent|hjælper|frisør|kok|bager|slagter|gartner|smed|mand|maskinist|chauffør|pædagog|sekretær|laborant|medarbejder)",
			joint: " som ",
			isSmall: true,
		},
		{
			names:
				"bachelor|kandidat|master|professionsbachelor|diplomuddannelse|diplom|akademiuddannelse|(?:efter|videre)uddannelse|kursus|uddannelse|erhvervsuddannelse",
			joint: " i ",
			isSmall: true,
		},
	],
	noField: "almen",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, nu hos {company}",
	latest: "{title}, senest hos {company}",
	before: "Tidligere {title} hos {company}",
	skills: "Kompetencer: {items}",
};
