// What processes tell each other through the database: that they run, and how often each person has asked.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { listRuns } from "../../src/db/heartbeats.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { runningSince, uptime } from "../../src/domain/operations/uptime.ts";
import { createRequestRate } from "../../src/http/request-rate.ts";
import { createHeartbeat } from "../../src/jobs/heartbeat.ts";
import { engines, freshDatabase } from "./fresh.ts";

const HOUR_MS = 3_600_000;
const begun = Date.parse("2026-03-02T08:00:00Z");

describe.each(engines)("on the %s database", (engine) => {
	let database: Database;
	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	it("ADMIN-CFG-06 the time a process runs is known from its own words, and what comes after its last one is a pause", async () => {
		let now = begun;
		const heartbeat = createHeartbeat({
			db: database,
			now: () => new Date(now),
			steadyMs: () => now,
			log: console,
		});
		await heartbeat.start();
		now += 3 * HOUR_MS;
		await heartbeat.stop();
		now += HOUR_MS;
		const { runs, first } = await asSystem(database, (tx) =>
			listRuns(tx, new Date(begun - HOUR_MS)),
		);
		const spans = runs.map(({ started_at, seen_at }) => ({
			from: Date.parse(started_at),
			to: Date.parse(seen_at),
		}));
		expect(spans).toEqual([{ from: begun, to: begun + 3 * HOUR_MS }]);
		expect(Date.parse(first ?? "")).toBe(begun);
		expect(uptime(spans, { since: begun, now })).toBe(0.75);
		expect(runningSince(spans, now)).toBeNull();
	});

	it("ADMIN-CFG-29 a person's requests are counted over all instances, each person's apart, and anew after a minute", async () => {
		let now = begun;
		const instances = [1, 2].map(() =>
			createRequestRate(database, () => new Date(now)),
		);
		const ask = async (person: string, times: number) => {
			let allowed = 0;
			let firsts = 0;
			for (let time = 0; time < times; time += 1)
				for (const instance of instances) {
					const rated = await instance.count(person, 20);
					if (rated.isAllowed) allowed += 1;
					else if (rated.isFirst) firsts += 1;
				}
			return { allowed, firsts };
		};
		const busy = await ask("busy", 30);
		expect(busy.allowed).toBeGreaterThanOrEqual(20);
		expect(busy.allowed).toBeLessThanOrEqual(24);
		expect(busy.firsts).toBe(2);
		expect(await ask("calm", 5)).toEqual({ allowed: 10, firsts: 0 });
		now += 61_000;
		expect(await ask("busy", 5)).toEqual({ allowed: 10, firsts: 0 });
	});
});
