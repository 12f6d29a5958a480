// A position as it is written in a sentence. Notices that shout their title are not shouted back at.

import { LEGAL_FORM } from "../../job/facts/find-company.ts";
import { isPartOfEmployer } from "../../job/facts/name-shapes.ts";
import { isPlainWord } from "../../job/facts/plain-words.ts";
import { findTerms } from "../../job/lexicon/lexicon.ts";
import { acronymsIn } from "../../job/text/acronyms.ts";
import {
	employerWords,
	isCity,
	SMALL,
	titleWords,
} from "../../job/text/naming.ts";
import type { Spoken } from "../../job/text/spoken.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, partOf, wordOf } from "../../language/patterns.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { WORD_ENDS } from "../../language/word-edges.ts";

const SMALL_WORD = new RegExp(`^${SMALL}$`, "iu");

// What a notice adds to a title for its own use: who may apply, how much, from where.
const HOURS = alternatives(
	LANGUAGE_CODES.map((code) => DETAIL_WORDS[code].spans.hours),
);
const NOTE = listPattern(
	String.raw`\s*\((?:[^()]{0,30}[ ,])?\d{1,2}(?:[.,]\d)? (?:${HOURS})[^()]{0,20}\)|\s*[([](?:[mwfdxh]\s*[/|*,]\s*){1,3}[mwfdxh][)\]]|\s*[([](?:all genders|gn|remote|hybrid|on-?site|temporary|${titleWords("contracts")})[)\]]|\s*[([](?:\p{L}{1,4}\.?[ -]?)?(?:#|${wordOf(APPLYING_WORDS, ({ referenceLabels }) => referenceLabels)}|jr-|r-)[^()[\]]{0,16}\d{3,}[)\]]|\s+(?:[mwfdhv]/){1,3}[mwfdhvx*](?![\p{L}\p{N}/])|\s+${titleWords("inHours")}$|\s+\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?%`,
	"giu",
);

// "Post title:", "Stelle:": the name of a field is no part of what stands in it.
const LABEL = /^(?=\p{L})[^:]{2,24}:\s+(?=\p{Lu})/u;
const SEPARATOR = /\s+[|·•]\s+|\t+/u;
const DASH = /\s+[-–—]\s+/u;
const OF_TERMS = listPattern(
	wordOf(APPLYING_WORDS, ({ asides }) => asides),
	"iu",
);
// Where, how much and for how long is said of the job, not in its name: a postcode, a sum, hours, a way of working.
const ASIDE = new RegExp(
	`\\d|[£€$]|${wordOf(APPLYING_WORDS, ({ asides }) => asides)}`,
	"iu",
);

/** What a field of the posting names, without the label before it and what else stands on its line. */
function named(given: string, posting = ""): string {
	const bare = given.replace(NOTE, "").replace(LABEL, "").trim();
	const [first = ""] = bare.split(SEPARATOR);
	const [name = "", ...asides] = withoutTown(first).split(DASH);
	const kept = asides.filter(
		(one) =>
			(!ASIDE.test(one) || isLevel(one)) &&
			!HASTE.test(one) &&
			!isPlace(one) &&
			!isNamedAsPlace(one, posting),
	);
	const dash = DASH.exec(first)?.[0] ?? " - ";
	return (
		[name, ...kept]
			.join(dash)
			.replace(/[\s,;:]+$/u, "")
			.trim() || given
	);
}

/** "(Columbus OH)", "(Fort Wayne, IN)" behind a title. */
function withoutTown(title: string): string {
	return title.replace(/\s*\(([^()]+)\)$/u, (bracket, inner: string) =>
		IN_STATE.test(inner) ? "" : bracket,
	);
}

/** "Grades 6-8", "2nd shift", "6G": one figure beside a letter tells what work it is, not when or for how much. */
function isLevel(aside: string): boolean {
	return (
		!OF_TERMS.test(aside) &&
		!/[£€$%]|\d{2}|\d[.,]\d|\d\s?(?:h|k|x)(?!\p{L})|\p{Lu}\d/iu.test(aside) &&
		/\d[\p{L}*★]|\p{L} \d(?:\s?[-–/]\s?\d)?(?:$| \()/u.test(aside)
	);
}

/** Whether it only says where the work is: "ZARAGOZA (Campo de Belchite)", "Central Highlands", "Perth WA". */
function isPlace(aside: string): boolean {
	const name = aside.replace(/\s*\([^()]*\)\s*$/u, "").trim();
	return (
		isCity(readableName(name)) ||
		isCity(name.charAt(0) + name.slice(1).toLowerCase()) ||
		IN_STATE.test(name) ||
		OF_AREA.test(name) ||
		isRegion(name)
	);
}

/** "North Yorkshire", but not "East Wing" and "Central Services". */
function isRegion(name: string): boolean {
	const [, rest = ""] = DIRECTED.exec(name) ?? [];
	return (
		rest !== "" &&
		(OF_PLACE.test(rest) ||
			(!isPartOfEmployer(name) &&
				!isPlainWord(rest, "", ENGLISH) &&
				findTerms(rest, "en").length === 0))
	);
}

/** "Location: Milton Keynes" */
function isNamedAsPlace(aside: string, posting: string): boolean {
	const name = aside.replace(/[\^$.*+?()[\]{}|/]/g, "\\$&");
	return (
		/^\p{Lu}[\p{L}'’ -]{2,30}$/u.test(aside) &&
		listPattern(
			`^[ \\t]*${PLACE_FIELD}[ \\t]*[:\\n][ \\t]*${name}${WORD_ENDS}`,
			"imu",
		).test(posting.slice(0, LONGEST_POSTING))
	);
}

const PLACE_FIELD = partOf(POSTING_WORDS, ({ titles }) => titles.placeField);
/** "Raum Ulm" */
const OF_AREA = listPattern(`^${PLACE_FIELD} \\p{Lu}[\\p{L}'’-]+$`, "iu");
const DIRECTED = new RegExp(
	`^(?:${employerWords("directions")}) (\\p{Lu}[\\p{L}'’-]+)$`,
	"iu",
);
const OF_PLACE = listPattern(`^(?:${employerWords("partsOfPlaces")})$`, "iu");
const ENGLISH: Spoken = { key: "en", codes: ["en"] };
/** A town with its state: any code behind a comma, those that are no other word without one. */
const IN_STATE =
	/^\p{Lu}[\p{L}.'’ -]+(?:, \p{Lu}{2,3}| (?:AZ|CT|FL|GA|IA|IL|KS|KY|MI|MN|MO|NC|NE|NH|NJ|NM|NV|NY|OH|SC|TN|TX|UT|VT|WA|WI|WV|WY|NSW|QLD|VIC|TAS|BC|AB|SK|MB|QC))(?: \d{4,5})?$/u;
const HASTE = listPattern(`^${titleWords("haste")}${WORD_ENDS}`, "iu");

/** "Tallyrand · Remote within the EU" → "Tallyrand". */
export function readableCompany(given: string): string {
	return withoutArticle(
		withoutSlogan(named(given).replace(/,\s*$/, "")),
	).replace(SHORT_FORM_CUT, "$&.");
}

/** The last point of "S.r.l." may have been the end of a sentence as well. */
const SHORT_FORM_CUT = /(?<=\s)(?:\p{L}\.){1,3}\p{L}$/u;

/** "Stadtwerke Marlingen – Wir halten die Stadt am Laufen": a sentence behind a dash is no name. */
function withoutSlogan(name: string): string {
	const [first = "", ...asides] = name.split(DASH);
	const kept = asides.filter((aside) => !SAYS_WE.test(aside));
	return [first, ...kept].join(" – ");
}

const SAYS_WE = new RegExp(
	wordOf(POSTING_WORDS, ({ pronouns }) => pronouns.we),
	"iu",
);

/** The article of the sentence, where a name of several words stands behind it. */
function withoutArticle(name: string): string {
	const led = ARTICLES.find((article) => name.startsWith(`${article} `));
	const rest = led === undefined ? name : name.slice(led.length + 1);
	return /^\p{Lu}\S* \p{L}/u.test(rest) ? rest : name;
}

const ARTICLES = Object.values(WRITING_WORDS).flatMap(
	({ companyArticle }) => companyArticle?.articles ?? [],
);

const DASHES = /\s+[-–—|·]\s+/u;

/** "Receptionist – Hotel Alpenhof" at the Hotel Alpenhof is a receptionist. */
export function withoutEmployer(title: string, company: string): string {
	const [name = "", ...asides] = title.split(DASHES);
	const isEmployer = (aside: string) =>
		company.length >= SHORTEST_COMPANY && aside.includes(company);
	return asides.some(isEmployer)
		? [name, ...asides.filter((one) => !isEmployer(one))].join(" – ")
		: title;
}

const SHORTEST_COMPANY = 4;
const PART = "[\\p{Lu}\\d&][\\p{L}\\p{N}&.'’/-]{0,24}";
const ANDS = Object.values(WRITING_WORDS)
	.map(({ and }) => and)
	.join("|");
const LONGEST_POSTING = 20_000;

/** As the posting writes it with its legal form: "Ramshult Forest Machines AB" for "Ramshult". */
export function wholeName(
	company: string,
	{ posting = "", title }: { posting?: string; title: string },
): string {
	if (company.length < SHORTEST_COMPANY) return company;
	const own = company.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
	const whole = new RegExp(
		`(?:^|[|·–(])[^\\S\\n]{0,2}((?:${PART}[^\\S\\n]){0,3}${own}(?:,?[^\\S\\n](?:${PART}|${ANDS}|gem\\.)){0,4}?,?[^\\S\\n]${LEGAL_FORM})${WORD_ENDS}`,
		"mu",
	).exec(posting.slice(0, LONGEST_POSTING));
	if (whole?.[1] !== undefined) return whole[1];
	const aside = title
		.split(DASHES)
		.slice(1)
		.find((one) => one.includes(company) && !/[*\d]/u.test(one));
	return aside === undefined
		? company
		: withoutInitials(aside.replace(/\s\p{Lu}$/u, "").trim(), company);
}

/** "DUE Centro Alder": letters of the position before the employer's name are none of its own. */
function withoutInitials(aside: string, company: string): string {
	const [first = "", ...rest] = aside.split(/\s+/u);
	const bare = rest.join(" ");
	return INITIALS.test(first) && bare.includes(company)
		? withoutInitials(bare, company)
		: aside;
}

const INITIALS = /^\p{Lu}{2,5}$/u;

/** "DIRECTOR OF AIRPORT MARKETING" → "Director of Airport Marketing". Short words in capitals may be acronyms and
 *  stay, longer ones that `elsewhere` (the posting, names of its terms) writes in capitals alone; "(m/w/d)", "(Remote)" and
 *  "80-100 %" go. */
export function readableTitle(given: string, elsewhere: string): string {
	const acronyms = acronymsIn(elsewhere);
	const isAcronym = (word: string) =>
		word.length <= LONGEST_ACRONYM && (acronyms.has(word) || !VOWEL.test(word));
	return eachPart(unshouted(named(given, elsewhere), isAcronym), (part) =>
		unshouted(part, isAcronym),
	)
		.replace(ORDINAL, (ending) => ending.toLowerCase())
		.replace(SHOUTED, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** "CREW LEADER - night shift": what stands before a dash may shout alone, and several words behind it. */
function eachPart(title: string, calmed: (part: string) => string): string {
	return title
		.split(/(\s+[-–—]\s+)/u)
		.map((part, at) =>
			at === 0 || /\p{L}\s\p{L}/u.test(part) ? calmed(part) : part,
		)
		.join("");
}

/** "2ND SHIFT" */
const ORDINAL = /(?<=\d)(?:ST|ND|RD|TH)(?!\p{L})/gu;
/** Too long for letters that stand for words, whatever stands beside it. */
const SHOUTED = /(?<![\p{L}\p{N}])\p{Lu}{9,}(?![\p{L}\p{N}])/gu;

const LONGEST_ACRONYM = 5;
const VOWEL = /[aeiouyäöüæøå]|[^a-z]/iu;
/** A name that is not shouted. */
export function readableName(name: string): string {
	return unshouted(name, () => false);
}

function unshouted(
	title: string,
	isAcronym: (word: string) => boolean,
): string {
	// What stands in brackets is often a place, written as always.
	const letters = title.replace(/\([^()]*\)/gu, "").replace(/[^\p{L}]/gu, "");
	if (
		letters.length < 6 ||
		letters !== letters.toUpperCase() ||
		letters === letters.toLowerCase()
	)
		return title;
	return title.replace(/\p{L}+/gu, (word, at: number) => {
		if (word !== word.toUpperCase()) return word;
		// "TÉCNICO/A" is a man or a woman.
		if (word === "A" && /\p{L}{3}\/$/u.test(title.slice(0, at))) return "a";
		// "HVAC/R" is one name, and "CDL-A".
		if (word.length === 1 && /[/-]/.test(title.charAt(at - 1))) return word;
		if (SMALL_WORD.test(word)) return at === 0 ? word : word.toLowerCase();
		return word.length < 4 || isAcronym(word)
			? word
			: word.charAt(0) + word.slice(1).toLowerCase();
	});
}
