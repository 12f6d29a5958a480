// How a proved sentence follows: its facts and the closed steps from their words to its own.
import type { Alignment, Cover } from "./alignment.ts";
import type { Proof, Step } from "./verdict.ts";

export function proofOf(alignments: readonly Alignment[]): Proof {
	const facts = [...new Set(alignments.map(({ fact }) => fact.path))];
	const steps = alignments.flatMap(stepsOf);
	return {
		verdict: "proved",
		facts,
		steps: uniqueSteps([
			...steps,
			...(facts.length > 1 ? [{ step: "join" as const }] : []),
		]),
	};
}

function stepsOf({ covers, clause }: Alignment): Step[] {
	const reported = covers.filter(
		({ target, origin }) => target !== null && origin === "clause",
	);
	const places = reported.map(({ target }) => target?.place ?? 0);
	const isReordered = places.some(
		(place, at) => at > 0 && place < (places[at - 1] ?? 0),
	);
	const isCut = clause.words.length > reported.length;
	return [
		...covers.flatMap(stepOfCover),
		...(isReordered ? [{ step: "reorder" as const }] : []),
		...(isCut ? [{ step: "cut" as const }] : []),
	];
}

function stepOfCover({ step, origin }: Cover): Step[] {
	if (step) return [step];
	return origin === "name" || origin === "title" ? [{ step: "entry" }] : [];
}

export function uniqueSteps(steps: readonly Step[]): Step[] {
	const seen = new Set<string>();
	return steps.filter((step) => {
		const key = JSON.stringify(step);
		return !seen.has(key) && seen.add(key);
	});
}
