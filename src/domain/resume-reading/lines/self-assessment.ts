// What Europass asks of every language, in a table with a column for each.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { labeled } from "./list-pieces.ts";

const ASKED = new RegExp(
	`^${inAnyLanguage(({ languages }) => languages.selfAssessment)}$`,
	"iu",
);

/** A column of the table, or the line that explains its levels. */
export function isSelfAssessment(text: string): boolean {
	const label = labeled(text)?.label ?? text;
	return ASKED.test(singular(label).trim());
}

/** "MOTHER TONGUE(S)" is how forms ask. */
export function singular(label: string): string {
	return label.replace(/\(\p{L}\)/gu, "").replace(/[:：\s]+$/u, "");
}
