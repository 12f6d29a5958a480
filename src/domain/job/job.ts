// What a job posting asks for, as readJob finds it. Spans are [start, end) in characters of the text as given.

export type Span = [start: number, end: number];

export type TermKind =
	| "tool"
	| "knowledge"
	| "skill"
	| "soft"
	| "degree"
	| "certificate"
	| "language"
	| "title";

/** One thing the posting names. `weight` 0–1: must > nice > duty > mention; repetition counts little. */
export type Term = {
	/** Canonical name, such as "JavaScript". */
	term: string;
	/** The forms met in the posting, as written there. */
	forms: string[];
	kind: TermKind;
	weight: number;
	/** The strongest demand the term is met in. */
	demand: "must" | "nice" | "duty" | "mention";
	spans: Span[];
};

export type Requirement = {
	text: string;
	kind: "must" | "nice" | "duty";
	span: Span;
};

export type KnockoutKind =
	| "licence"
	| "certificate"
	| "degree"
	| "years"
	| "work-permit"
	| "clearance"
	| "language"
	| "place"
	| "shift";

export type Knockout = { kind: KnockoutKind; quote: string; span: Span };

export type Seniority =
	| "intern"
	| "junior"
	| "mid"
	| "senior"
	| "lead"
	| "manager"
	| "director"
	| "executive";

export type Job = {
	/** ISO 639-1 code, "und" where it cannot be told. */
	language: string;
	title: string | null;
	company: string | null;
	seniority: Seniority | null;
	/** Years of experience asked for, the smallest number where a range is given. */
	years: number | null;
	terms: Term[];
	requirements: Requirement[];
	knockouts: Knockout[];
};
