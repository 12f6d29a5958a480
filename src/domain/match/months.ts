// Time spent working, counted in whole months from partial dates. A year alone counts as a whole year only between
// two different years; nothing is counted twice where jobs overlap.
import type { WorkExperience } from "../profile/profile.ts";

export type Dated = {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
};
type Span = { from: number; to: number };

/** Months since year 0, or null for no date. A year without a month counts from its January, or to its January. */
export function monthNumber(date: string | null): number | null {
	if (date === null) return null;
	const [year, month] = date.split("-");
	return Number(year) * 12 + Number(month ?? 1) - 1;
}

/** Whole years of work, overlaps counted once; null when no job has dates. `today` is "YYYY-MM-DD". */
export function yearsOfWork(
	work: readonly Dated[],
	today: string,
): number | null {
	const spans = spansOf(work, today);
	return spans.length === 0 ? null : wholeYears(spans);
}

/** Whole years of each job, and of each stretch of jobs that follow one another in the list, overlaps counted once. */
export function yearsOfStretches(
	work: readonly Dated[],
	today: string,
): number[] {
	const years = work.flatMap((_, from) =>
		work
			.slice(from)
			.map((_, more) =>
				wholeYears(spansOf(work.slice(from, from + more + 1), today)),
			),
	);
	return [...new Set(years)];
}

function spansOf(work: readonly Dated[], today: string): Span[] {
	return work
		.flatMap((job) => spanOf(job, today))
		.sort((a, b) => a.from - b.from);
}

function wholeYears(spans: readonly Span[]): number {
	let months = 0;
	let reached = Number.NEGATIVE_INFINITY;
	for (const { from, to } of spans) {
		months += Math.max(0, to - Math.max(from, reached));
		reached = Math.max(reached, to);
	}
	return Math.floor(months / 12);
}

function spanOf(job: Dated, today: string): Span[] {
	const from = monthNumber(job.start_date);
	// A job that neither goes on nor has an end proves no time.
	const end = job.is_current ? today : job.end_date;
	const to = monthNumber(end);
	if (from === null || end === null || to === null || to < from) return [];
	// The last month was worked in as well, where it is known.
	return [{ from, to: to + (end.length > 4 ? 1 : 0) }];
}

export type Gap = { after: string; before: string; months: number };

/** Stretches of more than six months without work between two dated jobs, newest first. Years alone prove no gap. */
export function gapsBetween(
	work: readonly WorkExperience[],
	today: string,
): Gap[] {
	const spans = work
		.filter(
			(job) =>
				(job.start_date?.length ?? 0) > 4 &&
				(job.is_current || (job.end_date?.length ?? 0) > 4),
		)
		.flatMap((job) => spanOf(job, today).map((span) => ({ ...span, job })))
		.sort((a, b) => a.from - b.from);
	const gaps: Gap[] = [];
	let reached: (typeof spans)[number] | null = null;
	for (const span of spans) {
		if (reached && span.from - reached.to > 6) {
			gaps.push({
				after: reached.job.end_date ?? "",
				before: span.job.start_date ?? "",
				months: span.from - reached.to,
			});
		}
		if (!reached || span.to > reached.to) reached = span;
	}
	return gaps.reverse();
}
