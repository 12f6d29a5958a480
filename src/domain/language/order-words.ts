// How somebody gives a machine orders in a text that was meant for people. Alternatives are parts of patterns for the flags
// "iu"; where all parts of an order are empty, the language has none.
import type { Alternatives } from "./patterns.ts";

export type OrderWords = {
	/** What the machine is called. */
	machine: Alternatives;
	/** "ignore", said to it. */
	ignore: Alternatives;
	/** "previous", of what it was told. */
	earlier: Alternatives;
	/** "instructions", what it was told. */
	orders: Alternatives;
	/** "if you", before what it is called. */
	if: Alternatives;
	you: Alternatives;
	/** "note to", before what it is called. */
	note: Alternatives;
	to: Alternatives;
	/** "answer only with". */
	answer: Alternatives;
	only: Alternatives;
	with: Alternatives;
};
