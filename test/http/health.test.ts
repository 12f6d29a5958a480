// What whoever runs the server asks it: whether it lives, whether it can serve, and its numbers.
import { readFileSync } from "node:fs";
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

	it("counts each call under the pattern that answered it", async () => {
		await visit(server).get("/api/me");
		await visit(server).get(
			"/api/generations/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b",
		);
		await visit(server).get("/api/nothing-here");
		await visit(server).get("/pricing");
		const text = await (await metrics(`Bearer ${TOKEN}`)).text();
		for (const [route, status] of [
			["/api/me", 401],
			["/api/generations/:id", 401],
			["none", 404],
		])
			expect(text).toContain(
				`attune_http_requests_total{method="GET",route="${route}",status="${status}"}`,
			);
		expect(text).toContain('route="page"');
		expect(text).not.toContain('route="/api/*"');
	});

	it("measures everything that the rules and the dashboard of the guide ask for", async () => {
		const text = await (await metrics(`Bearer ${TOKEN}`)).text();
		const folder = new URL("../../docs/monitoring/", import.meta.url);
		for (const file of ["attune-rules.yml", "attune-dashboard.json"]) {
			const asked = readFileSync(new URL(file, folder), "utf8").match(
				/\battune_[a-z_]+/g,
			);
			expect(asked?.length).toBeGreaterThan(8);
			for (const name of new Set(asked))
				expect(text, name).toContain(`# TYPE ${name.replace(/_bucket$/, "")} `);
		}
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
