// What may leave a draft that is too long, and what each part would be missed for: the cheapest goes first.

import { isRequirement } from "../choose/relevance.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { DraftEntry } from "../lines/resume-draft.ts";
import {
	type Draft,
	type Extra,
	forget,
	removeLine,
	type Terms,
} from "./page-draft.ts";
import { NO_ROOM } from "./page-lines.ts";

const LEAST = { latest: 4, recent: 1, old: 1 };

export type MustStay = (draft: Draft, terms: Terms) => boolean;

type Candidate = { cost: number; terms: Terms; remove: () => void };

/** The part that is missed least; null where nothing may go. */
export function cheapest(draft: Draft, mustStay: MustStay): Candidate | null {
	let best: Candidate | null = null;
	for (const candidate of [
		...draft.entries.flatMap((entry) => [
			...lineCandidates(draft, entry),
			...entryCandidates(draft, entry),
		]),
		...extraCandidates(draft),
	]) {
		if (mustStay(draft, candidate.terms)) continue;
		// Of equals the later goes: the person's first line says most.
		if (!best || candidate.cost <= best.cost) best = candidate;
	}
	return best;
}

// The least worth goes first, sooner from an entry with many lines, later from the latest positions.
function lineCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const isWork = entry.section === "work_experience";
	if (entry.lines.length <= (isWork ? LEAST[entry.age] : 0)) return [];
	return entry.lines.map((line) => ({
		cost:
			strengthOf(line) +
			AGE_WORTH[entry.age] -
			entry.lines.length * LENGTH_COST,
		terms: line.terms,
		remove: () => removeLine(draft, { entry, line }, NO_ROOM),
	}));
}

/** The latest positions are read; an old one is glanced at. */
const AGE_WORTH = { latest: 1, recent: 0, old: -0.5 };
const LENGTH_COST = 0.1;
const PROVES = 3;
const ANSWERS = 1;
const FIGURE = 0.5;

/** A proof of a need before an answer, an answer before a figure alone, and each before a line that has none of them. */
export function strengthOf({
	value,
	terms,
	original,
	proves,
}: DraftLine): number {
	return (
		Math.min(1, value) +
		(proves ? PROVES : 0) +
		([...terms].some(isRequirement) ? ANSWERS : 0) +
		(/\d/.test(original) ? FIGURE : 0)
	);
}

/** What a project or a service is missed for besides what it shows. */
const DESCRIPTION_COST = 0.1;
const ENTRY_COST = 0.15;

// Projects and services are told after the work and go before it: first what describes them, then the whole.
function entryCandidates(draft: Draft, entry: DraftEntry): Candidate[] {
	const { description } = entry;
	if (entry.section === "work_experience") return [];
	if (description !== null && entry.lines.length > 0)
		return [
			{
				cost: description.value + DESCRIPTION_COST,
				terms: description.terms,
				remove: () => {
					entry.description = null;
					forget(draft, description.terms);
					draft.omitted.push({
						path: `${entry.path}.description`,
						text: description.original,
						reason: NO_ROOM,
					});
				},
			},
		];
	const isLast =
		draft.entries.filter(({ section }) => section === entry.section).length < 2;
	if (entry.lines.length > 0 || (draft.budget.isChosen && isLast)) return [];
	const terms = new Set([...entry.headTerms, ...(description?.terms ?? [])]);
	return [
		{
			cost: entry.headValue + (description?.value ?? 0) + ENTRY_COST,
			terms,
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
	const isLast = (extra: Extra) =>
		left.filter(
			({ path, within }) =>
				within === undefined && path.split(".")[0] === extra.path.split(".")[0],
		).length < 2;
	return left
		.filter(
			(extra) =>
				extra.within !== undefined || !draft.budget.isChosen || !isLast(extra),
		)
		.map((extra) => ({
			cost: extra.value,
			terms: extra.terms,
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
