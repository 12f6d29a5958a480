// Analyses with a provider configured, over HTTP: what the person is told when it fails, what is stored and logged.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnalysisReply, AnalysisStarted } from "#src/api/analysis.ts";
import { apiUsageLogs } from "#src/db/schema/records.ts";
import { asSystem } from "#src/db/transactions.ts";
import { maya } from "../people.ts";
import {
	type Behaviour,
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
	TWIN_USAGE,
} from "../twins/model-provider.ts";
import { type Running, signUp, startServer, type Visitor } from "./running.ts";

let provider: ModelProvider;
let server: Running;
let nurse: Visitor;
beforeAll(async () => {
	provider = await startModelProvider();
	server = await startServer({
		AI_PROVIDER: "openai-compatible",
		AI_BASE_URL: provider.url,
		AI_API_KEY: TWIN_KEY,
		AI_MODEL: "small-writer",
	});
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
});
afterAll(async () => {
	await server.close();
	await provider.close();
});

const read = async () =>
	AnalysisReply.parse((await nurse.get("/api/profile-analysis")).body);

/** Asks while the provider acts like this, and waits until it has ended. */
async function analyzed(
	behaviour: Behaviour,
	order: { engine?: "builtin" } = {},
) {
	provider.actsAs = behaviour;
	const reply = await nurse.send("POST", "/api/functions/analyze-profile", {
		...order,
		requestKey: randomUUID(),
	});
	const { id } = AnalysisStarted.parse(reply.body);
	await (await nurse.fetch(`/api/profile-analysis/${id}/events`)).text();
	return { id, ...(await read()) };
}

describe("an analysis with a provider", () => {
	it.each([
		[
			"ANA-29",
			"quota",
			"AI service is temporarily unavailable. Please try again in a few minutes",
		],
		[
			"ANA-29",
			"key-refused",
			"AI service is temporarily unavailable. Please try again in a few minutes",
		],
		[
			"ANA-30 ANA-33 ANA-34",
			"wrong-shape",
			"Analysis processing error. Please try again",
		],
	] as const)(
		"ANA-27 %s says so when the provider answers with %s, and takes no unit",
		async (_, behaviour, message) => {
			const { id, newest, latest, allowance } = await analyzed(behaviour);
			expect(newest).toEqual({
				id,
				status: "failed",
				error_title: "Analysis Failed",
				error_message: message,
			});
			expect(latest).toBeNull();
			expect(allowance.used).toBe(0);
		},
	);

	it("ANA-34 ANA-41 API-29 takes one unit for the one that is stored, and keeps nothing untrue of a lying model", async () => {
		const { id, latest, newest, allowance } = await analyzed("lies");
		expect(newest).toBeNull();
		expect(latest).toMatchObject({ id, analysis: { wordedBy: "lies" } });
		expect(latest?.usage).toMatchObject({
			prompt_tokens: TWIN_USAGE.prompt,
			completion_tokens: TWIN_USAGE.completion,
			total_tokens: TWIN_USAGE.prompt + TWIN_USAGE.completion,
		});
		expect(JSON.stringify(latest)).not.toMatch(/40 engineers|347|Kubernetes/);
		expect(allowance.used).toBe(1);
	});

	it("is made without a model where the person wants it so", async () => {
		const asked = provider.asked.length;
		const { latest } = await analyzed("well", { engine: "builtin" });
		expect(latest?.analysis.wordedBy).toBeUndefined();
		expect(provider.asked).toHaveLength(asked);
	});

	it("ANA-35 ANA-43 ANA-45 ANA-46 ANA-47 logs every call with its outcome, the model that answered and what was counted", async () => {
		await analyzed("no-usage");
		await server.stop();
		const db = await server.installation.open();
		const logs = await asSystem(db, (tx) => tx.select().from(apiUsageLogs));
		await db.close();
		const of = (outcome: { success: boolean; model_used?: string }) =>
			logs.filter(
				(log) =>
					log.generation_type === "profile_analysis" &&
					log.success === outcome.success &&
					(outcome.model_used === undefined ||
						log.model_used === outcome.model_used),
			);
		expect(of({ success: false })).toHaveLength(3);
		expect(of({ success: true, model_used: "builtin" })).toHaveLength(1);
		expect(of({ success: true, model_used: "lies" })[0]).toMatchObject({
			prompt_tokens: TWIN_USAGE.prompt,
			completion_tokens: TWIN_USAGE.completion,
		});
		expect(of({ success: true, model_used: "no-usage" })[0]).toMatchObject({
			prompt_tokens: 1000,
			completion_tokens: 2000,
			// No price table knows the twin's models.
			estimated_cost: 0,
			metadata: { assumed: true },
		});
		expect(JSON.stringify(logs)).not.toContain(TWIN_KEY);
	});
});
