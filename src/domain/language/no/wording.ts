// Norwegian: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " og ",
	degreeJoints: [
		{
			names: "fagbrev|svennebrev|utdanning",
			field:
				"[\\p{L} -]*(?:arbeider|mekaniker|tekniker|operatør|fører|montør|reparatør|selger|tømrer|murer|maler|snekker|legger|baker|frisør|kokk|elektriker|sveiser|sekretær|slakter|gartner|servitør|håndverker|maskinist)",
			joint: " som ",
			isSmall: true,
		},
		{
			names:
				"bachelor|master|bachelorgrad|mastergrad|fagbrev|svennebrev|fagskole(?:utdanning|grad)?|årsstudium|(?:videre|etter)?utdanning|kurs",
			joint: " i ",
			isSmall: true,
		},
	],
	noField: "generell|allmenn",
	degreeComma: ", ",
	decimal: ",",
	software: "Programvare",
	now: "{title}, nå hos {company}",
	latest: "{title}, sist hos {company}",
	before: "Tidligere {title} hos {company}",
	skills: "Kompetanse: {items}",
};
