// A requirement that is not met, or met in part, and how much it weighs among the others.

import type { KnockoutKind } from "../../job/job.ts";
import type { DetailWords } from "../../language/detail-words.ts";
import type { Held } from "./gap-search.ts";
import type { NamedFact } from "./named-fact.ts";
import type { Said } from "./said.ts";

/** A requirement that is not met, or met in part. */
export type RecordGap = {
	/** Its place among the requirements. */
	at: number;
	/** By what the posting decides on it; null where it is one requirement among others. */
	unmet: KnockoutKind | null;
	/** What is asked for where nothing of the record stands beside it. */
	bare: string | null;
	/** Whether the work itself was done, with a limit its own line names. */
	isDone: boolean;
	/** Whether a language is spoken so much less well than asked that it decides. */
	isFarBelow?: true;
	/** What the record holds of it, in the person's own words. */
	state?: NamedFact;
	said: Said;
	/** The same beside the condition in the posting's words, where those can be quoted. */
	beside?: Said;
};

export type Ranked = RecordGap & { rank: number };

export type GapFound = Pick<Ranked, "unmet" | "rank"> & {
	gap: keyof DetailWords["gaps"];
	values: Readonly<Record<string, string>>;
	sources: string[];
	held?: Held;
};

export const RANKS: Readonly<Partial<Record<KnockoutKind, number>>> = {
	licence: 0,
	clearance: 0,
	certificate: 0,
	years: 1,
	degree: 1.5,
	language: 3,
};

export const OTHER = 2;
