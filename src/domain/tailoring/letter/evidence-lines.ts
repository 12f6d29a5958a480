// The lines of the profile a letter can tell: what was done, by whom asked for, the most telling first.

import { proseLines } from "../../clauses/prose-lines.ts";
import { pathOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { withoutOthersPart } from "../choose/others-work.ts";
import type { Relevance } from "../choose/relevance.ts";
import { workOrder } from "../choose/work-order.ts";
import { isProvable } from "../lines/provable.ts";
import { rewriteLine } from "../lines/rewrite-line.ts";
import type { Evidence } from "./evidence.ts";
import { firstSentence } from "./line-shapes.ts";
import { titleOfPerson } from "./title-of-person.ts";

// Longer lines are no longer evidence but a story; shorter ones say nothing.
const LONGEST = 230;
const SHORTEST = 14;

/** All statable lines in the order of the profile, newest entry first; `strength` is not known yet. */
export function evidenceLines(
	profile: Profile,
	relevance: Relevance,
	language: string,
): Evidence[] {
	return entriesOf(profile, language).flatMap(({ lines, ...entry }) => {
		const ownPart = (text: string) => {
			const cut = withoutOthersPart(text, language);
			return cut !== null && isProvable(cut, profile, entry.entry) ? cut : text;
		};
		return lines.flatMap(({ path, text }) => {
			const original = firstSentence(text);
			const line = rewriteLine(original, {
				strength: "medium",
				language,
				isCurrent: entry.isCurrent,
			});
			const isUsable =
				entry.company !== "" &&
				line.length >= SHORTEST / (language === "zh" ? 3 : 1) &&
				line.length <= LONGEST &&
				!NO_STATEMENT.test(line);
			const { value } = relevance(path, text);
			return isUsable
				? [
						{
							...entry,
							path,
							line,
							original,
							whole: ownPart(text.length <= LONGEST ? text : original),
							value,
							strength: 0,
						},
					]
				: [];
		});
	});
}

/** An address, and what the person asks or answers themselves: "Renewed the contract? No, that was the boss". */
const NO_STATEMENT = /https?:|www\.|@|\n|[?？](?:\s|$)/u;

type Entry = Pick<
	Evidence,
	| "entry"
	| "title"
	| "company"
	| "kind"
	| "isCurrent"
	| "rank"
	| "startDate"
	| "endDate"
> & { lines: { path: string; text: string }[] };

function entriesOf(profile: Profile, language: string): Entry[] {
	const work = workOrder(profile).map(({ entry, at }, rank): Entry => {
		const path = pathOf("work_experience", at);
		return {
			entry: path,
			title: titleOfPerson(oneLine(entry.job_title), language),
			company: oneLine(entry.company_name),
			kind: "work",
			isCurrent: entry.is_current,
			startDate: entry.start_date ?? "",
			endDate: entry.end_date ?? "",
			rank,
			lines: [
				...linesUnder(path, entry),
				...awardsOf(oneLine(entry.company_name), profile),
			],
		};
	});
	const projects = newestFirst(profile.projects, (one) => one.is_ongoing).map(
		({ entry, at }, rank): Entry => ({
			entry: pathOf("projects", at),
			title: "",
			company: oneLine(entry.project_name),
			kind: "project",
			isCurrent: entry.is_ongoing,
			startDate: "",
			endDate: "",
			rank: rank + PROJECT_RANK,
			lines: linesUnder(pathOf("projects", at), {
				description: null,
				achievements: entry.achievements,
			}),
		}),
	);
	const volunteer = newestFirst(profile.volunteer, (one) => one.is_current).map(
		({ entry, at }, rank): Entry => ({
			entry: pathOf("volunteer", at),
			title: oneLine(entry.role_title),
			company: oneLine(entry.organization_name),
			kind: "volunteer",
			isCurrent: entry.is_current,
			startDate: "",
			endDate: "",
			rank: rank + VOLUNTEER_RANK,
			lines: linesUnder(pathOf("volunteer", at), entry),
		}),
	);
	return [...work, ...projects, ...volunteer];
}

/** What an employer gave an award for is work done there. */
function awardsOf(
	company: string,
	{ awards }: Profile,
): { path: string; text: string }[] {
	const key = company.toLowerCase();
	return key === ""
		? []
		: awards.flatMap(({ awarding_organization, description }, at) =>
				oneLine(awarding_organization).toLowerCase() === key
					? proseLines(description).map((text) => ({
							path: pathOf("awards", at, "description"),
							text,
						}))
					: [],
			);
}

/** Paid work proves more than a project or a service as recent. */
const PROJECT_RANK = 1;
const VOLUNTEER_RANK = 2;

function linesUnder(
	path: string,
	entry: { description: string | null; achievements: readonly string[] },
): { path: string; text: string }[] {
	const own = entry.achievements.map((text, at) => ({
		path: pathOf(path, "achievements", at),
		text: oneLine(text),
	}));
	return [
		...own,
		...proseLines(entry.description).map((text) => ({
			path: pathOf(path, "description"),
			text,
		})),
	].filter(({ text }) => text !== "");
}
