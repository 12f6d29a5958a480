// A line of a document, as it is given to be proved.
import type { Proof } from "./verdict.ts";

/** A line of a document. */
export type Line = {
	text: string;
	/** The entry it stands under: what it says was done there. */
	entry?: string | undefined;
	/** The facts it names; all of the profile where it names none. */
	cited?: readonly string[] | undefined;
	/** "YYYY-MM-DD": how long work that goes on has lasted. */
	today?: string | undefined;
	/** Position and company applied for: a letter may name them. */
	posting?: readonly string[] | undefined;
	/** The proof of a sentence that a writer set facts into, where it is one. */
	frame?: ((sentence: string) => Proof | null) | undefined;
};
