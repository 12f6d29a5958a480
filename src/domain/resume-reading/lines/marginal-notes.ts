// Tells what stands beside a text from the text itself: dates, places, how long something took.
import {
	MONTH_UNIT,
	ONE,
	YEAR_UNIT,
} from "../../language/reading/date-patterns.ts";
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import {
	isInstitution,
	organizationWeight,
	titleWeight,
} from "./entry-words.ts";
import { isOnlyDates, isPartOfDates } from "./find-dates.ts";
import { isPlace } from "./places.ts";

const AND = inAnyLanguage(({ and }) => and);
const DURATION = new RegExp(
	`^\\(?(?:\\d+|${ONE}) ?(?:${YEAR_UNIT}|${MONTH_UNIT})\\.?(?:[ ,]*${AND}? ?\\d+ ?${MONTH_UNIT}\\.?)?\\.?\\)?$`,
	"iu",
);

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
