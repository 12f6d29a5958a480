// A line of the profile a letter can report, and how it is reported.

export type Evidence = Omit<
	ReportedLine,
	"place" | "others" | "isNamed" | "turn" | "since" | "proves"
> & {
	path: string;
	/** The whole line in the person's own words; `original` is its first sentence. */
	whole: string;
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

/**
 * A line to be told. `place` says whether its entry begins a paragraph, was just spoken of, or is a position before the one
 * just spoken of. `others` are the lines beside it in the profile.
 */
export type ReportedLine = {
	line: string;
	/** The person's own words of it, before they were tidied. */
	original: string;
	title: string;
	company: string;
	/** Since when, in words; "" where the work is over or its beginning unknown. */
	since: string;
	kind: "work" | "project" | "volunteer";
	isCurrent: boolean;
	others: readonly string[];
	place: "first" | "begin" | "led" | "same" | "again" | "now" | "earlier";
	/** Whether the employer was named before in this letter, and how many lines were told. */
	isNamed: boolean;
	turn: number;
	/** Whether the facts of its entry prove a text. */
	proves: (text: string) => boolean;
	/** Frames and verbs the letter has used. */
	used?: readonly string[];
	/** Whether it begins a paragraph with work the letter has spoken of before. */
	isResumed?: boolean;
};
