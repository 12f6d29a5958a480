// The few words a document adds between facts. Braces: title, company, items.

export type WordingWords = {
	/** Between the items of a list. */
	comma: string;
	/** Between the last two. */
	and: string;
	/** What stands there instead where the last item begins so; a pattern for the flag "i". */
	andBefore?: { pattern: string; and: string };
	/** Between a degree and its field, unless the degree holds it already. */
	degreeIn?: string;
	/** Where only some degrees take a word before the field: their names, the word, and whether the field is written small. */
	degreeJoint?: { names: string; joint: string; isSmall?: true };
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
