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
import { API_ROOT } from "../api/call.ts";
import type { WorkCounts } from "../db/work-counts.ts";
import type { RequestContext, RequestEnv } from "./request-env.ts";

/** How the installation stands, beside what was asked of it. */
type Standing = {
	oldestJobSeconds: number;
	mails: Record<"waiting" | "stuck" | "failed", number>;
	/** null before the first start was noted. */
	backupAgeSeconds: number | null;
	diskFreeBytes: number;
	events: Record<string, number>;
};
type Shown = WorkCounts & {
	queue: { ready: number; running: number };
	standing: Standing;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** The pattern that answered: what stands before all routes, and the answer to unknown addresses after them, match every path. */
function routeOf(c: RequestContext): string {
	const answered = matchedRoutes(c).findLast(({ path }) => !path.endsWith("*"));
	if (answered) return answered.path;
	return c.req.path.startsWith(API_ROOT) ? "none" : "page";
}

export function createMetrics() {
	const register = new Registry();
	collectDefaultMetrics({ register });
	const requests = requestMetrics(register);
	const work = workMetrics(register);
	const standing = standingMetrics(register);
	return {
		contentType: register.contentType,
		text: () => register.metrics(),
		/** The same from every instance: counted in the database, where workers without HTTP count too. */
		show(shown: Shown) {
			work.show(shown);
			standing.show(shown.standing);
		},
		counted: createMiddleware<RequestEnv>(async (c, next) => {
			const startedAt = performance.now();
			await next();
			requests.count(c, (performance.now() - startedAt) / 1_000);
		}),
	};
}

/** What this instance answered. */
function requestMetrics(register: Registry) {
	const registers = [register];
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
	return {
		count(c: RequestContext, seconds: number) {
			const route = routeOf(c);
			const { method } = c.req;
			requests.inc({ method, route, status: c.res.status });
			durations.observe({ method, route }, seconds);
		},
	};
}

/** Documents, analyses and the calls that write them. */
function workMetrics(register: Registry) {
	const registers = [register];
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
	const calls = callMetrics(register);
	return {
		show(work: Omit<Shown, "standing">) {
			queue.set({ state: "ready" }, work.queue.ready);
			queue.set({ state: "running" }, work.queue.running);
			documents.reset();
			for (const { kind, status, count } of work.documents)
				documents.set({ kind, status }, count);
			calls.show(work.calls);
		},
	};
}

function callMetrics(register: Registry) {
	const counter = (name: string, help: string) =>
		new Counter({
			name: `attune_model_${name}_total`,
			help,
			labelNames: ["type", "model", "status"],
			registers: [register],
		});
	const counters = {
		count: counter(
			"calls",
			"Ended calls that write, also the built-in writer's",
		),
		tokens: counter("tokens", "Tokens of these calls"),
		dollars: counter("cost_dollars", "What they cost, as estimated"),
		seconds: counter("seconds", "How long they took together"),
	};
	return {
		show(calls: Shown["calls"]) {
			for (const one of Object.values(counters)) one.reset();
			for (const { type, model, success, ...sums } of calls) {
				const labels = { type, model, status: success ? "success" : "failed" };
				for (const [name, one] of Object.entries(counters))
					one.inc(labels, sums[name as keyof typeof counters]);
			}
		},
	};
}

function standingMetrics(register: Registry) {
	const gauge = (name: string, help: string, labelNames: string[] = []) =>
		new Gauge({
			name: `attune_${name}`,
			help,
			labelNames,
			registers: [register],
		});
	const oldestJob = gauge(
		"oldest_job_seconds",
		"How long the job that waits longest is due",
	);
	const mails = gauge("mails", "Mails that are not sent, by state", ["state"]);
	const backupAge = gauge(
		"backup_age_seconds",
		"Since the last good backup, or since the first start where there is none",
	);
	const diskFree = gauge("disk_free_bytes", "Free where the data folder lies");
	const events = gauge("security_events", "Unresolved events of seven days", [
		"severity",
	]);
	return {
		show(standing: Standing) {
			oldestJob.set(standing.oldestJobSeconds);
			for (const [state, count] of Object.entries(standing.mails))
				mails.set({ state }, count);
			if (standing.backupAgeSeconds !== null)
				backupAge.set(standing.backupAgeSeconds);
			diskFree.set(standing.diskFreeBytes);
			for (const [severity, count] of Object.entries(standing.events))
				events.set({ severity }, count);
		},
	};
}
