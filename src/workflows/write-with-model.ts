// A document written with a model: brief, one streamed call, the claim check, and the built-in writer's line for every line
// that is not proved, by our own steps or by a judge. The model is never told what was found: that would teach it which lies
// pass. It is asked again only where its answer has another form.
import { randomBytes } from "node:crypto";
import type { UpheldLine } from "../domain/brief/brief.ts";
import { FREEDOM } from "../domain/brief/material.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import type {
	Briefing,
	Written as Documents,
	FormReport,
	Frame,
	ModelQuestion,
} from "../domain/steps/step-types.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Tailoring } from "../domain/tailoring/content/tailoring.ts";
import type { Compute } from "../world/computing.ts";
import type { ModelAnswer } from "../world/models.ts";
import { judgingTimeoutMs } from "./call-timeouts.ts";
import { judgeDocumentLines } from "./judge-lines.ts";
import { type AskModel, metered } from "./metered.ts";
import type { ModelWriter } from "./model-writer.ts";

type Content = ResumeContent | LetterContent;

export type Writing<C extends Content> = {
	tailoring: Tailoring;
	/** The built-in writer's content, checked. */
	base: C;
	/** Where briefs are made and answers read. */
	compute: Compute;
};
export type WrittenByModel<C extends Content> = {
	content: C;
	usage: CallsUsage;
};

export async function writeResume(
	{ base, ...writing }: Writing<ResumeContent>,
	writer: ModelWriter,
): Promise<WrittenByModel<ResumeContent>> {
	const frame = { kind: "resume" as const, base };
	const { made, usage } = await write({ ...writing, frame }, writer);
	return { content: given(made.resume), usage };
}

export async function writeLetter(
	{ base, ...writing }: Writing<LetterContent>,
	writer: ModelWriter,
): Promise<WrittenByModel<LetterContent>> {
	const frame = { kind: "letter" as const, base };
	const { made, usage } = await write({ ...writing, frame }, writer);
	return { content: given(made.letter), usage };
}

function given<C>(content: C | null): C {
	if (content !== null) return content;
	throw new Error("A document of the other kind was written.");
}

type Framed = Omit<Writing<never>, "base"> & { frame: Frame };

function write({ compute, ...writing }: Framed, writer: ModelWriter) {
	const nonce = randomBytes(9).toString("base64url");
	const briefing = { ...writing, nonce };
	return metered(writer, (ask) => answered({ briefing, compute, writer, ask }));
}

type Asking = {
	briefing: Briefing;
	compute: Compute;
	writer: ModelWriter;
	ask: AskModel;
};

async function answered(asking: Asking): Promise<Documents> {
	const { briefing, compute } = asking;
	const question = await compute("brief", briefing);
	const first = await ask(question, [], asking);
	const form = await compute("form", { ...briefing, answer: first.answer });
	const { answer, model } = form.isReadable
		? first
		: await askAgain(question, { first, form, asking });
	const upheld = await upheldOf(answer, asking);
	const settled = await compute("settle", {
		...briefing,
		answer,
		model,
		upheld,
	});
	if (!settled.resume && !settled.letter)
		throw new ModelFailure("unusable", "not in the form asked for");
	return settled;
}

async function upheldOf(
	answer: unknown,
	{ briefing, compute, writer, ask: send }: Asking,
): Promise<UpheldLine[]> {
	if (!writer.isJudged) return [];
	const doubtful = await compute("doubt", { ...briefing, answer });
	const { profile } = briefing.tailoring;
	const { signal } = writer;
	const timeoutMs = judgingTimeoutMs(writer.models);
	return judgeDocumentLines(doubtful, {
		...{ profile, compute, ask: send, signal, timeoutMs },
	});
}

type TurnOfTalk = { from: "us" | "model"; text: string };

function ask(
	{ instructions, prompt, schema }: ModelQuestion,
	more: TurnOfTalk[],
	{ briefing, writer, ask: send }: Asking,
): Promise<ModelAnswer> {
	return send({
		instructions,
		turns: [{ from: "us", text: prompt }, ...more],
		schema,
		temperature: FREEDOM[briefing.tailoring.strength].temperature,
		signal: writer.signal,
		...(writer.onText ? { onText: writer.onText } : {}),
	});
}

const MOST_REPORTED = 30;

/** Once more for an answer of another form. */
function askAgain(
	question: ModelQuestion,
	{
		first,
		form,
		asking,
	}: { first: ModelAnswer; form: FormReport; asking: Asking },
): Promise<ModelAnswer> {
	const list = form.problems
		.slice(0, MOST_REPORTED)
		.map(({ where, message, hint }) => `- ${where}: ${message} ${hint}`)
		.join("\n");
	const reported = `This does not have the form asked for:\n${list}\n\nAnswer once more, whole and in that form.`;
	return ask(
		question,
		[
			{ from: "model", text: first.text },
			{ from: "us", text: reported },
		],
		asking,
	);
}
