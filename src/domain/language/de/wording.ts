// German: the few words a document adds between facts.
import type { WordingWords } from "../wording-words.ts";

export const wording: WordingWords = {
	comma: ", ",
	and: " und ",
	degreeJoints: [
		{
			names:
				"master|bachelor|m\\. ?a\\.|b\\. ?a\\.|m\\. ?sc\\.|b\\. ?sc\\.|bachelor of (?:arts|science)|master of (?:arts|science)",
			joint: " in ",
		},
		{
			names:
				"(?:abgeschlossene |kaufmännische |duale )?(?:berufs)?ausbildung|(?:berufs)?lehre|umschulung|gesellenbrief|gesellenprüfung|facharbeiterbrief|lehrabschluss(?:prüfung)?",
			field:
				"(?!computer|theater)(?:\\p{L}+e[rs]? )?\\p{L}*(?:kraft|frau|mann|gehilf(?:e|in)|koch|köchin|wirt|wirtin|\\p{L}{2}(?:assistent|disponent|ist|eur|konditor|[bcgklnrtz]er|acher)(?:in)?)",
			joint: " als ",
		},
		{ names: "(?:geprüfter? )?\\p{L}*wirt(?:in)?", joint: " für " },
		{
			// A school certificate is no course of something.
			names:
				"(?!(?:fach)?abitur|matura|berufsmatur|\\p{L}*reife|mittlere|\\p{L}+schulabschluss|qualifizierend)[^,]+",
			joint: " ",
		},
	],
	noField: "allgemein(?:e|es)?",
	degreeComma: ", ",
	decimal: ",",
	software: "Software",
	now: "{title}, derzeit bei {company}",
	latest: "{title}, zuletzt bei {company}",
	before: "Zuvor {title} bei {company}",
	skills: "Kenntnisse: {items}",
};
