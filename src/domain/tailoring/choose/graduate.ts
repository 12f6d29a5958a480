// Who comes from school rather than from work: their studies are what they bring first.
import { monthNumber, yearsOfWork } from "../../profile/months.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import { sideJobs } from "./work-order.ts";

const LATELY_MONTHS = 18;
const MOST_YEARS = 4;
const HARDLY_ANY_YEARS = 1;

/** The place of the newest school of somebody who has just left it or still goes there; null for whoever has worked since. */
export function graduatedFrom(profile: Profile, today: string): number | null {
	const [newest] = newestFirst(
		profile.education,
		(school) => school.is_current,
	);
	if (!newest) return null;
	const side = sideJobs(profile);
	const main = profile.work_experience.filter((work) => !side.has(work));
	const years = yearsOfWork(main, today) ?? 0;
	if (years < HARDLY_ANY_YEARS) return newest.at;
	const now = monthNumber(today.slice(0, 7)) ?? 0;
	const left = newest.entry.is_current
		? now
		: monthNumber(newest.entry.end_date);
	const hasLeftLately = left !== null && now - left <= LATELY_MONTHS;
	const hasBegunWork = main.some(
		({ start_date }) => left !== null && (monthNumber(start_date) ?? 0) > left,
	);
	return hasLeftLately && years < MOST_YEARS && !hasBegunWork
		? newest.at
		: null;
}
