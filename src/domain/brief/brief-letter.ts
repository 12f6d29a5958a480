// A letter written with a model: opening, two or three paragraphs, closing. Sender, recipient, subject, date and signature
// stay the built-in writer's.

import { z } from "zod";
import { profileLanguage } from "../match/profile-language.ts";
import type { Problem } from "../problem.ts";
import { isBelow, pathOf } from "../profile/content-path.ts";
import {
	LetterContent,
	type LineOrigin,
} from "../tailoring/content/content.ts";
import type {
	AnswerReading,
	Brief,
	BriefRequest,
	NumberedFact,
} from "./brief.ts";
import { AnswerLine, answerLines, formProblems } from "./lines.ts";
import {
	FREEDOM,
	factList,
	languageRule,
	positionLine,
	quoted,
	requirementList,
	TRUTH_RULES,
} from "./material.ts";
import { numberFacts, pathsOf, textsOf } from "./numbered-facts.ts";

const LetterDraft = z.object({
	opening: z.array(AnswerLine),
	paragraphs: z.array(z.object({ sentences: z.array(AnswerLine) })),
	closing: z.array(AnswerLine),
});

const MOST_PARAGRAPHS = 3;
const MOST_SENTENCES = 5;

/** Same request, same brief, byte for byte. */
export function briefLetter({
	tailoring,
	base,
	nonce,
}: BriefRequest<LetterContent>): Brief<LetterContent> {
	const { profile, sections, strength, match, job } = tailoring;
	const numbered = numberFacts(profile, sections);
	const language = profileLanguage(profile);
	return {
		instructions: [
			"You write a cover letter from the facts of one person, for one job posting.",
			TRUTH_RULES,
			FREEDOM[strength].reported,
			languageRule(language),
			'Answer as JSON: {"opening": [lines], "paragraphs": [{"sentences": [lines]}], "closing": [lines]}, a line being one sentence {"text": "…", "facts": ["F1"]}.',
			`The opening names the position and the company. One to ${MOST_PARAGRAPHS} paragraphs give examples that answer what is asked for most; the closing asks for a conversation. Sentences that say nothing about the person may have no facts.`,
			"No salutation and no signature. Not every sentence begins with the pronoun of the writer. At most 250 words in all; no praise of the company that the posting does not hold, no feelings that the facts do not show.",
		].join("\n\n"),
		prompt: [
			positionLine(job, tailoring.title, tailoring.company),
			quoted("FACTS", factList(numbered.facts), nonce),
			quoted("REQUIREMENTS", requirementList(match), nonce),
			quoted("POSTING", tailoring.posting ?? "", nonce),
		].join("\n\n"),
		schema: z.toJSONSchema(LetterDraft) as Record<string, unknown>,
		facts: numbered.facts,
		quarantined: numbered.quarantined,
		read: (answer) =>
			readLetter(answer, { base, facts: numbered.facts, language }),
	};
}

type Read = {
	base: LetterContent;
	facts: readonly NumberedFact[];
	language: string;
};

function readLetter(
	answer: unknown,
	{ base, facts, language }: Read,
): AnswerReading<LetterContent> {
	const parsed = LetterDraft.safeParse(answer);
	if (!parsed.success)
		return {
			ok: false,
			problems: formProblems(parsed.error),
		};
	const opening = answerLines(parsed.data.opening, MOST_SENTENCES);
	const closing = answerLines(parsed.data.closing, MOST_SENTENCES);
	const paragraphs = parsed.data.paragraphs
		.map(({ sentences }) => answerLines(sentences, MOST_SENTENCES))
		.filter((sentences) => sentences.length > 0)
		.slice(0, MOST_PARAGRAPHS);
	const join = (lines: readonly AnswerLine[]) =>
		lines.map(({ text }) => text).join(language === "zh" ? "" : " ");
	const origin = (path: string, lines: readonly AnswerLine[]): LineOrigin => {
		const ids = lines.flatMap((line) => line.facts);
		return {
			path,
			sources: pathsOf(ids, facts),
			change: "reworded",
			original: textsOf(ids, facts),
		};
	};
	const content = LetterContent.parse(base);
	if (opening.length > 0) content.body.opening = join(opening);
	if (closing.length > 0) content.body.closing = join(closing);
	if (paragraphs.length > 0)
		content.body.body_paragraphs = paragraphs.map(join);
	content.validation.lines = [
		...(opening.length > 0
			? [origin(pathOf("body", "opening"), opening)]
			: base.validation.lines.filter(
					({ path }) => path === pathOf("body", "opening"),
				)),
		...(paragraphs.length > 0
			? paragraphs.map((lines, at) =>
					origin(pathOf("body", "body_paragraphs", at), lines),
				)
			: base.validation.lines.filter(({ path }) =>
					isBelow(path, pathOf("body", "body_paragraphs")),
				)),
	];
	return {
		ok: true,
		content,
		problems: [...unnamed(content), ...(paragraphs.length > 0 ? [] : [empty])],
	};
}

const empty: Problem = {
	where: pathOf("body", "body_paragraphs"),
	message: "The letter has no paragraph between opening and closing.",
	hint: "Give one or two examples from the facts.",
};

/** A letter that could go to anybody convinces nobody. */
function unnamed({ body, metadata }: LetterContent): Problem[] {
	const text = [body.opening, ...body.body_paragraphs].join(" ").toLowerCase();
	return [metadata.job.title, metadata.job.company]
		.filter((name) => name !== "" && !text.includes(name.toLowerCase()))
		.map((name) => ({
			where: pathOf("body", "opening"),
			message: `The letter does not name "${name}".`,
			hint: "Name the position and the company in the opening.",
		}));
}
