// Why somebody else was away: "Stood in as lead for 11 weeks while Ann was off with her knee". That it was illness is theirs to tell, and
// says nothing of who stood in.
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { LETTERS_BEGIN } from "../../language/word-edges.ts";

/** The line without it; null where it tells nothing of the kind, or nothing else. */
export function withoutOthersIllness(
	text: string,
	language: string,
): string | null {
	const cut = text.replace(patternOf(language), "");
	return cut !== text && cut.split(/\s+/u).length >= LEAST_LEFT ? cut : null;
}

const LEAST_LEFT = 4;

const known = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const found =
		known.get(code) ??
		listPattern(
			`,?\\s${LETTERS_BEGIN}(?:${SUMMARY_WORDS[code].othersIllness})`,
			"iu",
		);
	known.set(code, found);
	return found;
}
