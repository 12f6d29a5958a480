// What postings say of how to apply, and what a letter answers to it: a reference, a person by name, no letter at all.
import type { Alternatives } from "./patterns.ts";

export type ApplyingWords = {
	/** Something comparable is accepted, or it is no condition at all. */
	equivalent: Alternatives;
	/** Before a posting's reference. */
	referenceLabels: Alternatives;
	/** Behind the subject of a letter: {term}. */
	reference: string;
	/** No letter is wanted, or a short one. */
	noLetter: Alternatives;
	shortLetter: Alternatives;
	/** What a posting calls somebody, before their name, and how a letter then greets them: {name}, the last one. */
	addresses: readonly { title: Alternatives; salutation: string }[];
	/** Before the first and last name of whom to write to. */
	contact: Alternatives;
	/** Words with a capital that are no names. */
	noNames: Alternatives;
	/** On the line of a title, and no part of it: a way or a time of working. */
	asides: Alternatives;
};
