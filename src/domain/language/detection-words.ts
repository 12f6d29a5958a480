// What a language is known by: its commonest words, the letters it writes beyond a to z, and the ends of its longer words.

export type DetectionWords = {
	script: "Latin" | "Han";
	/**
	 * Words parted by blanks: the commonest small words, and words of resumes and postings. What several languages have in
	 * common may stand in each of them and then counts less; words that other languages borrow ("manager", "team") stay out.
	 */
	words: string;
	/** Letters of its own words; those of names and borrowed words stay out. */
	letters: string;
	/** Ends of words of six letters or more, without those of borrowed words; parted by blanks. */
	endings: string;
};
