import { type Alignment, type Flaw, textOf } from "./alignment.ts";
import { lacksOnlyHead, type Options } from "./carried.ts";
import type { Clause } from "./clauses.ts";
import type { Judgement } from "./verdict.ts";

// A fact that says so much of a clause is the one it contradicts.
const MOSTLY = 0.6;

export function failureOf(
	clauses: readonly Clause[],
	options: readonly Options[],
): Judgement {
	const failed = clauses.flatMap((clause, at) => {
		const option = options[at];
		const isCarried = option?.good.some(({ alignments }) =>
			alignments.every((one) => !lacksOnlyHead(one)),
		);
		return option && !isCarried ? [{ clause, best: option.best }] : [];
	});
	for (const { best } of failed) {
		const flaw =
			best && isMostly(best)
				? best.flaws.find((one) => contradicts(one, best))
				: undefined;
		if (best && flaw)
			return {
				verdict: "refuted",
				text: flaw.text,
				says: flaw.says,
				facts: [best.fact.path],
			};
	}
	const [first] = failed;
	const clause = first?.clause ?? clauses[0];
	const facts = [
		...new Set(failed.flatMap(({ best }) => (best ? [best.fact.path] : []))),
	];
	return {
		verdict: "unproved",
		text: clause ? missingText(clause, first?.best ?? null) : "",
		facts,
	};
}

/** A figure may contradict in a line that says more; a limit or a no only where all else is the fact's own. */
function contradicts(
	{ isContradiction, kind }: Flaw,
	{ missing }: Alignment,
): boolean {
	return (
		isContradiction &&
		(kind === "figure" || kind === "binding" || missing.length === 0)
	);
}

function isMostly({ line, missing }: Alignment): boolean {
	const lacking = missing.filter(
		(at) => !line.reading.words[at]?.figure,
	).length;
	return lacking <= line.words.length * (1 - MOSTLY);
}

/** The words nothing covers, as they stand. */
function missingText(
	{ reading, words }: Clause,
	best: Alignment | null,
): string {
	const missing =
		best === null || best.missing.length === 0 ? words : best.missing;
	const [first, last] = [missing[0], missing.at(-1)];
	return first === undefined || last === undefined
		? reading.text
		: textOf(reading, first, last);
}
