// How a profile answers a job, with the profile's own lines as evidence.
import type { AskKind, Knockout, Requirement, Term } from "../job/job.ts";
import type { Statement } from "../profile/profile.ts";

/** Where a fact stands in the profile: "work_experience.0.achievements.2", "skills.4", "personal.summary". */
export type FactPath = string;

/** A line of the profile with the path it stands at. */
export type Fact = { path: FactPath; text: string };

/** "shown": stands in work, projects, volunteering or education; "listed": only in a list or the summary; "absent": nowhere. */
export type Support = "shown" | "listed" | "absent";

export type TermMatch = { term: Term; support: Support; evidence: Fact[] };

/**
 * "partly": lines show a part of what is asked for, or something near it; "unknown": no resume can show it, only the person can
 * tell. "shown", "listed" and "absent" as for terms.
 */
export type RequirementSupport = Support | "partly" | "unknown";

/**
 * A line of work, a project or a service that could stand for a requirement in a document, as far as it says what is asked for:
 * 1 for the best line of the profile, 0 for none. Whether it tells a result or a routine is not weighed here.
 */
export type DeedCandidate = Fact & { strength: number };

export type RequirementMatch = {
	requirement: Requirement;
	support: RequirementSupport;
	/** How much of it a careful reader would grant, 0–1: what the score is made of. Null where it counts neither way. */
	granted: number | null;
	/** The best line first. */
	evidence: Fact[];
	/** Deeds to choose from, the strongest first; none where nothing answers. Evidence is what was decided by, which may be a paper. */
	candidates: DeedCandidate[];
	/** A model found it beyond what code found: its citation stands in the profile and contradicts no fact. */
	byReader?: true;
	/** A model found it unanswered and called it a condition that nobody is taken without; code found no answer either. */
	decides?: true;
};
/**
 * A line of the profile and how much of all that is asked for it answers, 0–1: each requirement gives its share to the lines that
 * answer it best, the first requirement of a posting twice what the last gives. Comparable among the lines of one match only, and an
 * estimate: who orders lines by it keeps the person's own order where values are near. Lines of one description share their path.
 */
export type LineValue = Fact & { value: number };

/** What was decided about a condition's requirement, as far as it concerns the condition. "unknown": the profile cannot tell. */
export type KnockoutMatch = {
	knockout: Knockout;
	/** Place in Match.requirements of the line it stands in; null where it stands in none. */
	requirement: number | null;
	verdict: "met" | "not-met" | "unknown";
	evidence: Fact[];
	/** Where less is held than asked for, fewer years or a lower level: what share of it, 0–1. */
	reached?: number;
};

/** "paper": a license or certificate that somebody at work in the trade may hold without having entered it. */
export type QuestionTopic = AskKind | "paper";

/** What the person said of a condition; `path` is that of the statement in the profile. */
export type QuestionAnswer = Fact & { holds: boolean };

/**
 * Something only the person can tell, asked once: an answer is kept by adding the statement
 * `{ kind: question.kind, text: question.text, answer: "Yes" | "No" | "In progress" | words of their own, stated_on }` to the profile. The next
 * match of this posting, and of any other that asks the same, then carries it in `answer`, and the requirements become "shown" or
 * "absent".
 */
export type Question = {
	topic: QuestionTopic;
	/** Under which kind a statement keeps the answer. */
	kind: Statement["kind"];
	/** The condition as the posting words it, short enough to be a statement's text. */
	text: string;
	/** Places in Match.requirements of the lines that ask it, at least one. */
	requirements: number[];
	/** Null until the person has answered. */
	answer: QuestionAnswer | null;
};

export type Match = {
	/** 0–100, as a careful reader would rate the fit. Same input, same score. */
	score: number;
	/**
	 * What the score is made of, each 0–100: the answers by their shares, multiplied by `field`, how near the profile's fields of
	 * work are to the posting's.
	 */
	parts: {
		requirements: number;
		field: number;
		terms: number;
		title: number;
	};
	/** The unmet deal-breaker the score goes no higher for than `most`, in the posting's words; null where none is unmet. */
	limit: { most: number; quote: string } | null;
	/** Nearness of fields before it became a part, 0–1. */
	field: number;
	/** The highest score reachable by wording alone, without one new fact. */
	ceiling: number;
	terms: TermMatch[];
	requirements: RequirementMatch[];
	/** In the order of the profile. */
	lines: LineValue[];
	knockouts: KnockoutMatch[];
	/** In the order of the posting, with those the person has answered. */
	toAsk: Question[];
	/** Canonical names of the terms the profile holds nowhere, heaviest first. */
	missing: string[];
};
