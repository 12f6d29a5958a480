// What somebody who opens the builder will soon ask for is rehearsed with their own profile, over HTTP.
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Computing } from "#src/world/computing.ts";
import {
	lastingThreads,
	type Running,
	signUp,
	startServer,
	writeSummary,
} from "./running.ts";

const asked: string[] = [];
let server: Running;
beforeAll(async () => {
	const threads = lastingThreads();
	const { computing } = threads;
	const overheard: Computing = {
		...computing,
		for(turn) {
			const compute = computing.for(turn);
			return (name, input) => {
				asked.push(name);
				return compute(name, input);
			};
		},
	};
	server = await startServer({}, undefined, {
		...threads,
		computing: overheard,
	});
});
afterAll(() => server.close());

it("runs through the steps when the builder is opened, once there is a profile", async () => {
	const visitor = await signUp(server, {
		firstName: "Maya",
		lastName: "Okafor",
		email: "maya@example.org",
	});
	await writeSummary(visitor);
	expect((await visitor.get("/api/writer")).status).toBe(200);
	await expect.poll(() => asked).toEqual(["read", "match", "write", "check"]);
});
