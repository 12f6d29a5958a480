// The few words a document adds between facts. Braces: title, company, items.
import type { Alternatives } from "./patterns.ts";

export type DegreeJoint = {
	/** Whole names of degrees. */
	names: Alternatives;
	/** Where the field is one of these: whoever has learned a trade is called by it ("Kauffrau"). Beginnings, whole words. */
	field?: Alternatives;
	joint: string;
	/** The same before a vowel. */
	beforeVowel?: string;
	/** The field goes on in small letters. */
	isSmall?: true;
};

export type WordingWords = {
	/** Between the items of a list. */
	comma: string;
	/** Between the last two. */
	and: string;
	/** What stands there instead where the last item begins so; a pattern for the flag "i". */
	andBefore?: { pattern: string; and: string };
	/** Names of fields that say nothing: "General". */
	noField?: Alternatives;
	/** Between a degree and its field, unless the degree holds it already. */
	degreeIn?: string;
	/** What stands between a degree and its field in other languages; the first that fits. */
	degreeJoints?: readonly DegreeJoint[];
	/** Between them otherwise. */
	degreeComma: string;
	/** Parts the decimals of a number. */
	decimal: string;
	/** The name of the group that holds software without a category of its own. */
	software: string;
	/** The position the person holds. */
	now: string;
	/** The last one, where it is over. */
	latest: string;
	/** The one before. */
	before: string;
	skills: string;
};
