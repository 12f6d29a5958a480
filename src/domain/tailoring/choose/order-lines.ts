// The order of an entry's lines. The person's own order stays unless the posting gives a strong reason: they know which of their work
// is the core of it, and what a line seems to answer is an estimate. A line rises by what it answers of the posting, by the need
// it is the best proof of, and by naming what the posting's first duties name.
import type { Job } from "../../job/job.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { isAssisting, isLimited } from "./assisting.ts";
import { keyOf, type Need } from "./needs.ts";

/** What lines are ordered by: the words of the posting's first duties, and those of its title that no position held names. */
export type Ranking = {
	needs: readonly Need[];
	core: ReadonlySet<string>;
	sought: ReadonlySet<string>;
};

type Ranked = {
	sources: readonly string[];
	original: string;
	value: number;
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
	const ranked = lines.map((line, at) => ({
		line,
		proof: proofWeight(line, ranking),
		rank:
			(values[at] ?? 0) +
			OWN_ORDER * (places[at] ?? 0) +
			(at === 0 ? OPENS : 0) +
			reasonsFor(line, ranking),
	}));
	const held = ranked.map((one, at) => ({
		...one,
		rank: heldRank(one, ranked.slice(at + 1)),
	}));
	return ownFirst(
		held
			.map((one, at) => ({ ...one, rank: keptRank(one, held.slice(0, at)) }))
			.toSorted((a, b) => b.rank - a.rank)
			.map(({ line }) => line),
	);
}

/** Lines that open an entry: there stands nothing with a limit, as far as there is as much else. */
const OPENING = 3;

function ownFirst<Line extends Ranked>(lines: readonly Line[]): Line[] {
	const own = lines.filter(({ original }) => !isLimited(original));
	const opening = new Set(own.slice(0, OPENING));
	return [
		...lines.filter((line) => opening.has(line)),
		...lines.filter((line) => !opening.has(line)),
	];
}

type Rank = { proof: number | null; rank: number };

/** A line that proves no need does not overtake one that does. */
function heldRank(one: Rank, below: readonly Rank[]): number {
	if (one.proof === null) return one.rank;
	const others = below.filter(({ proof }) => proof === null);
	return Math.max(one.rank, ...others.map(({ rank }) => rank));
}

/** Helping with a thing does not overtake what was done oneself. */
function keptRank(
	{ line, rank }: Rank & { line: Ranked },
	above: readonly Rank[],
): number {
	return isAssisting(line.original)
		? Math.min(rank, ...above.map((one) => one.rank))
		: rank;
}

/** How much the person's own order counts beside the values, both in standard deviations, and that a line is their first. */
const OWN_ORDER = 1;
const OPENS = 0.5;
/** A need's best proof, and another of its proofs, for each unit of the need's weight. */
const BEST_PROOF = 1;
const OTHER_PROOF = 0.5;
const MOST_WEIGHT = 1.5;
const CORE_WORD = 0.3;
const MOST_CORE_WORDS = 2;
const SOUGHT = 1.5;
/** A share or a sum of money tells what came of it. */
const OUTCOME = 0.4;
const COUNTED = /\d\s*%|[$€£]\s*\d|\d\s*€/;
/** What helping takes from a line. */
const ASSISTS = 0.5;

function reasonsFor(line: Ranked, ranking: Ranking): number {
	const stems = [...contentStems(wordsOf(line.original))];
	const shared = stems.filter((stem) => ranking.core.has(stem));
	return (
		(proofWeight(line, ranking) ?? 0) +
		CORE_WORD * Math.min(MOST_CORE_WORDS, shared.length) +
		(stems.some((stem) => ranking.sought.has(stem)) ? SOUGHT : 0) +
		(COUNTED.test(line.original) ? OUTCOME : 0) -
		(isAssisting(line.original) ? ASSISTS : 0)
	);
}

/** What the weightiest need it proves gives a line; null where it proves none. */
function proofWeight(line: Ranked, { needs }: Ranking): number | null {
	const key = keyOf({ path: line.sources[0] ?? "", text: line.original });
	const weights = needs.flatMap(({ proofs, weight }) => {
		const at = proofs.findIndex((proof) => keyOf(proof) === key);
		const share = at === 0 ? BEST_PROOF : OTHER_PROOF;
		return at < 0 ? [] : [share * Math.min(MOST_WEIGHT, Math.max(0, weight))];
	});
	return weights.length === 0 ? null : Math.max(...weights);
}

/** Each number as its distance from the mean in standard deviations; zeros where all are the same. */
function deviations(numbers: readonly number[]): number[] {
	const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
	const spread = Math.sqrt(
		numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length,
	);
	return numbers.map((one) => (spread > 0 ? (one - mean) / spread : 0));
}
