// Why somebody else was away: "Stood in as lead for 11 weeks while Ann was off with her knee". That it was illness is theirs to tell, and
// says nothing of who stood in.
import { LETTERS_BEGIN } from "../../language/word-edges.ts";
import { summaryPattern } from "./summary-pattern.ts";

/** The line without it; null where it tells nothing of the kind, or nothing else. */
export function withoutOthersIllness(
	text: string,
	language: string,
): string | null {
	const cut = text.replace(patternOf(language), "");
	return cut !== text && cut.split(/\s+/u).length >= LEAST_LEFT ? cut : null;
}

const LEAST_LEFT = 4;

const patternOf = summaryPattern(
	({ othersIllness }) => `,?\\s${LETTERS_BEGIN}(?:${othersIllness})`,
);
