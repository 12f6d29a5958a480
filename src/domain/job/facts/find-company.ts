// Who may offer the job, with how sure each is: a field, the lines at the top, who seeks, whose name stands with "our client",
// whose portrait is drawn, who says that it employs everybody.

import { listPattern } from "../../language/list-pattern.ts";
import { partOf, wordOf } from "../../language/patterns.ts";
import { SINCE } from "../../language/reading/date-patterns.ts";
import { ACTOR_WORDS } from "../../language/tables/actors-of-languages.ts";
import { APPLYING_WORDS } from "../../language/tables/applying-of-languages.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import type { Unit } from "../regions/unit.ts";
import { around } from "../text/around-terms.ts";
import { employerWords, isCity, PLACED, titleWords } from "../text/naming.ts";
import {
	type PostingFact,
	PUBLIC_BODY,
	postingLines,
} from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { besideTitle, linesBelow } from "./beside-title.ts";
import type { Found } from "./candidates.ts";
import {
	LOGO,
	namesByTitle,
	namesOfPage,
	namesOpening,
} from "./employer-names.ts";
import { belowAbout, institutionsAtTop } from "./institutions.ts";
import { namesInDomains } from "./mail-domains.ts";
import { namesAtTop } from "./names-at-top.ts";
import { isEmptyWord, isPlainWord } from "./plain-words.ts";
import { namesRole } from "./title-lines.ts";
import { AMOUNT, calm, EMPLOYMENT } from "./title-text.ts";

const IN_NAME = employerWords("inName");
const NAME = String.raw`\p{Lu}[\p{L}\d&.'’+-]*(?: (?:\p{Lu}|\d|&|${IN_NAME})[\p{L}\d&.'’+-]*){0,6}`;
const FIELD = listPattern(
	String.raw`^[ \t]*${employerWords("fields")}[ \t]*[:=|]?[ \t]*\n?[ \t]*(?<=[:=|\n][ \t]*)(\p{Lu}.{1,80})$`,
	"imu",
);
const FIELD_NAME = listPattern(`^${employerWords("fields")}: ?`, "iu");
export const LEGAL_FORM = String.raw`(?:S\.? ?(?:Coop|COOP)\.?|Soc\. ?Coop\.?|GmbH(?: & Co\.? KG)?|LLP|PLLC|LP|Pty Ltd|AB|AS|Oy|eG|gGmbH|mbH|SCOP|S\.C\.|AG|SE|KGaA|KG|OHG|GbR|PartGmbB|PartG(?: mbB)?|UG|e\.K\.|e\.V\.|EURL|SELARL|GAEC|EARL|SNC|S\.n\.c\.|S\.a\.s\.|V\.?O\.?F\.?|ASA|Sp\. ?z ?o\.? ?o\.?|Inc\.?|LLC|Ltd\.?|PLC|plc|Corp\.?|Corporation|S\.A\.S\.?|S\.A\. de C\.V\.|S\. de R\.L\.(?: de C\.V\.)?|S\.R\.L\.|Ltda\.?|Limited|DAC|CIC|S\.A\.|SA|SAS|SARL|S\.L\.|SL|SLU|S\.L\.U\.|S\.p\.A\.|SpA|S\.r\.l\.|Srl|B\.V\.|BV|N\.V\.|NV|Lda\.?|ApS|A\/S)`;
const LEGAL_NAME = new RegExp(
	String.raw`${LETTERS_BEGIN}(\p{Lu}[\p{L}\d&.'’-]*(?: (?:\p{Lu}|[&+]|and|${IN_NAME})[\p{L}\d&.'’-]*){0,5},? ${LEGAL_FORM})${LETTERS_END}(?!-\p{L})`,
	"u",
);
const SEEKS = `${employerWords("seeks")}${LETTERS_END}`;
// The stop of "St. Anna Hospital" ends no sentence.
const OFFERS = new RegExp(
	String.raw`(?<=^|[.!?\n]\s*)(?:The |At |A |O )?((?:(?:St|Ste|Sta|Mt|Ft|Dr)\. )?${NAME})(?: \((?:\p{Lu}{2,6}|\d[^()\n]{3,60})\))?(?:,[^.\n]{3,280},|,)?(?: ${PLACED} \p{Lu}\p{L}+)? ${SEEKS}`,
	"u",
);
// "La Communauté de communes du Val recrute", "Bei der Stadt Moos ist …": the kind first, whatever small words follow it.
const OFFERED_BY_KIND = String.raw`((?:${employerWords("institutionBegins")}) [^.,;:!?()\n]{2,60}?)(?: ${PLACED} \p{Lu}\p{L}+)? (?:${SEEKS}|${employerWords("isVacantAt")}${LETTERS_END})`;
const OFFERS_BY_KIND = new RegExp(
	String.raw`(?<=^|[.!?\n]\s*)(?:\p{Lu}(?:\p{Ll}{0,3}['’]|\p{Ll}{0,5} )(?:\p{Ll}{2,3}(?: |['’]))?)?${OFFERED_BY_KIND}`,
	"u",
);
// What comes before is compiled into each way the rest can go on: the rest alone takes a tenth of the time, and rarely matches.
const MAY_OFFER_BY_KIND = new RegExp(OFFERED_BY_KIND, "u");
// "Notre cabinet d'expertise comptable Delmas & Associés recherche": the name behind what it is.
const OUR_NAME = new RegExp(
	String.raw`${employerWords("our")} (?:[\p{Ll}'’-]+ ){1,6}(${NAME}) ${SEEKS}`,
	"u",
);
const OUR_CLIENT = new RegExp(
	`${employerWords("ourClient")},? (?:\\p{Ll}{1,3}(?: |['’]))?(${NAME})(?=,|\\.?$| ${PLACED} \\p{Lu}| ${SEEKS}| ${employerWords("isA")})`,
	"mu",
);
// "Our client, a family-run group, …" stays unnamed: the name in the text is the recruiter's.
const UNNAMED_CLIENT = new RegExp(
	`(?<=^|[.!?\\n]\\s*)${employerWords("ourClient")}(?:, \\p{Ll}| ${employerWords("isA")}| ${employerWords("seeks")})`,
	"u",
);
const IS_CLIENT = listPattern(`^${employerWords("ourClient")}$`, "iu");
const EMPLOYS_ALL = new RegExp(
	String.raw`(?<=^|[.!\n]\s*)(?:The )?(${NAME})(?:, Inc\.)? ${employerWords("employsAll")}`,
	"u",
);
const JOINS = employerWords("joins");
const AT_NAME = new RegExp(
	String.raw`(?<=^|[.!\n]\s*)(?:${JOINS}|${employerWords("abouts")}) (${NAME})(?=,|:?\n| ${employerWords("goesOn")})`,
	"gu",
);
// Two words that both begin large before a small one are a name, whatever follows: "Bij Fietshuis Brandt draait".
const AT_LONG_NAME = new RegExp(
	String.raw`(?<=^|[.!\n]\s*)${JOINS} (\p{Lu}[\p{L}\d&.'’+-]+(?: (?:(?:&|${IN_NAME}) ){0,2}\p{Lu}[\p{L}\d&.'’+-]+){1,3})(?= \p{Ll})`,
	"u",
);
// "I'm Tove, co-founder of Ambergris".
const FOUNDED = new RegExp(
	String.raw`${employerWords("iAm")}${LETTERS_END}[^.\n]{0,50}?${employerWords("founder")} ${employerWords("ofCompany")} (\p{Lu}[\p{L}\d&'’+-]*(?: (?:\p{Lu}|&)[\p{L}\d&'’+-]*){0,4})`,
	"u",
);
/** "Le Département": a kind of authority, and not which. */
const KIND_ALONE = listPattern(
	`^(?:${employerWords("articles")}(?: |(?<=[’'])))?(?:${employerWords("authorities")})$`,
	"iu",
);
const PORTAL = new RegExp(`^${employerWords("portals")}`, "u");
const GENERIC = new RegExp(`^${employerWords("kindOnly")}`, "u");
/** "Einwohnergemeinde Moos (BE)". */
const OF_REGION = / \(\p{Lu}{2}\)$/u;
const BLANK = /[{}[\]<>]|_{3}/u;
// Firms are named after doctors.
const OF_FIRMS: ReadonlySet<string> = new Set(
	"dr dra prof ing eng enga avv geom me dott dottssa".split(" "),
);
// "Mme Roudil" is somebody who works there.
const PERSON = listPattern(
	`^(?:${Object.values(ACTOR_WORDS)
		.flatMap(({ honorifics }) => honorifics.split(" "))
		.filter((word) => word !== "" && !OF_FIRMS.has(word))
		.join("|")})\\.? \\p{Lu}[\\p{L}'’-]+$`,
	"iu",
);
// "Offre n° 2231 – CDI": what the posting is filed under.
const REFERENCE = listPattern(
	`^${wordOf(APPLYING_WORDS, ({ referenceLabels }) => referenceLabels)}[^\\d]{0,12}\\d`,
	"iu",
);
const NO_COMPANY = listPattern(`^${employerWords("noNames")}$`, "iu");

const BY_FIELD = 0.95;
const AS_CLIENT = 0.88;
const AT_TOP = 0.8;
const SEEKING = 0.72;
const IN_LAW = 0.74;
const BY_FORM = 0.62;
const PORTRAYED = 0.6;
const NAMED_AT = 0.5;
const BY_LONG_NAME = 0.58;
const MOST_NAMED = 3;
const PUBLIC = 0.7;
const BEFORE_TITLE = 0.56;
const OF_ITS_OWN = 0.44;
const OFTEN = 0.03;
const MOST_OFTEN = 0.21;

/** Whom the posting may mean by its employer. `units` are its sentences with their regions, `given` is the text as pasted. */
type Source = {
	given: string;
	title: PostingFact | null;
	units: readonly Unit[];
	spoken: Spoken;
};

export const companyCandidates = (
	text: string,
	{ given, title, units, spoken }: Source,
): Found[] => {
	const found = namesIn(text, { given, title, units, spoken });
	const crumbs = crumbsIn(given);
	const isHidden = !OUR_CLIENT.test(text) && UNNAMED_CLIENT.test(text);
	return found
		.filter(({ score }) => !isHidden || score >= BY_FIELD)
		.filter(
			({ text: name, score }) =>
				score >= BY_FIELD || !isNamedAsPlace(name, text, spoken),
		)
		.filter(({ text: name, score }) => score >= AT_TOP || !crumbs.has(name))
		.flatMap((one) => tidied(one, text, spoken));
};

/** Every name by every way, as it is written. */
const namesIn = (
	text: string,
	{ given, title, units, spoken }: Source,
): Found[] => {
	const found: Found[] = [];
	const add = (match: RegExpExecArray | null, score: number): void => {
		found.push(...namedIn(match, score));
	};
	add(FIELD.exec(text), BY_FIELD);
	add(OUR_CLIENT.exec(text), AS_CLIENT);
	const beside = besideTitle(text, title, spoken);
	if (beside) found.push({ ...beside, score: AT_TOP });
	add(OFFERS.exec(text), SEEKING);
	if (MAY_OFFER_BY_KIND.test(text)) add(OFFERS_BY_KIND.exec(text), SEEKING);
	add(OUR_NAME.exec(text), SEEKING);
	found.push(...lawfulNames(text, title));
	found.push(...legalNames(text, title));
	add(PORTRAIT.exec(text), PORTRAYED);
	add(FOUNDED.exec(text), SEEKING);
	for (const match of [...text.matchAll(AT_NAME)].slice(0, MOST_NAMED))
		add(match, NAMED_AT);
	add(AT_LONG_NAME.exec(text), BY_LONG_NAME);
	const sample = text.slice(0, SAMPLE);
	const before = title && beforeTitle(title.text).exec(sample);
	// "A Registered Nurse": an ordinary word before a title names nobody.
	if (before?.[1] && /\d|^\p{Lu}{2,}|\s/u.test(before[1]))
		add(before, BEFORE_TITLE);
	for (const match of sample.matchAll(POSSESSIVE)) {
		const name = match[1] ?? "";
		if (!found.some((known) => known.text === name)) add(match, OF_ITS_OWN);
	}
	const organization = publicBody(text);
	if (organization) found.push({ ...organization, score: PUBLIC });
	found.push(
		...institutionsAtTop(text, spoken),
		...belowAbout(text, spoken),
		...publicBodies(text),
		...namesAtTop(text, units, spoken),
		...namesByTitle(text, title, spoken),
		...namesOpening(text, spoken),
		...namesOfPage(text),
		...namesInDomains(sample, given.slice(0, SAMPLE)),
	);
	return found;
};

/** The first name with its legal form; the head of a posting names its employer. */
function legalNames(text: string, title: PostingFact | null): Found[] {
	const formal = LEGAL_NAME.exec(text);
	const [, , third] = postingLines(text);
	const [under] = title ? linesBelow(text, title) : [];
	const isInHead =
		formal !== null &&
		(formal.index < (third?.span[0] ?? 0) ||
			(under !== undefined &&
				under.span[0] <= formal.index &&
				formal.index < under.span[1]));
	return namedIn(formal, isInHead ? AT_TOP : BY_FORM);
}

/** Who says that they employ everybody is the employer; with the name in the head too, whatever site of theirs stands beside it. */
function lawfulNames(text: string, title: PostingFact | null): Found[] {
	const [under] = title ? linesBelow(text, title) : [];
	return namedIn(EMPLOYS_ALL.exec(text), IN_LAW).map((one) => ({
		...one,
		score: under?.text.trim().startsWith(one.text) ? BY_FIELD : one.score,
	}));
}

const PLACE_FIELD = wordPattern(
	({ titles }) => titles.placeField,
	(words) => `^[ \\t]*${words}[ \\t]*:[ \\t]*(.+)$`,
	"imu",
);

/** Whom the text names as the client of whoever seeks. */
export const clientNamed = (text: string): string | null =>
	OUR_CLIENT.exec(text)?.[1] ?? null;

/** "Location: Larkfield House, Telford": the house is where the work is, whoever runs it. */
function isNamedAsPlace(name: string, text: string, spoken: Spoken): boolean {
	const [, place = ""] = PLACE_FIELD(spoken).exec(text) ?? [];
	const [, town = ""] = NUMBERED_PLACE.exec(text) ?? [];
	return (
		(place.startsWith(name) && place.includes(",")) ||
		town.toLowerCase() === name.toLowerCase()
	);
}

/** "73 - MOUTIERS": a town behind the number of its area, alone in a line or before another field. */
const NUMBERED_PLACE =
	/^[ \t]*\d[\dAB] - (\p{Lu}[\p{L}' -]{1,40}?)(?: - .*)?$/mu;

/** "… and the Valleys. Alder & Holt Ltd": a word of some length before a stop ends a sentence and is no "St." or "Co." of a name. */
const SENTENCE_BEFORE = /^.*\p{Ll}{4,}\. (?=\p{Lu})/u;

/** "Home > Jobs > Crafts > Optics": where a board files the posting. What is clean has the last of it alone. */
const crumbsIn = (given: string): ReadonlySet<string> =>
	new Set(
		given
			.slice(0, SAMPLE)
			.split("\n")
			.map((line) => line.split(/ [>›»] /u))
			.filter((pieces) => pieces.length > FEWEST_CRUMBS)
			.flatMap((pieces) => pieces.map((piece) => piece.trim())),
	);

const FEWEST_CRUMBS = 2;

/** The name in a match's first group. */
function namedIn(match: RegExpExecArray | null, score: number): Found[] {
	const name = match?.[1]?.replace(SENTENCE_BEFORE, "");
	if (!match || !name) return [];
	const start = match.index + match[0].indexOf(name);
	return [{ text: name, score, span: [start, start + name.length] }];
}

// "An 18F Product Manager is …", "As a Marlowe consultant".
const beforeTitle = (title: string): RegExp =>
	new RegExp(
		`${LETTERS_BEGIN}(?:[Aa]n?|[Tt]he) ([\\p{Lu}\\d][\\p{L}\\d&.-]{1,30}(?: \\p{Lu}[\\p{L}\\d&.-]{1,30})?) ${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${LETTERS_END}`,
		"u",
	);
const POSSESSIVE =
	/(?<!\p{L})(?<!& )(\p{Lu}[\p{L}\d&]+(?: (?:& )?\p{Lu}[\p{L}\d&]+){0,3})['’]s (?=\p{L})/gu;

/** "Since 1908", "Home office", "Remote possible": when an employer began or where one works. */
const NO_NAME = listPattern(
	`^(?:${SINCE} (?:1[6-9]|20)\\d\\d|${titleWords("workplaces")}${LETTERS_END}(?: \\p{L}+)?)$`,
	"iu",
);
/** "Die Falken Treuhand AG ist …": a sentence begins with the article; a name with a legal form is whole without it. */
const ARTICLE = listPattern(
	`^${employerWords("articles")} (?=(?:${employerWords("municipalities")}) \\p{Lu}|\\p{Lu}.* ${LEGAL_FORM}$)`,
	"iu",
);

/** "Valencia (hybrid)": a town and how one works there. */
const ASIDE = /\s*\([^()]*\)$/u;

const CONTRACT = listPattern(`^(?:${EMPLOYMENT})${LETTERS_END}`, "iu");
const MIN_NAME = 2;
const SAMPLE = 20_000;

// "Cook & Baker Ltd" is no cook.
const SEVERAL_WORDS = new RegExp(
	`${LETTERS_BEGIN}(?:of|&|GmbH|Inc|Ltd|Partners$|${partOf(POSTING_WORDS, ({ logic }) => logic.and)})${LETTERS_END}`,
	"u",
);

/** "Gemeinde Moosbach sucht per 1. Mai": whoever seeks ends before the verb. */
const SEEKING_VERB = new RegExp(` ${SEEKS}.*$`, "u");

const tidied = (one: Found, text: string, spoken: Spoken): Found[] => {
	const shown = one.text
		.replace(/\s+/g, " ")
		.trim()
		.replace(FIELD_NAME, "")
		// Where an address was.
		.replace(/ \( ?\)$/u, "")
		.replace(/ [·•] .*$/u, "")
		.replace(SEEKING_VERB, "")
		// What others gave it: "3.6 ★".
		.replace(/\s*\d(?:[.,]\d)?\s*★.*$/u, "")
		.replace(OF_REGION, "")
		.replace(LOGO, "$1")
		// "(18 000 habitants)", "(direct employer). Apply by …": what is said of it.
		.replace(/ \((?:\p{Ll}|\d)[^()]*\)(?:\. .*)?$/u, "")
		.replace(/(?<=[\p{Ll})]{3})\. \p{Lu}.*$/u, "")
		.replace(PORTAL, "")
		.replace(GENERIC, "")
		.replace(/^The (?=\p{Lu})/u, "")
		.replace(ARTICLE, "")
		.replace(/[.,;|]+$/, (end, at: number, name: string) =>
			end === "." && /(?:Inc|Ltd|Co|Corp|Coop|\p{Lu})$/u.test(name.slice(0, at))
				? end
				: "",
		);
	if (
		shown.length < MIN_NAME ||
		NO_COMPANY.test(shown) ||
		AMOUNT.test(shown) ||
		REFERENCE.test(shown) ||
		isCity(shown) ||
		isCity(shown.replace(ASIDE, "")) ||
		NO_NAME.test(shown) ||
		IS_CLIENT.test(shown) ||
		CONTRACT.test(shown) ||
		BLANK.test(shown) ||
		PERSON.test(shown) ||
		KIND_ALONE.test(shown)
	)
		return [];
	// Only its place in the head or a field makes an everyday word a name.
	if (
		!shown.includes(" ") &&
		one.score < BY_FIELD &&
		(isEmptyWord(shown, spoken) ||
			(one.score < AT_TOP && isPlainWord(shown, text.slice(0, SAMPLE), spoken)))
	)
		return [];
	const often = text.slice(0, SAMPLE).split(shown).length - 2;
	const isJob =
		one.score < BY_FIELD &&
		namesRole(shown, spoken) &&
		!SEVERAL_WORDS.test(shown);
	const score =
		one.score +
		Math.min(Math.max(often, 0) * OFTEN, MOST_OFTEN) -
		(isJob ? AT_TOP : 0);
	return [{ text: inOwnCase(shown, text), span: one.span, score }];
};

const FORM_BEHIND = new RegExp(`,? ${LEGAL_FORM}$`, "u");
const IN_CAPITALS =
	/^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]* [^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u;
/** "DHL", "HSBC": letters that are no word. */
const NO_WORD = /^[^AEIOUYÄÖÜÅØÆÀÁÂÃÈÉÊÌÍÎÒÓÔÕÙÚÛ]+$/u;

/** A name of several words in capitals as the text writes it elsewhere, or calm; what it is in law stays as it is written. */
const inOwnCase = (name: string, text: string): string => {
	const form = FORM_BEHIND.exec(name)?.[0] ?? "";
	const own = name.slice(0, name.length - form.length);
	if (!IN_CAPITALS.test(own)) return name;
	const written = [
		...text
			.slice(0, SAMPLE)
			.matchAll(new RegExp(own.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu")),
	].find(([other]) => /^\p{Lu}/u.test(other) && /\p{Ll}/u.test(other))?.[0];
	const words = own.split(" ");
	const calmed = calm(own)
		.split(" ")
		.map((word, at) => (NO_WORD.test(words[at] ?? "") ? words[at] : word))
		.join(" ");
	return `${written ?? calmed}${form}`;
};

// "Harlow & Finch is a boutique law firm": a portrait says what the employer is.
const PORTRAIT = listPattern(
	String.raw`(?<=^|\n|[.!] )(?:${around("articles")} )?((?!${employerWords("noSubject")})[\p{Lu}\d][\p{L}\d&'’.+-]*(?:,? (?:\p{Lu}|&|${IN_NAME})[\p{L}\d&'’.+-]*){0,6})(?: ${PLACED} \p{L}+)? ${employerWords("isA")} (?=[^.\n]{0,80}${employerWords("kinds")})`,
	"iu",
);

const AGENCY_OF_STATE = listPattern(
	`^\\p{L}[^.,:;!?\\d]{3,60} (?:${employerWords("agenciesOfState")})$`,
	"iu",
);

const publicBody = (text: string): PostingFact | null => {
	const lines = postingLines(text).slice(0, 4);
	const place = lines
		.slice(0, 3)
		.findIndex((line) => PUBLIC_BODY.test(line.text.trim()));
	const below = lines[place + 1];
	// "Department of the Interior", and below it the National Park Service.
	const organization =
		below && AGENCY_OF_STATE.test(below.text.trim()) ? below : lines[place];
	return place >= 0 && organization
		? { text: calm(organization.text.trim()), span: organization.span }
		: null;
};

// "City of Los Angeles" said again and again in a bulletin that never says who writes it.
const BODY = new RegExp(
	String.raw`${LETTERS_BEGIN}${employerWords("municipalities")} ${employerWords("ofPlace")} (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}`,
	"gu",
);
const SAID_TWICE = 2;

const publicBodies = (text: string): Found[] => {
	const counts = new Map<
		string,
		{ span: PostingFact["span"]; count: number }
	>();
	for (const match of text.slice(0, SAMPLE).matchAll(BODY)) {
		const known = counts.get(match[0]);
		if (known) known.count += 1;
		else
			counts.set(match[0], {
				span: [match.index, match.index + match[0].length],
				count: 1,
			});
	}
	return [...counts]
		.filter(([, { count }]) => count >= SAID_TWICE)
		.map(([name, { span }]) => ({
			text: name,
			span,
			score: PORTRAYED - OFTEN,
		}));
};
