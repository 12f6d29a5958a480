// What each line of the profile is worth to a posting: how much of all that is asked for it answers, and the terms it shows.

import { isShownInWork } from "../../match/fact-kinds.ts";
import type { Match } from "../../match/match.ts";
import { fieldOf, isInSection } from "../../profile/content-path.ts";

export type Worth = { value: number; terms: ReadonlySet<string> };
export type Relevance = (path: string, text: string) => Worth;

const NOTHING: Worth = { value: 0, terms: new Set() };
/** What answering everything is worth, beside the weights of single terms. */
const ANSWERS = 10;
const TERM = 0.15;
const REQUIREMENT = "requirement ";

/** Whether what a line shows is a requirement as a whole rather than one of its words. */
export function isRequirement(term: string): boolean {
	return term.startsWith(REQUIREMENT);
}

const LISTS = [
	"skills",
	"software",
	"certifications",
	"awards",
	"languages",
	"publications",
] as const;

function isListed(path: string): boolean {
	const field = fieldOf(path);
	return (
		field === "role_title" ||
		(field !== "" &&
			!field.endsWith("description") &&
			isInSection(path, ...LISTS))
	);
}

/**
 * A lookup by path and text, since sentences of one description share their path. Values are shares of the best line's: what is weak is
 * weak beside it.
 */
export function relevanceOf(match: Match): Relevance {
	const known = kept.get(match);
	if (known) return known;
	const relevance = findRelevance(match);
	kept.set(match, relevance);
	return relevance;
}

// A resume and its letter ask several times.
const kept = new WeakMap<Match, Relevance>();

function findRelevance(match: Match): Relevance {
	const worth = new Map<string, { value: number; terms: Set<string> }>();
	const at = (path: string, text: string) => {
		const key = `${path}\n${text}`;
		const known = worth.get(key) ?? { value: 0, terms: new Set<string>() };
		worth.set(key, known);
		return known;
	};
	for (const { path, text, value } of match.lines)
		at(path, text).value += ANSWERS * value;
	for (const { term, evidence } of match.terms) {
		for (const fact of evidence) {
			const line = at(fact.path, fact.text);
			line.value += term.weight * (isShownInWork(fact.path) ? TERM : 1);
			line.terms.add(term.term);
		}
	}
	// Answered requirements are kept on the page as terms are.
	for (const [number, { evidence }] of match.requirements.entries())
		for (const fact of evidence.filter(({ path }) => isShownInWork(path)))
			at(fact.path, fact.text).terms.add(`${REQUIREMENT}${number}`);
	const best = Math.max(
		1,
		...[...worth].map(([key, { value }]) => (isShownInWork(key) ? value : 0)),
	);
	for (const found of worth.values()) found.value /= best;
	// What is listed is known with more than its name: "First Aid, Red Cross".
	const listed = new Map(
		[...worth].flatMap(([key, found]) => {
			const [path = ""] = key.split("\n");
			return isListed(path) ? [[path, found] as const] : [];
		}),
	);
	return (path, text) =>
		worth.get(`${path}\n${text}`) ?? listed.get(path) ?? NOTHING;
}
