// Tells what stands beside a text from the text itself: dates, places, how long something took.
import {
	isInstitution,
	organizationWeight,
	titleWeight,
} from "./entry-words.ts";
import { isOnlyDates, isPartOfDates } from "./find-dates.ts";
import { isPlace } from "./places.ts";

const DURATION =
	/^\(?(?:\d+|one|ein|un) ?(?:years?|yrs?|months?|mos?|jahre?|monate?|ans?|années?|mois|años?|mes(?:es)?|anni|anno|mesi|mese|anos?|m[eê]s|jaar|maanden?|år|måneder|månader)\.?(?:[ ,]*(?:and|und|et|y|e|en|og|och)? ?\d+ ?(?:months?|mos?|monate?|mois|mes(?:es)?|mesi|mese|maanden?|måneder|månader))?\.?\)?$/iu;

export function isDuration(text: string): boolean {
	return DURATION.test(text.trim());
}

/** Whether a text says when or where something was and nothing else. */
export function isMarginalNote(text: string): boolean {
	return (
		isOnlyDates(text) ||
		isPartOfDates(text) ||
		isDuration(text) ||
		(isPlace(text) && !namesSomething(text.split(",")[0] ?? ""))
	);
}

/** A job or an employer before the place. */
function namesSomething(text: string): boolean {
	return (
		titleWeight(text) > 0 || organizationWeight(text) > 0 || isInstitution(text)
	);
}
