// What is said of a sentence that is not proved: which fact it contradicts, or which words no fact covers.

import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import { type Alignment, type Cover, type Flaw, textOf } from "./alignment.ts";
import { lacksOnlyHead, type Options } from "./carried.ts";
import type { GroundFact } from "./ground-fact.ts";
import type { Failure } from "./verdict.ts";

// A fact that says so much of a clause is the one it contradicts.
const MOSTLY = 0.6;

export function failureOf(
	clauses: readonly Clause[],
	options: readonly Options[],
): Failure {
	const failed = clauses.flatMap((clause, at) => {
		const option = options[at];
		const isCarried = option?.good.some(({ alignments }) =>
			alignments.every((one) => !lacksOnlyHead(one)),
		);
		return option && !isCarried
			? [{ clause, best: option.best(), near: option.near }]
			: [];
	});
	for (const { best, near } of failed) {
		const flaw =
			best && isMostly(best)
				? best.flaws.find((one) => contradicts(one, best, near))
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

/**
 * A figure contradicts where nothing else of the line is new and no fact nearby has it; all else only where the line keeps the
 * fact's own words, since another wording may say the same.
 */
function contradicts(
	{ isContradiction, kind, figure }: Flaw,
	{ missing, covers, line }: Alignment,
	near: readonly GroundFact[],
): boolean {
	if (!isContradiction) return false;
	if (kind === "figure")
		return (
			figure !== undefined &&
			!isKnown(figure, near) &&
			missing.every((at) => line.reading.words[at]?.figure)
		);
	return missing.length === 0 && covers.every(isOwnWord);
}

function isOwnWord({ step, figure }: Cover): boolean {
	return step === null || step.step === "inflect" || figure !== null;
}

function isKnown(said: Figure, near: readonly GroundFact[]): boolean {
	return near.some(({ clauses }) =>
		clauses.some(({ reading }) =>
			reading.figures.some(({ values }) =>
				values.some((value) => said.values.includes(value)),
			),
		),
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
