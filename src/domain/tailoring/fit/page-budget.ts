// How long a resume may be: one page under eight years of work, else two; a scholar's record is never cut. What there is to say
// decides the rest: who has less takes less, and a second page is for what is strong.
import { partOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import type { Match } from "../../match/match.ts";
import { yearsOfWork } from "../../profile/months.ts";
import type { Profile } from "../../profile/profile.ts";

const SCHOLAR = new RegExp(
	String.raw`\b${partOf(SUMMARY_WORDS, ({ scholars }) => scholars ?? "")}\b`,
	"i",
);

const YEARS_FOR_TWO = 8;

/** Of a score: below it a second page would tell of another trade. */
const OWN_TRADE = 40;

export function isOfOtherTrade({ score }: Pick<Match, "score">): boolean {
	return score < OWN_TRADE;
}

/** Pages, or Infinity for academic careers. */
export function pageBudget(
	profile: Profile,
	jobTitle: string,
	today: string,
): number {
	const titles = [
		profile.personal.headline ?? "",
		jobTitle,
		...profile.work_experience.map((work) => work.job_title),
	];
	if (
		profile.publications.length >= 5 ||
		titles.some((title) => SCHOLAR.test(title))
	)
		return Number.POSITIVE_INFINITY;
	return (yearsOfWork(profile.work_experience, today) ?? 0) < YEARS_FOR_TWO
		? 1
		: 2;
}
