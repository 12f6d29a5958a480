// Time spent working, counted in whole months from partial dates. A year alone counts as a whole year only between
// two different years; nothing is counted twice where jobs overlap.
import { dates } from "../language/en/dates.ts";

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

/** Months as "YYYY-MM": the last before the gap and the first behind it. */
type Gap = { after: string; before: string; months: number };

const LONGEST_UNSEEN = 6;

/**
 * Stretches of more than six months without work between two dated jobs, newest first. Years alone prove no gap, and what fills
 * one, such as school, leaves only the stretches around it.
 */
export function gapsBetween(
	work: readonly Dated[],
	today: string,
	fillers: readonly Dated[] = [],
): Gap[] {
	const spans = work
		.filter(
			(job) =>
				(job.start_date?.length ?? 0) > 4 &&
				(job.is_current || (job.end_date?.length ?? 0) > 4),
		)
		.flatMap((job) => spanOf(job, today))
		.sort((a, b) => a.from - b.from);
	const filled = fillers
		.flatMap((filler) => widestSpanOf(filler, today))
		.sort((a, b) => a.from - b.from);
	const gaps: Gap[] = [];
	let reached: number | null = null;
	for (const { from, to } of spans) {
		if (reached !== null)
			gaps.push(...unfilled({ from: reached, to: from }, filled));
		reached = Math.max(reached ?? to, to);
	}
	return gaps.reverse();
}

/** All the time it may have taken: a year alone reaches from its January to its December. */
function widestSpanOf(filler: Dated, today: string): Span[] {
	const end = filler.is_current ? today : filler.end_date;
	const from = monthNumber(filler.start_date ?? end);
	const last = end ?? filler.start_date;
	const to = monthNumber(last);
	if (from === null || last === null || to === null || to < from) return [];
	return [{ from, to: to + (last.length > 4 ? 1 : 12) }];
}

/** What fills stands in the order of its beginnings. */
function unfilled({ from, to }: Span, filled: readonly Span[]): Gap[] {
	const gaps: Gap[] = [];
	let reached = from;
	for (const span of [...filled, { from: to, to }]) {
		const end = Math.min(span.from, to);
		if (end - reached > LONGEST_UNSEEN)
			gaps.push({
				after: monthText(reached - 1),
				before: monthText(end),
				months: end - reached,
			});
		reached = Math.max(reached, span.to);
	}
	return gaps;
}

function monthText(month: number): string {
	const year = String(Math.floor(month / 12)).padStart(4, "0");
	return `${year}-${String((month % 12) + 1).padStart(2, "0")}`;
}

const MONTHS = dates.months.map(([name]) => name);

/** "March 2021" for a count of months. */
export function monthOfYear(month: number): string {
	return `${MONTHS[month % 12]} ${String(Math.floor(month / 12)).padStart(4, "0")}`;
}
