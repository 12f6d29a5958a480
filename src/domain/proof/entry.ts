// An entry of a profile as a proof knows it: one place, one course of study, one project.
import type { Reading } from "../clauses/reading.ts";

export type Entry = {
	path: string;
	/** What it is called, as a statement about it refers to it. */
	name: string;
	/** What the person was there: a position, a role. */
	titles: readonly Reading[];
	/** Names of the employer, place, field and tools. */
	names: readonly Reading[];
	start: string | null;
	end: string | null;
	isCurrent: boolean;
	months: number | null;
};
