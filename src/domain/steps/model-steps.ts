// What stands before and after a model's answer to a document: the brief, the form of the answer, and what becomes of it.
// The brief is made anew in each step: it is the same, byte for byte, while the nonce is.
import type { Brief, Reading } from "../brief/brief.ts";
import { briefLetter } from "../brief/brief-letter.ts";
import { briefResume } from "../brief/brief-resume.ts";
import { settleAnswer } from "../brief/settle-answer.ts";
import type { Problem } from "../problem.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { Written } from "./tailoring-steps.ts";

type Content = ResumeContent | LetterContent;

/** The built-in writer's document, checked: the frame of an answer. */
export type Frame =
	| { kind: "resume"; base: ResumeContent }
	| { kind: "letter"; base: LetterContent };
export type Briefing = {
	frame: Frame;
	tailoring: Tailoring;
	posting: string;
	/** Unguessable, so that nothing quoted can close its quotation. */
	nonce: string;
};
export type Question = Pick<
	Brief<Content>,
	"instructions" | "prompt" | "schema"
>;
/** What is wrong with the form of an answer; nothing is said of what it claims. */
export type FormReport = { isReadable: boolean; problems: Problem[] };

export const modelSteps = {
	brief(briefing: Briefing): Question {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	form({ answer, ...briefing }: Briefing & { answer: unknown }): FormReport {
		const reading: Reading<Content> = briefOf(briefing).read(answer);
		return reading.ok
			? { isReadable: true, problems: [] }
			: { isReadable: false, problems: reading.problems };
	},

	/** Neither document where the answer does not have the form asked for. */
	settle({
		answer,
		model,
		...briefing
	}: Briefing & { answer: unknown; model: string }): Written {
		const { frame, ...rest } = briefing;
		const { tailoring } = rest;
		if (frame.kind === "resume") {
			const brief = briefResume({ ...rest, base: frame.base });
			const { base } = frame;
			const resume = settled({ brief, base, tailoring, answer, model });
			return { resume, letter: null };
		}
		const brief = briefLetter({ ...rest, base: frame.base });
		const { base } = frame;
		const letter = settled({ brief, base, tailoring, answer, model });
		return { resume: null, letter };
	},
};

function briefOf({
	frame,
	...rest
}: Briefing): Brief<ResumeContent> | Brief<LetterContent> {
	return frame.kind === "resume"
		? briefResume({ ...rest, base: frame.base })
		: briefLetter({ ...rest, base: frame.base });
}

function settled<C extends Content>({
	brief,
	base,
	tailoring,
	answer,
	model,
}: {
	brief: Brief<C>;
	base: C;
	tailoring: Tailoring;
	answer: unknown;
	model: string;
}): C | null {
	const reading = brief.read(answer);
	if (!reading.ok) return null;
	const { content } = reading;
	const { quarantined } = brief;
	return settleAnswer({ content, base, tailoring, model, quarantined });
}
