// Where each job and school of a profile stands on a line of months, and the gaps between jobs.
import { gapsBetween, monthNumber } from "../../../domain/profile/months.ts";
import type { Profile } from "../../../domain/profile/profile.ts";

export type CareerBar = {
	kind: "work" | "education";
	title: string;
	place: string;
	/** In months since year 0; `to` is the month after the last. */
	from: number;
	to: number;
	start: string | null;
	end: string | null;
	goesOn: boolean;
};
export type Career = {
	bars: CareerBar[];
	gaps: { from: number; to: number }[];
	from: number;
	to: number;
};

/** Newest first; what has no dates, or dates in the wrong order, is left out. `today` is "YYYY-MM-DD". */
export function careerBars(profile: Profile, today: string): Career {
	const bars = [
		...profile.work_experience.map((work) => ({
			kind: "work" as const,
			title: work.job_title,
			place: work.company_name,
			dates: work,
		})),
		...profile.education.map((school) => ({
			kind: "education" as const,
			title: school.degree_type || school.field_of_study || "Studies",
			place: school.institution_name,
			dates: school,
		})),
	]
		.flatMap(({ dates, ...what }) => {
			const end = dates.is_current ? today : dates.end_date;
			const from = monthNumber(dates.start_date);
			const to = monthNumber(end);
			if (from === null || to === null || to < from) return [];
			return [
				{
					...what,
					from,
					to: to + 1,
					start: dates.start_date,
					end: dates.end_date,
					goesOn: dates.is_current,
				},
			];
		})
		.toSorted((a, b) => b.to - a.to || b.from - a.from);
	const gaps = gapsBetween(profile.work_experience, today).flatMap(
		({ after, before }) => {
			const from = monthNumber(after);
			const to = monthNumber(before);
			return from === null || to === null ? [] : [{ from: from + 1, to }];
		},
	);
	return {
		bars,
		gaps,
		from: startOfYear(Math.min(...bars.map(({ from }) => from))),
		to: Math.max(...bars.map(({ to }) => to)) + 2,
	};
}

const MOST_YEARS = 10;

/** The years to write above the line: all of a short career, every second or fifth of a long one. */
export function yearsBetween(from: number, to: number): number[] {
	const first = Math.ceil(from / 12);
	const last = Math.floor((to - 1) / 12);
	const step =
		[1, 2, 5, 10].find((years) => (last - first) / years <= MOST_YEARS) ?? 20;
	return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
		(year) => (year - first) % step === 0,
	);
}

function startOfYear(month: number): number {
	return Math.floor(month / 12) * 12;
}
