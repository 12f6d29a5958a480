// The server's own numbers in the form that Prometheus reads. Routes are named by their pattern, so no label holds an id, an
// address or anything else of a person.
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import {
	Counter,
	collectDefaultMetrics,
	Gauge,
	Histogram,
	Registry,
} from "prom-client";
import type { WorkCounts } from "../db/work-counts.ts";
import type { RequestEnv } from "./request-env.ts";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
	const registers = [new Registry()];
	const [register] = registers as [Registry];
	collectDefaultMetrics({ register });
	const requests = new Counter({
		name: "attune_http_requests_total",
		help: "Answered requests",
		labelNames: ["method", "route", "status"],
		registers,
	});
	const durations = new Histogram({
		name: "attune_http_request_seconds",
		help: "Time to answer a request",
		labelNames: ["method", "route"],
		buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
		registers,
	});
	const queue = new Gauge({
		name: "attune_jobs",
		help: "Documents and analyses that wait or are being made",
		labelNames: ["state"],
		registers,
	});
	const documents = new Gauge({
		name: "attune_documents",
		help: "Documents asked for, by what became of them",
		labelNames: ["kind", "status"],
		registers,
	});
	const call = (name: string, help: string) =>
		new Counter({
			name: `attune_model_${name}_total`,
			help,
			labelNames: ["type", "model", "status"],
			registers,
		});
	const calls = {
		count: call("calls", "Ended calls that write, also the built-in writer's"),
		tokens: call("tokens", "Tokens of these calls"),
		dollars: call("cost_dollars", "What they cost, as estimated"),
		seconds: call("seconds", "How long they took together"),
	};
	return {
		contentType: register.contentType,
		text: () => register.metrics(),
		/** The same from every instance: counted in the database, where workers without a door count too. */
		show(work: WorkCounts & { queue: { ready: number; running: number } }) {
			queue.set({ state: "ready" }, work.queue.ready);
			queue.set({ state: "running" }, work.queue.running);
			documents.reset();
			for (const { kind, status, count } of work.documents)
				documents.set({ kind, status }, count);
			for (const counter of Object.values(calls)) counter.reset();
			for (const { type, model, success, ...sums } of work.calls) {
				const labels = { type, model, status: success ? "success" : "failed" };
				for (const [name, counter] of Object.entries(calls))
					counter.inc(labels, sums[name as keyof typeof calls]);
			}
		},
		counted: createMiddleware<RequestEnv>(async (c, next) => {
			const startedAt = performance.now();
			await next();
			const route = matchedRoutes(c).at(-1)?.path ?? "none";
			const { method } = c.req;
			requests.inc({ method, route, status: c.res.status });
			durations.observe(
				{ method, route },
				(performance.now() - startedAt) / 1_000,
			);
		}),
	};
}
