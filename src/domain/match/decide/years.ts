// Years asked for, counted in what they are asked for and in nothing else: in the jobs whose lines answer it.

import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import type { Lexeme } from "../../meaning/lexemes.ts";
import { likenessAt } from "../../meaning/likeness.ts";
import { pathOf } from "../../profile/content-path.ts";
import { yearsOfWork } from "../../profile/months.ts";
import { linesAt, wordsOfEntry } from "../lines/indexed-lines.ts";
import {
	type LineRanking,
	type RankedLine,
	rankLines,
	shareSaid,
} from "../lines/rank-lines.ts";
import type { Fact } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { likelihoodOf } from "./likelihood.ts";
import { isOfOneRoot } from "./one-root.ts";
import { qualifiedIn } from "./qualified-in.ts";
import { sinceInLine } from "./since-in-line.ts";
import { isOfUnheldRole, jobsOfRole } from "./unheld-role.ts";
import { SUPPORTED } from "./weights.ts";
import { isTheirs } from "./without-others.ts";

/** Null where no years are asked for. */
export function decideYears(asking: Asking): Decision | null {
	const { years, text } = asking.requirement;
	if (!years) return null;
	if (isOfUnheldRole(asking.requirement, asking.profile, asking.language))
		return { support: "absent", evidence: [], reached: 0 };
	const inRole = decideInRole(asking, years.count);
	if (inRole) return inRole;
	const from = years.of === null ? -1 : text.indexOf(years.of);
	const end = from + (years.of?.length ?? 0);
	const own = asking.lexemes.filter(({ at }) => at >= from && at < end);
	if (from < 0 || own.length === 0) return inTheTrade(asking, years.count);
	const terms = asking.terms.map(({ term }) => term.term);
	const lexemes = own.map(({ lexeme }) => lexeme);
	const ranking = rankLines({ lexemes, terms }, asking.comparison);
	const likelihood = likelihoodOf({ lexemes: own, ranking }, asking);
	const isSaid = likelihood >= SUPPORTED;
	const saying = jobsIn(lexemes, asking);
	const named =
		isSaid && saying.length > 0 ? [] : jobsNamedAfter(lexemes, asking);
	if (named.length > 0)
		return inJobs({ ...asking, ranking }, years.count, {
			jobs: named,
			asked: lexemes,
		});
	if (!isSaid && !isNearlySaid(ranking, asking))
		return unsaid(asking, years.count);
	const decision = inJobs({ ...asking, ranking }, years.count, {
		jobs: saying,
		asked: lexemes,
	});
	return likelihood >= SURELY_SAID ||
		(isSaid && asking.domain >= SURELY_ITS_TRADE)
		? decision
		: { ...decision, support: "partly" };
}

/**
 * Years in a position by its name are those of the jobs that had it, and a year beside it is none. Null where no job had that name, or
 * those that had it are long enough.
 */
function decideInRole(asking: Asking, count: number): Decision | null {
	const { requirement, profile, language, today } = asking;
	const jobs = jobsOfRole(requirement, profile, language) ?? [];
	const work = jobs.flatMap((at) => profile.work_experience[at] ?? []);
	const years = yearsOfWork(work, today);
	return years === null || years >= count
		? null
		: {
				support: "partly",
				evidence: jobs.map((at) => jobLine(profile, at)),
				isLess: true,
				reached: years / count,
			};
}

/** Years decide alone, and lines of another trade that come near what they are asked for in are not of it. */
const SURELY_SAID = 0.82;

const MOSTLY = 0.6;
const ITS_TRADE = 0.5;

/** Most of the words, by somebody of the trade: "public sector maintenance" of who maintains schools. */
function isNearlySaid({ covered }: LineRanking, { domain }: Asking): boolean {
	return covered >= MOSTLY && domain >= ITS_TRADE;
}

/** Lines that keep silent about a sector or a kind of employer do not deny it, where the years in the trade are long enough. */
function unsaid(asking: Asking, count: number): Decision {
	const { profile, today, domain } = asking;
	const work = jobsCounted(asking).flatMap(
		(at) => profile.work_experience[at] ?? [],
	);
	const isUnsure =
		domain >= SURELY_ITS_TRADE && (yearsOfWork(work, today) ?? 0) >= count;
	return { support: "absent", evidence: [], isUnsure, reached: 0 };
}

const SURELY_ITS_TRADE = 0.6;

const FAR_BELOW = 0.6;
const FEWEST_SAID = 0.35;

/** Numbers of the jobs whose lines together say nearly as much of what is asked for as those of the best job do. */
function jobsIn(
	asked: readonly Lexeme[],
	{ profile, comparison: { index, likeness } }: Asking,
): number[] {
	const shares = profile.work_experience.map((_, at) => {
		const said = wordsOfEntry(index, pathOf("work_experience", at));
		return shareSaid(asked, said, likeness);
	});
	const enough = Math.max(FEWEST_SAID, Math.max(0, ...shares) * FAR_BELOW);
	return [...shares.keys()].filter((at) => (shares[at] ?? 0) >= enough);
}

const NEAR_TRADE = 0.4;

/** "Pâtisserie" and "pâtissière", "Tischlerei" and "Tischler": jobs whose title names who does the work that is asked for. */
function jobsNamedAfter(
	asked: readonly Lexeme[],
	{ profile, domain, comparison: { index } }: Asking,
): number[] {
	// "Data warehousing" is no work of a warehouse: what is said of something else names no trade.
	const [first] = asked;
	if (domain < NEAR_TRADE || first === undefined || first.isGeneric) return [];
	return [...profile.work_experience.keys()].filter((at) => {
		const path = pathOf("work_experience", at, "job_title");
		return linesAt(index, path).some(({ lexemes }) =>
			lexemes.some((other) => isOfOneRoot(first.text, other.text)),
		);
	});
}

function inJobs(
	asking: Asking,
	count: number,
	{ jobs, asked }: { jobs: readonly number[]; asked: readonly Lexeme[] },
): Decision {
	const { profile, today, ranking } = asking;
	const counted = jobsCounted(asking);
	const work = jobs
		.filter((at) => counted.includes(at))
		.flatMap((at) => workOnIt(at, asking) ?? []);
	const years = yearsOfWork(work, today);
	const most = yearsOfWork(
		counted.flatMap((at) => profile.work_experience[at] ?? []),
		today,
	);
	const isLater = work.some(
		(one) => !profile.work_experience.some((own) => own === one),
	);
	const evidence = [
		...jobs.map((at) => jobLine(profile, at)),
		...linesOf(jobs, ranking).map(({ line }) => line.fact),
	];
	const isEnough = years !== null && years >= count;
	return {
		support: isEnough ? "shown" : "partly",
		evidence,
		// Where all jobs together are long enough, words alone cannot say which of them count; names can.
		isLess:
			!isEnough &&
			most !== null &&
			(most < count || isLater || areNamedAlone(jobs, asked, asking)),
		reached: (years ?? 0) / count,
	};
}

/** A job from where its lines say that what is asked for began, if all of them that tell it do. */
function workOnIt(
	at: number,
	asking: Asking,
): Asking["profile"]["work_experience"][number] | undefined {
	const job = asking.profile.work_experience[at];
	const begins = nearLinesOf([at], asking.ranking)
		.filter(({ line }) => !isTheirs(line, asking))
		.map(({ line }) => sinceInLine(line.fact.text));
	const [first = null] = begins.toSorted((a, b) =>
		(a ?? "").localeCompare(b ?? "", "en"),
	);
	return job && first !== null && first > (job.start_date ?? "")
		? { ...job, start_date: first }
		: job;
}

/** Whether these jobs are called by a word that is asked for, and no other is: "payroll" of a payroll specialist. */
function areNamedAlone(
	jobs: readonly number[],
	asked: readonly Lexeme[],
	{ profile, comparison: { index, likeness } }: Asking,
): boolean {
	const central = asked.filter(
		({ weight, traits }) => weight === 1 && traits.length === 0,
	);
	const isNamed = (at: number) => {
		const path = pathOf("work_experience", at, "job_title");
		return linesAt(index, path).some(({ lexemes }) =>
			lexemes.some((own) =>
				central.some(({ id }) => likenessAt(likeness, id, own.id) >= NAMED),
			),
		);
	};
	const named = [...profile.work_experience.keys()].filter(isNamed);
	return named.length > 0 && named.every((at) => jobs.includes(at));
}

const NAMED = 0.75;

const MOST_LINES = 2;

/** The best lines of some jobs, or the best of all where no job says it. */
function linesOf(
	jobs: readonly number[],
	ranking: LineRanking,
): readonly RankedLine[] {
	const near = nearLinesOf(jobs, ranking);
	return near.length > 0 ? near : ranking.lines.slice(0, MOST_LINES);
}

function nearLinesOf(
	jobs: readonly number[],
	{ lines }: LineRanking,
): readonly RankedLine[] {
	const entries = new Set(jobs.map((at) => pathOf("work_experience", at)));
	const own = lines.filter(
		({ line: { entry, kind } }) =>
			entry !== null && entries.has(entry) && kind === "line",
	);
	return own
		.filter(({ score }) => score >= FAR_BELOW * (own[0]?.score ?? 0))
		.slice(0, MOST_LINES);
}

const SAME_TRADE = 0.2;

/** "Five years of experience" without more asks for years in the posting's own trade. */
function inTheTrade(asking: Asking, count: number): Decision {
	const { profile, today, domain } = asking;
	const jobs = jobsCounted(asking);
	const work = jobs.flatMap((at) => profile.work_experience[at] ?? []);
	const years = yearsOfWork(work, today) ?? 0;
	const evidence = jobs.map((at) => jobLine(profile, at));
	if (years === 0) return { support: "absent", evidence: [] };
	if (domain < SAME_TRADE) return { support: "absent", evidence: [] };
	return years >= count
		? { support: "shown", evidence }
		: { support: "partly", evidence, isLess: true, reached: years / count };
}

const QUALIFIED = wordPattern(({ years }) => years.qualified);

/** Numbers of the jobs that count: of years after a registration or a degree, those begun after the first of them was taken. */
function jobsCounted({ profile, requirement, language }: Asking): number[] {
	const all = [...profile.work_experience.keys()];
	if (!QUALIFIED(languagesOf("", language)).test(requirement.text)) return all;
	const taken = qualifiedIn(profile);
	return taken === null
		? all
		: all.filter((at) => {
				const start = profile.work_experience[at]?.start_date ?? null;
				return start !== null && start >= taken;
			});
}

function jobLine(profile: Asking["profile"], at: number): Fact {
	const work = profile.work_experience[at];
	const end = work?.is_current ? "present" : (work?.end_date ?? "?");
	return {
		path: pathOf("work_experience", at, "job_title"),
		text: `${work?.job_title}, ${work?.company_name} (${work?.start_date ?? "?"} – ${end})`,
	};
}
