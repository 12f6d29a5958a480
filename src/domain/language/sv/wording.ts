// Swedish: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " och ",
	degreeJoints: [
		{
			names: "gesällbrev|yrkesbevis|(?:yrkes)?utbildning",
			field:
				"(?:\\p{L}+ )?\\p{L}*(?:\\p{L}{3}are|elektriker|kock|frisör|sköterska|tekniker|mekaniker|operatör|montör|assistent|biträde)",
			joint: " som ",
			isSmall: true,
		},
		{
			names:
				"kandidatexamen|masterexamen|magisterexamen|högskoleexamen|yrkesexamen|licentiatexamen|yrkeshögskole(?:utbildning|examen)|(?:yrkes|vidare|fort)?utbildning|(?:fristående )?kurs(?:er)?",
			joint: " i ",
			isSmall: true,
		},
	],
	noField: "allmän",
	degreeComma: ", ",
	decimal: ",",
	software: "Programvara",
	now: "{title}, nu hos {company}",
	latest: "{title}, senast hos {company}",
	before: "Tidigare {title} hos {company}",
	skills: "Kompetens: {items}",
};
