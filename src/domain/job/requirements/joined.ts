// Several things asked for in one sentence that no colon opens: "You will survey houses, write reports and keep the workshop",
// "a degree in law and at least three years in court", "fluent German, good English".

import { everyMatch } from "../../every-match.ts";
import { yearsAsked } from "../facts/years.ts";
import type { Span } from "../job.ts";
import { findTerms } from "../lexicon/lexicon.ts";
import { type Spoken, wordPattern } from "../text/spoken.ts";
import { levelIn } from "./level.ts";
import { withoutAnd, withoutBrackets } from "./listed.ts";

const AND = wordPattern(({ logic }) => logic.and);
const ENDS_WITH_OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `(?:${words}|:)[;.,]?\\s*$`,
);
const OPENS_WITH_OR = wordPattern(
	({ logic }) => logic.or,
	(words) => `^${words}`,
);
/** What belongs to the words before it: "who works in …", "such as …". */
const BELONGS = wordPattern(
	({ logic }) => `${logic.belongs}|${logic.examples}`,
	(words) => `^${words}`,
);
const NEXT = wordPattern(
	({ years }) => years.next,
	(words) => `^${words}`,
);
const MARK = wordPattern(
	({ logic }) => logic.and,
	(words) => `[,;]\\s+|\\s${words}\\s+`,
	"giu",
);
const YOU = wordPattern(
	({ pronouns }) => pronouns.you,
	(words) => `^${words}\\s`,
);

const ANY_YOU = wordPattern(({ pronouns }) => pronouns.you);
const OR = wordPattern(({ logic }) => logic.or);
const WISH = wordPattern(({ demand }) => demand.nice);

const SHORTEST = 36;
/** A list of deeds or demands is a long sentence; a short one lists names that belong together. */
const SHORTEST_LIST = 90;
const FEWEST_LISTED = 3;
const FEWEST_WORDS = 4;
const FEWEST_WORDS_JOINED = 2;
/** So many letters may stand before the number of years: "at least", "a minimum of". */
const BEFORE_YEARS = 24;
/** The same where "you" opens the clause: "vous justifiez d'une expérience d'au moins". */
const BEHIND_YOU = 60;

/** Where each of the demands stands in the text; empty where it is one, or where one of them is enough. */
export const joinedIn = (text: string, spoken: Spoken): Span[] => {
	if (text.length < SHORTEST || ENDS_WITH_OR(spoken).test(text)) return [];
	const body = withoutBrackets(text);
	const pieces = atMarks(body, everyMatch(/[,;]\s+/g, body));
	if (pieces.some((piece) => OPENS_WITH_OR(spoken).test(said(body, piece))))
		return [];
	const listed = asList(body, pieces, spoken);
	if (listed.length > 0) return listed;
	const marks = everyMatch(MARK(spoken), body).filter((mark) =>
		opensDemand(body, mark, spoken),
	);
	const spans = atMarks(body, marks).map((span) =>
		withoutAnd(body, span, spoken),
	);
	const isEnough = spans.every(
		(span) => wordsIn(said(body, span)) >= FEWEST_WORDS_JOINED,
	);
	return spans.length > 1 && isEnough ? spans : [];
};

const said = (body: string, [start, end]: Span): string =>
	body.slice(start, end);

const wordsIn = (text: string): number =>
	text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;

const atMarks = (
	body: string,
	marks: readonly { index: number; 0: string }[],
): Span[] => {
	const spans: Span[] = [];
	let start = 0;
	for (const { index, 0: mark } of marks) {
		spans.push([start, index]);
		start = index + mark.length;
	}
	const end = body.replace(/[\s.;]+$/, "").length;
	return start < end ? [...spans, [start, end]] : spans;
};

/** Long pieces between commas, the last of them joined by "and". */
const asList = (
	body: string,
	pieces: readonly Span[],
	spoken: Spoken,
): Span[] => {
	if (body.length < SHORTEST_LIST) return [];
	const whole: Span[] = [];
	for (const piece of pieces) {
		const before = whole.at(-1);
		const isRest =
			BELONGS(spoken).test(said(body, piece)) ||
			(whole.length === 1 &&
				YOU(spoken).test(said(body, piece)) &&
				!ANY_YOU(spoken).test(said(body, whole[0] ?? piece)));
		// "…, who works in …"; "As our gardener, you …".
		if (before && isRest) before[1] = piece[1];
		else whole.push([...piece]);
	}
	const last = whole.at(-1);
	const isList =
		whole.length >= FEWEST_LISTED &&
		last !== undefined &&
		AND(spoken).test(said(body, last)) &&
		whole.every((piece) => wordsIn(said(body, piece)) >= FEWEST_WORDS);
	return isList ? whole.map((span) => withoutAnd(body, span, spoken)) : [];
};

/** Whether a comma or an "and" is followed by a demand of its own: years, a language beside another, who is spoken to again. */
const opensDemand = (
	body: string,
	{ index, 0: mark }: { index: number; 0: string },
	spoken: Spoken,
): boolean => {
	const before = body.slice(0, index);
	const behind = body.slice(index + mark.length);
	const [clause = ""] = behind.split(/[,;]\s/, 1);
	const isComma = /^[,;]/.test(mark);
	const most = YOU(spoken).test(clause) ? BEHIND_YOU : BEFORE_YEARS;
	return (
		(isComma && NEXT(spoken).test(behind)) ||
		yearsAsked(clause, spoken).some(({ span }) => span[0] <= most) ||
		(isComma && isOtherLanguage(before, clause, spoken)) ||
		opensAgain(before, behind, spoken) ||
		speaksAgain(before, behind, spoken)
	);
};

/** "…, if you know Excel, and if you have a license": a clause that opens as an earlier one did stands beside it. */
const opensAgain = (
	before: string,
	behind: string,
	spoken: Spoken,
): boolean => {
	const [opening = ""] = /^\p{L}+/u.exec(withoutJoin(behind, spoken)) ?? [];
	return (
		opening !== "" &&
		BELONGS(spoken).test(`${opening} `) &&
		before
			.toLowerCase()
			.split(/[^\p{L}]+/u)
			.includes(opening.toLowerCase())
	);
};

const OPENS_WITH_AND = wordPattern(
	({ logic }) => logic.and,
	(words) => `^${words}\\s+`,
);
const withoutJoin = (text: string, spoken: Spoken): string =>
	text.replace(OPENS_WITH_AND(spoken), "");

const languagesIn = (text: string): string[] =>
	findTerms(text)
		.filter(({ kind }) => kind === "language")
		.map(({ term }) => term);

/** "…, good English", "…, Italian a plus": with a level or a wish of its own. */
const isOtherLanguage = (
	before: string,
	clause: string,
	spoken: Spoken,
): boolean => {
	if (OR(spoken).test(clause)) return false;
	if (!levelIn(clause, spoken) && !WISH(spoken).test(clause)) return false;
	const [first] = languagesIn(before);
	const [second] = languagesIn(clause);
	return first !== undefined && second !== undefined && first !== second;
};

const MOST_BEFORE_YOU = 4;
const FEWEST_BEFORE = 3;

// "You are patient and you may work here". Behind its first word the pronoun stands in a clause that opens another: "If you …".
const speaksAgain = (
	before: string,
	behind: string,
	spoken: Spoken,
): boolean => {
	const [again] = YOU(spoken).exec(behind) ?? [];
	if (again === undefined) return false;
	const words = before
		.toLowerCase()
		.split(/[\s•]+/)
		.filter(Boolean);
	if (words.length < FEWEST_BEFORE) return false;
	const place = words.indexOf(again.trim().toLowerCase());
	return place === 0 || (place > 1 && place <= MOST_BEFORE_YOU);
};
