// The order of positions on a resume: newest first, and what was done beside another position or beside studies never before the main
// one. A side job stands by when it began. Where only side jobs answer the posting, all stay newest first.

import { listPattern } from "../../language/list-pattern.ts";
import { partOf, wordOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import { type Dated, monthNumber } from "../../profile/months.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile, WorkExperience } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Need } from "./needs.ts";

export type PlacedPosition = { entry: WorkExperience; at: number };

/** Positions with their places in the profile. */
export function workOrder(
	profile: Profile,
	needs: readonly Pick<Need, "proofs">[] = [],
): PlacedPosition[] {
	const all = newestFirst(profile.work_experience, (work) => work.is_current);
	const side = sideJobs(profile);
	const isSide = ({ entry }: PlacedPosition) => side.has(entry);
	const answers = ({ at }: PlacedPosition) =>
		needs.some(({ proofs }) =>
			proofs.some(({ path }) => path.startsWith(pathOf("work_experience", at))),
		);
	const main = all.filter((one) => !isSide(one));
	const beside = all.filter(isSide);
	if (beside.length === 0 || (!main.some(answers) && beside.some(answers)))
		return all;
	const ordered = [...main];
	for (const one of beside.toReversed()) {
		const began = one.entry.start_date ?? "";
		const next = ordered.findIndex(
			({ entry }, place) => place > 0 && endOf(entry) < began,
		);
		ordered.splice(next < 0 ? ordered.length : next, 0, one);
	}
	return ordered;
}

const NEVER_MAIN = listPattern(
	wordOf(SUMMARY_WORDS, ({ sideJob }) => sideJob),
	"iu",
);
/** Where others name their employer; inside of a name the word is part of it. */
const NEVER_MAIN_EMPLOYER = listPattern(
	`^${wordOf(SUMMARY_WORDS, ({ sideJob }) => sideJob)}`,
	"iu",
);
const PART_TIME = listPattern(
	wordOf(SUMMARY_WORDS, ({ partTime }) => partTime),
	"iu",
);
const SELF_EMPLOYED = new RegExp(
	`^(?:freelanc|self[- ]employed|${partOf(SUMMARY_WORDS, ({ selfEmployed }) => selfEmployed)})`,
	"iu",
);

/** So much of the time of a position another one, or the studies, went on. */
const MOSTLY = 0.8;
const HALF = 0.5;

// Every step of a document asks for those of the same profile.
const known = new WeakMap<Profile, ReadonlySet<WorkExperience>>();

/** Positions held beside a main one or beside studies; none where nothing else was held. */
export function sideJobs(profile: Profile): ReadonlySet<WorkExperience> {
	const found = known.get(profile) ?? findSideJobs(profile);
	known.set(profile, found);
	return found;
}

function findSideJobs({
	work_experience,
	education,
}: Profile): ReadonlySet<WorkExperience> {
	const saysSo = ({ job_title, company_name }: WorkExperience) =>
		NEVER_MAIN.test(oneLine(job_title)) ||
		NEVER_MAIN_EMPLOYER.test(oneLine(company_name));
	const isPart = (work: WorkExperience) => PART_TIME.test(headOf(work));
	const isOwn = (work: WorkExperience) =>
		SELF_EMPLOYED.test(oneLine(work.company_name));
	const main = work_experience.filter(
		(work) => !saysSo(work) && !isPart(work) && !isOwn(work),
	);
	if (main.length === 0) return new Set();
	const until = horizonOf([...work_experience, ...education]);
	const share = (work: WorkExperience, others: readonly Dated[]) =>
		shareBeside(work, { others, until });
	return new Set(
		work_experience.filter(
			(work) =>
				saysSo(work) ||
				(isOwn(work) &&
					(!work.is_current || main.some((one) => one.is_current)) &&
					share(work, main) >= MOSTLY) ||
				(isPart(work) && share(work, [...main, ...education]) >= HALF),
		),
	);
}

/** Whether other positions went on for most of the time of one. */
export function isCovered(
	work: WorkExperience,
	others: readonly WorkExperience[],
	profile: Profile,
): boolean {
	const until = horizonOf([...profile.work_experience, ...profile.education]);
	return shareBeside(work, { others, until }) >= MOSTLY;
}

function headOf({ job_title, company_name }: WorkExperience): string {
	return `${oneLine(job_title)} | ${oneLine(company_name)}`;
}

/** The month behind the last date of a profile: what goes on goes on until then at least. */
function horizonOf(entries: readonly Dated[]): number {
	const months = entries.flatMap(({ start_date, end_date }) => [
		monthNumber(start_date) ?? 0,
		monthNumber(end_date) ?? 0,
	]);
	return Math.max(0, ...months) + 1;
}

type Beside = { others: readonly Dated[]; until: number };

/** The share of a position's months in which one of the others went on. */
function shareBeside(work: Dated, { others, until }: Beside): number {
	const span = spanOf(work, until);
	if (!span) return 0;
	const [from, to] = span;
	let free = from;
	let beside = 0;
	const spans = others
		.flatMap((other) => {
			const one = spanOf(other, until);
			return one ? [one] : [];
		})
		.toSorted(([a], [b]) => a - b);
	for (const [start, end] of spans) {
		beside += Math.max(0, Math.min(end, to) - Math.max(start, free));
		free = Math.max(free, Math.min(end, to));
	}
	return beside / (to - from);
}

function spanOf(
	{ start_date, end_date, is_current }: Dated,
	until: number,
): [number, number] | null {
	const from = monthNumber(start_date);
	const to = is_current ? until : monthNumber(end_date);
	return from === null || to === null || to <= from ? null : [from, to];
}

function endOf({ end_date, start_date, is_current }: WorkExperience): string {
	return is_current ? "9999" : (end_date ?? start_date ?? "");
}
