// Italian: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " e ",
	degreeJoints: [
		{
			names: "ingegneria",
			field: "(?:\\p{L}+(?:ale|ica|ile|are|aria))$",
			joint: " ",
		},
		{
			names:
				"qualifica(?: (?:triennale|professionale))?|diploma|corso(?: \\p{L}+)?|attestato",
			field:
				"(?:\\p{L}+(?:tore|trice|ista|iere|iera|aio|aia|oco|oca)|tecnic[oa]|perit[oa]|addett[oa]|ragioniere|geometra)",
			joint: " di ",
		},
		{ names: "corso(?: \\p{L}+)?", joint: " di " },
		{
			names:
				"laurea(?: (?:triennale|magistrale|specialistica))?|master|dottorato|diploma|qualifica(?: (?:triennale|professionale))?|specializzazione|ingegneria",
			joint: " in ",
		},
	],
	noField: "generale",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, attualmente presso {company}",
	latest: "{title}, da ultimo presso {company}",
	before: "In precedenza {title} presso {company}",
	skills: "Competenze: {items}",
};
