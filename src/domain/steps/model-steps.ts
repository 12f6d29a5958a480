// What stands before and after a model's answer to a document: the brief, the form of the answer, and what becomes of it.
// The brief is made anew in each step: it is the same, byte for byte, while the nonce is.
import type {
	AnswerReading,
	Brief,
	DoubtfulLine,
	UpheldLine,
} from "../brief/brief.ts";
import { briefAnswers, readAnswers } from "../brief/brief-answers.ts";
import { briefJudge, readVerdicts } from "../brief/brief-judge.ts";
import { briefLetter } from "../brief/brief-letter.ts";
import { briefResume } from "../brief/brief-resume.ts";
import { doubtfulLines } from "../brief/doubtful-lines.ts";
import type { Choose } from "../brief/lines.ts";
import { withNamedAsks } from "../brief/named-asks.ts";
import { plainWording, provedWording } from "../brief/proved-wording.ts";
import { settleAnswer } from "../brief/settle-answer.ts";
import { withSecondReading } from "../match/answer/second-reading.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Briefing, ModelSteps, Settling } from "./step-types.ts";

type Content = ResumeContent | LetterContent;

export const modelSteps: ModelSteps = {
	brief(briefing) {
		const { instructions, prompt, schema } = briefOf(briefing);
		return { instructions, prompt, schema };
	},

	form({ answer, ...briefing }) {
		const reading: AnswerReading<Content> = briefOf(briefing).read(answer);
		return reading.ok
			? { isReadable: true, problems: [] }
			: { isReadable: false, problems: reading.problems };
	},

	doubt({ answer, ...briefing }) {
		const brief: Brief<Content> = briefOf(briefing);
		const { profile } = briefing.tailoring;
		return wordingsOf(framed(briefing))
			.flatMap((choose) => {
				const reading = brief.read(answer, choose);
				return reading.ok ? doubtfulLines(reading, profile, brief.facts) : [];
			})
			.filter(isFirst);
	},

	briefAnswers,

	secondReading: ({ answer, ...reading }) =>
		withSecondReading({ ...reading, answers: readAnswers(answer, reading) }),

	briefJudge,

	uphold: ({ answer, lines, profile }) => readVerdicts(answer, lines, profile),

	settle({ answer, model, upheld, ...briefing }) {
		const { frame, ...rest } = framed(briefing);
		const given = { tailoring: rest.tailoring, answer, model, upheld };
		if (frame.kind === "resume") {
			const brief = briefResume({ ...rest, base: frame.base });
			const { base } = frame;
			const resume = settled({ ...given, brief, base });
			return { resume, letter: null };
		}
		const brief = briefLetter({ ...rest, base: frame.base });
		const { base } = frame;
		const { profile } = rest.tailoring;
		const choose = provedWording(base, profile, upheld);
		const letter = settled({ ...given, brief, base, choose });
		return { resume: null, letter };
	},
};

/** Of a letter's sentences the writer's wording and the plain one; a resume has one. */
function wordingsOf({ frame, tailoring }: Briefing): (Choose | undefined)[] {
	return frame.kind === "letter"
		? [undefined, plainWording(frame.base, tailoring.profile)]
		: [undefined];
}

function isFirst(
	{ path, text }: DoubtfulLine,
	at: number,
	all: readonly DoubtfulLine[],
): boolean {
	return all.findIndex((one) => one.path === path && one.text === text) === at;
}

/** With what of the posting a letter may name. */
function framed<B extends Briefing>(briefing: B): B {
	const { frame, tailoring } = briefing;
	if (frame.kind === "resume") return briefing;
	const base = withNamedAsks(frame.base, tailoring);
	return { ...briefing, frame: { ...frame, base } };
}

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

function briefOf(
	briefing: Briefing,
): Brief<ResumeContent> | Brief<LetterContent> {
	const { frame, ...rest } = framed(briefing);
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
	choose,
}: Pick<Settling, "tailoring" | "answer" | "model" | "upheld"> & {
	brief: Brief<C>;
	base: C;
	choose?: Choose;
}): C | null {
	const reading = brief.read(answer, choose);
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
