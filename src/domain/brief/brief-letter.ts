// A letter written with a model: opening, one to three paragraphs, closing. Sender, recipient, subject, date, salutation and
// signature stay the built-in writer's, and its sentences may be taken as they are.

import { z } from "zod";
import { profileLanguage } from "../match/profile-language.ts";
import type { Problem } from "../problem.ts";
import { isBelow, pathOf } from "../profile/content-path.ts";
import type { Personal } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import { hasBlank } from "../tailoring/claims/open-sentence.ts";
import {
	LetterContent,
	type LineOrigin,
} from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import type { AnswerReading, Brief, BriefRequest } from "./brief.ts";
import { factList } from "./fact-list.ts";
import { withHead } from "./letter-head.ts";
import { HOME, letterRules } from "./letter-rules.ts";
import { invitationOf, type Worded, wordedIn } from "./letter-wording.ts";
import {
	AnswerSentence,
	answerSentences,
	type Choose,
	formProblems,
} from "./lines.ts";
import {
	FREEDOM,
	languageRule,
	positionLine,
	quoted,
	TRUTH_RULES,
} from "./material.ts";
import {
	citedSentences,
	numberFacts,
	pathsOf,
	textsOf,
} from "./numbered-facts.ts";
import { plainFacts } from "./plain-facts.ts";
import { PLAN_RULE, planOf } from "./plan.ts";
import type { ProvedSentence } from "./proved-sentence.ts";
import { provedDetails, provedSentences } from "./proved-sentences.ts";

const LetterDraft = z.object({
	addressee: z.string().default(""),
	reference: z.string().default(""),
	employer: z.string().default(""),
	opening: z.array(AnswerSentence),
	paragraphs: z.array(z.object({ sentences: z.array(AnswerSentence) })),
	closing: z.array(AnswerSentence),
});

const OPENING = pathOf("body", "opening");
const PARAGRAPHS = pathOf("body", "body_paragraphs");
const CLOSING = pathOf("body", "closing");

const MOST_PARAGRAPHS = 3;
const MOST_SENTENCES = 6;

/** Same request, same brief, byte for byte. */
export function briefLetter({
	tailoring,
	base,
	nonce,
}: BriefRequest<LetterContent>): Brief<LetterContent> {
	const { profile, sections, strength, job } = tailoring;
	const numbered = numberFacts(profile, sections);
	const { language } = base.metadata;
	const plan = planOf(tailoring, numbered.facts);
	const sentences = provedSentences(base, tailoring);
	return {
		instructions: [
			"You write a cover letter from the facts of one person, for one job posting, as an excellent adviser would: plain, concrete, in one person's own hand, with nothing to delete.",
			TRUTH_RULES,
			FREEDOM[strength].reported,
			languageRule(language, profileLanguage(profile)),
			PLAN_RULE,
			...letterRules(base, tailoring),
			'Answer as JSON: {"addressee": "", "reference": "", "employer": "", "opening": [lines], "paragraphs": [{"sentences": [lines]}], "closing": [lines]}, a line being one sentence {"text": "…", "facts": ["F1"], "plain": "…"}, or {"text": "S2", "facts": [], "plain": ""} for the proved sentence S2. "plain" says the same as a whole sentence with a verb, in the first person and otherwise in the very words of the facts; it stands where the text goes too far, and is empty where a sentence names no fact or is as plain itself. A blank in square brackets is the one exception from plain text.',
		].join("\n\n"),
		prompt: [
			positionLine(job, tailoring.title, tailoring.company),
			`Needs, the weightiest first: ${plan.needs}.`,
			statedLine(provedDetails(tailoring)),
			quoted("FACTS", factList(numbered.facts, profile), nonce),
			quoted("REQUIREMENTS", plan.requirements, nonce),
			quoted(
				"PROVED SENTENCES",
				sentenceList(sentences, profile.personal),
				nonce,
			),
			quoted("POSTING", tailoring.posting ?? "", nonce),
		].join("\n\n"),
		schema: z.toJSONSchema(LetterDraft) as Record<string, unknown>,
		facts: numbered.facts,
		quarantined: numbered.quarantined,
		read: (answer, choose = asWritten) =>
			readLetter(answer, {
				...{ base, tailoring, facts: numbered.facts, sentences, choose },
				plainFact: plainFacts(profile, language),
			}),
	};
}

function statedLine(stated: readonly string[]): string {
	return stated.length === 0
		? "The posting wants nothing stated that the person has stated."
		: `The posting wants stated, and the person has stated: ${stated.map((one) => `"${one}"`).join("; ")}.`;
}

/** How to reach the person stays here: a model needs the sentence's place, not the number. */
function sentenceList(
	sentences: readonly ProvedSentence[],
	{ email, phone }: Personal,
): string {
	const shown = (text: string) =>
		[email, phone].reduce<string>(
			(rest, way) => (way ? rest.replaceAll(oneLine(way), "…") : rest),
			text,
		);
	return sentences
		.map(
			({ id, text, isOpen }) =>
				`${id}${isOpen ? " (must be taken)" : ""}: ${shown(text)}`,
		)
		.join("\n");
}

type Read = Worded & { base: LetterContent; tailoring: Tailoring };

const asWritten: Choose = ({ text }) => text;

function readLetter(answer: unknown, read: Read): AnswerReading<LetterContent> {
	const parsed = LetterDraft.safeParse(answer);
	if (!parsed.success)
		return {
			ok: false,
			problems: formProblems(parsed.error),
		};
	const { paragraphs, ...ends } = parsed.data;
	const home = oneLine(read.tailoring.profile.personal.city ?? "");
	const written = (sentences: readonly AnswerSentence[]) =>
		answerSentences(sentences, MOST_SENTENCES)
			.map((one) => withHome(one, home))
			.filter(({ text }) => !isUnknown(text, read));
	const opening = written(ends.opening);
	const middle = paragraphs
		.map(({ sentences }) => written(sentences))
		.filter((sentences) => sentences.length > 0)
		.slice(0, MOST_PARAGRAPHS);
	const closing = withOpen(ended(written(ends.closing), read), {
		before: [opening, ...middle].flat(),
		sentences: read.sentences,
		left: leftIn(read.base, { opening, middle }),
	});
	const all = [opening, ...middle, closing].flat();
	const worded = wordedIn(all, {
		...{ ...read, language: read.base.metadata.language },
		ending: closing.at(-1),
	});
	return {
		ok: true,
		content: lettered(
			{
				opening: worded(opening),
				middle: middle.map(worded),
				closing: worded(closing),
			},
			{ ...read, base: withHead(read.base, ends, read.tailoring) },
		),
		problems: middle.length > 0 ? [] : [empty],
		cited: citedSentences(worded(all), read.facts),
	};
}

function withHome(one: AnswerSentence, home: string): AnswerSentence {
	const filled = (text: string) =>
		home === "" ? text : text.replaceAll(HOME, home);
	return { ...one, text: filled(one.text), plain: filled(one.plain) };
}

/** The number of a proved sentence there is none of, or a town nobody knows. */
function isUnknown(text: string, { sentences }: Read): boolean {
	return (
		text.includes(HOME) ||
		(/^S\d+$/.test(text) && !sentences.some(({ id }) => id === text))
	);
}

/** A letter without an ending ends with how the person is reached. */
function ended(closing: AnswerSentence[], { sentences }: Read) {
	const last = invitationOf(sentences);
	return closing.length > 0 || !last
		? closing
		: [{ text: last.id, facts: [], plain: "" }];
}

/** The parts of the base that an answer leaves as they are. */
function leftIn(
	{ body }: LetterContent,
	{ opening, middle }: Pick<Parts, "opening" | "middle">,
): string {
	return [
		...(opening.length > 0 ? [] : [body.opening]),
		...(middle.length > 0 ? [] : body.body_paragraphs),
	].join("\n");
}

/** What only the person can fill in is never left out, nor said twice. */
function withOpen(
	closing: readonly AnswerSentence[],
	{
		before,
		sentences,
		left,
	}: {
		before: readonly AnswerSentence[];
		sentences: readonly ProvedSentence[];
		left: string;
	},
): AnswerSentence[] {
	const all = [...before, ...closing];
	const taken = new Set(
		// What is left open in the model's own words stands in the place of the sentence it names.
		all.flatMap(({ text, facts }) =>
			hasBlank(text) ? [text, ...facts] : text,
		),
	);
	const open = sentences.filter(
		({ id, text, isOpen }) =>
			isOpen && !taken.has(id) && !taken.has(text) && !left.includes(text),
	);
	return [
		...open.map(({ id }) => ({ text: id, facts: [], plain: "" })),
		...closing,
	];
}

type Parts = {
	opening: AnswerSentence[];
	middle: AnswerSentence[][];
	closing: AnswerSentence[];
};

/** The base with the answer's words in it; a part the answer leaves empty stays. */
function lettered(
	{ opening, middle, closing }: Parts,
	{ base, facts, sentences }: Read,
): LetterContent {
	const content = LetterContent.parse(base);
	const { language } = base.metadata;
	const byId = new Map(sentences.map((one) => [one.id, one]));
	const join = (lines: readonly AnswerSentence[]) =>
		lines
			.map(({ text }) => byId.get(text)?.text ?? text)
			.join(language === "zh" ? "" : " ");
	const origin = (
		path: string,
		lines: readonly AnswerSentence[],
	): LineOrigin => {
		const ids = lines.flatMap((line) => line.facts);
		const taken = lines.flatMap(({ text }) => byId.get(text)?.sources ?? []);
		return {
			path,
			sources: [...new Set([...pathsOf(ids, facts), ...taken])],
			change: "reworded",
			original: textsOf(ids, facts),
		};
	};
	const { body, validation } = content;
	const lines: LineOrigin[] = [];
	const put = (path: string, own: readonly AnswerSentence[]) => {
		if (own.length > 0) lines.push(origin(path, own));
		else lines.push(...originsAt(base, path));
		return own.length > 0;
	};
	if (put(OPENING, opening)) body.opening = join(opening);
	if (middle.length > 0) body.body_paragraphs = middle.map(join);
	for (const [at, own] of middle.entries()) put(pathOf(PARAGRAPHS, at), own);
	if (middle.length === 0) lines.push(...originsAt(base, PARAGRAPHS));
	if (put(CLOSING, closing)) body.closing = join(closing);
	validation.lines = lines;
	return content;
}

function originsAt({ validation }: LetterContent, path: string): LineOrigin[] {
	return validation.lines.filter(
		(line) => line.path === path || isBelow(line.path, path),
	);
}

const empty: Problem = {
	where: PARAGRAPHS,
	message: "The letter has no paragraph between opening and closing.",
	hint: "Give one or two examples from the facts.",
};
