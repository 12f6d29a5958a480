// The sections that are told: work, projects, volunteering. Their lines compete for the room on the page.

import { proseLines } from "../../clauses/prose-lines.ts";
import { findTerms } from "../../job/lexicon/lexicon.ts";
import {
	jobOf,
	projectOf,
	serviceOf,
} from "../../mapping/profile-to-resume.ts";
import { pathOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Section } from "../../profile/section-names.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { graduatedFrom } from "../choose/graduate.ts";
import { isBestProof, isProof } from "../choose/needs.ts";
import { isOwnAbsence } from "../choose/own-absence.ts";
import { sideJobs, workOrder } from "../choose/work-order.ts";
import type { ResumeContent } from "../content/content.ts";
import { isElsewhere } from "../content/contradictions.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { entryLines } from "../lines/resume-draft.ts";
import { plainEmployer } from "../wording/plain-employer.ts";

type Reported = "work_experience" | "projects" | "volunteer";
type Head = { path: string; text: string | null }[];

/** The entries of the chosen sections, newest first, each line with its worth. */
export function draftEntries(
	sections: readonly Section[],
	drafting: Drafting,
): DraftEntry[] {
	const drafts: Record<Reported, () => DraftEntry[]> = {
		work_experience: () => workEntries(drafting),
		projects: () => projectEntries(drafting),
		volunteer: () => volunteerEntries(drafting),
	};
	return (["work_experience", "projects", "volunteer"] as const)
		.filter((section) => sections.includes(section))
		.flatMap((section) => drafts[section]());
}

const LATEST_JOBS = 2;
const MOST_RECENT_JOBS = 4;
const OLD_YEARS = 8;

function workEntries(drafting: Drafting): DraftEntry[] {
	const { profile, today } = drafting;
	const side = sideJobs(profile);
	const entries = workOrder(profile, drafting.needs).map(
		({ entry, at }, rank): DraftEntry => {
			const path = pathOf("work_experience", at);
			return {
				...headOf(
					[{ path: pathOf(path, "job_title"), text: entry.job_title }],
					drafting,
				),
				section: "work_experience",
				at,
				path,
				name: oneLine(entry.job_title),
				description: null,
				note: "",
				lines: entryLines(path, entry, during(drafting, entry.is_current)).map(
					(line) =>
						isAbsence(entry, drafting)
							? { ...line, isPrivate: true as const }
							: line,
				),
				age:
					rank > 0 && side.has(entry)
						? ("old" as const)
						: rank < LATEST_JOBS
							? ("latest" as const)
							: rank >= MOST_RECENT_JOBS
								? ("old" as const)
								: ageOf(entry, today),
				endedYearsAgo: yearsSince(entry, today),
			};
		},
	);
	return graduatedFrom(profile, today) === null
		? entries
		: provingFirst(entries, (entry) => {
				const work = profile.work_experience[entry.at];
				return work !== undefined && side.has(work);
			});
}

/** Leave between positions closes a gap by its dates; what was done there is nobody's matter. */
function isAbsence(
	{ company_name, job_title }: Profile["work_experience"][number],
	{ wording: { language } }: Drafting,
): boolean {
	return [company_name, job_title].some((text) =>
		isOwnAbsence(oneLine(text), language),
	);
}

/** Of what was done during one's studies the position of the trade comes first; side jobs pass it only where it answers nothing. */
function provingFirst(
	entries: readonly DraftEntry[],
	isSide: (entry: DraftEntry) => boolean,
): DraftEntry[] {
	const ranked = entries.toSorted((a, b) => proofsOf(b) - proofsOf(a));
	const main = ranked.filter((entry) => !isSide(entry));
	return main.some((entry) => proofsOf(entry) > 0)
		? [...main, ...ranked.filter(isSide)]
		: ranked;
}

function proofsOf({ lines }: DraftEntry): number {
	return lines.filter(({ proves }) => proves).length;
}

type Dated = {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
};

function ageOf(entry: Dated, today: string): "recent" | "old" {
	return yearsSince(entry, today) >= OLD_YEARS ? "old" : "recent";
}

/** Calendar years since it ended; 0 while it goes on. */
function yearsSince(entry: Dated, today: string): number {
	const ended = entry.is_current
		? today
		: (entry.end_date ?? entry.start_date ?? today);
	return Number(today.slice(0, 4)) - Number(ended.slice(0, 4));
}

function projectEntries(drafting: Drafting): DraftEntry[] {
	return newestFirst(
		drafting.profile.projects,
		(project) => project.is_ongoing,
	).map(({ entry, at }) => {
		const path = pathOf("projects", at);
		const tools = entry.technologies_used.map((text, tool) => ({
			path: pathOf(path, "technologies_used", tool),
			text,
		}));
		const named = tools.filter(
			(tool) =>
				drafting.relevance(tool.path, oneLine(tool.text)).terms.size > 0 ||
				isTool(tool.text),
		);
		return {
			...headOf(
				[
					{ path: pathOf(path, "project_name"), text: entry.project_name },
					...tools,
				],
				drafting,
			),
			section: "projects",
			at,
			path,
			name: oneLine(entry.project_name),
			description: descriptionOf(path, entry, drafting),
			// Keywords that are no tools say nothing under "Technologies".
			note: named.some(({ text }) => isTool(text))
				? named.map(({ text }) => text).join(TOOLS_APART)
				: "",
			lines: entryLines(
				path,
				{ description: null, achievements: entry.achievements },
				during(drafting, entry.is_ongoing),
			),
			age: "recent" as const,
		};
	});
}

const TOOLS_APART = ", ";

/** A tag such as "training" tells nothing that the lines do not. */
function isTool(text: string): boolean {
	return findTerms(text, "en").some(({ kind }) => kind === "tool");
}

function volunteerEntries(drafting: Drafting): DraftEntry[] {
	return newestFirst(
		drafting.profile.volunteer,
		(volunteer) => volunteer.is_current,
	).map(({ entry, at }) => {
		const path = pathOf("volunteer", at);
		return {
			...headOf(
				[{ path: pathOf(path, "role_title"), text: entry.role_title }],
				drafting,
			),
			section: "volunteer",
			at,
			path,
			name: oneLine(entry.role_title) || oneLine(entry.organization_name),
			description: descriptionOf(path, entry, drafting),
			note: "",
			lines: entryLines(
				path,
				{ description: null, achievements: entry.achievements },
				during(drafting, entry.is_current),
			),
			age: ageOf(entry, drafting.today),
		};
	});
}

function during(drafting: Drafting, isCurrent: boolean): Drafting {
	return { ...drafting, wording: { ...drafting.wording, isCurrent } };
}

function headOf(
	head: Head,
	drafting: Drafting,
): Pick<DraftEntry, "headTerms" | "headValue"> {
	const worths = head.map(({ path, text }) =>
		drafting.relevance(path, oneLine(text)),
	);
	return {
		headTerms: new Set(worths.flatMap(({ terms }) => [...terms])),
		headValue: worths.reduce((sum, { value }) => sum + value, 0),
	};
}

const SHORTEST_DESCRIPTION = 3;
/** Longer prose says in other words what the lines below it tell. */
const LONGEST_BESIDE_LINES = 100;

/** What a project or a service is; prose beside its lines only where it proves what they do not. */
function descriptionOf(
	path: string,
	{
		description,
		achievements,
	}: { description: string | null; achievements: readonly string[] },
	drafting: Drafting,
): DraftLine | null {
	const text = oneLine(description);
	// "Creator & Maintainer" is a role, not what was done.
	if (text === "" || text.split(" ").length <= SHORTEST_DESCRIPTION)
		return null;
	const worths = proseLines(description).map((line) =>
		drafting.relevance(pathOf(path, "description"), line),
	);
	const isNeeded = proseLines(description).some((line) =>
		isBestProof(
			{ path: pathOf(path, "description"), text: line },
			drafting.needs,
		),
	);
	if (
		achievements.length > 0 &&
		!isNeeded &&
		text.length > LONGEST_BESIDE_LINES
	)
		return null;
	return {
		...(isNeeded && { isNeeded: true as const }),
		sources: [pathOf(path, "description")],
		original: text,
		text,
		change: "kept",
		value: worths.reduce((sum, { value }) => sum + value, 0),
		terms: new Set(worths.flatMap(({ terms }) => [...terms])),
		proves: proseLines(description).some((line) =>
			isProof(
				{ path: pathOf(path, "description"), text: line },
				drafting.needs,
			),
		),
	};
}

/** The entries as the document holds them. */
export function entryContents(
	entries: readonly DraftEntry[],
	profile: Profile,
): Pick<ResumeContent, "experience" | "projects" | "volunteer"> {
	const contents: Pick<ResumeContent, "experience" | "projects" | "volunteer"> =
		{ experience: [], projects: [], volunteer: [] };
	for (const entry of entries) {
		const achievements = entry.lines.map(({ text }) => text);
		const work =
			entry.section === "work_experience" && profile.work_experience[entry.at];
		const project = entry.section === "projects" && profile.projects[entry.at];
		const volunteer =
			entry.section === "volunteer" && profile.volunteer[entry.at];
		if (work) {
			const job = jobOf(work);
			contents.experience.push({
				...job,
				company: plainEmployer(job.company),
				location: isElsewhere(work, profile) ? "" : job.location,
				achievements,
			});
		} else if (project) {
			contents.projects.push({
				...projectOf(project),
				technologies: projectOf(project).technologies.filter((tool) =>
					entry.note.split(TOOLS_APART).includes(tool),
				),
				description: entry.description?.text ?? "",
				achievements,
			});
		} else if (volunteer) {
			contents.volunteer.push({
				...serviceOf(volunteer),
				description: entry.description?.text ?? "",
				achievements,
			});
		}
	}
	return contents;
}
