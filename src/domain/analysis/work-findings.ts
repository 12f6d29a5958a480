// What can be said about the jobs of a profile: missing parts, weak lines, gaps, dates that do not fit.

import type { Profile, WorkExperience } from "../profile/profile.ts";
import { linesOf } from "../profile/text-lines.ts";
import { conflictingJobs } from "./dates.ts";
import {
	countedNoun,
	entryTitle,
	type Finding,
	listedNames,
} from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";
import { isUnexplained, workGaps } from "./work-gaps.ts";
import { isLong, isMeasured, opensWeakly, workLines } from "./work-lines.ts";

export function workFindings({ profile, today }: ProfileReading): Finding[] {
	if (profile.work_experience.length === 0)
		return [
			work({
				priority: "high",
				issue: "You haven't added any jobs.",
				suggestion:
					"Add your latest job with its title, employer, dates and three lines on what you did. If you haven't had one, add internships, projects or volunteering.",
				impact: "Most readers look at work first.",
				cost: 100,
				when: "soon",
			}),
		];
	return [
		...missingParts(profile),
		...emptyJobs(profile, today),
		...lineFindings(profile),
		...timeFindings(profile, today),
	];
}

const work = (finding: Omit<Finding, "tab">): Finding => ({
	tab: "Work",
	...finding,
});

const nameOf = (job: WorkExperience) =>
	entryTitle(job.job_title, job.company_name);

function missingParts({ work_experience: jobs }: Profile): Finding[] {
	const undated = jobs.filter(
		(job) => !job.start_date || (!job.end_date && !job.is_current),
	);
	const unnamed = jobs.filter((job) => !job.job_title || !job.company_name);
	const findings: Finding[] = [];
	if (undated.length > 0)
		findings.push(
			work({
				priority: "high",
				issue: `${countedNoun(undated.length, "job")} ${undated.length === 1 ? "lacks" : "lack"} a start or an end: ${listedNames(undated.map(nameOf))}.`,
				suggestion: `Add the month and year of the start and the end to ${listedNames(undated.map(nameOf))}, or mark the job as current.`,
				impact: "A job without dates doesn't count as experience.",
				cost: 20,
				when: "soon",
			}),
		);
	if (unnamed.length > 0)
		findings.push(
			work({
				priority: "medium",
				issue: `${countedNoun(unnamed.length, "job")} ${unnamed.length === 1 ? "lacks" : "lack"} a title or an employer: ${listedNames(unnamed.map(nameOf))}.`,
				suggestion: `Add the title and the employer to ${listedNames(unnamed.map(nameOf))}, as on your contract.`,
				impact: "Search filters look for both.",
				cost: 10,
				when: "soon",
			}),
		);
	return findings;
}

const OLD_YEARS = 10;

function emptyJobs(
	{ work_experience: jobs }: Profile,
	today: string,
): Finding[] {
	const empty = jobs.filter(
		(job) =>
			linesOf(job.description).length === 0 &&
			job.achievements.flatMap(linesOf).length === 0,
	);
	const isOld = (job: WorkExperience) =>
		job.end_date !== null &&
		!job.is_current &&
		Number(today.slice(0, 4)) - Number(job.end_date.slice(0, 4)) > OLD_YEARS;
	const old = empty.filter(isOld);
	const recent = empty.filter((job) => !isOld(job));
	const findings: Finding[] = [];
	if (recent.length > 0)
		findings.push(
			work({
				priority: "high",
				issue: `${countedNoun(recent.length, "job")} ${recent.length === 1 ? "says" : "say"} nothing about what you did: ${listedNames(recent.map(nameOf))}.`,
				suggestion: `Write three lines for ${listedNames(recent.map(nameOf))}: what you did, what you used, and what came of it.`,
				impact: "A title alone can't answer a posting.",
				cost: Math.min(40, Math.ceil((40 * recent.length) / jobs.length) + 10),
				when: "soon",
			}),
		);
	if (old.length > 0)
		findings.push(
			work({
				priority: "low",
				issue: `${countedNoun(old.length, "job")} that ended more than ${OLD_YEARS} years ago ${old.length === 1 ? "has" : "have"} no lines: ${listedNames(old.map(nameOf))}.`,
				suggestion:
					"One line is enough for an old job; leave it out of documents where it answers nothing.",
				impact: "It keeps the reader with your newer work.",
				cost: 3,
				when: "soon",
			}),
		);
	return findings;
}

function lineFindings(profile: Profile): Finding[] {
	const lines = workLines(profile).map(({ text }) => text);
	if (lines.length === 0) return [];
	const measured = lines.filter(isMeasured);
	const weak = lines.filter(opensWeakly);
	const long = lines.filter(isLong);
	const findings: Finding[] = [];
	if (measured.length * 10 < lines.length * 3)
		findings.push(
			work({
				priority: measured.length === 0 ? "high" : "medium",
				issue: `${measured.length === 0 ? "No line" : `${measured.length} of ${lines.length} lines`} of your jobs ${measured.length > 1 ? "give" : "gives"} a number.`,
				suggestion:
					"Add numbers you know to be true to your strongest lines: how many, how much, how often, how long.",
				impact: "A number lets a reader judge the size of your work.",
				cost: measured.length === 0 ? 20 : 12,
				when: "soon",
			}),
		);
	if (weak.length > 0)
		findings.push(
			work({
				priority: weak.length * 3 > lines.length ? "medium" : "low",
				issue: `${countedNoun(weak.length, "line")} ${weak.length === 1 ? "opens" : "open"} with words that leave your own part unclear, such as “${listedNames(weak, 1).replace(/ and \d+ more$/, "")}”.`,
				suggestion:
					"Begin lines with a verb for what you did yourself, if it's true: built, planned, cared for, sold.",
				impact: "Readers see right away what you did.",
				cost: weak.length * 3 > lines.length ? 10 : 5,
				when: "soon",
			}),
		);
	if (long.length > 0)
		findings.push(
			work({
				priority: "low",
				issue: `${countedNoun(long.length, "line")} ${long.length === 1 ? "is" : "are"} longer than two lines on paper, such as “${listedNames(long, 1).replace(/ and \d+ more$/, "")}”.`,
				suggestion:
					"Split lines longer than two rows on paper, one thing per line.",
				impact: "Short lines get read to the end.",
				cost: 5,
				when: "soon",
			}),
		);
	return findings;
}

function timeFindings(profile: Profile, today: string): Finding[] {
	const gaps = workGaps(profile, today).filter(isUnexplained);
	const conflicts = conflictingJobs(profile, today);
	const findings: Finding[] = [];
	if (gaps.length > 0)
		findings.push(
			work({
				priority: gaps.some((gap) => gap.unexplained >= 24) ? "medium" : "low",
				issue: `${countedNoun(gaps.length, "stretch", "stretches")} of more than six months ${gaps.length === 1 ? "has" : "have"} no work, study or volunteering.`,
				suggestion:
					"Add what filled the time between jobs, such as study, care or volunteering, or have a sentence ready that explains it.",
				impact: "Explained gaps rarely raise questions.",
				cost: Math.min(15, 6 * gaps.length),
				when: "soon",
			}),
		);
	if (conflicts.length > 0)
		findings.push(
			work({
				priority: "medium",
				issue: `${conflicts[0]?.issue}${conflicts.length > 1 ? ` ${countedNoun(conflicts.length - 1, "more conflict")} of dates in Work.` : ""}`,
				suggestion: conflicts[0]?.resolution ?? "",
				impact: "Dates that agree need no explaining.",
				cost: Math.min(15, 8 * conflicts.length),
				when: "soon",
			}),
		);
	return findings;
}
