// What one client or one account may hold open: requests that do not end, and streams of events.
import { once } from "node:events";
import {
	Agent,
	type ClientRequest,
	type IncomingMessage,
	request,
} from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GenerationStarted } from "#src/api/functions.ts";
import { maya } from "../people.ts";
import {
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
} from "../twins/model-provider.ts";
import { password, type Running, signUp, startServer } from "./running.ts";

const MOST_STREAMS = 12;
const email = "maya@example.org";

let provider: ModelProvider;
let server: Running;
beforeAll(async () => {
	provider = await startModelProvider();
	provider.actsAs = "hangs";
	server = await startServer({
		AI_PROVIDER: "openai-compatible",
		AI_BASE_URL: provider.url,
		AI_API_KEY: TWIN_KEY,
		AI_MODEL: "small-writer",
	});
});
afterAll(async () => {
	await server.close();
	await provider.close();
});

/** A request whose body begins and does not end. */
function begin(path: string, bytes: number): ClientRequest {
	const sent = request(new URL(path, server.url), {
		method: "POST",
		headers: { "content-type": "application/json", origin: server.url },
	});
	sent.on("error", () => undefined); // the server may close while it is written to
	sent.write(Buffer.alloc(bytes, " "));
	return sent;
}

async function answerTo(sent: ClientRequest): Promise<number> {
	const [response] = (await once(sent, "response")) as [IncomingMessage];
	response.resume();
	return response.statusCode ?? 0;
}

describe("a request that does not end", () => {
	it("gives a refused file its answer and keeps the connection for the next request", async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const refusedFile = request(new URL("/api/profile/import", server.url), {
			method: "POST",
			agent,
			headers: { origin: server.url },
		});
		refusedFile.end(Buffer.alloc(400_000, " "));
		expect(await answerTo(refusedFile)).toBe(401);
		// An unread body made the server end the connection after half a second.
		await wait(700);
		const next = request(new URL("/health", server.url), { agent });
		next.end();
		expect(await answerTo(next)).toBe(200);
		expect(next.reusedSocket).toBe(true);
		agent.destroy();
	});

	it("is refused unread where nobody is signed in", async () => {
		const sent = begin("/api/profile/import", 9_000_000);
		expect(await answerTo(sent)).toBe(401);
		sent.destroy();
	});

	it("is refused before it is looked at where its network has enough under way", async () => {
		const files = Array.from({ length: 6 }, () =>
			begin("/api/profile/import", 1_000),
		);
		expect(await Promise.all(files.map(answerTo))).toContain(503);
		for (const sent of files) sent.destroy();
	});

	it("refuses nobody's form for the unfinished files of a neighbor", async () => {
		const files = Array.from({ length: 6 }, () =>
			begin("/api/profile/import", 1_000),
		);
		expect(await Promise.race(files.map(answerTo))).toBe(503);
		const neighbor = await signUp(server, {
			firstName: "Nils",
			lastName: "Aaberg",
			email: "neighbor@example.org",
		});
		const saved = await neighbor.send("PUT", "/api/profile", {
			profile: maya,
		});
		expect(saved.status).toBe(200);
		for (const sent of files) sent.destroy();
	});

	it("holds no more memory than one client may, and others are answered", async () => {
		const many = Array.from({ length: 120 }, () =>
			begin("/api/auth/sign-in/email", 200_000),
		);
		const first = await Promise.race(many.map(answerTo));
		expect(first).toBe(503);
		for (const sent of many) sent.destroy();
		const maya = await signUp(server, {
			firstName: "Maya",
			lastName: "Okonjo",
			email,
		});
		expect((await maya.get("/api/dashboard")).status).toBe(200);
	});
});

describe("streams of events", () => {
	it("are so many for one person, end with the session, and then are free again", async () => {
		const maya_ = await signUp(server, {
			firstName: "Maya",
			lastName: "Okonjo",
			email: "streams@example.org",
		});
		await maya_.send("PUT", "/api/profile", { profile: maya });
		const started = await maya_.send("POST", "/api/functions/generate-resume", {
			jobTitle: "Charge Nurse",
			companyName: "Harbor Clinic",
			jobDescription:
				"Charge Nurse. Registered Nurse licence required. ".repeat(4),
			selectedSections: ["personal", "work_experience"],
			aiEnhancementStrength: "medium",
			engine: "model",
			requestKey: "0190a1b2-0000-7000-8000-000000000001",
		});
		const { id } = GenerationStarted.parse(started.body);
		const path = `/api/generations/${id}/events`;
		const other = maya_.copy();
		const streams = await Promise.all(
			Array.from({ length: MOST_STREAMS }, () => maya_.fetch(path)),
		);
		expect(streams.map(({ status }) => status)).toEqual(
			Array(MOST_STREAMS).fill(200),
		);
		expect((await maya_.fetch(path)).status).toBe(429);
		await other.send("POST", "/api/auth/sign-in/email", {
			email: "streams@example.org",
			password,
		});
		await maya_.send("POST", "/api/auth/sign-out", {});
		await other.send("POST", `/api/generations/${id}/cancel`, {});
		const reported = await Promise.all(streams.map((stream) => stream.text()));
		expect(reported.filter((text) => text.includes("failed"))).toEqual([]);
		expect((await other.fetch(path)).status).toBe(200);
	});
});
