// What each step takes and gives, as plain data: the table that callers and the code of the steps are both held to, so that
// whoever has a step done needs none of its code. Where a step runs is its caller's choice.
import type { Analysis } from "../analysis/analysis.ts";
import type { DoubtfulLine, UpheldLine } from "../brief/brief.ts";
import type { Job } from "../job/job.ts";
import type { Match } from "../match/match.ts";
import type { Problem } from "../problem.ts";
import type { Profile } from "../profile/profile.ts";
import type { Section } from "../profile/section-names.ts";
import type { Quarantined } from "../proof/quarantined.ts";
import type { Placing } from "../resume-reading/placing.ts";
import type {
	DocumentKind,
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";

/** A document is there when its kind was asked for. */
export type Written = {
	resume: ResumeContent | null;
	letter: LetterContent | null;
};
export type ReadPosting = {
	job: Job;
	/** Without what speaks to machines, which has no effect on any writer. */
	posting: string;
	quarantined: Quarantined[];
};
export type Matched = { profile: Profile; job: Job; match: Match };

/** The built-in writer's document, checked: the frame of an answer. */
export type Frame =
	| { kind: "resume"; base: ResumeContent }
	| { kind: "letter"; base: LetterContent };
export type Briefing = {
	frame: Frame;
	tailoring: Tailoring;
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};
export type ModelQuestion = {
	instructions: string;
	prompt: string;
	/** JSON Schema of the answer; strict services take it as it is. */
	schema: Record<string, unknown>;
};
/** What is wrong with the form of an answer; nothing is said of what it claims. */
export type FormReport = { isReadable: boolean; problems: Problem[] };
export type Settling = Briefing & {
	answer: unknown;
	model: string;
	/** Lines that a judge found in the facts. */
	upheld: readonly UpheldLine[];
};
type Asked = {
	match: Match;
	profile: Profile;
	/** Whose facts may be shown to the model. */
	sections: readonly Section[] | "auto";
};

export type AnalysisBriefing = {
	profile: Profile;
	/** The rules' analysis. */
	base: Analysis;
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};
export type PlacingBriefing = {
	reading: { profile: Profile; unread: string[] };
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};
export type EditResult =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "cover_letter"; content: LetterContent };

/** From a posting and a profile to the content of a document. `today` is "YYYY-MM-DD", here and below. */
export type TailoringSteps = {
	read(input: { posting: string }): ReadPosting;
	/** With the profile as documents may say it while parts of it contradict each other. */
	match(input: { profile: Profile; job: Job; today: string }): Matched;
	write(input: {
		tailoring: Tailoring;
		kinds: readonly DocumentKind[];
	}): Written;
	check(input: {
		written: Written;
		profile: Profile;
		quarantined: readonly Quarantined[];
	}): Written;
};

/** Before and after a model's answer to a document. */
export type ModelSteps = {
	brief(briefing: Briefing): ModelQuestion;
	form(input: Briefing & { answer: unknown }): FormReport;
	/** What a judge may be asked about; nothing where the answer has another form. */
	doubt(input: Briefing & { answer: unknown }): DoubtfulLine[];
	briefAnswers(input: Asked & { nonce: string }): ModelQuestion;
	/** The match with what a model's answer adds to it. */
	secondReading(
		input: Asked & { job: Job; today: string; answer: unknown },
	): Match;
	briefJudge(input: { lines: DoubtfulLine[]; nonce: string }): ModelQuestion;
	uphold(input: {
		answer: unknown;
		lines: DoubtfulLine[];
		profile: Profile;
	}): UpheldLine[];
	/** Neither document where the answer does not have the form asked for. */
	settle(input: Settling): Written;
};

export type AnalysisSteps = {
	analyze(input: { profile: Profile; today: string }): Analysis;
	briefAnalysis(briefing: AnalysisBriefing): ModelQuestion;
	/** null where the answer has another form than the one asked for. */
	settleAnalysis(
		input: AnalysisBriefing & { answer: unknown; model: string; today: string },
	): Analysis | null;
};

/** Before and after a model's answer to the unread lines of a resume. */
export type PlacingSteps = {
	briefPlacings(briefing: PlacingBriefing): ModelQuestion;
	/** null where the answer has another form than the one asked for. */
	readPlacings(input: PlacingBriefing & { answer: unknown }): Placing[] | null;
};

/** What a document says of itself after a person wrote into it. */
export type EditingSteps = {
	revise(input: {
		written: EditResult;
		/** The content as it was stored. */
		before: ResumeContent | LetterContent;
		profile: Profile;
		posting: string;
		today: string;
	}): EditResult;
	/** How many lines of a document wait for the person's word. */
	countToConfirm(input: {
		content: ResumeContent | LetterContent;
		profile: Profile;
	}): number;
	/** What a line of a person's own is, and what they have to write again to confirm it; null where a click is enough. */
	question(input: {
		text: string;
		/** Path of the entry it stands under; null where it stands under none. */
		entry: string | null;
		profile: Profile;
		today: string;
	}): { verdict: "proved" | "refuted" | "unproved"; type: string | null };
};

export type DomainSteps = TailoringSteps &
	ModelSteps &
	AnalysisSteps &
	PlacingSteps &
	EditingSteps;
