// A fact of the profile as proofs stand on it.
import type { Clause } from "../clauses/clause.ts";

export type GroundFact = {
	path: string;
	text: string;
	/** The text as it is compared word for word. */
	key: string;
	/** Path of the entry it stands in; null for the summary, skills and other lists. */
	entry: string | null;
	clauses: readonly Clause[];
};
