// A line of the profile a letter can list.

export type Evidence = {
	path: string;
	/** Its first sentence, tidied. */
	line: string;
	/** The same in the person's own words. */
	original: string;
	/** The whole line in the person's own words, without what somebody else did behind it. */
	whole: string;
	title: string;
	company: string;
	kind: "work" | "project" | "volunteer";
	isCurrent: boolean;
	/** "" where the profile does not say. */
	startDate: string;
	endDate: string;
	entry: string;
	/** What it is worth to the posting, as the match says. */
	value: number;
	/** How well it leads a letter, about 0–2: worth, outcome and figures, how recent, whose deed. */
	strength: number;
	rank: number;
};
