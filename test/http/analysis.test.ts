// Analysing one's own profile through the door: a unit for a stored analysis, the latest one to read, nobody else's.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AnalysisReply, AnalysisStarted } from "#src/api/analysis.ts";
import { maya } from "../people.ts";
import { type Running, signUp, startServer, type Visitor } from "./running.ts";

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

async function analysed(visitor: Visitor): Promise<string> {
	const { id } = AnalysisStarted.parse((await ask(visitor)).body);
	await (await visitor.fetch(`/api/profile-analysis/${id}/events`)).text();
	return id;
}

describe("the analysis of a profile", () => {
	it("ANA-22 ANA-42 is made from the stored profile, and the latest is read", async () => {
		expect(await read(nurse)).toMatchObject({ latest: null, newest: null });
		await analysed(nurse);
		const second = await analysed(nurse);
		const { latest, newest, allowance } = await read(nurse);
		expect(latest?.id).toBe(second);
		expect(newest).toBeNull();
		expect(latest?.analysis.overallScore).toBeGreaterThan(0);
		expect(allowance).toEqual({ used: 2, limit: 5, remaining: 3 });
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
		while ((await read(nurse)).allowance.remaining > 0) await analysed(nurse);
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
