// What a posting wants an application to state, and how people say it of themselves: notice, start, license, permit, hours.
import type { Alternatives } from "./patterns.ts";
import type { Frames } from "./writing-words.ts";

/** What somebody states of themselves that no line of work says. */
export const OWN_KINDS = [
	"notice",
	"start",
	"drivingLicence",
	"vehicle",
	"workPermit",
	"workload",
	"shifts",
	"travel",
	"relocation",
	"salary",
	"checks",
	"registration",
	"validity",
	"status",
	"portfolio",
] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** What a posting may ask to be stated in so many words. */
export const STATED_KINDS = [
	"start",
	"notice",
	"workload",
	"salary",
	"licenceNumber",
	"validity",
	"workPermit",
	"status",
	"drivingLicence",
	"lodging",
	"portfolio",
	"rate",
	"payNow",
	"referees",
	"source",
	"why",
] as const;
export type StatedKind = (typeof STATED_KINDS)[number];

/** What may be left open for the person to fill in. */
export type OpenKind =
	| StatedKind
	| "clearance"
	| "registration"
	| "relocation"
	| "vehicle"
	| "travel"
	| "shifts";

/**
 * The slots of a posting's own questions: of a topic or an indirect question, a question with its mark, something asked for by its
 * name, a sentence that says to tell something ({need} in each), of several ({terms}), and of more than are quoted. What has no
 * sentence of its own has that of a topic.
 */
export const QUESTION_SLOTS = [
	"question",
	"asked",
	"wanted",
	"quoted",
	"questions",
	"manyQuestions",
] as const;
export type QuestionSlot = (typeof QUESTION_SLOTS)[number];

export type DetailWords = {
	/** By what a clause of the person's own text is known; patterns for "iu", whole words. */
	own: Readonly<Record<OwnKind, Alternatives>>;
	/** Asks an applicant to name their certificates and courses: "list your tickets". */
	listsPapers: Alternatives;
	/** Cards to operate a forklift, a crane, a computer or another machine: none is a license to drive. */
	machineCards: Alternatives;
	/** Times of work that not everybody takes: nights, weekends, a rota. */
	times: Alternatives;
	/** What a clause may begin with and loses in a list: "I have a". */
	leads: Alternatives;
	/** Joins two clauses. */
	ands: Alternatives;
	/** Denies or limits what stands before it, so that it is never cut off. */
	limits: Alternatives;
	/** Takes who will still do or learn what is asked for. */
	willing: Alternatives;
	/** How a posting asks for it. */
	asked: Readonly<Record<StatedKind, Alternatives>>;
	/** What a requirement begins with that is no part of what it asks for: "you must have a". */
	needLeads: Alternatives;
	/** Experience or knowledge of a field, as a requirement names it. */
	fields: Alternatives;
	/** Names a license or registration without which nobody may do the work. */
	regulated: Alternatives;
	/** What a sentence of the posting ends with that says of its subject that it is asked for. */
	demanded: Alternatives;
	/** Says that a letter must ask before it applies: beside what a posting excludes by, the adjectives that mean as much in a language ("imprescindible"). */
	bars: Alternatives;
	/**
	 * What the posting asks for and the record holds in part or not at all: a paper that is less ({fact}), another degree ({fact}), a language spoken below its level
	 * ({fact}, and where the posting names one, {asked}), one or two conditions that stand nowhere ({need}, {terms}), fewer years ({years}, {date}, {job}, {company}), a position never held ({need}). Last
	 * a fact of the record alone, where it is not certain what it falls short of.
	 */
	gaps: Readonly<
		Record<
			| "held"
			| "heldBeside"
			| "degree"
			| "spoken"
			| "spokenBelow"
			| "bare"
			| "both"
			| "since"
			| "sinceNow"
			| "role"
			| "far"
			| "stand",
			Frames
		>
	>;
	/** Opens a sentence that takes nobody without something, with an article; how such a sentence goes on behind what it names. */
	without: Alternatives;
	nobodyTaken: Alternatives;
	/** Says that a requirement is a wish and decides nothing: "preferred", "a plus". */
	wishes: Alternatives;
	/** Finite verbs of requirements: what holds one is a sentence and no name of a thing. */
	finite: Alternatives;
	/** Invites people who are not there yet, or names another post: "happy to hear from people at an earlier stage". */
	invitations: Alternatives;
	/** Invites people of other work, or without any: "career changers welcome". */
	changers: Alternatives;
	/** Asks about it, in the posting's own words: {need}. */
	invitation: string;
	/** One sentence over all answers: {details}. */
	sentence: string;
	/** Between two answers. */
	joint: string;
	/** How long a notice is: what is counted, and to when it runs. */
	spans: Readonly<
		Record<
			"hours" | "weeks" | "months" | "toMonthEnd" | "toQuarterEnd",
			Alternatives
		>
	>;
	/** Behind hours of work, which are no hours of a course. */
	aWeek: Alternatives;
	/** The notice and the first day it allows: {notice} without its point, {date}. */
	fromNotice: string;
	/**
	 * Statements as sentences, by what they say: a pattern for "iu" over the whole statement, and the sentence over its groups ({1}, with
	 * a small first letter), the statement as it is written ({line}) or with a small first letter ({small}), and {line1} as written.
	 */
	stated: Readonly<
		Partial<Record<OwnKind, readonly (readonly [string, string])[]>>
	>;
	/** Words of a requirement that asks for a license to drive and for nothing more: "a valid driver's license". */
	ownLicense?: Alternatives;
	/** Where somebody lives, the town of the work and the day they could start there: {home}, {town}, {date}. */
	wayToWork: string;
	/** Sentences with a slot; what has none here stands in a list. Then those for the posting's own questions. */
	slots: Readonly<Partial<Record<OpenKind | QuestionSlot, string>>>;
	/** What somebody who answered "yes" says of it; questions are asked in the words of a posting. */
	agreed: Readonly<
		Record<
			"drivingLicence" | "workPermit" | "travel" | "shifts" | "relocation",
			string
		>
	>;
	/** What stands for an answer only the person can give, with its slot in square brackets. */
	open: Readonly<Record<OpenKind, string>>;
	/** Says that a language is hardly spoken: "a little", "a few words". */
	little: Alternatives;
	/** The same for a language: {language}. */
	openLevel: string;
	/** The same as a sentence. */
	levelSlot: string;
};
