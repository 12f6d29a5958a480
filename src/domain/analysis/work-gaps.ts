// Stretches of more than six months without work. Study and volunteering within one explain it; open dates and years
// alone prove none.
import { monthOfYear } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import type { Grade } from "./analysis.ts";
import { entryTitle } from "./finding.ts";
import { durationText, type TimeSpan, timeSpan } from "./time-spans.ts";

export type WorkGap = {
	from: number;
	to: number;
	/** Whether it lasts until today. */
	isOpen: boolean;
	/** What the profile says about this time. */
	explainedBy: string[];
	/** Months that nothing in the profile explains. */
	unexplained: number;
};

const LONGEST_UNSEEN = 6;

/** The gaps of a profile, newest first. `today` is "YYYY-MM-DD". */
export function workGaps(profile: Profile, today: string): WorkGap[] {
	const others = [
		...profile.education.map((education) => ({
			...education,
			name: education.institution_name || "your studies",
		})),
		...profile.volunteer.map((volunteer) => ({
			...volunteer,
			name: entryTitle(volunteer.role_title, volunteer.organization_name),
		})),
	].flatMap((entry) => timeSpan(entry, today));
	const [thisMonth] = timeSpan(
		{ name: "", start_date: today, end_date: today, is_current: false },
		today,
	);
	const jobs = profile.work_experience
		.flatMap((work) => timeSpan({ ...work, name: "" }, today))
		// A planned job ends no gap: the time until then has not passed.
		.filter((job) => thisMonth && job.from <= thisMonth.from)
		.sort((a, b) => a.from - b.from);
	const gaps: WorkGap[] = [];
	let reached: TimeSpan | null = null;
	for (const job of jobs) {
		if (reached && isGap(reached, job))
			gaps.push(explained({ from: reached.to, to: job.from }, others));
		if (!reached || job.to > reached.to) reached = job;
	}
	if (reached && thisMonth && isGap(reached, thisMonth))
		gaps.push({
			...explained({ from: reached.to, to: thisMonth.from }, others),
			isOpen: true,
		});
	return gaps.reverse();
}

function isGap(before: TimeSpan, after: TimeSpan): boolean {
	return (
		before.isEndKnown &&
		after.isStartKnown &&
		after.from - before.to > LONGEST_UNSEEN
	);
}

function explained(
	{ from, to }: { from: number; to: number },
	others: readonly TimeSpan[],
): WorkGap {
	const within = others.filter((other) => other.from < to && other.to > from);
	let unexplained = 0;
	for (let month = from; month < to; month++)
		if (!within.some((other) => other.from <= month && month < other.to))
			unexplained++;
	return {
		from,
		to,
		isOpen: false,
		explainedBy: [...new Set(within.map(({ name }) => name))],
		unexplained,
	};
}

/** Whether a gap is long enough to be asked about, after what the profile explains. */
export function isUnexplained(gap: WorkGap): boolean {
	return gap.unexplained > LONGEST_UNSEEN;
}

/** A gap in the words of the report. */
export function describeGap(gap: WorkGap, today: string) {
	const period = `${monthOfYear(gap.from)} to ${gap.isOpen ? "today" : monthOfYear(gap.to - 1)}`;
	return {
		period,
		duration: durationText(gap.to - gap.from),
		impact: impactOf(gap, today),
		suggestion: suggestionFor(gap),
	};
}

const LONG_AGO = 10;

function impactOf(gap: WorkGap, today: string): Grade {
	if (!isUnexplained(gap)) return "low";
	const isOld = Number(today.slice(0, 4)) - gap.to / 12 > LONG_AGO;
	if (gap.unexplained >= 24) return isOld ? "medium" : "high";
	return gap.unexplained >= 12 && !isOld ? "medium" : "low";
}

function suggestionFor(gap: WorkGap): string {
	const reasons = gap.explainedBy.slice(0, 2).join(" and ");
	if (!isUnexplained(gap))
		return `Explained by ${reasons}. Keep that entry, with its dates, in the documents you send.`;
	const partly = reasons === "" ? "" : `Partly explained by ${reasons}. `;
	return `${partly}Add what you did in this time, such as study, care, travel or volunteering, or be ready to explain it in one sentence.`;
}
