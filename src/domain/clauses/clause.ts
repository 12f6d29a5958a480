// One clause of a sentence: its deed, its words, what limits it and how it is linked to the one before.
import type { Hit } from "./hits.ts";
import type { Reading } from "./reading.ts";
import type { Link } from "./segment-links.ts";

export type Clause = {
	reading: Reading;
	/** Places of its words in the reading, without small words. */
	words: readonly number[];
	/** By place: which part of the clause a word stands in; parts are what "and" joins. */
	parts: ReadonlyMap<number, number>;
	hits: readonly Hit[];
	/** The place of its first deed; null where it names none. */
	head: number | null;
	link: Link;
	/** Concepts that make it smaller, its own and those of the clause it hangs on. */
	limits: ReadonlySet<string>;
	/** How often it says no, its own and what it hangs on. */
	negations: number;
	isPurpose: boolean;
	/** Places of words beside it that it may be said of: the subject of a relative clause, a shared object. */
	context: readonly number[];
	/** The clause whose last word a relative clause is said of. */
	above: Clause | null;
	/** The clauses it was made of, where it is several. */
	members?: readonly Clause[];
};

/** The places of its deeds: its own, or those of the clauses it was made of. */
export function headsOf({ head, members = [] }: Clause): number[] {
	return head === null ? members.flatMap((one) => one.head ?? []) : [head];
}
