// Spanish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " y ",
	andBefore: { pattern: "^h?i(?!e)", and: " e " },
	degreeJoint: {
		names:
			"grado|máster|máster universitario|licenciatura|diplomatura|doctorado|posgrado|técnico superior|técnico",
		joint: " en ",
	},
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, actualmente en {company}",
	latest: "{title}, más recientemente en {company}",
	before: "Antes, {title} en {company}",
	skills: "Competencias: {items}",
};
