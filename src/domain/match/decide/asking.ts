// What every decision about one requirement is made from.
import type { Requirement } from "../../job/job.ts";
import type { PlacedLexeme } from "../../meaning/lexemes.ts";
import type { Profile } from "../../profile/profile.ts";
import type { IndexedFact } from "../indexed-fact.ts";
import type { Comparison, LineRanking } from "../lines/rank-lines.ts";
import type {
	Fact,
	Question,
	RequirementSupport,
	TermMatch,
} from "../match.ts";
import type { Weights } from "./weights.ts";

export type Asking = {
	requirement: Requirement;
	/** Words of the requirement that carry meaning, and where in its text they begin. */
	lexemes: readonly PlacedLexeme[];
	/** The terms the requirement names. */
	terms: readonly TermMatch[];
	profile: Profile;
	facts: readonly IndexedFact[];
	/** Of the posting, ISO 639-1. */
	language: string;
	/** "YYYY-MM-DD". */
	today: string;
	/** How near the profile's fields of work are to the posting's, 0–1. */
	domain: number;
	comparison: Comparison;
	weights: Weights;
	/** The profile or the posting is in a language that is not read: what is not found may well be there. */
	isUnread: boolean;
	/** Ranks the lines by the whole requirement. */
	ranking: LineRanking;
};

/** What facts say about a requirement, best line first. */
export type Decision = {
	support: RequirementSupport;
	evidence: readonly Fact[];
	/** What is held is of the kind asked for, and less of it: fewer years, a lower level. */
	isLess?: boolean;
	/** What share of it, 0–1. */
	reached?: number;
	/** Something of the kind is held, and words alone cannot tell whether it is what is asked for: no refusal. */
	isUnsure?: boolean;
	/** What is asked of the person where no resume can show it. */
	question?: Pick<Question, "topic" | "kind" | "answer">;
};
