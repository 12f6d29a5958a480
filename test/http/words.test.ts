// The operator's words as the page gets them, over HTTP.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readWordList } from "#src/domain/job/lexicon/word-list.ts";
import { saveWords } from "#src/words.ts";
import { type Running, signUp, startServer, visit } from "./running.ts";

let server: Running;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

it("sends installed words once, at once, and only to who is signed in", async () => {
	expect((await visit(server).fetch("/api/words")).status).toBe(401);
	const visitor = await signUp(server, {
		firstName: "Maya",
		lastName: "Okafor",
		email: "maya@example.org",
	});
	expect((await visitor.fetch("/api/words")).status).toBe(204);

	const list = readWordList("Orbix Hospital,tool,Orbix HE");
	await saveWords(server.dataFolder, "ward", list.ok ? list.value.entries : []);
	const first = await visitor.fetch("/api/words");
	expect(await first.text()).toBe("[tool]\nOrbix Hospital, Orbix HE\n");
	const etag = first.headers.get("etag") ?? "";
	const again = await visitor.fetch("/api/words", {
		headers: { "if-none-match": etag },
	});
	expect([again.status, await again.text()]).toEqual([304, ""]);

	await rm(join(server.dataFolder, "words"), { recursive: true });
	expect((await visitor.fetch("/api/words")).status).toBe(204);
});
