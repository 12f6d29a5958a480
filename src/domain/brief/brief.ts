// What a model is given to write one document, and how its answer is read. The facts of the profile are numbered, every
// line of the answer names the ones it rests on, and names, employers, dates and degrees are not the model's to write:
// they stay those of the document the built-in writer composed.
import type { Problem } from "../problem.ts";
import type { Quarantined } from "../proof/quarantine.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { NumberedFact } from "./numbered-facts.ts";

export type BriefRequest<Content extends ResumeContent | LetterContent> = {
	tailoring: Tailoring;
	/** The posting as it was pasted; instructions hidden in it are taken out here. */
	posting: string;
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
	/** The content an answer describes, or what is wrong with its form. */
	read(answer: unknown): Reading<Content>;
};

export type Reading<Content> =
	| { ok: true; content: Content; problems: Problem[] }
	| { ok: false; problems: Problem[] };
