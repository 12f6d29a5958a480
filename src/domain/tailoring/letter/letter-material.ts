// What a letter is planned from, and what a plan is.
import type { Requirement } from "../../job/job.ts";
import type { Tailoring } from "../content/tailoring.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import type { LetterNeed, NamedNeed } from "./letter-needs.ts";
import type { NamedFact } from "./named-fact.ts";
import type { LetterWish } from "./posting-asks.ts";
import type { Said } from "./said.ts";
import type { StatedLine } from "./stated-sentence.ts";
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
	/** The points, each a paragraph of its own, and behind them what the record holds and lacks besides. */
	middle: Said[][];
	closing: Said[];
};

/** A line that can be stated as a sentence. */
export type Stated = ChosenEvidence & { stated: StatedLine };

export type AskedNames = {
	names: readonly NamedFact[];
	/** The lower, the sooner it is named. */
	rank(name: NamedFact): number;
};

export type Material = {
	tailoring: Tailoring;
	voice: Voice;
	shape: LetterShape;
	/** Whether the posting wishes a short message, or no letter. */
	wish: LetterWish;
	needs: LetterNeed[];
	/** What it says of conditions that are not met, where it is no inquiry. */
	gaps: readonly Said[];
	/** What the posting asks for by name and the record holds. */
	asked: AskedNames;
	/** All lines a letter may use, the strongest first. */
	lines: Evidence[];
	/** The lines it uses, in their order. */
	chosen: ChosenEvidence[];
	/** The same as sentences; null where they are listed. */
	stated: Stated[] | null;
	/** All lines that can be told as sentences. */
	pool: readonly Stated[];
	/** Beside a list those of its lines that are told as sentences instead. */
	spoken: Stated[];
	/** The tasks of the posting it opens with. */
	named: NamedNeed[];
	/** What the chosen lines surely answer. */
	answered: ReadonlySet<Requirement>;
};
