// Jobs that can go without a gap in the record: beside another position, or before all that is told. Students' jobs, short ones and what
// ended long ago go; a stretch of years is somebody's history, whatever the trade.
import { monthNumber } from "../../profile/months.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile, WorkExperience } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isCovered, type PlacedPosition, sideJobs } from "./work-order.ts";

const SHORT_MONTHS = 24;
const SHORT_ENDED_YEARS = 5;
const LONG_AGO_YEARS = 10;

type Idle = {
	today: string;
	/** Whether nothing of a position answers the posting. */
	isIdle: (at: number) => boolean;
};

/** Places of positions in the profile; the newest position never. */
export function leavesNoGap(
	profile: Profile,
	{ today, isIdle }: Idle,
): ReadonlySet<number> {
	const all = newestFirst(profile.work_experience, (work) => work.is_current);
	const side = sideJobs(profile);
	const gone = new Set<number>();
	const main = all.filter(({ entry }) => !side.has(entry));
	const [first] = main.length > 0 ? main : all;
	for (const one of all) {
		const others = main.map(({ entry }) => entry);
		const isBeside =
			side.has(one.entry) && isCovered(one.entry, others, profile);
		if (one !== first && isBeside && isIdle(one.at)) gone.add(one.at);
	}
	// From the oldest on, as long as nothing older stays.
	for (const one of all.toReversed()) {
		if (gone.has(one.at)) continue;
		const others = all.filter((other) => other !== one && !gone.has(other.at));
		const mayGo =
			one !== first &&
			isIdle(one.at) &&
			(side.has(one.entry) || isShortOrOld(one.entry, today)) &&
			!sharesEmployer(one, others);
		if (!mayGo) break;
		gone.add(one.at);
	}
	return gone;
}

function isShortOrOld(work: WorkExperience, today: string): boolean {
	const from = monthNumber(work.start_date);
	const to = work.is_current ? null : monthNumber(work.end_date);
	const now = monthNumber(today.slice(0, 7));
	if (from === null || to === null || now === null) return false;
	const ended = (now - to) / 12;
	return (
		ended >= LONG_AGO_YEARS ||
		(ended >= SHORT_ENDED_YEARS && to - from <= SHORT_MONTHS)
	);
}

/** A promotion shows only beside the position before it. */
function sharesEmployer(
	one: PlacedPosition,
	others: readonly PlacedPosition[],
): boolean {
	const name = oneLine(one.entry.company_name).toLowerCase();
	return (
		name !== "" &&
		others.some(
			({ entry }) => oneLine(entry.company_name).toLowerCase() === name,
		)
	);
}
