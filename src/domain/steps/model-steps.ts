// What stands before and after a model's answer to a document: the brief, the form of the answer, and what becomes of it.
// The brief is made anew in each step: it is the same, byte for byte, while the nonce is.
import type { Brief, Reading } from "../brief/brief.ts";
import {
	type Answering,
	briefAnswers,
	readAnswers,
} from "../brief/brief-answers.ts";
import {
	briefJudge,
	readVerdicts,
	type UpheldLine,
} from "../brief/brief-judge.ts";
import { briefLetter } from "../brief/brief-letter.ts";
import { briefResume } from "../brief/brief-resume.ts";
import { type DoubtfulLine, doubtfulLines } from "../brief/doubtful-lines.ts";
import { settleAnswer } from "../brief/settle-answer.ts";
import type { Match } from "../match/match.ts";
import {
	type SecondReading,
	withSecondReading,
} from "../match/second-reading.ts";
import type { Problem } from "../problem.ts";
import type { Profile } from "../profile/profile.ts";
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
export type ModelQuestion = Pick<
	Brief<Content>,
	"instructions" | "prompt" | "schema"
>;
type Settling = Briefing & {
	answer: unknown;
	model: string;
	/** Lines that a judge found in the facts. */
	upheld: readonly UpheldLine[];
};
/** What is wrong with the form of an answer; nothing is said of what it claims. */
export type FormReport = { isReadable: boolean; problems: Problem[] };

export const modelSteps = {
	brief(briefing: Briefing): ModelQuestion {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	form({ answer, ...briefing }: Briefing & { answer: unknown }): FormReport {
		const reading: Reading<Content> = briefOf(briefing).read(answer);
		return reading.ok
			? { isReadable: true, problems: [] }
			: { isReadable: false, problems: reading.problems };
	},

	/** What a judge may be asked about; nothing where the answer has another form. */
	doubt({
		answer,
		...briefing
	}: Briefing & { answer: unknown }): DoubtfulLine[] {
		const brief: Brief<Content> = briefOf(briefing);
		const reading = brief.read(answer);
		const { profile } = briefing.tailoring;
		return reading.ok
			? doubtfulLines(reading.content, profile, brief.facts)
			: [];
	},

	briefAnswers(answering: Answering): ModelQuestion {
		return briefAnswers(answering);
	},

	/** The match with what a model's answer adds to it. */
	secondReading({
		answer,
		...reading
	}: Omit<SecondReading, "answers"> &
		Pick<Answering, "sections"> & { answer: unknown }): Match {
		return withSecondReading({
			...reading,
			answers: readAnswers(answer, reading),
		});
	},

	briefJudge(judging: { lines: DoubtfulLine[]; nonce: string }): ModelQuestion {
		return briefJudge(judging);
	},

	uphold({
		answer,
		lines,
		profile,
	}: {
		answer: unknown;
		lines: DoubtfulLine[];
		profile: Profile;
	}): UpheldLine[] {
		return readVerdicts(answer, lines, profile);
	},

	/** Neither document where the answer does not have the form asked for. */
	settle({ answer, model, upheld, ...briefing }: Settling): Written {
		const { frame, ...rest } = briefing;
		const given = { tailoring: rest.tailoring, answer, model, upheld };
		if (frame.kind === "resume") {
			const brief = briefResume({ ...rest, base: frame.base });
			const { base } = frame;
			const resume = settled({ ...given, brief, base });
			return { resume, letter: null };
		}
		const brief = briefLetter({ ...rest, base: frame.base });
		const { base } = frame;
		const letter = settled({ ...given, brief, base });
		return { resume: null, letter };
	},
};

/** Each line with what a judge quoted for its sentences. */
function withJudged<C extends Content>(
	content: C,
	upheld: readonly UpheldLine[],
): C {
	const lines = content.validation.lines.map((line) => {
		const judged = upheld
			.filter(({ path }) => path === line.path)
			.map(({ text, spans }) => ({ text, spans: [...spans] }));
		return judged.length > 0 ? { ...line, judged } : line;
	});
	return { ...content, validation: { ...content.validation, lines } };
}

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
	upheld,
}: Pick<Settling, "tailoring" | "answer" | "model" | "upheld"> & {
	brief: Brief<C>;
	base: C;
}): C | null {
	const reading = brief.read(answer);
	if (!reading.ok) return null;
	const { content } = reading;
	const { quarantined } = brief;
	return settleAnswer({
		content: withJudged(content, upheld),
		base,
		tailoring,
		model,
		quarantined,
	});
}
