// "Responsible for the maintenance of …" names work that a list of work names as well without it: what is left is a noun with what
// belongs to it, in the person's words. A line whose rest is no noun, or would be read as a deed, stays.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isAlsoNoun, isPastVerb } from "./english-verbs.ts";

const OWN = new RegExp(
	`^(?:${Object.values(SUMMARY_WORDS)
		.map(({ possessives }) => possessives)
		.join("|")})$`,
	"iu",
);

/** In words, where nothing is counted: "stock records" alone says less than being responsible for them. */
const SHORTEST = 5;

const LEADS = new Map(
	LANGUAGE_CODES.map((code) => [
		code,
		new RegExp(`^(?:${SUMMARY_WORDS[code].responsible})(.+)$`, "isu"),
	]),
);

/** The line without it; null where it is not there, or is needed. */
export function plainNoun(text: string, language: string): string | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return null;
	const rest = LEADS.get(code)?.exec(text)?.[1]?.trim() ?? "";
	const isBare = rest.split(/\s+/).length < SHORTEST && !/\d/.test(rest);
	if (isBare || !isNoun(rest, code)) return null;
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function isNoun(rest: string, language: LanguageCode): boolean {
	// "5 salespeople" alone would no longer say what was done with them, nor would "my vehicle" or "a store".
	const [first = ""] = /^\p{L}+/u.exec(rest) ?? [];
	if (contentStems(wordsOf(first)).size === 0 || OWN.test(first)) return false;
	if (language === "de") return /^\p{Lu}/u.test(rest);
	if (language !== "en") return true;
	const [word = ""] = /^[\p{L}-]+/u.exec(rest) ?? [];
	return (
		/(?:tion|sion|ment|ance|ence|sis|ship|ery|enance|duties|work)\b/i.test(
			rest,
		) &&
		!/ing$/i.test(word) &&
		!isPastVerb(word) &&
		!isAlsoNoun(word.toLowerCase())
	);
}
