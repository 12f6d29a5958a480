// Years asked for, counted in what they are asked for and in nothing else: in the jobs whose lines answer it.
import type { Lexeme } from "../../meaning/lexemes.ts";
import {
	type RankedLine,
	type Ranking,
	rankLines,
	shareSaid,
} from "../lines/rank-lines.ts";
import type { Fact } from "../match.ts";
import { yearsOfWork } from "../months.ts";
import type { Asking, Decision } from "./asking.ts";
import { likelihoodOf } from "./likelihood.ts";
import { SUPPORTED } from "./weights.ts";

/** Null where no years are asked for. */
export function decideYears(asking: Asking): Decision | null {
	const { years, text } = asking.requirement;
	if (!years) return null;
	const from = years.of === null ? -1 : text.indexOf(years.of);
	const end = from + (years.of?.length ?? 0);
	const own = asking.lexemes.filter(({ at }) => at >= from && at < end);
	if (from < 0 || own.length === 0) return inTheTrade(asking, years.count);
	const terms = asking.terms.map(({ term }) => term.term);
	const lexemes = own.map(({ lexeme }) => lexeme);
	const ranking = rankLines({ lexemes, terms }, asking.comparison);
	if (likelihoodOf({ lexemes: own, ranking }, asking) < SUPPORTED)
		return { support: "absent", evidence: [] };
	return inJobs({ ...asking, ranking }, years.count, jobsIn(lexemes, asking));
}

const FAR_BELOW = 0.6;
const FEWEST_SAID = 0.35;

/** Numbers of the jobs whose lines together say nearly as much of what is asked for as those of the best job do. */
function jobsIn(
	asked: readonly Lexeme[],
	{ profile, comparison: { index, likeness } }: Asking,
): number[] {
	const shares = profile.work_experience.map((_, at) => {
		const entry = `work_experience.${at}`;
		const said = index.lines
			.filter((line) => line.entry === entry)
			.flatMap((line) => line.lexemes);
		return shareSaid(asked, [...new Set(said)], likeness);
	});
	const enough = Math.max(FEWEST_SAID, Math.max(0, ...shares) * FAR_BELOW);
	return [...shares.keys()].filter((at) => (shares[at] ?? 0) >= enough);
}

function inJobs(
	{ profile, today, ranking }: Asking,
	count: number,
	jobs: readonly number[],
): Decision {
	const work = jobs.flatMap((at) => profile.work_experience[at] ?? []);
	const years = yearsOfWork(work, today);
	const evidence = [
		...jobs.map((at) => jobLine(profile, at)),
		...linesOf(jobs, ranking).map(({ line }) => line.fact),
	];
	return {
		support: years !== null && years >= count ? "shown" : "partly",
		evidence,
		isLess: years !== null && years < count,
	};
}

const MOST_LINES = 2;

/** The best lines of some jobs, or the best of all where no job says it. */
function linesOf(jobs: readonly number[], { lines }: Ranking): RankedLine[] {
	const entries = new Set(jobs.map((at) => `work_experience.${at}`));
	const own = lines.filter(
		({ line: { entry, kind } }) =>
			entry !== null && entries.has(entry) && kind === "line",
	);
	const near = own.filter(
		({ score }) => score >= FAR_BELOW * (own[0]?.score ?? 0),
	);
	return (near.length > 0 ? near : lines).slice(0, MOST_LINES);
}

const SAME_TRADE = 0.3;

/** "Five years of experience" without more asks for years in the posting's own trade. */
function inTheTrade(asking: Asking, count: number): Decision {
	const { profile, today, domain } = asking;
	const years = yearsOfWork(profile.work_experience, today) ?? 0;
	const evidence = profile.work_experience.map((_, at) => jobLine(profile, at));
	if (years === 0) return { support: "absent", evidence: [] };
	if (domain < SAME_TRADE) return { support: "absent", evidence: [] };
	return years >= count
		? { support: "shown", evidence }
		: { support: "partly", evidence, isLess: true };
}

function jobLine(profile: Asking["profile"], at: number): Fact {
	const work = profile.work_experience[at];
	const end = work?.is_current ? "present" : (work?.end_date ?? "?");
	return {
		path: `work_experience.${at}.job_title`,
		text: `${work?.job_title}, ${work?.company_name} (${work?.start_date ?? "?"} – ${end})`,
	};
}
