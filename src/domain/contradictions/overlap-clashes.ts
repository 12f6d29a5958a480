// Two jobs in two places at the same time. People do hold two; asked is only where both are told as whole jobs and overlap for
// long, since an end that was never written is the usual reason.

import { pathOf } from "../profile/content-path.ts";
import { monthNumber } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import { groundOf } from "../proof/prepare-ground.ts";
import type { Contradiction } from "./contradiction.ts";

/** In months: less is a handover or a notice period. */
const LONG = 6;

type Job = Profile["work_experience"][number] & { at: number };
type Held = { job: Job; from: number; to: number };

/** `today` is "YYYY-MM-DD": where a job that goes on has come to. */
export function overlapClashes(
	profile: Profile,
	today: string,
): Contradiction[] {
	const held = profile.work_experience.flatMap((job, at) =>
		heldOf({ ...job, at }, today),
	);
	// What is told of a job is read last: it takes the whole profile, and few have two that overlap.
	const isWhole = ({ job }: Held) => isWholeJob(job.at, profile);
	return held.flatMap((one, nr) =>
		held
			.slice(nr + 1)
			.filter((other) => areTwoForLong(one, other))
			.filter((other) => isWhole(one) && isWhole(other))
			.map((other) => clashOf(one, other)),
	);
}

function areTwoForLong(one: Held, other: Held): boolean {
	const months = Math.min(one.to, other.to) - Math.max(one.from, other.from);
	return months >= LONG && !isOneEmployer(one.job, other.job);
}

function clashOf(one: Held, other: Held): Contradiction {
	const [earlier, later] = one.from <= other.from ? [one, other] : [other, one];
	return {
		kind: "dates",
		claims: [
			{
				path: pathOf("work_experience", earlier.job.at, "end_date"),
				text: textOf(earlier.job),
			},
			{
				path: pathOf("work_experience", later.job.at, "start_date"),
				text: textOf(later.job),
			},
		],
		safe: 1,
	};
}

/** Months alone compare: a bare year may mean any of its months. */
function heldOf(job: Job, today: string): Held[] {
	const { start_date, end_date, is_current } = job;
	const from = isMonth(start_date) ? monthNumber(start_date) : null;
	const end = end_date ?? (is_current ? today : null);
	const to = isMonth(end) ? monthNumber(end) : null;
	return from === null || to === null ? [] : [{ job, from, to }];
}

function isMonth(date: string | null): boolean {
	return date !== null && date.length > "2024".length;
}

/** Less than a job of its own: what is part of the time, unpaid, or done while learning. */
const LESS: ReadonlySet<string> = new Set([
	"part-time",
	"volunteer",
	"trainee",
	"deputy",
	"partly",
]);

function isWholeJob(at: number, profile: Profile): boolean {
	const path = pathOf("work_experience", at);
	return !groundOf(profile).facts.some(
		({ entry, clauses }) =>
			entry === path &&
			clauses.some(({ limits }) => [...limits].some((one) => LESS.has(one))),
	);
}

function isOneEmployer(a: Job, b: Job): boolean {
	const [one, other] = [a, b].map(({ company_name }) =>
		company_name
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim(),
	);
	return (
		one === other ||
		(one ?? "").startsWith(other ?? "") ||
		(other ?? "").startsWith(one ?? "")
	);
}

function textOf({
	job_title,
	company_name,
	start_date,
	end_date,
}: Job): string {
	return `${job_title}, ${company_name}: ${start_date ?? "?"} – ${end_date ?? "today"}`;
}
