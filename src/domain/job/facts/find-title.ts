// What the job is called, out of a field, a marked line, the first line or the sentence that says who is sought; and what it is
// not: the employer, the hours, the kind of contract that stand in the same line.

import { listPattern } from "../../language/list-pattern.ts";
import { partOf } from "../../language/patterns.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { headingPart, headingPrefix } from "../regions/headings.ts";
import { around } from "../text/around-terms.ts";
import {
	AT,
	employerWords,
	isCity,
	PLACED,
	SMALL,
	titleWords,
	WITHIN,
} from "../text/naming.ts";
import {
	type PostingFact,
	PUBLIC_BODY,
	postingLines,
} from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import type { Found } from "./candidates.ts";
import { soughtRole, soughtSmall } from "./sought-role.ts";

const MAX_TITLE = 90;
const PLACE_FIELD = partOf(POSTING_WORDS, ({ titles }) => titles.placeField);

const FIELD = listPattern(
	String.raw`^[ \t]*(?:[-•*]\s*|\d{1,2}(?:\.\d{1,2})?[.)]?\s+)?${titleWords("fields")}[ \t]*[:=：|][ \t]*(.{3,120})$`,
	"imu",
);
/** A field's name alone in its line; the title stands in the next: "§ 1 Vacancy". */
const FIELD_ABOVE = listPattern(
	String.raw`^[ \t]*(?:§ ?)?(?:\d{1,2}[.)]?[ \t]+)?${titleWords("fields")}[ \t]*:?[ \t]*\n[ \t]*(\p{Lu}.{2,300})$`,
	"imu",
);
/** "Position Type: Student Support Services / Speech Language Pathologist" */
const KIND_FIELD = listPattern(
	String.raw`^[ \t]*${titleWords("kindFields")}[ \t]*:[ \t]*\n?[ \t]*[^\n/]{3,60}/[ \t]*(\p{Lu}[^\n/]{3,60})$`,
	"imu",
);
const GENDER =
	/\s*[([/|–-]*\s*(?<!\p{L})(?:all genders?|gn|[mwfdhxv](?:\s*[/|]\s*[mwfdhxvi*]){1,3})(?!\p{L})\s*[)\]]*/giu;

const NOT_A_TITLE = listPattern(
	String.raw`^(?:${titleWords("greetings")}(?![\p{L}-])|${titleWords("never")}|https?:|www\.|\d|[-–—•=*_|]|[$€£]|¿|---)|[!?]$|@`,
	"iu",
);
/** What is paid names neither a job nor an employer. */
export const AMOUNT =
	/[€$£¥₹]\s?\d|\d\s?(?:[€£]|(?:EUR|USD|GBP|CHF|COP|MXN|PLN|SEK|NOK|DKK|kr)(?!\p{L}))/u;
const CODE_TAIL = /\s*(?:[-–|,(]\s*(?:ref|job[- ]?id|req)\b.*|#\S+.*)$/iu;

/** The title without the employer that its line names too. */
export const withoutCompany = (
	title: PostingFact | null,
	company: string | null,
): PostingFact | null => {
	if (!title || !company) return title;
	const at = title.text.indexOf(company);
	// "Harrow Lane – caring for old horses": whoever begins the line is the employer, and says what they do.
	if (at === 0 && STRAPLINE.test(title.text.slice(company.length))) return null;
	const before = BEFORE_COMPANY.exec(title.text.slice(0, Math.max(at, 0)))?.[1];
	return before ? { ...title, text: before } : title;
};

const STRAPLINE = /^\s*[-–—|:,]\s*\p{Ll}/u;
const BEFORE_COMPANY = listPattern(
	String.raw`^(.{2,}?)\s*(?:[-–—|@,]|${LETTERS_BEGIN}(?:${AT}|${PLACED}|${WITHIN})(?:\s+\p{Ll}{2,3})?)\s*$`,
	"iu",
);

const BY_FIELD = 0.95;
const BY_MARK = 0.85;
const OF_ROLE = 0.3;
const AT_TOP = 0.42;
/** The first line above a line that names an employer and a place. */
const ABOVE_BOARD = 0.2;
const SOUGHT = 0.5;
/** "We look for a registered nurse" says of what kind; a line at the top says what the job is called. */
const SOUGHT_AS_KIND = 0.3;
const STARTS_LOW = /^\p{Ll}/u;
const AGAIN = 0.15;
/** How a form files the posting; a title of its own is surer. */
const BY_KIND = 0.3;

/** What the posting may call the job, with how sure each is: a field, a marked line, the top, who is sought. */
export const titleCandidates = (text: string, spoken: Spoken): Found[] => {
	const top = topLines(text, spoken);
	const hasTitle = top.some(({ fact }) => namesRole(fact.text, spoken));
	const sought =
		soughtRole(text, spoken) ?? (hasTitle ? null : soughtSmall(text, spoken));
	const scored: readonly (readonly [PostingFact | null, number])[] = [
		[fieldFact(text, spoken), BY_FIELD],
		[markedLine(text, spoken), BY_MARK],
		...top.map(
			({ fact, place }) =>
				[
					fact,
					AT_TOP -
						place * LATER +
						(place === 0 ? surenessOfFirst(fact, text) : 0),
				] as const,
		),
		[kindOf(text, spoken), BY_KIND],
		[asRole(text), SOUGHT],
		[
			sought && titleOf(sought.span[0], sought.text),
			sought && STARTS_LOW.test(sought.text) ? SOUGHT_AS_KIND : SOUGHT,
		],
	];
	return scored.flatMap(([fact, base]) => {
		const title = withoutPlace(fact, text);
		if (!title) return [];
		const names = namesRole(title.text, spoken);
		const again =
			base !== SOUGHT_AS_KIND && isSaidAgain(title, text) ? AGAIN : 0;
		const score = base + (names && base < BY_MARK ? OF_ROLE : 0) + again;
		return [
			{
				text: title.text,
				span: title.span,
				score: names || base >= BY_MARK ? score : score - AGAIN / 2,
			},
		];
	});
};

/** Beside what a first line is sure of by itself. */
function surenessOfFirst({ span }: PostingFact, text: string): number {
	const written = text.slice(...span);
	return (
		(isAboveBoard(text) ? ABOVE_BOARD : 0) +
		(HASTE_BEHIND.test(text.slice(span[1], span[1] + HASTE_NEAR))
			? WANTED
			: 0) +
		(isShouted(written) && isBegunAgain(written, span[1], text) ? SHOUTED : 0)
	);
}

/** "SKIPPER WANTED" */
const WANTED = 0.25;
const HASTE_NEAR = 24;
const HASTE_BEHIND = listPattern(
	String.raw`^\s*${titleWords("haste")}${LETTERS_END}`,
	"iu",
);
/** A line in capitals of which the text says the beginning again, as one that is sought: "1 CAD PATTERN MAKER". */
const SHOUTED = 0.25;

function isShouted(written: string): boolean {
	return /\p{Lu}{4}/u.test(written) && written === written.toUpperCase();
}

function isBegunAgain(written: string, from: number, text: string): boolean {
	const [, first, second] = /^(\p{L}+)\s+(\p{L}{2,})/u.exec(written) ?? [];
	return (
		first !== undefined &&
		new RegExp(
			`(?<![\\p{L}\\d])(?:1|${around("articles")})\\s+${first}\\s+${second}${LETTERS_END}`,
			"iu",
		).test(text.slice(from))
	);
}

/** "Envases Levante - Crevillent (Alicante)", "Halcyon Water · Exeter, England". */
const BOARD_LINE =
	/^\p{Lu}[^|•:.!?]{2,60}? [-–—·|] \p{Lu}[\p{L}.' -]{1,40}(?:, ?[\p{L} ]{2,30}){0,2}(?: \(.{1,20}\))?$/u;

/** Whether the second line says who offers the job and where, as job boards write it. */
const isAboveBoard = (text: string): boolean =>
	BOARD_LINE.test(postingLines(text)[1]?.text.trim() ?? "");

const ROLES = wordPattern(({ titles }) => titles.roles);

/** Whether a line names who does the work. */
export const namesRole = (line: string, spoken: Spoken): boolean =>
	ROLE.test(line) || ROLES(spoken).test(line);

const isSaidAgain = (
	{ text: title, span }: PostingFact,
	text: string,
): boolean => text.toLowerCase().indexOf(title.toLowerCase(), span[1]) >= 0;

// "As a Site Supervisor, you will …", "En tant que Directeur Marketing, vous …", "Als Bilanzbuchhalterin …".
const AS_ROLE = new RegExp(
	String.raw`(?<=^|[.!?:\n•]\s*)${titleWords("asRole")} (?:first |next |new )?(\p{Lu}[\p{L}/&' -]{2,60}?)(?=,| ${titleWords("roleThen")}${LETTERS_END})`,
	"u",
);

const asRole = (text: string): PostingFact | null => {
	const match = AS_ROLE.exec(text);
	return match?.[1]
		? titleOf(match.index + match[0].lastIndexOf(match[1]), match[1])
		: null;
};

// "Data Analyst – Leeds", where the posting says elsewhere that the work is in Leeds; "Technicien – Angers (49)" by its number.
const withoutPlace = (
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

/** "A Systemadministratorin or a Systemadministrator": one name in both its genders. */
const BOTH_GENDERS =
	/^(\p{Lu}[\p{L}-]{4,40}?)\p{Ll}{0,3} \p{Ll}{1,4} \p{Ll}{2,6} \1$/u;

/** "fromager ou une fromagère", "Erzieherin oder einen Erzieher". */
const EITHER = listPattern(
	`^(\\p{L}{4}.*?) ${partOf(POSTING_WORDS, ({ logic }) => logic.or)} (?:\\p{L}{2,6} )?(\\p{L}{4}[^,]*)$`,
	"iu",
);
const SAME_BEGINNING = 4;

/** One name in its two forms as titles have it; of a form that a German sentence has bent only the first is a name. */
const bothForms = (line: string): string | null => {
	const [, one = "", other = ""] = EITHER.exec(line) ?? [];
	const begins = (word: string) => word.slice(0, SAME_BEGINNING).toLowerCase();
	if (one === "" || one === other || begins(one) !== begins(other)) return null;
	const isBent = /n$/u.test(other) && !other.endsWith(one);
	return isBent || other.startsWith(`${one} `) ? one : `${one} / ${other}`;
};

const SEEKING = listPattern(
	`^\\s*${partOf(POSTING_WORDS, ({ titles }) => titles.seeking)}\\s+`,
	"iu",
);

/** "Recruiting Coordinator": whoever seeks one says "recruiting a", or sets the verb apart. */
const OF_A_TRADE = new RegExp(
	`^\\s*${partOf(POSTING_WORDS, ({ titles }) => titles.seekingTrades ?? "")}\\s+\\p{Lu}\\p{Ll}`,
	"u",
);

/** "Stad Hoogveld zoekt een beleidsadviseur": who seeks, with the article of what is sought. */
const EMPLOYER_SEEKS = new RegExp(
	String.raw`^\s*\p{Lu}[^.:;!?,]{2,60}?\s${employerWords("seeks")}\s+(?:\p{Ll}{1,5}\s+)?(?=\p{L})`,
	"u",
);

// "Seeking Dental Assistant": the verb is no part of the name.
const withoutSeeking = (line: string): string => {
	const [, both] = BOTH_GENDERS.exec(line.trim()) ?? [];
	if (both) return both;
	const forms = bothForms(line.trim());
	if (forms) return forms;
	const sought = line.slice(EMPLOYER_SEEKS.exec(line)?.[0].length ?? 0);
	const verb = OF_A_TRADE.test(sought) ? "" : SEEKING.exec(sought)?.[0];
	const rest = sought.slice(verb?.length ?? 0);
	return /^\p{Lu}/u.test(rest) ? rest : sought;
};

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
	String.raw`(?<=\p{L}{3}.*)\s+${EMPLOYMENT}(?:\s\d{1,2})?\s*$`,
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
				if (SMALL_WORD.test(word)) return word.toLowerCase();
				return word.length < 4
					? word
					: `${word.charAt(0)}${word.slice(1).toLowerCase()}`;
			});

/** Up to a comma outside of brackets. */
const BEFORE_COMMA = /^(?:[^,()]|\([^()]*\))+/u;

const factBelow = (text: string, spoken: Spoken): PostingFact | null => {
	const match = FIELD_ABOVE.exec(text);
	const first = BEFORE_COMMA.exec(match?.[1] ?? "")?.[0] ?? "";
	return match && namesRole(first, spoken) && !/[.!?](?:\s|$)/u.test(first)
		? titleOf(match.index + match[0].lastIndexOf(first), first)
		: null;
};

const EVERY_FIELD = new RegExp(FIELD.source, `g${FIELD.flags}`);
/** "Name: Gareth Olleren" */
const NAMED_PERSON =
	/\n[ \t]*[\p{L} ]{3,25}:[ \t]*(?:\p{Lu}[\p{L}.'’-]*[ \t]*){2,4}\n[ \t]*$/u;
/** Below it, or one line further: addresses are left out before. */
const REACHED = /^[^\n]*\n(?:[^\n]*\n)?[^\n]*(?:@|\d{3}[ \d/-]{4,})/u;

/** Whether it says what whoever answers questions is called at work. */
const isOfContact = ({ index, 0: line }: RegExpExecArray, text: string) =>
	NAMED_PERSON.test(text.slice(Math.max(0, index - LINE), index)) &&
	REACHED.test(text.slice(index + line.length - 1));
const LINE = 120;

const fieldFact = (text: string, spoken: Spoken): PostingFact | null => {
	const match = [...text.matchAll(EVERY_FIELD)].find(
		(field) => !isOfContact(field, text),
	);
	const value = match?.[1];
	if (!match || !value) return factBelow(text, spoken);
	// "1.1 Position: Safety Engineer. One opening, 40 hours."
	const [first = ""] = value.split(/[.!?](?=\s|$)/u);
	return first === value || namesRole(first, spoken)
		? titleOf(match.index + match[0].lastIndexOf(value), first)
		: null;
};

const kindOf = (text: string, spoken: Spoken): PostingFact | null => {
	const match = KIND_FIELD.exec(text);
	const trade = match?.[1]?.trim();
	return match && trade && namesRole(trade, spoken)
		? titleOf(match.index + match[0].lastIndexOf(trade), trade)
		: null;
};

const HEAD_LINES = 14;
const LONGEST_MARKED = 160;
/** "… (m/w/d) gesucht!" */
const CALL = listPattern(String.raw`\s+${titleWords("haste")}\s*!*\s*$`, "iu");
const OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `\\s+${words}\\s+`,
);

/** Of two roles in one line, of which either may apply, the first. */
const firstRole = (line: string, spoken: Spoken): string => {
	const [first = ""] = line.split(OR(spoken));
	return first;
};

// A line that says (m/w/d) or H/F is the title wherever it stands among the first.
const markedLine = (text: string, spoken: Spoken): PostingFact | null => {
	for (const { text: line, span } of postingLines(text).slice(0, HEAD_LINES)) {
		GENDER.lastIndex = 0;
		if (
			line.length <= LONGEST_MARKED &&
			/\b[mwfhdv]\s*[/|]\s*[mwfhdxv]\b/i.test(line) &&
			!/[.!?]\s*$/.test(line.replace(CALL, ""))
		)
			return (
				titleOf(span[0], line) ?? titleOf(span[0], firstRole(line, spoken))
			);
	}
	return null;
};

const ROLE = listPattern(
	`${partOf(POSTING_WORDS, ({ titles }) => titles.knownRoles ?? "")}s?${LETTERS_END}`,
	"iu",
);

const TOP_LINES = 6;
const LATER = 0.03;
const LONGEST_SENTENCE_TITLE = 60;
const MOST_TITLE_WORDS = 12;

// Every line near the top that may be a title; below the first only what names who does the work.
const topLines = (
	text: string,
	spoken: Spoken,
): { fact: PostingFact; place: number }[] => {
	const lines = postingLines(text).filter(
		({ text: line }) => !/^\s*(?:---|=+)/.test(line),
	);
	const named = lines.slice(0, TOP_LINES).flatMap((line, place) => {
		const fact = titleOfLine(line, spoken);
		return fact &&
			!FIRM.test(fact.text) &&
			(place === 0 || namesRole(fact.text, spoken))
			? [{ fact, place }]
			: [];
	});
	const hasRole = named.some(({ fact }) => namesRole(fact.text, spoken));
	return hasRole ? named : [...named, ...belowFields(lines, spoken)];
};

const FORM_LINES = 36;
const SENTENCE = 70;
const FEWEST_FIELDS = 3;
const NEAR_TEXT = 3;
const LABEL = /^[^.!?]{2,40}:$/u;
const FIELD_LINE = /^\p{L}[^:]{1,30}:(?:\s|$)/u;

/** The title of a form: below its fields, in a line of its own that is no value of theirs. */
const belowFields = (
	lines: readonly PostingFact[],
	spoken: Spoken,
): { fact: PostingFact; place: number }[] => {
	const text = (at: number) => lines[at]?.text.trim() ?? "";
	const first = lines.findIndex(({ text: line }) => line.length > SENTENCE);
	const end = Math.min(first < 0 ? lines.length : first, FORM_LINES);
	const isForm =
		lines.slice(0, end).filter((line) => FIELD_LINE.test(line.text.trim()))
			.length >= FEWEST_FIELDS;
	// Fields without colons, "Grade" above "Band 6", tell only that the text begins right below the title.
	const from = isForm ? TOP_LINES - 1 : Math.max(end - NEAR_TEXT, TOP_LINES);
	for (let at = from; at < end; at += 1) {
		const line = lines[at];
		const isValue = LABEL.test(text(at - 1)) || FIELD_LINE.test(text(at));
		const fact = line && !isValue && titleOfLine(line, spoken);
		if (
			fact &&
			/^\p{Lu}/u.test(fact.text) &&
			!/[.,;]$/u.test(text(at)) &&
			namesRole(fact.text, spoken)
		)
			return [{ fact, place: 1 }];
	}
	return [];
};

/** "Cordwell Health Partners": several people, so a firm and no job. */
const FIRM = /\p{Lu}\p{L}+ (?:Partners|Associates|Consultants|Advisors)$/u;

const titleOfLine = (
	{ text: line, span }: PostingFact,
	spoken: Spoken,
): PostingFact | null => {
	const shown = line.trim();
	const piped = isBarredTitle(shown)
		? segmentWithRole(line, span[0], spoken)
		: null;
	if (piped) return piped;
	const behind = behindHeading(line, spoken);
	if (behind)
		return titleOfLine(
			{ text: behind.text, span: [span[0] + behind.at, span[1]] },
			spoken,
		);
	const isSentence =
		/\.$/.test(shown) &&
		(shown.length > LONGEST_SENTENCE_TITLE || SENTENCE_VERB.test(shown));
	return shown.length > MAX_TITLE ||
		shown.split(" ").length > MOST_TITLE_WORDS ||
		headingPart(line, spoken) ||
		NOT_A_TITLE.test(shown) ||
		(PUBLIC_BODY.test(shown) && !ROLE.test(shown)) ||
		isSentence
		? null
		: titleOf(span[0], line);
};

// "Apply now: warehouse assistant", "Ansökan: lagerarbetare".
const behindHeading = (
	line: string,
	spoken: Spoken,
): { text: string; at: number } | null => {
	const at = headingPrefix(line, spoken)?.length ?? 0;
	const text = line.slice(at);
	return at > 0 && text.trim() !== "" && namesRole(text, spoken)
		? { text, at }
		: null;
};

const SENTENCE_VERB = listPattern(
	`${LETTERS_BEGIN}${partOf(POSTING_WORDS, ({ titles }) => titles.sentenceVerbs ?? "")}${LETTERS_END}`,
	"iu",
);

const BARS = / [|·•] /gu;
const DASHES = / [-–—] /gu;
const FEWEST_DOTS = 2;
const FEWEST_DASHES = 3;

/** Whether a line is made of fields with bars between them, or with at least two points. */
export const isBarredTitle = (line: string): boolean =>
	line.includes(" | ") ||
	[...line.matchAll(BARS)].length >= FEWEST_DOTS ||
	isDashed(line);

/** "Fitter – Brandt Heating – Zwolle – 40 hours". */
const isDashed = (line: string): boolean =>
	[...line.matchAll(DASHES)].length >= FEWEST_DASHES;

/** The fields of such a line. */
export const barredFields = (line: string): string[] =>
	line.split(isDashed(line) ? DASHES : BARS);

const BAR = 3;

const segmentWithRole = (
	line: string,
	start: number,
	spoken: Spoken,
): PostingFact | null => {
	let at = start;
	for (const segment of barredFields(line)) {
		if (namesRole(segment, spoken) && segment.trim().length <= MAX_TITLE)
			return titleOf(at, segment);
		at += segment.length + BAR;
	}
	return null;
};
