// What a letter is planned from, and what a plan is.
import type { Requirement } from "../../job/job.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Ask } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";
import type { LetterNeed } from "./letter-needs.ts";
import type { Said, Teller } from "./phrase-lines.ts";
import type { TermNeed } from "./term-needs.ts";
import type { Voice } from "./voice.ts";

export type LetterShape =
	| "inquiry"
	| "graduate"
	| "change"
	| "same-trade"
	| "few-facts";

export type LetterPlan = {
	shape: LetterShape;
	opening: Said[];
	middle: Said[][];
	/** The gap with what stands nearest to it, then papers, languages and what else the record holds. */
	record: Said[];
	closing: Said[];
};

export type Material = {
	tailoring: Tailoring;
	voice: Voice;
	shape: LetterShape;
	needs: LetterNeed[];
	asks: readonly Ask[];
	/** The lines worth telling, the strongest first. */
	lines: Evidence[];
	/** The requirement each of them surely answers. */
	answers: ReadonlyMap<Evidence, Requirement>;
	/** Those that are told only where a letter would be too short without them. */
	spare: Evidence[];
	/** Those that answer nothing of the posting: only where a letter would be none without them. */
	reserve: Evidence[];
	teller: Teller;
	/** Needs the letter has spoken of. */
	answered: Set<LetterNeed>;
	terms: TermNeed[];
	/** Terms the letter has named. */
	named: Set<TermNeed>;
};
