// Which needs of the posting a letter answers, and with which line of the profile: the weightiest needs first, each with the
// strongest line that answers it, whatever form the line has. No line stands twice, and none is there to fill.
import type { Match, RequirementMatch } from "../../match/match.ts";
import type { Ask } from "./asked-work.ts";
import type { Evidence } from "./evidence-lines.ts";

export type Chosen = {
	line: Evidence;
	/** Its place in Match.requirements; null for a line that is strong by itself. */
	requirement: number | null;
	/** How surely the line answers it, 0–1. */
	answer: number;
};

export type Choice = {
	match: Match;
	/** The strongest first. */
	lines: readonly Evidence[];
	/** The lines as the asks count them. */
	placed: readonly Evidence[];
	asks: readonly Ask[];
	most: number;
};

const KIND_WEIGHT = { must: 1, duty: 0.95, nice: 0.45 };
const DECIDES = 1.25;
const CONDITIONAL = 0.5;
/** How much less the last requirement of a posting weighs than the first. */
const LATER = 0.4;
const BY_STRENGTH = 0.6;
/** An answer below this is a word in common. */
const LEAST = 0.34;
/** Of the best pair's worth. */
const WORTH_IT = 0.45;

export function chosenEvidence(choice: Choice): Chosen[] {
	const pairs = pairsOf(choice).toSorted((a, b) => b.worth - a.worth);
	const [best] = pairs;
	const chosen: Chosen[] = [];
	for (const { line, requirement, answer, worth } of pairs) {
		if (chosen.length === choice.most) break;
		const isNew = !chosen.some(
			(one) => one.line === line || one.requirement === requirement,
		);
		if (isNew && worth >= WORTH_IT * (best?.worth ?? 0))
			chosen.push({ line, requirement, answer });
	}
	return withStrongest(chosen, choice);
}

type Pair = Chosen & { requirement: number; worth: number };

function pairsOf({ match, lines, placed, asks }: Choice): Pair[] {
	const strongest = Math.max(0.01, lines[0]?.strength ?? 0);
	return match.requirements.flatMap((answered, at) => {
		const weight = weightOf(answered, at, match);
		if (weight === 0) return [];
		return lines.flatMap((line): Pair[] => {
			const answer = answerOf(line, answered, {
				asks: asks.filter((ask) => ask.at === at),
				place: placed.findIndex(
					({ path, original }) =>
						path === line.path && original === line.original,
				),
			});
			if (answer < LEAST || isTrivial(line)) return [];
			const strength = Math.max(0, line.strength) / strongest;
			return [
				{
					line,
					requirement: at,
					answer,
					worth: weight * answer * (1 + BY_STRENGTH * strength),
				},
			];
		});
	});
}

function weightOf(
	{ requirement }: RequirementMatch,
	at: number,
	{ requirements, knockouts }: Match,
): number {
	const { kind, ask, isNegated, isConditional } = requirement;
	if (isNegated || (ask !== null && kind !== "duty")) return 0;
	const isDeciding = knockouts.some((one) => one.requirement === at);
	return (
		KIND_WEIGHT[kind] *
		(1 - (LATER * at) / Math.max(1, requirements.length)) *
		(isDeciding ? DECIDES : 1) *
		(isConditional ? CONDITIONAL : 1)
	);
}

const BY_SUPPORT = {
	shown: 1,
	partly: 0.75,
	listed: 0.6,
	absent: 0,
	unknown: 0,
};
const BY_PLACE = [1, 0.8, 0.65, 0.5];
const COVERED = 1.4;

/** What the match cites for the requirement, or what the line itself says of it. */
function answerOf(
	line: Evidence,
	{ support, evidence }: RequirementMatch,
	{ asks, place }: { asks: readonly Ask[]; place: number },
): number {
	const cited = evidence.findIndex(
		({ path, text }) => path === line.path && text.startsWith(line.original),
	);
	const byMatch = cited < 0 ? 0 : BY_SUPPORT[support] * (BY_PLACE[cited] ?? 0);
	const bySaying = Math.max(
		0,
		...asks.map(({ said }) => {
			const { covered = 0, specific = 0 } = said[place] ?? {};
			return specific > 0 ? Math.min(1, COVERED * covered) : 0;
		}),
	);
	return Math.min(
		1,
		Math.max(byMatch, bySaying) + 0.2 * Math.min(byMatch, bySaying),
	);
}

const FEWEST_WORDS = 4;

/** "Returns", "Site visits": names a task and says nothing of how it was done. */
function isTrivial({ original }: Evidence): boolean {
	return (
		original.split(/\s+/).length < FEWEST_WORDS &&
		!/\d|\p{Script=Han}/u.test(original)
	);
}

const FEWEST = 3;
const STRONG = 0.55;

/** Strong lines of the posting's work beside too few answers. */
function withStrongest(
	chosen: readonly Chosen[],
	{ lines, most }: Choice,
): Chosen[] {
	const [first] = lines;
	const others = lines.filter(
		(line) =>
			!chosen.some((one) => one.line === line) &&
			!isTrivial(line) &&
			line.strength >= STRONG * (first?.strength ?? 0),
	);
	const missing = Math.max(0, Math.min(most, FEWEST + 1) - chosen.length);
	return [
		...chosen,
		...others
			.slice(0, missing)
			.map((line) => ({ line, requirement: null, answer: 0 })),
	];
}
