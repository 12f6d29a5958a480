// A document written with a model: brief, one streamed call, the claim check, one more call with what it found, and then the
// person's own words for what still fails. The built-in writer's content is the frame, and stands in where nothing is left.
import { randomBytes } from "node:crypto";
import type { Brief, Reading } from "../domain/brief/brief.ts";
import { briefLetter } from "../domain/brief/brief-letter.ts";
import { briefResume } from "../domain/brief/brief-resume.ts";
import { FREEDOM } from "../domain/brief/material.ts";
import { settleAnswer } from "../domain/brief/settle-answer.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type { Problem } from "../domain/problem.ts";
import { checkClaims } from "../domain/tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Tailoring } from "../domain/tailoring/content/tailoring.ts";
import type { ModelAnswer, ModelChoice, Models } from "../world.ts";
import { type Ask, counted } from "./counted.ts";

type Content = ResumeContent | LetterContent;

/** Who writes, and what it is asked with. */
export type Pen = {
	models: Models;
	choice: ModelChoice;
	signal: AbortSignal;
	/** How much of the answer is there, in characters. */
	onText?(characters: number): void;
};
export type Writing<C extends Content> = {
	tailoring: Tailoring;
	posting: string;
	/** The built-in writer's content, checked. */
	base: C;
};
export type Written<C extends Content> = { content: C; usage: CallsUsage };

export function writeResume(
	writing: Writing<ResumeContent>,
	pen: Pen,
): Promise<Written<ResumeContent>> {
	return write(briefResume({ ...writing, nonce: nonce() }), writing, pen);
}

export function writeLetter(
	writing: Writing<LetterContent>,
	pen: Pen,
): Promise<Written<LetterContent>> {
	return write(briefLetter({ ...writing, nonce: nonce() }), writing, pen);
}

async function write<C extends Content>(
	brief: Brief<C>,
	writing: Writing<C>,
	pen: Pen,
): Promise<Written<C>> {
	const { made, usage } = await counted(pen, (ask) =>
		answered(brief, writing, { pen, ask }),
	);
	return { content: made, usage };
}

async function answered<C extends Content>(
	brief: Brief<C>,
	{ tailoring, base }: Writing<C>,
	asking: { pen: Pen; ask: Ask },
): Promise<C> {
	const first = await ask(brief, [], { tailoring, ...asking });
	const reading = brief.read(first.answer);
	const found = problemsIn(reading, tailoring);
	const second =
		found.length > 0
			? await askAgain(brief, { first, found, tailoring, ...asking })
			: null;
	const best = bestOf(
		[reading, ...(second ? [brief.read(second.answer)] : [])],
		tailoring,
	);
	if (!best) throw new ModelFailure("unusable", "not in the form asked for");
	return settleAnswer({
		content: best,
		base,
		tailoring,
		model: (second ?? first).model,
		quarantined: brief.quarantined,
	});
}

type Asking = { tailoring: Tailoring; pen: Pen; ask: Ask };
type Turn = { from: "us" | "model"; text: string };

function ask<C>(
	brief: Brief<C>,
	more: Turn[],
	{ tailoring, pen, ask: send }: Asking,
): Promise<ModelAnswer> {
	return send({
		instructions: brief.instructions,
		turns: [{ from: "us", text: brief.prompt }, ...more],
		schema: brief.schema,
		temperature: FREEDOM[tailoring.strength].temperature,
		signal: pen.signal,
		...(pen.onText ? { onText: pen.onText } : {}),
	});
}

const MOST_TOLD = 30;

/** The one repair. Where it cannot be had, the first answer is what there is. */
async function askAgain<C extends Content>(
	brief: Brief<C>,
	{
		first,
		found,
		...asking
	}: Asking & { first: ModelAnswer; found: readonly Problem[] },
): Promise<ModelAnswer | null> {
	const list = found
		.slice(0, MOST_TOLD)
		.map(({ where, message, hint }) => `- ${where}: ${message} ${hint}`)
		.join("\n");
	const told = `This cannot be used as it is:\n${list}\n\nAnswer once more, whole and in the same form. What the facts do not hold must go.`;
	try {
		return await ask(
			brief,
			[
				{ from: "model", text: first.text },
				{ from: "us", text: told },
			],
			asking,
		);
	} catch (error) {
		asking.pen.signal.throwIfAborted();
		if (error instanceof ModelFailure && brief.read(first.answer).ok)
			return null;
		throw error;
	}
}

function problemsIn<C extends Content>(
	reading: Reading<C>,
	{ profile }: Tailoring,
): Problem[] {
	return reading.ok
		? [...reading.problems, ...checkClaims(reading.content, profile)]
		: reading.problems;
}

/** The answer with fewer problems; the later one where they are even. */
function bestOf<C extends Content>(
	readings: readonly Reading<C>[],
	tailoring: Tailoring,
): C | null {
	let best: { content: C; problems: number } | null = null;
	for (const reading of readings) {
		if (!reading.ok) continue;
		const problems = problemsIn(reading, tailoring).length;
		if (!best || problems <= best.problems)
			best = { content: reading.content, problems };
	}
	return best?.content ?? null;
}

function nonce(): string {
	return randomBytes(9).toString("base64url");
}
