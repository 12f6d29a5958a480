// What the claim check answers with.
import type { Problem } from "../../problem.ts";
import type { Step } from "../../proof/verdict.ts";

/** `where` is a path in the document, `text` the words no fact covers or a fact contradicts. */
export type ClaimProblem = Problem & {
	text: string;
	/** Refuted: the profile says otherwise, or it may never be sent. Unproved: the profile does not say it. */
	verdict: "refuted" | "unproved";
	/** Paths of the facts it contradicts or comes nearest to. */
	facts: string[];
	/** The sentence the words stand in, where they stand in one. */
	line?: string;
	/** Path of the profile's entry it stands under. */
	entry?: string;
};

/** A line that follows from the profile, with the facts and the steps it follows by. */
export type ProvedLine = {
	path: string;
	text: string;
	facts: string[];
	steps: Step[];
};

/** Every line of a document, proved or not. */
export type Judged = { problems: ClaimProblem[]; proofs: ProvedLine[] };

/** How many lines of a document wait for the person's word. */
export function linesToConfirm(problems: readonly ClaimProblem[]): number {
	return new Set(problems.map(({ where, line }) => `${where}\n${line ?? ""}`))
		.size;
}
