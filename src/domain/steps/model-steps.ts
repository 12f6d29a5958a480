// What stands before and after a model's answer to a document: the brief, the look at an answer, and what becomes of the answers.
// The brief is made anew in each step: it is the same, byte for byte, while the nonce is.
import type { Brief, Reading } from "../brief/brief.ts";
import { briefLetter } from "../brief/brief-letter.ts";
import { briefResume } from "../brief/brief-resume.ts";
import { settleAnswer } from "../brief/settle-answer.ts";
import type { Problem } from "../problem.ts";
import type { Profile } from "../profile/profile.ts";
import { checkClaims } from "../tailoring/claims/check-claims.ts";
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
/** Whether an answer has the form asked for, and what it says that the facts do not hold. */
export type Judgement = { isReadable: boolean; problems: Problem[] };

export const modelSteps = {
	brief(briefing: Briefing): Question {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	judge({ answer, ...briefing }: Briefing & { answer: unknown }): Judgement {
		const reading: Reading<Content> = briefOf(briefing).read(answer);
		return {
			isReadable: reading.ok,
			problems: problemsIn(reading, briefing.tailoring.profile),
		};
	},

	/** Neither document where no answer has the form asked for. */
	settle({
		answers,
		model,
		...briefing
	}: Briefing & {
		answers: readonly unknown[];
		/** The model that answered last. */
		model: string;
	}): Written {
		const { frame, ...rest } = briefing;
		const { tailoring } = rest;
		if (frame.kind === "resume") {
			const brief = briefResume({ ...rest, base: frame.base });
			const { base } = frame;
			const resume = settled({ brief, base, tailoring, answers, model });
			return { resume, letter: null };
		}
		const brief = briefLetter({ ...rest, base: frame.base });
		const { base } = frame;
		const letter = settled({ brief, base, tailoring, answers, model });
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

function problemsIn<C extends Content>(
	reading: Reading<C>,
	profile: Profile,
): Problem[] {
	return reading.ok
		? [...reading.problems, ...checkClaims(reading.content, profile)]
		: reading.problems;
}

function settled<C extends Content>({
	brief,
	base,
	tailoring,
	answers,
	model,
}: {
	brief: Brief<C>;
	base: C;
	tailoring: Tailoring;
	answers: readonly unknown[];
	model: string;
}): C | null {
	const readings = answers.map((answer) => brief.read(answer));
	const content = bestOf(readings, tailoring.profile);
	const { quarantined } = brief;
	return (
		content && settleAnswer({ content, base, tailoring, model, quarantined })
	);
}

/** The answer with fewer problems; the later one where they are even. */
function bestOf<C extends Content>(
	readings: readonly Reading<C>[],
	profile: Profile,
): C | null {
	let best: { content: C; problems: number } | null = null;
	for (const reading of readings) {
		if (!reading.ok) continue;
		const problems = problemsIn(reading, profile).length;
		if (!best || problems <= best.problems)
			best = { content: reading.content, problems };
	}
	return best?.content ?? null;
}
