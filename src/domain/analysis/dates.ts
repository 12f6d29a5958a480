// Dates that cannot be right or do not fit together: end before start, future, current and ended, overlapping, expired.

import { partOf } from "../language/patterns.ts";
import { ANALYSIS_WORDS } from "../language/tables/analysis-of-languages.ts";
import { monthOfYear } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import type { GapAnalysis } from "./analysis.ts";
import {
	countedNoun,
	entryTitle,
	type Finding,
	listedNames,
	type Tab,
} from "./finding.ts";
import type { ProfileReading } from "./profile-reading.ts";
import {
	type DatedEntry,
	durationText,
	isAfter,
	type TimeSpan,
	timeSpan,
} from "./time-spans.ts";

type Placed = DatedEntry & { tab: Tab };
export type DateFault = { tab: Tab; text: string };

/** What no calendar allows, as sentences with the tab each is mended in. */
export function impossibleDates(profile: Profile, today: string): DateFault[] {
	return [
		...placedEntries(profile).flatMap((entry) => faultsOf(entry, today)),
		...profile.certifications.flatMap((certification) => {
			const name = certification.certification_name || "A certification";
			const { issue_date: issued, expiry_date: expires } = certification;
			const texts = [];
			if (issued && isAfter(issued, today))
				texts.push(`${name} was issued in the future (${issued}).`);
			if (issued && expires && isAfter(issued, expires))
				texts.push(
					`${name} expires (${expires}) before it was issued (${issued}).`,
				);
			return texts.map((text) => ({ tab: "Certifications" as const, text }));
		}),
	];
}

function placedEntries(profile: Profile): Placed[] {
	return [
		...profile.work_experience.map((work) => ({
			...work,
			tab: "Work" as const,
			name: entryTitle(work.job_title, work.company_name),
		})),
		...profile.education.map((education) => ({
			...education,
			tab: "Education" as const,
			name: entryTitle(education.degree_type ?? "", education.institution_name),
		})),
		...profile.projects.map((project) => ({
			...project,
			tab: "Projects" as const,
			is_current: project.is_ongoing,
			name: entryTitle(project.project_name, ""),
		})),
	];
}

function faultsOf(entry: Placed, today: string): DateFault[] {
	const { name, tab, start_date: start, end_date: end } = entry;
	const faults: string[] = [];
	if (start && end && isAfter(start, end))
		faults.push(`${name} ends (${end}) before it starts (${start}).`);
	if (start && isAfter(start, today))
		faults.push(`${name} starts in the future (${start}).`);
	// A planned end is usual for studies and for contracts that go on; only a finished thing cannot end tomorrow.
	else if (end && isAfter(end, today) && !entry.is_current)
		faults.push(
			`${name} ends in the future (${end}) but isn't marked as current.`,
		);
	if (end && entry.is_current && !isAfter(end, today))
		faults.push(`${name} is marked as current but has an end date (${end}).`);
	return faults.map((text) => ({ tab, text }));
}

/** Dates no calendar allows, a finding for each tab that has some. */
export function dateFindings({ profile, today }: ProfileReading): Finding[] {
	const faults = impossibleDates(profile, today);
	return [...new Set(faults.map(({ tab }) => tab))].map((tab) => {
		const texts = faults
			.filter((fault) => fault.tab === tab)
			.map(({ text }) => text);
		const more = texts.length - 2;
		return {
			tab,
			priority: "high",
			issue: `${texts.slice(0, 2).join(" ")}${more > 0 ? ` ${more} more dates are like this.` : ""}`,
			suggestion: `Correct ${countedNoun(texts.length, "date")} that can't be right: ${texts[0]}`,
			impact: "One wrong date makes a reader doubt the rest.",
			cost: Math.min(30, 15 * texts.length),
			when: "soon",
		};
	});
}

type Conflicts = GapAnalysis["overlapDetection"]["conflictingDates"];

// Jobs that are usually held beside another one.
const BESIDE = new RegExp(
	partOf(ANALYSIS_WORDS, ({ besideOthers }) => besideOthers),
	"iu",
);
const SHORTEST_OVERLAP = 2;

/** Jobs that are told to have been held at the same time. One conflict a job at most, so that fifty jobs stay readable. */
export function conflictingJobs(profile: Profile, today: string): Conflicts {
	const jobs = profile.work_experience
		.filter((work) => !BESIDE.test(`${work.job_title} ${work.company_name}`))
		.flatMap((work) =>
			timeSpan(
				{ ...work, name: entryTitle(work.job_title, work.company_name) },
				today,
			),
		);
	const current = jobs.filter((job) => job.isCurrent);
	const conflicts: Conflicts = [];
	if (current.length > 1)
		conflicts.push({
			issue: `${countedNoun(current.length, "job")} are marked as current.`,
			conflict: listedNames(current.map(({ name }) => name)),
			resolution:
				"Mark only the job you have now as current and give the others an end date. If you have them at the same time, add “part-time” to the title.",
		});
	return [...conflicts, ...overlaps(jobs)];
}

function overlaps(jobs: readonly TimeSpan[]): Conflicts {
	const conflicts: Conflicts = [];
	let reached: TimeSpan | null = null;
	for (const job of jobs
		.filter(({ isExact }) => isExact)
		.toSorted((a, b) => a.from - b.from)) {
		const shared = reached ? Math.min(reached.to, job.to) - job.from : 0;
		if (
			reached &&
			shared >= SHORTEST_OVERLAP &&
			!(reached.isCurrent && job.isCurrent)
		)
			conflicts.push({
				issue: `Two jobs overlap by ${durationText(shared)}.`,
				conflict: `${reached.name} and ${job.name}, from ${monthOfYear(job.from)}`,
				resolution: `Check the dates of ${reached.name} and ${job.name}. If you had both at the same time, say so in one of them.`,
			});
		if (!reached || job.to > reached.to) reached = job;
	}
	return conflicts;
}

/** Names of certificates that are no longer valid, and of those that end within 90 days. */
export function expiredCertificates(
	profile: Profile,
	today: string,
): { expired: string[]; ending: string[] } {
	const dated = profile.certifications.flatMap((certification) =>
		certification.expiry_date
			? [
					{
						name: certification.certification_name || "a certification",
						expires: certification.expiry_date,
					},
				]
			: [],
	);
	const soon = new Date(Date.parse(`${today}T00:00:00Z`) + 90 * 86_400_000)
		.toISOString()
		.slice(0, 10);
	const expired = dated.filter(({ expires }) => isAfter(today, expires));
	return {
		expired: expired.map(({ name }) => name),
		ending: dated
			.filter(
				(each) =>
					each.expires.length > 4 &&
					!expired.includes(each) &&
					isAfter(soon, each.expires),
			)
			.map(({ name }) => name),
	};
}
