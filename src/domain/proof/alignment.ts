// What comes of holding a clause of a line against a clause of a fact.
import type { Clause } from "../clauses/clause.ts";
import type { Figure } from "../clauses/figure.ts";
import type { Hit } from "../clauses/hits.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Entry } from "./entry.ts";
import type { GroundFact } from "./ground-fact.ts";
import type { Step } from "./verdict.ts";

export type Origin = "clause" | "context" | "title" | "name" | "free";

/** A run of words of the line with the place of the fact that covers it. */
export type Cover = {
	first: number;
	last: number;
	origin: Origin;
	/** Reading and place of what covers it; null where it says nothing or follows from dates. */
	target: { reading: Reading; place: number; last: number } | null;
	/** Further places of the same clause, where a compound joins several words. */
	also?: readonly number[];
	figure: Figure | null;
	/** The concept it is covered by, where it is not by the word itself. */
	hit: string | null;
	step: Step | null;
};

export type Alignment = {
	line: Clause;
	fact: GroundFact;
	clause: Clause;
	covers: readonly Cover[];
	/** Places of words that nothing covers. */
	missing: readonly number[];
	flaws: readonly Flaw[];
};

/** Before its flaws are known. */
export type Open = Omit<Alignment, "flaws">;

export type Flaw = {
	kind:
		| "limit"
		| "negation"
		| "purpose"
		| "head"
		| "figure"
		| "binding"
		| "narrowed"
		| "title";
	/** Words of the line. */
	text: string;
	/** The concept that was lost, where it is a limit. */
	limit?: string;
	/** What the fact says there. */
	says: string;
	/** The figure of the line that is wrong, where one is. */
	figure?: Figure;
	/** Whether the fact says otherwise, rather than nothing. */
	isContradiction: boolean;
};

export type Side = {
	fact: GroundFact;
	clause: Clause;
	entry: Entry | null;
	/** "YYYY-MM-DD": how long what goes on has lasted; not counted where it is left out. */
	today?: string | undefined;
};

/** Where a word of a line may be found, the fact's own clause first. */
export type Target = {
	reading: Reading;
	origin: Origin;
	places: readonly number[];
	/** Places of words by their roots, of pairs of words by what they make together, of phrases by what they are. */
	byRoot: ReadonlyMap<string, readonly number[]>;
	byJoined: ReadonlyMap<string, number>;
	byConcept: ReadonlyMap<string, Hit>;
	/** Of the places those of signs that may be spelled out: "ROSC". */
	initials: readonly number[];
};

export function textOf(
	{ text, words }: Reading,
	first: number,
	last: number,
): string {
	return text.slice(words[first]?.start, words[last]?.end);
}

export function figuresIn({ reading, parts }: Clause): Figure[] {
	return reading.figures.filter(({ first }) => parts.has(first));
}
