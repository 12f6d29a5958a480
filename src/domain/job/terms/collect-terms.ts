// Brings the sightings of one term together: its forms, its places, how strongly it is asked for.

import type { Term } from "../job.ts";
import type { TermHit } from "../lexicon/term-hit.ts";

export type Sighting = TermHit & { demand: Term["demand"] };

const WEIGHT: Readonly<Record<Term["demand"], number>> = {
	must: 0.9,
	nice: 0.6,
	duty: 0.4,
	mention: 0.15,
};
const RANK: readonly Term["demand"][] = ["must", "nice", "duty", "mention"];
const REPEAT_STEP = 0.03;
const REPEAT_LIMIT = 0.09;

/** Terms, weightiest first; equal ones in the order they are met. */
export const collectTerms = (sightings: readonly Sighting[]): Term[] => {
	const terms = new Map<string, Term>();
	for (const sighting of sightings) {
		const key = sighting.term.toLowerCase();
		const known = terms.get(key);
		if (known) addSighting(known, sighting);
		else terms.set(key, newTerm(sighting));
	}
	const list = [...terms.values()];
	for (const term of list) term.weight = weightOf(term);
	return list.sort((a, b) => b.weight - a.weight);
};

const formOf = (sighting: Sighting): string =>
	sighting.form.replace(/\s+/g, " ");

const newTerm = (sighting: Sighting): Term => ({
	term: sighting.term,
	forms: [formOf(sighting)],
	kind: sighting.kind,
	weight: 0,
	demand: sighting.demand,
	spans: [sighting.span],
});

const addSighting = (term: Term, sighting: Sighting): void => {
	if (!term.forms.includes(formOf(sighting))) term.forms.push(formOf(sighting));
	term.spans.push(sighting.span);
	if (RANK.indexOf(sighting.demand) < RANK.indexOf(term.demand))
		term.demand = sighting.demand;
};

const weightOf = (term: Term): number => {
	const repeated = Math.min(
		(term.spans.length - 1) * REPEAT_STEP,
		REPEAT_LIMIT,
	);
	return Math.round((WEIGHT[term.demand] + repeated) * 100) / 100;
};
