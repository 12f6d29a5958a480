// What may leave a draft that is too long, and what each part would be missed for: the cheapest goes first.

import { pathOf } from "../../profile/content-path.ts";
import { isOutcome } from "../choose/outcome.ts";
import { isRequirement } from "../choose/relevance.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { type Draft, forget, removeLine, type Terms } from "./page-draft.ts";
import { NO_ROOM } from "./page-lines.ts";

/** The latest position keeps four lines, the one before it two. */
const LEAST_FIRST = 4;
const LEAST = { latest: 2, recent: 1, old: 1 };

/** How many lines of a position stay whatever the room. */
export function leastLines({ entries }: Draft, entry: DraftEntry): number {
	return entries[0] === entry ? LEAST_FIRST : LEAST[entry.age];
}

export type MustStay = (draft: Draft, terms: Terms) => boolean;

/** `isNeeded` is what nothing proves better that the posting needs. */
type Candidate = {
	cost: number;
	terms: Terms;
	isNeeded?: boolean | undefined;
	remove: () => void;
};

/** The part that is missed least; null where nothing may go. */
export function cheapest(
	draft: Draft,
	{ mustStay, keepsNeeded }: { mustStay: MustStay; keepsNeeded: boolean },
): Candidate | null {
	let best: Candidate | null = null;
	for (const candidate of [
		...draft.entries.flatMap((entry) => [
			...lineCandidates(draft, entry),
			...entryCandidates(draft, entry),
		]),
		...extraCandidates(draft),
	]) {
		if (mustStay(draft, candidate.terms)) continue;
		if (keepsNeeded && candidate.isNeeded) continue;
		// Of equals the later goes: the person's first line says most.
		if (!best || candidate.cost <= best.cost) best = candidate;
	}
	return best;
}

// The least worth goes first, sooner from an entry with many lines, later from the latest positions.
function lineCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const isWork = entry.section === "work_experience";
	if (entry.lines.length <= (isWork ? leastLines(draft, entry) : 1)) return [];
	// What describes a project says less than what was done in it.
	const isSaid = entry.description !== null && !entry.description.isNeeded;
	if (!isWork && isSaid) return [];
	return entry.lines.map((line) => ({
		cost:
			strengthOf(line) +
			(draft.entries[0] === entry ? FIRST_WORTH : AGE_WORTH[entry.age]) +
			(!isWork && /\d/.test(line.original) ? OUTCOME : 0) -
			entry.lines.length * LENGTH_COST,
		terms: line.terms,
		isNeeded: line.isNeeded,
		remove: () => removeLine(draft, { entry, line }, NO_ROOM),
	}));
}

/** The latest position is read; an old one is glanced at. */
const FIRST_WORTH = 1;
/** A project is told for what came of it. */
const OUTCOME = 0.3;
const AGE_WORTH = { latest: 0.3, recent: 0, old: -0.3 };
const LENGTH_COST = 0.1;
const PROVES = 3;
/** What proves a need that another line proves better. */
const ALSO_PROVES = 2;
const ANSWERS = 1;
/** Less than a word of the posting: what was counted matters more than that it was. */
const FIGURE = 0.25;
/** As much as an answer: a reader stops at what came of the work. */
const CAME_OF_IT = 1;

/** A proof of a need before an answer, an answer before a figure alone, and each before a line that has none of them. */
export function strengthOf({
	value,
	terms,
	original,
	proves,
	isNeeded,
}: DraftLine): number {
	return (
		Math.min(1, value) +
		(isNeeded ? PROVES : proves ? ALSO_PROVES : 0) +
		([...terms].some(isRequirement) ? ANSWERS : 0) +
		(isOutcome(original) ? CAME_OF_IT : 0) +
		(/\d/.test(original) ? FIGURE : 0)
	);
}

/** The tools of a project, which the skills and its lines name too. */
function toolsCandidate(draft: Draft, entry: DraftEntry): Candidate {
	return {
		cost: TOOLS_COST,
		terms: new Set(),
		remove: () => {
			draft.omitted.push({
				path: pathOf(entry.path, "technologies_used"),
				text: entry.note,
				reason: NO_ROOM,
			});
			entry.note = "";
		},
	};
}

const TOOLS_COST = -1;

/** What a project or a service is missed for besides what it shows. */
const ENTRY_COST = 0.15;

// Projects and services are told after the work and go before it: first what describes them, then the whole.
function entryCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const { description } = entry;
	if (entry.section === "work_experience") return [];
	if (entry.note !== "") return [toolsCandidate(draft, entry)];
	if (description !== null && entry.lines.length > 0)
		return [
			{
				cost: description.isNeeded
					? strengthOf(description)
					: Math.min(
							strengthOf(description),
							...entry.lines.map((line) => strengthOf(line)),
						),
				terms: description.terms,
				isNeeded: description.isNeeded,
				remove: () => {
					entry.description = null;
					forget(draft, description.terms);
					draft.omitted.push({
						path: pathOf(entry.path, "description"),
						text: description.original,
						reason: NO_ROOM,
					});
				},
			},
		];
	if (entry.lines.length > 1) return [];
	const parts = [...(description ? [description] : []), ...entry.lines];
	const terms = new Set([
		...entry.headTerms,
		...parts.flatMap((part) => [...part.terms]),
	]);
	return [
		{
			cost:
				entry.headValue +
				parts.reduce((sum, part) => sum + strengthOf(part), ENTRY_COST),
			terms,
			isNeeded: parts.some((part) => part.isNeeded),
			remove: () => {
				draft.entries = draft.entries.filter((other) => other !== entry);
				forget(draft, terms);
				draft.omitted.push({
					path: entry.path,
					text: entry.name,
					reason: NO_ROOM,
				});
			},
		},
	];
}

function extraCandidates(draft: Draft): Candidate[] {
	const left = draft.extras.filter(({ path }) => !draft.without.has(path));
	return left.map((extra) => ({
		cost: extra.value,
		terms: extra.terms,
		isNeeded: extra.isNeeded,
		remove: () => {
			const gone = left.filter(
				({ path, within }) => path === extra.path || within === extra.path,
			);
			for (const { path, terms } of gone) {
				draft.without.add(path);
				forget(draft, terms);
			}
			draft.omitted.push({
				path: extra.path,
				text: extra.text,
				reason: NO_ROOM,
			});
		},
	}));
}
