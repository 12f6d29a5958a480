// The language of one line: its own where it can be told, else that of the profile around it.
import { detectLanguage } from "../language/reading/detect-language.ts";
import {
	languageClues,
	rankedLanguages,
} from "../language/reading/language-clues.ts";
import { isKnown } from "./make-vocabulary.ts";

const HAN = /\p{Script=Han}/gu;
/** Fewer words tell no language. */
const ENOUGH_WORDS = 5;

export function languageOfLine(text: string, fallback: string): string {
	const han = text.match(HAN)?.length ?? 0;
	if (han > 0 && han * 3 > text.replace(/\s/g, "").length) return "zh";
	const around = isKnown(fallback) ? fallback : "en";
	if ((text.match(/\p{L}+/gu)?.length ?? 0) < ENOUGH_WORDS) return around;
	const found = detectLanguage(text);
	if (found === "und") return likelier(text, around);
	// Norwegian, Swedish and Danish are told apart by a whole profile, not by a line.
	const isNordic = /^(?:da|no|sv)$/;
	if (isNordic.test(found) && isNordic.test(around)) return around;
	return isKnown(found) ? found : around;
}

/** Where a line tells little, that of the profile has less than this share of its clues before it is another. */
const FOREIGN = 0.25;

/** The language most of a short line speaks for, where next to nothing of it speaks for the one around it. */
function likelier(text: string, around: string): string {
	const ranked = rankedLanguages(languageClues(text));
	const [first] = ranked;
	const own = ranked.find(([language]) => language === around)?.[1] ?? 0;
	return first && first[1] >= 1 && own < first[1] * FOREIGN ? first[0] : around;
}
