// How a profile answers a job, with the profile's own lines as evidence.
import type { Knockout, Requirement, Term } from "../job/job.ts";

/** Where a fact stands in the profile: "work_experience.0.achievements.2", "skills.4", "personal.summary". */
export type FactPath = string;

/** A line of the profile with the path it stands at. */
export type Fact = { path: FactPath; text: string };

/** "shown": stands in work, projects, volunteering or education; "listed": only in a list or the summary; "absent": nowhere. */
export type Support = "shown" | "listed" | "absent";

export type TermMatch = { term: Term; support: Support; evidence: Fact[] };
export type RequirementMatch = {
	requirement: Requirement;
	support: Support;
	evidence: Fact[];
};
export type KnockoutMatch = {
	knockout: Knockout;
	verdict: "met" | "not-met" | "unknown";
	evidence: Fact[];
};

export type Match = {
	/** 0–100. A term shown in work counts fully, one merely listed counts half. Same input, same score. */
	score: number;
	parts: { terms: number; requirements: number; title: number; years: number };
	/** The highest score reachable by wording alone, without one new fact. */
	ceiling: number;
	terms: TermMatch[];
	requirements: RequirementMatch[];
	knockouts: KnockoutMatch[];
	/** Canonical names of the terms the profile holds nowhere, heaviest first. */
	missing: string[];
};
