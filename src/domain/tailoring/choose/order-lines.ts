// The order of an entry's lines. The person's own order stays unless the posting gives a strong reason: they know which of their work
// is the core of it, and what a line seems to answer is an estimate. A line rises by what it answers of the posting, by the need
// it is the best proof of, by naming what the posting's first duties name, and by an outcome. Helping and limits take it back, as far as
// other lines are about as good: they never outweigh that it answers best. A few plain words without a figure, such as "Filed defect
// cards", fill a list: that they stand high says nothing. Chores stand last. The weights are measured on labelled pairs of lines
// (`npm run bench:understanding`).
import type { Job } from "../../job/job.ts";
import type { Fact } from "../../match/match.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { isAssisting, isLimited } from "./assisting.ts";
import { isBorrowedResult } from "./borrowed-result.ts";
import { settled } from "./first-lines.ts";
import { type Need, needKeyOf } from "./needs.ts";
import { isOutcome } from "./outcome.ts";

/** What lines are ordered by: the words of the posting's first duties, and those of its title that no position held names. */
export type Ranking = {
	needs: readonly Need[];
	core: ReadonlySet<string>;
	sought: ReadonlySet<string>;
	/** Whether a line tells of the job itself, done in somebody's place. */
	standsIn?: (line: string) => boolean;
};

type Ranked = {
	sources: readonly string[];
	original: string;
	value: number;
	endsWithOthers?: true;
	isModest?: true;
	isChore?: true;
};

const FIRST_DUTIES = 3;

/** The words of a posting's first duties, by their stems. */
export function coreOf({ requirements }: Job): Set<string> {
	const duties = requirements.filter(({ kind }) => kind === "duty");
	return new Set(
		duties
			.slice(0, FIRST_DUTIES)
			.flatMap(({ text }) => [...contentStems(wordsOf(text))]),
	);
}

/** The words of the title that are new to the person, by their stems: a line that names one has done it without the title. */
export function soughtIn(title: string, profile: Profile): Set<string> {
	const { headline } = profile.personal;
	const titles = profile.work_experience.map(({ job_title }) => job_title);
	const held = contentStems(wordsOf([headline, ...titles].join(" ")));
	return new Set(
		[...contentStems(wordsOf(title))].filter((stem) => !held.has(stem)),
	);
}

/** The lines, best first. Where no line is worth more than another, they stay as they are. */
export function orderLines<Line extends Ranked>(
	lines: readonly Line[],
	ranking: Ranking,
): Line[] {
	const values = deviations(lines.map(({ value }) => value));
	const places = deviations(lines.map((_, at) => -at));
	const fillers = fillersAmong(lines, ranking);
	const ranked = lines.map((line, at) => {
		const place = places[at] ?? 0;
		const isLow =
			(fillers.has(line) ||
				isLimited(line.original) ||
				isBorrowedResult(line.original)) &&
			!isTheJob(line, ranking);
		return {
			line,
			isJob: isTheJob(line, ranking),
			proof: fillers.has(line) ? null : proofWeight(line, ranking),
			rank:
				(values[at] ?? 0) +
				// That it stands high says nothing for a line with a limit, or one that only fills.
				OWN_ORDER * (isLow ? Math.min(0, place) : place) +
				reasonsFor(line, ranking) -
				(fillers.has(line) ? FILLS : 0),
		};
	});
	return settled(
		ranked
			.map((one, at) => ({ ...one, rank: heldRank(one, ranked.slice(at + 1)) }))
			.toSorted((a, b) => b.rank - a.rank)
			.map(({ line }) => line),
		(line) => isTheJob(line, ranking),
	);
}

function isTheJob({ original }: Ranked, { standsIn }: Ranking): boolean {
	return standsIn?.(original) ?? false;
}

/** Those of few words that count nothing, beside others; what proves a need best and answers nearly as much is none: "Train new employees". */
function fillersAmong<Line extends Ranked>(
	lines: readonly Line[],
	{ needs }: Ranking,
): ReadonlySet<Line> {
	const most = Math.max(...lines.map(({ value }) => value));
	const fillers = lines.filter(
		(line) =>
			!/\p{N}|\p{Script=Han}/u.test(line.original) &&
			(contentStems(wordsOf(line.original)).size <= FILLER_WORDS ||
				line.value < ANSWERS_NOTHING * most) &&
			!(
				line.value >= LEAST_PROOF * most &&
				needs.some(({ proofs: [best] }) => best && isOf(line, best))
			),
	);
	return new Set(fillers.length < lines.length ? fillers : []);
}

const FILLER_WORDS = 5;
const ANSWERS_NOTHING = 0.15;
/** A word in common proves a need by chance. */
const LEAST_PROOF = 0.6;

function isOf({ sources, original }: Ranked, fact: Fact): boolean {
	return (
		needKeyOf(fact) === needKeyOf({ path: sources[0] ?? "", text: original })
	);
}

type Rank = { proof: number | null; rank: number; isJob: boolean };

/** A line that proves no need does not overtake one that does, unless it is the job itself. */
function heldRank(one: Rank, below: readonly Rank[]): number {
	if (one.proof === null) return one.rank;
	const others = below.filter(({ proof, isJob }) => proof === null && !isJob);
	return Math.max(one.rank, ...others.map(({ rank }) => rank));
}

/** How much the person's own order counts beside the values, both in standard deviations. */
const OWN_ORDER = 1.2;
/** A need's best proof, and another of its proofs, for each unit of the need's weight. */
const BEST_PROOF = 0.7;
const OTHER_PROOF = 0.35;
const MOST_WEIGHT = 1.5;
const CORE_WORD = 0.2;
const MOST_CORE_WORDS = 2;
const SOUGHT = 1.5;
/** Who has stood in for the holder of the post has done it: nothing proves more. */
const THE_JOB = 3;
/** A share or a sum of money tells what came of it; a number alone puts no line before one the person put first. */
const OUTCOME = 0.2;
/** What each word adds, up to as many as a full line has. */
const WORD = 0.03;
const MOST_WORDS = 15;
/** What helping takes from a line, and what only filling does. */
const ASSISTS = 0.5;
const FILLS = 1;
/** What it takes that somebody else's deed brought a result about. */
const BORROWED = 1;

function reasonsFor(line: Ranked, ranking: Ranking): number {
	const stems = [...contentStems(wordsOf(line.original))];
	const shared = stems.filter((stem) => ranking.core.has(stem));
	const proof = proofWeight(line, ranking);
	return (
		(proof ?? 0) +
		CORE_WORD * Math.min(MOST_CORE_WORDS, shared.length) +
		(stems.some((stem) => ranking.sought.has(stem)) ? SOUGHT : 0) +
		(isTheJob(line, ranking) ? THE_JOB : 0) +
		WORD * Math.min(MOST_WORDS, stems.length) +
		(isOutcome(line.original) ? OUTCOME : 0) -
		(isAssisting(line.original) ? ASSISTS : 0) -
		(isBorrowedResult(line.original) ? BORROWED : 0)
	);
}

/** What the weightiest need it proves gives a line; null where it proves none. */
function proofWeight(line: Ranked, { needs }: Ranking): number | null {
	const weights = needs.flatMap(({ proofs, weight }) => {
		const at = proofs.findIndex((proof) => isOf(line, proof));
		const share = at === 0 ? BEST_PROOF : OTHER_PROOF;
		return at < 0 ? [] : [share * Math.min(MOST_WEIGHT, Math.max(0, weight))];
	});
	return weights.length === 0 ? null : Math.max(...weights);
}

/** Each number as its distance from the mean in standard deviations; where they differ by little, little. */
function deviations(numbers: readonly number[]): number[] {
	const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
	const spread = Math.sqrt(
		numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length,
	);
	const least = Math.max(spread, NEAR * Math.abs(mean));
	return numbers.map((one) => (least > 0 ? (one - mean) / least : 0));
}

/** Values that spread by less than this share of their mean say about the same. */
const NEAR = 0.15;
