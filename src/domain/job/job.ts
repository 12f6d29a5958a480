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

/** How the parts of a requirement combine: each of them, any one of them, or at least so many. */
export type Logic =
	| { how: "all" }
	| { how: "any" }
	| { how: "at-least"; least: number };

/** One alternative or conjunct of a requirement, in the words of the posting. */
export type RequirementPart = { text: string; span: Span };

/** Years asked for. `of` is what they are to be spent in, as written ("public accounting"), null where nothing is said. */
export type YearsAsked = { count: number; of: string | null; span: Span };

/** How well something is to be known, on the profile's own scale; `grade` where the European scale is named ("B2"). */
export type LevelAsked = {
	level: "basic" | "conversational" | "proficient" | "fluent" | "native";
	grade: string | null;
	span: Span;
};

/** Conditions no resume can show: only the person can say whether they hold. */
export type AskKind =
	| "driving-licence"
	| "vehicle"
	| "work-permit"
	| "clearance"
	| "background-check"
	| "travel"
	| "relocation"
	| "residence"
	| "on-site"
	| "start-date"
	| "availability"
	| "hours"
	| "salary"
	| "age"
	| "health"
	| "registration";

export type Requirement = {
	/** As written, white space collapsed. */
	text: string;
	kind: "must" | "nice" | "duty";
	span: Span;
	logic: Logic;
	/** At least two, or none where the requirement is one condition. */
	parts: RequirementPart[];
	years: YearsAsked | null;
	level: LevelAsked | null;
	/** "or equivalent": something comparable is accepted. */
	orEquivalent: boolean;
	/** "may require": asked in some cases only. */
	isConditional: boolean;
	/** "no experience needed": what is named is expressly not asked for. */
	isNegated: boolean;
	/** Nobody is taken without it: the posting says so of people, or demands it as a condition: "indispensable", a paper that is required. */
	excludes?: "barred" | "condition";
	/** The sentence that says what does not do in its place: "A provisional license is not accepted." */
	notEnough?: string;
	ask: AskKind | null;
	/** Index in Job.groups of the alternatives this line is one of, null where it stands alone. */
	group: number | null;
};

/** Requirements on lines of their own that combine: "one of the following:", "…; or". */
export type RequirementGroup = {
	logic: Logic;
	/** The line that opens the group, null where "or" at the lines' ends alone says so. */
	lead: RequirementPart | null;
	/** Indexes in Job.requirements, in order. */
	members: number[];
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

/** Something that may be the title or the employer, with how sure that is (0–1). */
export type Candidate = { text: string; score: number; span: Span };

/** One opening of a text that lists several. `span` covers what is said of this one. */
export type Vacancy = { title: string; company: string | null; span: Span };

export type NotPostingReason =
	| "empty"
	| "too-short"
	| "unread-language"
	| "expired"
	| "product-page"
	| "application-form"
	| "no-demands";

/** What was pasted: one posting, a list of openings to choose from, or no posting. */
export type PostingForm =
	| { kind: "posting" }
	| { kind: "several"; vacancies: Vacancy[] }
	| { kind: "not-a-posting"; reason: NotPostingReason };

export type Job = {
	/** ISO 639-1 code, "und" where it cannot be told. */
	language: string;
	form: PostingForm;
	/** Null where no candidate is sure enough. */
	title: string | null;
	company: string | null;
	/** What the title and the employer were chosen from, the surest first. */
	titles: Candidate[];
	companies: Candidate[];
	seniority: Seniority | null;
	/** Years of experience asked for, the smallest number where a range is given. */
	years: number | null;
	terms: Term[];
	requirements: Requirement[];
	groups: RequirementGroup[];
	knockouts: Knockout[];
};
