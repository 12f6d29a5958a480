// What whoever runs the server asks it: whether it lives, whether it can serve, and its numbers.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, startServer, visit } from "./running.ts";

const TOKEN = "a-token-for-monitors-1";
let server: Running;
beforeAll(async () => {
	server = await startServer({ METRICS_TOKEN: TOKEN });
});
afterAll(() => server.close());

const metrics = (authorization?: string) =>
	visit(server).fetch("/metrics", {
		headers: authorization ? { authorization } : {},
	});

describe("a running server", () => {
	it("says that it lives and that it can serve", async () => {
		const visitor = visit(server);
		expect((await visitor.get("/health")).body).toEqual({ status: "ok" });
		expect((await visitor.get("/ready")).body).toEqual({ status: "ready" });
	});

	it("gives its numbers to a monitor, named by route and never by id", async () => {
		await visit(server).get("/api/me?token=marked-query");
		await visit(server).get("/api/generations/marked-id");
		const text = await (await metrics(`Bearer ${TOKEN}`)).text();
		expect(text).toContain('attune_jobs{state="ready"} 0');
		expect(text).toMatch(/attune_http_requests_total\{.*status="401"\} [1-9]/);
		expect(text).toContain("process_cpu_seconds_total");
		expect(text).not.toContain("marked");
	});

	it.each([undefined, "Bearer wrong", `Basic ${TOKEN}`, TOKEN])(
		"shows them to nobody who brings %s",
		async (authorization) => {
			expect((await metrics(authorization)).status).toBe(404);
		},
	);

	it("shows them to nobody at all without a token", async () => {
		const closed = await startServer();
		const reply = await visit(closed).fetch("/metrics", {
			headers: { authorization: "Bearer " },
		});
		expect(reply.status).toBe(404);
		await closed.close();
	});
});
