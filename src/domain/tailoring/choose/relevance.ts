// What each line of the profile is worth to a posting: the weight of what it shows, with a little for a measured result.
import { isShownInWork } from "../../match/facts.ts";
import type { Match } from "../../match/match.ts";

export type Worth = { value: number; terms: ReadonlySet<string> };
export type Relevance = (path: string, text: string) => Worth;

const NOTHING: Worth = { value: 0, terms: new Set() };
const REQUIREMENT_VALUE = { must: 0.5, duty: 0.2, nice: 0.2 };
const NUMBER_VALUE = 0.25;
const REQUIREMENT = "requirement ";

/** Whether what a line shows is a requirement as a whole rather than one of its words. */
export function isRequirement(term: string): boolean {
	return term.startsWith(REQUIREMENT);
}

/** A lookup by path and text, since sentences of one description share their path. */
export function relevanceOf(match: Match): Relevance {
	const worth = new Map<string, { value: number; terms: Set<string> }>();
	const at = (path: string, text: string) => {
		const key = `${path}\n${text}`;
		const known = worth.get(key) ?? { value: 0, terms: new Set<string>() };
		worth.set(key, known);
		return known;
	};
	for (const { term, evidence } of match.terms) {
		for (const fact of evidence) {
			const line = at(fact.path, fact.text);
			line.value += term.weight;
			line.terms.add(term.term);
		}
	}
	for (const [
		number,
		{ requirement, evidence },
	] of match.requirements.entries()) {
		for (const fact of evidence.filter(({ path }) => isShownInWork(path))) {
			const line = at(fact.path, fact.text);
			line.value += REQUIREMENT_VALUE[requirement.kind];
			// Answered requirements are kept on the page as terms are.
			line.terms.add(`${REQUIREMENT}${number}`);
		}
	}
	return (path, text) => {
		const known = worth.get(`${path}\n${text}`) ?? NOTHING;
		return /\d/.test(text)
			? { ...known, value: known.value + NUMBER_VALUE }
			: known;
	};
}
