// What the job is called, out of a field, a marked line, the first line or the sentence that says who is sought; and what it is
// not: the employer, the hours, the kind of contract that stand in the same line.
import { listPattern } from "../../language/list-pattern.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../../language/word-edges.ts";
import { around } from "../text/around-terms.ts";
import { AT, PLACED, titleWords, WITHIN } from "../text/naming.ts";
import { type PostingFact, postingLines } from "../text/posting-lines.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import type { Found } from "./candidates.ts";
import { soughtRole, soughtSmall } from "./sought-role.ts";
import { LATER, namesRole, topLines } from "./title-lines.ts";
import { GENDER, titleOf, withoutPlace } from "./title-text.ts";

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
