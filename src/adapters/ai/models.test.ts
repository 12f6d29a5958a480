// The real libraries against a provider on this machine that speaks the real protocols.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import packages from "../../../package.json" with { type: "json" };
import {
	type Behaviour,
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
	TWIN_USAGE,
} from "../../../test/twins/model-provider.ts";
import { ModelFailure } from "../../domain/model-failure.ts";
import type { ModelUsage } from "../../domain/model-usage.ts";
import type { ModelChoice, ModelRequest } from "../../world/models.ts";
import { createModels } from "./models.ts";
import { PRICE_TABLE } from "./prices.ts";

const now = () => new Date("2026-11-20T12:00:00Z");
const PRIVATE = "Nora Lindqvist, nora@example.org";

let provider: ModelProvider;
beforeAll(async () => {
	provider = await startModelProvider();
});
afterAll(() => provider.close());

// What is not about waiting waits as long as a busy machine may need.
const patience = {
	totalMs: 50_000,
	silenceMs: 50_000,
	attempts: 3,
	retryAfterMs: 5,
};
const models = createModels(now, patience);

function choose(
	model: Behaviour,
	service: ModelChoice["provider"] = "openai-compatible",
): ModelChoice {
	return {
		provider: service,
		model,
		apiKey: TWIN_KEY,
		baseUrl: service === "google" ? provider.googleUrl : provider.url,
	};
}

function request(more: Partial<ModelRequest> = {}): ModelRequest {
	return {
		instructions: "Write a resume.",
		turns: [
			{
				from: "us",
				text: `Frame:\nNo summary.\nE1: Nurse (facts F1 to F2, at most 3 lines)\n\nF1: ${PRIVATE}\nF2: Cared for 12 patients.`,
			},
		],
		schema: {
			type: "object",
			properties: { summary: { type: "array", items: { type: "string" } } },
			required: ["summary"],
			additionalProperties: false,
		},
		temperature: 0.4,
		signal: new AbortController().signal,
		...more,
	};
}

async function failureWith(
	model: Behaviour,
	more: Partial<ModelRequest> = {},
	asked = models,
): Promise<ModelFailure> {
	const failure = await asked
		.ask(choose(model), request(more))
		.catch((error: unknown) => error);
	if (failure instanceof ModelFailure) return failure;
	throw new Error(`no ModelFailure: ${String(failure)}`);
}

function purse() {
	const spent: ModelUsage[] = [];
	return {
		spent,
		onSpent(usage: ModelUsage) {
			spent.push(usage);
		},
	};
}

const assumed = (model: Behaviour) => ({
	model,
	promptTokens: 1000,
	completionTokens: 2000,
	// The twin's models are in no price table: nothing is assumed for them either.
	cost: 0,
	isAssumed: true,
	pricedAt: null,
});

const counted = (model: Behaviour) => ({
	model,
	promptTokens: TWIN_USAGE.prompt,
	completionTokens: TWIN_USAGE.completion,
	cost: 0,
	isAssumed: false,
	pricedAt: null,
});

const calls = (model: Behaviour) =>
	provider.asked.filter((asked) => asked.model === model);

describe("asking a model", () => {
	it.each(["openai", "openai-compatible", "anthropic", "google"] as const)(
		"GEN-41 works with %s and records the tokens it counted",
		async (service) => {
			let seen = 0;
			const { spent, onSpent } = purse();
			const { answer, model } = await models.ask(
				choose("well", service),
				request({
					onSpent,
					onText: (characters) => {
						seen = characters;
					},
				}),
			);
			expect(answer).toMatchObject({ entries: [{ entry: "E1" }] });
			expect(seen).toBeGreaterThan(20);
			expect(model).toBe("well");
			expect(spent).toEqual([counted("well")]);
		},
	);

	it("ANA-44 ANA-45 assumes the specified figures where nothing is counted, and says so", async () => {
		const { spent, onSpent } = purse();
		await models.ask(choose("no-usage"), request({ onSpent }));
		expect(spent).toEqual([assumed("no-usage")]);
	});

	it("finds the JSON of a service that wraps it in words", async () => {
		const { answer } = await models.ask(choose("fenced"), request());
		expect(answer).toHaveProperty("entries");
	});

	it.each(["packed-line", "packed-lines"] as const)(
		"breaks off an answer of %s that unpacks to more than any document takes",
		async (model) => {
			const failure = await failureWith(model);
			expect(failure.detail).toBe("too long an answer");
		},
	);

	it.each([
		["rate-limited-once", 1],
		["overloaded-once", 1],
		["cut-once", 2],
	] as const)(
		"asks again after %s, and counts %i answers",
		async (model, answers) => {
			const { spent, onSpent } = purse();
			await models.ask(choose(model), request({ onSpent }));
			expect(calls(model)).toHaveLength(2);
			expect(spent).toEqual(Array(answers).fill(counted(model)));
		},
	);

	it.each([
		["key-refused", "key-refused", 1],
		["quota", "quota-used-up", 1],
		["rate-limited", "rate-limited", 1],
		["overloaded", "overloaded", 3],
		["html", "overloaded", 3],
		["unknown-model", "misconfigured", 1],
		["reset", "unreachable", 3],
		["redirects", "unreachable", 3],
	] as const)(
		"tells %s as %s after %i calls, which cost nothing",
		async (model, reason, times) => {
			const { spent, onSpent } = purse();
			const failure = await failureWith(model, { onSpent });
			expect(failure.reason).toBe(reason);
			expect(calls(model)).toHaveLength(times);
			expect(spent).toEqual([]);
		},
	);

	it.each([
		{ model: "reset-midway", reason: "unreachable", times: 3, took: assumed },
		{ model: "prose", reason: "unusable", times: 3, took: counted },
		{ model: "endless", reason: "unusable", times: 3, took: assumed },
		{ model: "declines", reason: "declined", times: 1, took: counted },
	] as const)(
		"tells $model as $reason after $times calls, and counts what they took",
		async ({ model, reason, times, took }) => {
			const { spent, onSpent } = purse();
			const failure = await failureWith(model, { onSpent });
			expect(failure.reason).toBe(reason);
			expect(calls(model)).toHaveLength(times);
			expect(spent).toEqual(Array(times).fill(took(model)));
		},
	);

	it.each([
		["is never answered", "hangs", { totalMs: 100 }],
		["falls silent", "silent-midway", { silenceMs: 150 }],
	] as const)(
		"ends a call that %s, and asks no more",
		async (_, model, limit) => {
			const impatient = createModels(now, { ...patience, ...limit });
			const before = calls(model).length;
			const { reason } = await failureWith(model, {}, impatient);
			expect(reason).toBe("timed-out");
			expect(calls(model).length - before).toBeLessThanOrEqual(1);
		},
	);

	it("stops at once when the work is no longer wanted", async () => {
		const stop = new AbortController();
		const asking = models.ask(
			choose("silent-midway"),
			request({ signal: stop.signal, onText: () => stop.abort() }),
		);
		await expect(asking).rejects.toMatchObject({ name: "AbortError" });
		await expect
			.poll(() => calls("silent-midway").at(-1)?.isAbandoned)
			.toBe(true);
	});

	it.each(["key-refused", "overloaded", "prose", "reset"] as const)(
		"says nothing of the key, the request or the answer when %s",
		async (model) => {
			const failure = await failureWith(model);
			const said = JSON.stringify([
				{ ...failure },
				failure.message,
				failure.reported,
				failure.stack,
				String(failure.cause),
			]);
			expect(said).not.toContain(TWIN_KEY);
			expect(said).not.toContain("Nora");
			expect(said).not.toContain("I am sorry");
		},
	);

	it("DATA-41 prices a model as administrators set it, before any other price", async () => {
		const { spent, onSpent } = purse();
		const price = { input: 2, output: 10, setOn: "2026-11-22" };
		const dear = (model: Behaviour) => ({ ...choose(model), price });
		await models.ask(dear("well"), request({ onSpent }));
		await models.ask(dear("no-usage"), request({ onSpent }));
		const { prompt, completion } = TWIN_USAGE;
		expect(spent).toEqual([
			{
				...counted("well"),
				cost: (prompt * 2 + completion * 10) / 1e6,
				pricedAt: "2026-11-22",
			},
			{ ...assumed("no-usage"), cost: 0.022, pricedAt: "2026-11-22" },
		]);
	});

	it("DATA-41 prices a known model and knows the day of its table", async () => {
		expect(packages.dependencies["@pydantic/genai-prices"]).toBe(
			PRICE_TABLE.version,
		);
	});
});
