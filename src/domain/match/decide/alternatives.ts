// "A degree or four years of experience", "PGCE (or QTS)": what stands for what, and which of several decisions then holds.
import {
	languagesOf,
	partsOfWordsIn,
	type Spoken,
	wordPattern,
	wordsPattern,
} from "../../job/text/spoken.ts";
import { degreeRank } from "../degree-ranks.ts";
import { rankLines } from "../lines/rank-lines.ts";
import type { RequirementSupport } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { likelihoodOf } from "./likelihood.ts";
import { SUPPORTED } from "./weights.ts";

// At most so many words between "or" and the experience that stands for a degree.
const INSTEAD = wordPattern(
	({ logic }) => logic.or,
	(or, spoken) => {
		const and = wordsPattern(spoken, ({ logic }) => logic.and);
		const experience = partsOfWordsIn(spoken, ({ years }) => years.practice);
		return `${or}\\s+(?:(?!${and}\\s)[\\p{L}\\d+'’-]+\\s+){0,6}?\\p{L}{0,20}(?:${experience})`;
	},
);
const AND = wordPattern(({ logic }) => logic.and);

/** Whether experience is accepted in place of what else is asked for. */
export function acceptsExperience({ requirement, language }: Asking): boolean {
	return INSTEAD(languagesOf("", language)).test(requirement.text);
}

/** Where the experience that stands for something else begins in the words of a requirement, with its "or"; their end without one. */
export function experienceFrom({ requirement, language }: Asking): number {
	const { text } = requirement;
	return INSTEAD(languagesOf("", language)).exec(text)?.index ?? text.length;
}

/** Whether any of the things named is enough: several, and nothing that must come with them. */
export function isChoice({ requirement, language }: Asking): boolean {
	const { logic, text } = requirement;
	const spoken = languagesOf("", language);
	return (
		logic.how === "any" &&
		!AND(spoken).test(text) &&
		!hasYearsApart(requirement, spoken)
	);
}

/** "A degree in civil engineering or construction, you have three years on site": the years stand in a clause of their own. */
function hasYearsApart(
	{ text, years, span }: Asking["requirement"],
	spoken: Spoken,
): boolean {
	if (years === null || degreeRank(text) === 0) return false;
	const before = text.slice(0, Math.max(0, years.span[0] - span[0]));
	const clauses = before.split(CLAUSE);
	const own = clauses.at(-1) ?? "";
	return (
		clauses.length > 1 &&
		degreeRank(clauses.slice(0, -1).join(", ")) > 0 &&
		degreeRank(own) === 0 &&
		!OR(spoken).test(own)
	);
}

/** Outside of brackets. */
const CLAUSE = /[,;]\s(?![^(]*\))/u;
const OR = wordPattern(({ logic }) => logic.or);

const BEST_FIRST: readonly RequirementSupport[] = [
	"shown",
	"listed",
	"partly",
	"unknown",
	"absent",
];

/** Of several decisions of which one is enough the best; null where there is none. */
export function bestOf(decisions: readonly Decision[]): Decision | null {
	const [best = null] = decisions.toSorted(
		(a, b) => BEST_FIRST.indexOf(a.support) - BEST_FIRST.indexOf(b.support),
	);
	return best;
}

const MOST_LINES = 2;

/** The experience accepted in place of something, by the lines that say what it is to be in. */
export function experienceInstead(asking: Asking): Decision {
	const { requirement, language, lexemes, comparison } = asking;
	const found = INSTEAD(languagesOf("", language)).exec(requirement.text);
	const from = found ? found.index + found[0].length : 0;
	const own = lexemes.filter(({ at }) => at >= from);
	const ranking = rankLines(
		{ lexemes: own.map(({ lexeme }) => lexeme), terms: [] },
		comparison,
	);
	if (
		own.length === 0 ||
		likelihoodOf({ lexemes: own, ranking }, asking) < SUPPORTED
	)
		return { support: "absent", evidence: [] };
	const lines = ranking.lines.filter(({ line }) => line.kind === "line");
	return {
		support: "partly",
		evidence: lines.slice(0, MOST_LINES).map(({ line }) => line.fact),
	};
}
