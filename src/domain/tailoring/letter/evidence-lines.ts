// The lines of the profile a letter can tell: what was done, by whom asked for, the most telling first.
import { oneLine, proseLines, sentencesOf } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";
import type { Relevance } from "../choose/relevance.ts";
import { newestFirst } from "../lines/resume-draft.ts";
import { rewriteLine } from "../lines/rewrite-line.ts";
import type { Reported } from "./phrase-line.ts";

export type Evidence = Omit<
	Reported,
	"place" | "others" | "isNamed" | "turn" | "since" | "proves"
> & {
	path: string;
	/** "" where the profile does not say. */
	startDate: string;
	entry: string;
	value: number;
	rank: number;
};

// Longer lines are no longer evidence but a story; shorter ones say nothing.
const LONGEST = 230;
const SHORTEST = 18;

// A letter that goes back and forth in time is hard to follow; only a clearly better line of an older position comes first.
const OLDER = 0.6;

/** All tellable lines, best first: worth to the posting, then the newer entry. */
export function evidenceLines(
	profile: Profile,
	relevance: Relevance,
	language: string,
): Evidence[] {
	const reported: Evidence[] = [];
	const add = (
		entry: Pick<
			Evidence,
			| "entry"
			| "title"
			| "company"
			| "kind"
			| "isCurrent"
			| "rank"
			| "startDate"
		>,
		lines: { path: string; text: string }[],
	) => {
		for (const { path, text } of lines) {
			const original = sentencesOf(text)[0] ?? text;
			const line = rewriteLine(original, {
				strength: "medium",
				language,
				isCurrent: entry.isCurrent,
			});
			if (
				line.length < SHORTEST / (language === "zh" ? 3 : 1) ||
				line.length > LONGEST ||
				/https?:|www\.|@|\n/.test(line)
			)
				continue;
			reported.push({
				...entry,
				path,
				line,
				original,
				value: relevance(path, text).value,
			});
		}
	};
	newestFirst(profile.work_experience, (work) => work.is_current).forEach(
		({ entry, at }, rank) => {
			const path = `work_experience.${at}`;
			add(
				{
					entry: path,
					title: oneLine(entry.job_title),
					company: oneLine(entry.company_name),
					kind: "work",
					isCurrent: entry.is_current,
					startDate: entry.start_date ?? "",
					rank,
				},
				linesUnder(path, entry),
			);
		},
	);
	newestFirst(profile.projects, (project) => project.is_ongoing).forEach(
		({ entry, at }, rank) => {
			const path = `projects.${at}`;
			add(
				{
					entry: path,
					title: "",
					company: oneLine(entry.project_name),
					kind: "project",
					isCurrent: entry.is_ongoing,
					startDate: "",
					rank: rank + 2,
				},
				linesUnder(path, {
					description: null,
					achievements: entry.achievements,
				}),
			);
		},
	);
	newestFirst(profile.volunteer, (volunteer) => volunteer.is_current).forEach(
		({ entry, at }, rank) => {
			const path = `volunteer.${at}`;
			add(
				{
					entry: path,
					title: oneLine(entry.role_title),
					company: oneLine(entry.organization_name),
					kind: "volunteer",
					isCurrent: entry.is_current,
					startDate: "",
					rank: rank + 3,
				},
				linesUnder(path, entry),
			);
		},
	);
	const order = (evidence: Evidence) => evidence.value - evidence.rank * OLDER;
	return reported
		.filter(({ company }) => company !== "")
		.toSorted((a, b) => order(b) - order(a));
}

function linesUnder(
	path: string,
	entry: { description: string | null; achievements: readonly string[] },
): { path: string; text: string }[] {
	const own = entry.achievements.map((text, at) => ({
		path: `${path}.achievements.${at}`,
		text: oneLine(text),
	}));
	return [
		...own,
		...proseLines(entry.description).map((text) => ({
			path: `${path}.description`,
			text,
		})),
	].filter(({ text }) => text !== "");
}
