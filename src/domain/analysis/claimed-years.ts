// Years of experience the summary or the headline claims, against the years the dated jobs prove.

import { proseLines } from "../clauses/prose-lines.ts";
import { NUMBER, readNumber } from "../job/numbers.ts";
import { partOf } from "../language/patterns.ts";
import { YEAR_UNIT } from "../language/reading/date-patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import { yearsOfWork } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";

const NOT_OF_WORK = partOf(ANALYSIS_WORDS, ({ notOfWork }) => notOfWork);
const CLAIM = new RegExp(
	`(?<![\\p{Script=Latin}\\d.,$€])(${NUMBER})\\s*\\+?[\\s-]*${YEAR_UNIT}(?!\\s*${NOT_OF_WORK})`,
	"giu",
);
const ABOUT_WORK = new RegExp(
	partOf(ANALYSIS_WORDS, ({ aboutWork }) => aboutWork),
	"iu",
);
const MOST_YEARS = 60;

/** The largest claim of years, as written, or null. */
function claimedYears(
	profile: Profile,
): { years: number; field: "headline" | "summary" } | null {
	const sentences = [
		{
			field: "headline" as const,
			text: oneLine(profile.personal.headline),
		},
		...proseLines(profile.personal.summary).map((text) => ({
			field: "summary" as const,
			text,
		})),
	];
	let largest: ReturnType<typeof claimedYears> = null;
	for (const { field, text } of sentences) {
		if (!ABOUT_WORK.test(text)) continue;
		for (const [, number = ""] of text.matchAll(CLAIM)) {
			const years = readNumber(number) ?? 0;
			if (years <= MOST_YEARS && years > (largest?.years ?? 0))
				largest = { years, field };
		}
	}
	return largest;
}

/** The contradiction, as a sentence; null where dates and claim agree or nothing is dated. A year is left for rounding. */
export function yearsContradiction(
	profile: Profile,
	today: string,
): { field: string; conflict: string } | null {
	const claim = claimedYears(profile);
	const proven = yearsOfWork(profile.work_experience, today);
	if (!claim || proven === null || claim.years <= proven + 1) return null;
	return {
		field: claim.field,
		conflict: `The ${claim.field} speaks of ${claim.years} years; the dated jobs add up to ${proven === 0 ? "less than one year" : proven === 1 ? "1 full year" : `${proven} full years`}.`,
	};
}
