// Chores: what is done beside the work itself, whatever the trade, such as ordering coffee or scanning delivery notes. Each kind says by
// which words it is known, and which words of a posting make it the work itself.
import type { Alternatives } from "./patterns.ts";

export const CHORE_KINDS = [
	"cleaning",
	"grounds",
	"clerical",
	"supplies",
	"upkeep",
	"chasing",
	"meetings",
	"opening",
	"household",
	"social",
	"sundry",
] as const;

/**
 * Grounds are lawns and snow, clerical work is telephone, post and files, upkeep is oil and tires, a household has a kettle, and
 * what is social are parties, outings and bake sales. What is sundry names no work at all: "various administrative tasks".
 */
export type ChoreKind = (typeof CHORE_KINDS)[number];

/** Whole words each, regular expressions. */
export type Chore = {
	/** Names the chore wherever it stands. */
	names: Alternatives;
	/** Names it where nothing stands beside it but when: "filing", "cleaning on Fridays". */
	bare?: Alternatives;
	/** Names it together, a few words apart and in either order: "order" and "coffee". */
	deeds?: Alternatives;
	things?: Alternatives;
	/** In a posting: there it is the work itself, as in a cleaner's. */
	asked: Alternatives;
};

export type ChoreWords = {
	kinds: Readonly<Record<ChoreKind, Chore>>;
	/** Before what only says when something was done: "when reception is short"; whole words. */
	occasions: Alternatives;
};
