// What a reader of the dates and titles may ask about a career: short stays, a long stay, a step back by title.

import { partOf } from "../language/patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import type { Profile } from "../profile/profile.ts";
import { rungOf } from "./career-path.ts";
import { entryTitle, listedNames } from "./finding.ts";
import { type TimeSpan, timeSpan } from "./time-spans.ts";

const SHORT_MONTHS = 12;
const RECENT_YEARS = 5;
const LONG_YEARS = 10;
const BY_NATURE_SHORT = new RegExp(
	partOf(ANALYSIS_WORDS, ({ shortByNature }) => shortByNature),
	"iu",
);

/** Short stays, a long stay without change, a step back by title: what a reader of the dates may ask. */
export function progressionIssues(profile: Profile, today: string): string[] {
	const jobs = profile.work_experience.flatMap((job) =>
		timeSpan(
			{ ...job, name: entryTitle(job.job_title, job.company_name) },
			today,
		)
			.filter(({ isExact }) => isExact)
			.map((span) => ({ span, title: job.job_title })),
	);
	const year = Number(today.slice(0, 4));
	const short = jobs.filter(
		({ span, title }) =>
			!span.isCurrent &&
			span.to - span.from < SHORT_MONTHS &&
			year - span.to / 12 <= RECENT_YEARS &&
			!BY_NATURE_SHORT.test(title),
	);
	const issues: string[] = [];
	if (short.length >= 3)
		issues.push(
			`${short.length} jobs of the last ${RECENT_YEARS} years lasted less than a year: ${listedNames(short.map(({ span }) => span.name))}. If a contract was temporary, say so next to the title.`,
		);
	const long = jobs.find(
		({ span }) => span.isCurrent && span.to - span.from > LONG_YEARS * 12,
	);
	if (long)
		issues.push(
			`${long.span.name} has lasted ${Math.floor((long.span.to - long.span.from) / 12)} years under one title. Show how the work grew, in its lines or as separate entries.`,
		);
	return [...issues, ...stepBack(jobs)];
}

function stepBack(
	jobs: readonly { span: TimeSpan; title: string }[],
): string[] {
	const [newest, before] = jobs.toSorted((a, b) => b.span.from - a.span.from);
	if (!newest || !before || newest.span.from < before.span.to - 1) return [];
	const isStep =
		rungOf(newest.title) === BEGINNING
			? rungOf(before.title) > BEGINNING
			: rungOf(before.title) === LEADING &&
				rungOf(newest.title) < rungOf("Manager");
	if (!isStep) return [];
	return [
		`By title, ${newest.span.name} ranks below ${before.span.name}. If that was your choice, such as a change of field, say so in your summary.`,
	];
}

const BEGINNING = rungOf("Junior");
const LEADING = rungOf("Director");
