// A paper of a lower rank than the one asked for, or with limits, answers in part: "NVQ Level 2" for "NVQ Level 3".
import { everyMatch } from "../../every-match.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { WORD_ENDS } from "../../language/word-edges.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Asking, Decision } from "./asking.ts";

const RANK = wordPattern(
	({ papers }) => papers.rank,
	(words) => `${words}\\s?(\\d|i{1,3}|iv|v)${WORD_ENDS}`,
	"giu",
);
const ROMAN = ["i", "ii", "iii", "iv", "v"];
const ANY_LANGUAGE = languagesOf("", "und");

/** The decision, as "partly" where every rank its evidence names is below the one asked for. */
export function withinRank(
	decision: Decision,
	{ requirement }: Asking,
): Decision {
	const { support, evidence } = decision;
	const papers = evidence.map(({ text }) => text);
	if (support === "partly" && isBelowRank(papers, requirement.text))
		return { ...decision, isLess: true };
	if (support !== "shown" && support !== "listed") return decision;
	return isBelowRank(papers, requirement.text) ||
		isLimited(evidence, requirement.text)
		? { ...decision, support: "partly", isLess: true }
		: decision;
}

/** Whether a paper says of itself that it has limits which what is asked for does not name: "Intern License". */
export function hasLimits(paper: string, asked: string): boolean {
	const [limit] = LIMITED(ANY_LANGUAGE).exec(paper) ?? [];
	return (
		limit !== undefined && !asked.toLowerCase().includes(limit.toLowerCase())
	);
}

const LIMITED = wordPattern(({ papers }) => papers.limited);

/** Each paper that would answer has limits. */
function isLimited(evidence: Decision["evidence"], asked: string): boolean {
	return (
		evidence.length > 0 &&
		evidence.every(
			({ path, text }) =>
				isInSection(path, "certifications") && hasLimits(text, asked),
		)
	);
}

/** "Level 4", as it is written. */
export function rankNamed(text: string): string | null {
	return rankWords(text)[0]?.[0] ?? null;
}

/** Whether papers name a rank, and none of them the one asked for or a higher one. */
export function isBelowRank(papers: readonly string[], asked: string): boolean {
	const least = leastRank(asked);
	if (least === null) return false;
	const held = papers.flatMap(ranksIn);
	return held.length > 0 && Math.max(...held) < least;
}

/** The first rank, or of those that may stand for each other the lowest: "Level 2, or Level 1 with …". */
function leastRank(asked: string): number | null {
	const [first, second] = rankWords(asked);
	if (first === undefined) return null;
	const between = asked.slice(first.index + first[0].length, second?.index);
	return second && OR(ANY_LANGUAGE).test(between)
		? Math.min(rankOf(first), rankOf(second))
		: rankOf(first);
}

const OR = wordPattern(({ logic }) => logic.or);

function ranksIn(text: string): number[] {
	return rankWords(text).map(rankOf);
}

function rankWords(text: string): RegExpExecArray[] {
	return everyMatch(RANK(ANY_LANGUAGE), text);
}

function rankOf([, figure = ""]: RegExpExecArray): number {
	return /\d/.test(figure)
		? Number(figure)
		: ROMAN.indexOf(figure.toLowerCase()) + 1;
}
