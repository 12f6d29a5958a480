// A title as it is called, without what stands beside it in its line: hours, contract, place, area, an article, a number.
import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { around } from "../text/around-terms.ts";
import {
	AT,
	employerWords,
	isCity,
	PLACED,
	SMALL,
	titleWords,
} from "../text/naming.ts";
import type { PostingFact } from "../text/posting-lines.ts";
import { withoutSeeking } from "./title-seeking.ts";

export const MAX_TITLE = 90;
const PLACE_FIELD = partOf(POSTING_WORDS, ({ titles }) => titles.placeField);

export const GENDER =
	/\s*[([/|–-]*\s*(?<!\p{L})(?:all genders?|gn|[mwfdhxv](?:\s*[/|]\s*[mwfdhxvi*]){1,3})(?!\p{L})\s*[)\]]*/giu;

/** What is paid names neither a job nor an employer. */
export const AMOUNT =
	/[€$£¥₹]\s?\d|\d\s?(?:[€£]|(?:EUR|USD|GBP|CHF|COP|MXN|PLN|SEK|NOK|DKK|kr)(?!\p{L}))/u;
const CODE_TAIL =
	/\s*(?:[-–|,(]\s*(?:ref|job[- ]?id|req)\b.*|[([]?\s*#\S+.*)$/iu;

// "Data Analyst – Leeds", where the posting says elsewhere that the work is in Leeds; "Technicien – Angers (49)" by its number.
export const withoutPlace = (
	title: PostingFact | null,
	text: string,
): PostingFact | null => {
	const found = title && BEHIND_DASH.exec(title.text);
	if (!title || !found?.[1] || !found[2]) return title;
	const place = found[2].replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
	const isNumbered = /\(\d/.test(found[3] ?? "");
	const isPlace = listPattern(
		`${LETTERS_BEGIN}(?:${PLACED}|${titleWords("based")}|${PLACE_FIELD})\\s*:?\\s*${place}${LETTERS_END}|${LETTERS_BEGIN}\\d{4,5} ${place}${LETTERS_END}|${place} \\(\\d{2,5}\\)|\\p{Ll} [dl][’']${place}${LETTERS_END}`,
		"iu",
	);
	// "Ten years in demand planning" makes no place of "Demand Planning".
	const isNamedAsPlace = isPlace.exec(text)?.[0].includes(found[2]) === true;
	return isNumbered || isCity(found[2]) || isNamedAsPlace
		? { ...title, text: found[1] }
		: title;
};

const PLACE_NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}|\p{Ll}{1,4} \p{Lu})[\p{L}'’-]+){0,2}`;
const BEHIND_DASH = new RegExp(
	String.raw`^(.{3,}?)(?:\s+[-–—|]\s+|, )(${PLACE_NAME})( \(\d{2,5}\))?$`,
	"u",
);

/** The title in what is written, without what stands around it; null where nothing is left. */
export const titleOf = (start: number, written: string): PostingFact | null => {
	const cut = [BLANKS, ...FRINGES].reduce(
		(text, fringe) => text.replace(fringe, ""),
		written.replace(CODE_TAIL, "").replace(LEARNER_SOUGHT, "$1 "),
	);
	const head = written.indexOf(cut.trim());
	const shown = firstOfList(
		beforeArea(withoutSeeking(cut))
			.replace(GENDER, " ")
			.replace(/\s+(?=,)/gu, "")
			.replace(/\s*\((?:exam|open)[^)]*\)/i, "")
			.replace(LEADING_ARTICLE, "")
			.replace(COUNTED, "")
			.replace(COUNTED_AGAIN, " / ")
			.replace(CONTRACT_BEHIND, "")
			.replace(/\s+/g, " ")
			.replace(/^[\s|*•!¡,:;–-]+|[\s|,:.*!–—-]+$/gu, ""),
	);
	if (shown.length < 3 || shown.length > MAX_TITLE || AMOUNT.test(shown))
		return null;
	const at = start + Math.max(head, 0);
	return { text: calm(shown), span: [at, at + cut.trim().length] };
};

/** "sucht eine fachliche Leitung": small, unlike "A Level Teacher". */
const LEADING_ARTICLE = new RegExp(
	String.raw`^\s*${around("articles")} (?=\p{L})`,
	"u",
);

/** "Apprentice wanted! Optician": one who learns to be one. */
const LEARNER_SOUGHT = listPattern(
	String.raw`^\s*(${titleWords("learners")}) ${titleWords("haste")}[!:–-]\s*(?=\p{L})`,
	"iu",
);

/** "ONE apprentice", "1 PATTERN MAKER", and both articles of a name in its two forms: "UN Directeur / UNE Directrice". */
const COUNTED = new RegExp(
	String.raw`^\s*(?:${titleWords("counted")}|[1-9](?= \p{Lu}{3})|\p{Lu}{2,3}(?= [^/]{3,60} / \p{Lu}{2,4} \p{L}))\s+(?=\p{L}{3})`,
	"u",
);
const COUNTED_AGAIN = new RegExp(
	String.raw` / ${titleWords("counted")}\s+(?=\p{L}{3})`,
	"u",
);

const SPECIFIC = 18;

// "Embedded-Softwareentwickler (m/w/d) Infusionstechnik": a product area behind a role that says enough by itself. A short role
// ("Sachbearbeiter (m/w/d) Einkauf") needs it.
const beforeArea = (line: string): string => {
	const [, role = "", area] =
		/^(.{3,}?)\s*\((?:[mwfdhx]\s*[/|]\s*)+[mwfdhxi*]\)\s+(\p{Lu}[\p{L}-]+)$/iu.exec(
			line.trim(),
		) ?? [];
	const isSpecific =
		/\p{L}-\p{Lu}|\s\p{L}/u.test(role) || role.length >= SPECIFIC;
	return area && isSpecific ? role : line;
};

/** Kinds of contract, which no employer is called. */
export const EMPLOYMENT = titleWords("contracts");
/** "Zolldeklarant:in (w/m/d) Vollzeit 38,5h", whose hours are cut already. */
const CONTRACT_BEHIND = listPattern(
	String.raw`(?<=\p{L}{3}.*)\s+(?:(?:${EMPLOYMENT}|PRN|per diem)(?:\s\p{Ll}{1,3}|\s?/|,)\s?){0,2}${EMPLOYMENT}(?:\s\d{1,2})?\s*$`,
	"iu",
);
const HOURS = String.raw`\d{1,2}(?:[.,]\d)?(?:\s?(?:[-–]|\p{Ll}{1,3})\s?\d{1,2})?\s?${titleWords("hourUnits")}`;

const WORKPLACE = titleWords("workplaces");

// "Offre n° 2231 – Chargé de clientèle": any word with a number in front.
const NUMBERED = String.raw`^[\p{L}. ]{2,25}?(?:n(?:r\.?|o\.|°|\p{Lo})|#)\s*\S*\d\S*\s*[-–—:|]\s+`;

// What stands around a title in its line: a call, a blank of a form ("at {{company}}", "[Organization]"), hours, a contract.
const FRINGES: readonly RegExp[] = [
	NUMBERED,
	String.raw`^\s*${titleWords("fields")} [a-h\d][ \t]*:[ \t]*`,
	String.raw`^\s*${titleWords("calls")}\s*[:!–-]\s*`,
	String.raw`^\s*${titleWords("announcements")}\s*(?::|–|-)?\s*`,
	String.raw`\s*[-–—,:]?\s*${LETTERS_BEGIN}${titleWords("haste")}${LETTERS_END}.*$`,
	String.raw`\s+\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?%(?=\s*(?:$|[-–—|,(@]))`,
	// "Optician (m/w/d) 2027 in Kassel or Gera": when and where one learns it.
	String.raw`\s+20\d\d\s+${PLACED}\s+\p{L}.*$`,
	// "(80–100 %)", ", 100 % permanent".
	String.raw`\s*[,(–-]\s*\d{2,3}(?:\s?(?:[-–/]|\p{L}{1,3})\s?\d{2,3})?\s?%.*$`,
	String.raw`\s+${titleWords("inHours")}${LETTERS_END}.*$`,
	String.raw`\s+${titleWords("orRemote")}${LETTERS_END}.*$`,
	String.raw`\s*\((?:[^()]{0,20}[ ,/])?${WORKPLACE}${LETTERS_END}[^()]{0,40}\)(?:\s*[-–—|].*)?$`,
	String.raw`\s*[-–—|·,]\s*(?:[\p{L}\d%]+ )?${WORKPLACE}\s*(?:$|[(,/|–—-].*$)`,
	// "Pastry Cook – Hotel Seeview, Bergen": the house with its place, not a field of the work.
	String.raw`\s+[-–—|]\s+${employerWords("institutionBegins")} [^,]{2,60},\s*\p{L}.*$`,
	String.raw`\s+[-–—|,]\s+${PLACE_FIELD}\s*:?\s\p{L}[^,]{1,40}$`,
	String.raw`\s*[-–—|,(]\s*[€$£]\s?\d.*$`,
	String.raw`\s*\((?:${HOURS}|${EMPLOYMENT}${LETTERS_END})[^()]*\)(?:\s*[-–—|].*)?$`,
	String.raw`\s*[-–—|·,]\s*(?:${EMPLOYMENT}|${HOURS})${LETTERS_END}.*$`,
].map((fringe) => listPattern(fringe, "iu"));
// A blank may stand anywhere, and more than once.
const BLANKS = listPattern(
	String.raw`\s*(?:(?:${AT}|@|with|[-–—|,])\s*)?(?:\{\{?[^{}]{0,40}\}?\}|\[[\p{L} _-]{2,30}\]|<[\p{Lu}_ ]{3,30}>|_{3,}|X{3,})`,
	"giu",
);

// "Engineer, Product, Manager, Sales", "Koch | Cook": a list of openings is no name of one; the first that is a role stands for it.
const firstOfList = (title: string): string => {
	const pieces = title.split(/ \| | \/\/ /);
	const names = pieces.length > 1 ? pieces : title.split(/, | and | & /);
	const roles = names.filter((name) => ROLE.test(name));
	const isList =
		pieces.length > 1 ? roles.length > 0 : names.length > 2 && roles.length > 1;
	return (isList && roles[0]?.trim()) || (pieces[0] ?? title);
};

const SMALL_WORD = listPattern(`^${SMALL}$`, "iu");

/** "Technician I/II" */
const ROMAN = /^(?:I{1,3}|I?V|VI{1,3})$/u;

/** A name in capitals would shout from a letter. Short words may be acronyms and stay. */
export const calm = (title: string): string =>
	title !== title.toUpperCase() || title.length < 6
		? title
		: title.replace(/\p{Lu}+/gu, (word, at: number) => {
				// "JEFE/A" is a "Jefe/a", "(ADR)" a name.
				const before = title[at - 1];
				if (ROMAN.test(word)) return word;
				// "CHEF D'ÉQUIPE"
				if (word.length === 1 && /^['’]\p{Lu}/u.test(title.slice(at + 1)))
					return word.toLowerCase();
				if (word.length < (before === "(" ? 3 : 4) && /[/(]/.test(before ?? ""))
					return word.toLowerCase();
				// The article in "CITY OF LAS ALDERS" belongs to the name.
				const isOfName = /\bOF $/u.test(title.slice(0, at));
				if (SMALL_WORD.test(word) && !isOfName) return word.toLowerCase();
				return word.length < 4 && !SMALL_WORD.test(word)
					? word
					: `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
			});

export const ROLE = listPattern(
	`${partOf(POSTING_WORDS, ({ titles }) => titles.knownRoles ?? "")}s?${LETTERS_END}`,
	"iu",
);
