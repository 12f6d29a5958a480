// Analyzing one's own profile over HTTP: a unit for a stored analysis, the latest one to read, nobody else's.
import { randomUUID } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnalysisReply, AnalysisStarted } from "#src/api/analysis.ts";
import { maya } from "../people.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
} from "./running.ts";

let server: Running;
let nurse: Visitor;
let stranger: Visitor;
beforeAll(async () => {
	server = await startServer();
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	stranger = await signUp(server, {
		firstName: "Rafael",
		lastName: "Lima",
		email: "rafael@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
});
afterAll(() => server.close());

const ask = (visitor: Visitor, requestKey: string = randomUUID()) =>
	visitor.send("POST", "/api/functions/analyze-profile", { requestKey });
const read = async (visitor: Visitor) =>
	AnalysisReply.parse((await visitor.get("/api/profile-analysis")).body);

/** What the archive holds beside profile and documents. */
async function usageOf(visitor: Visitor) {
	const reply = await visitor.fetch("/api/me/archive");
	const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
	return JSON.parse(strFromU8(files["usage.json"] ?? new Uint8Array()));
}

async function analyzed(visitor: Visitor): Promise<string> {
	const { id } = AnalysisStarted.parse((await ask(visitor)).body);
	await (await visitor.fetch(`/api/profile-analysis/${id}/events`)).text();
	return id;
}

describe("the analysis of a profile", () => {
	/** The first of the nurse's. */
	let first: string;

	it("ANA-22 ANA-42 API-21 is made from the stored profile, and the latest is read", async () => {
		expect(await read(nurse)).toMatchObject({ latest: null, newest: null });
		first = await analyzed(nurse);
		const second = await analyzed(nurse);
		const { latest, newest, allowance } = await read(nurse);
		expect(latest?.id).toBe(second);
		expect(newest).toBeNull();
		expect(latest?.analysis.overallScore).toBeGreaterThan(0);
		expect(allowance).toEqual({ used: 2, limit: 5, remaining: 3 });
	});

	it("ANA-23 is kept when a newer one is made, and shown no more", async () => {
		const { analyses } = await usageOf(nurse);
		const { latest } = await read(nurse);
		expect(latest?.id).not.toBe(first);
		expect(analyses).toEqual(
			expect.arrayContaining([
				expect.objectContaining({
					id: first,
					analysis_data: expect.objectContaining({
						overallScore: latest?.analysis.overallScore,
					}),
				}),
			]),
		);
	});

	it("ANA-41 API-29 is asked for with the session as a bearer token, and answered with its id and what it took", async () => {
		const signedIn = await nurse.send("POST", "/api/auth/sign-in/email", {
			email: "maya@example.org",
			password,
		});
		const [cookie = ""] = signedIn.headers.getSetCookie();
		const token = cookie.match(/^[^=]+=([^;]*)/)?.[1];
		const call = (path: string, body?: object) =>
			fetch(new URL(path, server.url), {
				headers: {
					authorization: `Bearer ${token}`,
					"content-type": "application/json",
				},
				...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
			});
		const asked = await call("/api/functions/analyze-profile", {
			requestKey: randomUUID(),
		});
		const { id } = AnalysisStarted.parse(await asked.json());
		await (await call(`/api/profile-analysis/${id}/events`)).text();
		const reply = await call("/api/profile-analysis");
		expect(AnalysisReply.parse(await reply.json()).latest).toMatchObject({
			id,
			usage: {
				prompt_tokens: 0,
				completion_tokens: 0,
				total_tokens: 0,
				estimated_cost: 0,
			},
		});
	});

	it("takes one unit for a request that is sent twice", async () => {
		const before = (await read(nurse)).allowance.used;
		const key = randomUUID();
		const [first, second] = await Promise.all([
			ask(nurse, key),
			ask(nurse, key),
		]);
		expect(AnalysisStarted.parse(first.body).id).toBe(
			AnalysisStarted.parse(second.body).id,
		);
		expect((await read(nurse)).allowance.used).toBe(before + 1);
	});

	it("ANA-37 PLAN-06 is refused in words when the month's analyses are used up", async () => {
		while ((await read(nurse)).allowance.remaining > 0) await analyzed(nurse);
		const reply = await ask(nurse);
		expect(reply.status).toBe(403);
		expect(reply.body).toMatchObject({
			error: {
				message:
					"You've reached your monthly analysis limit. Please upgrade your plan for more analyses.",
			},
		});
	});

	it("API-02 of another person is not there", async () => {
		const id = (await read(nurse)).latest?.id;
		const theirs = await stranger.get(`/api/profile-analysis/${id}/events`);
		const missing = await stranger.get(
			`/api/profile-analysis/${randomUUID()}/events`,
		);
		expect(theirs.status).toBe(404);
		expect(theirs.body).toEqual(missing.body);
		expect((await read(stranger)).latest).toBeNull();
	});
});
