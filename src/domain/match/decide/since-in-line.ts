// Since when a line says that something is done: "two GC/MS systems since August 2025", in a job that began before.
import { listPattern } from "../../language/list-pattern.ts";
import { ARTICLE, OF, SINCE } from "../../language/reading/date-patterns.ts";
import { readDate } from "../../profile/partial-date.ts";

const SINCE_DATE = listPattern(
	`(?<!\\p{L})${SINCE} (?:(?:${OF}|${ARTICLE}) )?((?:\\p{L}+\\.? ){0,2}(?:\\d{1,2}[./-])?(?:19|20)\\d{2})(?!\\d)`,
	"iu",
);

/** "YYYY" or "YYYY-MM"; null where the line names no beginning. */
export function sinceInLine(text: string): string | null {
	const [, written] = SINCE_DATE.exec(text) ?? [];
	return written === undefined ? null : readDate(written).date;
}
