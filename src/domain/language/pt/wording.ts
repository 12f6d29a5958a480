// Portuguese: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " e ",
	degreeJoints: [
		{
			names: "engenharia",
			field: "(?:\\p{L}+(?:al|ica|il|ária|ar))$",
			joint: " ",
		},
		{
			names: "curso(?: profissional)?|diploma|certificado",
			field:
				"(?:\\p{L}+(?:dor|dora|tor|tora|ista|eiro|eira)|auxiliar|técnic[oa])",
			joint: " de ",
		},
		{ names: "curso(?: profissional)?|oficina", joint: " de " },
		{
			names:
				"bacharelado|bacharelato|licenciatura|mestrado|mestrado integrado|doutorado|doutoramento|pós-graduação|especialização|tecnólogo|curso técnico|formação|engenharia",
			joint: " em ",
		},
	],
	noField: "geral",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title} (atualmente: {company})",
	latest: "{title} (mais recentemente: {company})",
	before: "Antes: {title} ({company})",
	skills: "Competências: {items}",
};
