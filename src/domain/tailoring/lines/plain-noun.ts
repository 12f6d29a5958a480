// "Responsible for the maintenance of …" names work that a list of work names as well without it: what is left is a noun with what
// belongs to it, in the person's words. A line whose rest is no noun, or would be read as a deed, stays.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { recent } from "../../recent.ts";
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
export const plainNoun = recent(findNoun, { most: 500, longest: 600 });

function findNoun(text: string, language: string): string | null {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return null;
	const rest = LEADS.get(code)?.exec(text)?.[1]?.trim() ?? "";
	if (goesOn(text.slice(0, text.length - rest.length), rest)) return null;
	const isBare = rest.split(/\s+/).length < SHORTEST && !/\d/.test(rest);
	if (isBare || !isNoun(rest, code)) return null;
	return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "Responsável pelas guias e pelos registos": the preposition comes back, and would hang in the air. */
function goesOn(lead: string, rest: string): boolean {
	const [last = ""] = lead.trim().toLowerCase().split(/\s+/u).slice(-1);
	const begin = last.slice(0, PREPOSITION);
	return (
		begin.length === PREPOSITION &&
		rest
			.toLowerCase()
			.split(AND)
			.slice(1)
			.some((part) => part.startsWith(begin))
	);
}

const AND = new RegExp(
	`\\s(?:${Object.values(WRITING_WORDS)
		.map(({ and }) => and)
		.join("|")})\\s`,
	"iu",
);
const PREPOSITION = 3;

const ACTIVITIES = new Map(
	LANGUAGE_CODES.map((code) => [
		code,
		new RegExp(`(?:${SUMMARY_WORDS[code].deedEnds ?? ""})$`, "iu"),
	]),
);

function isNoun(rest: string, language: LanguageCode): boolean {
	// "5 salespeople" alone would no longer say what was done with them, nor would "my vehicle" or "a store".
	const [first = ""] = /^\p{L}+/u.exec(rest) ?? [];
	if (contentStems(wordsOf(first)).size === 0 || OWN.test(first)) return false;
	if (language === "de") return /^\p{Lu}/u.test(rest);
	// "Responsable de turno", "Ansvar for kjøledisk": what is no activity says nothing without it.
	if (language !== "en") return ACTIVITIES.get(language)?.test(first) === true;
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
