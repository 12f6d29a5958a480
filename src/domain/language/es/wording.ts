// Spanish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " y ",
	andBefore: { pattern: "^h?i(?!e)", and: " e " },
	degreeJoints: [
		{
			names: "ingeniería(?: técnica)?",
			field: "(?:\\p{L}+(?:al|ica|il|ria|ar|ona))$",
			joint: " ",
		},
		{
			names:
				"curso(?: \\p{L}+)?|bachillerato|taller|diplomado|ciclo formativo(?: de grado (?:medio|superior))?|certificado",
			field:
				"(?:\\p{L}+(?:dor|dora|tor|tora|ista|ero|era)|auxiliar|técnic[oa]|oficial|operari[oa])",
			joint: " de ",
		},
		{ names: "curso(?: \\p{L}+)?|bachillerato|taller", joint: " de " },
		{
			names:
				"grado|máster|máster universitario|licenciatura|diplomatura|doctorado|pos(?:t)?grado|maestría|diplomado|especialización|técnico superior|técnico|ingeniería(?: técnica)?|ciclo formativo(?: de grado (?:medio|superior))?|formación profesional(?: de grado (?:medio|superior))?|fp(?: de grado (?:medio|superior))?|tecnicatura|cfgs|cfgm",
			joint: " en ",
		},
	],
	noField: "general",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, actualmente en {company}",
	latest: "{title}, más recientemente en {company}",
	before: "Antes, {title} en {company}",
	skills: "Competencias: {items}",
};
