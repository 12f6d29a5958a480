// What a model is given to write one document, and how its answer is read. The facts of the profile are numbered, every
// line of the answer names the ones it rests on, and names, employers, dates and degrees are not the model's to write:
// they stay those of the document the built-in writer composed.
import type { FactPath } from "../match/match.ts";
import type { Problem } from "../problem.ts";
import type { Quarantined } from "../proof/quarantined.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { Choose } from "./lines.ts";

/** A fact of the profile as a model is shown it: F1, F2 … */
export type NumberedFact = { id: string; path: FactPath; text: string };

export type BriefRequest<Content extends ResumeContent | LetterContent> = {
	/** Its posting is without what speaks to machines. */
	tailoring: Tailoring;
	/** What the built-in writer made of it: the frame of the answer, and what stands where the answer fails. */
	base: Content;
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};

export type Brief<Content> = {
	instructions: string;
	/** The material: facts, requirements, the frame and the quoted posting. */
	prompt: string;
	/** JSON Schema of the answer; strict services take it as it is. */
	schema: Record<string, unknown>;
	facts: readonly NumberedFact[];
	quarantined: Quarantined[];
	/** The content an answer describes, or what is wrong with its form. Of a sentence in two wordings `choose` names one. */
	read(answer: unknown, choose?: Choose): AnswerReading<Content>;
};

export type AnswerReading<Content> =
	| {
			ok: true;
			content: Content;
			problems: Problem[];
			/** The facts each sentence names, where a line of the content holds several. */
			cited: readonly CitedSentence[];
	  }
	| { ok: false; problems: Problem[] };

/** A sentence of an answer, and the facts it names. */
export type CitedSentence = { text: string; facts: readonly NumberedFact[] };

/** A line of an answer that a judge may be asked about. */
export type DoubtfulLine = {
	/** Place in the content of the line it belongs to. */
	path: string;
	text: string;
	/** Path of the profile's entry it stands under. */
	entry?: string;
	facts: { path: FactPath; text: string }[];
};

/** A line that a judge found in the facts, with what it quoted for the words. */
export type UpheldLine = {
	path: string;
	text: string;
	/** Its words, the number of a fact and the words there. */
	spans: readonly { words: string; fact: string; span: string }[];
};
