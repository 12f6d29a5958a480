// Asks a provider's model over the network, streamed, with a time limit and retries of our own: what can pass by itself is
// tried again within the time, everything else fails at once with its reason. Nothing of a request is ever logged here.
import { streamText } from "ai";
import { ModelFailure } from "../../domain/model-failure.ts";
import type {
	ModelAnswer,
	ModelChoice,
	ModelRequest,
} from "../../world/models.ts";
import { modelFailureOf, retryDelayMs } from "./failures.ts";
import { jsonIn, wholeObject } from "./json-answer.ts";
import { languageModel } from "./language-model.ts";
import { priced } from "./prices.ts";
import type { Streamed } from "./streamed.ts";

/** The SDK would print warnings that quote what was asked. */
Reflect.set(globalThis, "AI_SDK_LOG_WARNINGS", false);

export type ModelLimits = {
	/** For one question, its retries included. */
	totalMs: number;
	/** Between two pieces of an answer. */
	silenceMs: number;
	attempts: number;
	/** Before the second attempt, doubled before the third, unless the provider names a time. */
	retryAfterMs: number;
};

const OUTPUT_TOKENS = 4_000;
/** An answer that was cut off may be asked for once more with room for twice as much. */
const MORE_OUTPUT_TOKENS = 8_000;
const MOST_CHARACTERS = 60_000;

/** Tries again what can pass by itself, within the time. */
export async function askModel(
	choice: ModelChoice,
	request: ModelRequest,
	{ limits, now }: Setting,
): Promise<ModelAnswer> {
	const deadline = AbortSignal.timeout(limits.totalMs);
	const signal = AbortSignal.any([deadline, request.signal]);
	const endsAt = performance.now() + limits.totalMs;
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await askOnce(choice, { ...request, signal }, { limits, now });
		} catch (error) {
			request.signal.throwIfAborted();
			if (deadline.aborted) throw new ModelFailure("timed-out", "no answer");
			const failure = modelFailureOf(error);
			const delayMs = retryDelayMs(error, failure, {
				attempt,
				retryAfterMs: limits.retryAfterMs,
			});
			const isLast = attempt >= limits.attempts;
			if (isLast || delayMs === null || performance.now() + delayMs > endsAt)
				throw failure;
			await pause(delayMs, signal, request.signal);
		}
	}
}

type Setting = { limits: ModelLimits; now(): Date };

async function askOnce(
	choice: ModelChoice,
	request: ModelRequest,
	setting: Setting,
): Promise<ModelAnswer> {
	const first = await stream(choice, request, {
		...setting,
		tokens: OUTPUT_TOKENS,
	});
	const answered =
		first.finishReason === "length"
			? await stream(choice, request, {
					...setting,
					tokens: MORE_OUTPUT_TOKENS,
				})
			: first;
	if (answered.finishReason === "content-filter")
		throw new ModelFailure("declined", "content filter");
	const answer = jsonIn(answered.text);
	if (answer === undefined)
		throw new ModelFailure("unusable", `finished by ${answered.finishReason}`);
	return {
		answer,
		text: answered.text,
		model: answered.model,
	};
}

/** One answer. What it took is told also where it breaks off: what was sent has to be paid. */
async function stream(
	choice: ModelChoice,
	request: ModelRequest,
	{ limits, now, tokens }: Setting & { tokens: number },
): Promise<Streamed> {
	const streamed: Streamed = {
		text: "",
		finishReason: "unknown",
		model: choice.model,
		promptTokens: undefined,
		completionTokens: undefined,
		cachedTokens: undefined,
	};
	try {
		const { silenceMs } = limits;
		await receive(streamed, { choice, request, silenceMs, tokens });
		return streamed;
	} finally {
		const hasBegun =
			streamed.text !== "" || streamed.completionTokens !== undefined;
		if (hasBegun) request.onSpent?.(priced(choice, streamed, now()));
	}
}

type Sent = {
	choice: ModelChoice;
	request: ModelRequest;
	silenceMs: number;
	tokens: number;
};

async function receive(
	streamed: Streamed,
	{ choice, request, silenceMs, tokens }: Sent,
): Promise<void> {
	const result = streamText({
		model: languageModel(choice),
		instructions: request.instructions,
		messages: request.turns.map(({ from, text }) => ({
			role: from === "us" ? ("user" as const) : ("assistant" as const),
			content: text,
		})),
		output: wholeObject(request.schema),
		temperature: request.temperature,
		maxOutputTokens: tokens,
		maxRetries: 0,
		timeout: { chunkMs: silenceMs },
		abortSignal: request.signal,
		onError: () => {}, // thrown below, from the stream itself
	});
	for await (const part of result.stream) {
		if (part.type === "text-delta") {
			streamed.text += part.text;
			if (streamed.text.length > MOST_CHARACTERS)
				throw new ModelFailure("unusable", "the answer does not end");
			request.onText?.(streamed.text.length);
		} else if (part.type === "error") throw part.error;
		else if (part.type === "abort")
			throw request.signal.reason ?? new ModelFailure("timed-out", "silence");
		else if (part.type === "finish-step") {
			streamed.finishReason = part.finishReason;
			streamed.model = part.response.modelId || choice.model;
			streamed.promptTokens = part.usage.inputTokens;
			streamed.completionTokens = part.usage.outputTokens;
			streamed.cachedTokens = part.usage.inputTokenDetails?.cacheReadTokens;
		}
	}
}

async function pause(
	ms: number,
	signal: AbortSignal,
	asked: AbortSignal,
): Promise<void> {
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener(
			"abort",
			() => {
				clearTimeout(timer);
				resolve();
			},
			{ once: true },
		);
	});
	asked.throwIfAborted();
}
