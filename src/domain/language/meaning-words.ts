// What words mean beyond their spelling: which carry no meaning of their own, what others mean in English, and degrees by rank.

export type DegreeName =
	| "doctorate"
	| "master"
	| "bachelor"
	| "associate"
	| "school";

/** Of verbs whose first part stands at the end of their clause, words parted by blanks. */
export type SeparatedVerbs = {
	particles: string;
	/** Who a verb behind them speaks of. */
	subjects: string;
	/** Behind them another verb may follow. */
	conjunctions: string;
};

export type MeaningWords = {
	/** Words parted by blanks that say nothing of what is asked for or done: small words, "experience", "required". */
	empty: string;
	/**
	 * A line a meaning: English words, a colon, and how words of this language begin that mean it, parted by commas:
	 * "manage: leit, steuer, verwalt". Blanks stand within what is written apart. Empty for English.
	 */
	glosses: string;
	/** Where a language has such verbs. */
	separated?: SeparatedVerbs;
	/** Words that name a degree anywhere in a text, highest rank first; alternatives of a pattern for the flags "iu". */
	degrees: Readonly<Record<DegreeName, string>>;
	/** Words for a degree of whatever kind: where no other is named, one of a university. */
	anyDegree: string;
	/** Words that name one only where a degree is entered: elsewhere "master" and "associate" mean other things. */
	bareDegrees: Readonly<Partial<Record<DegreeName, string>>>;
};
