// A clock that jumps ahead and is set right again: how long the installation has run is told as it was.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#src/db/database.ts";
import { listRuns } from "#src/db/heartbeats.ts";
import { asSystem } from "#src/db/transactions.ts";
import { uptime } from "#src/domain/operations/uptime.ts";
import { createHeartbeat } from "#src/jobs/heartbeat.ts";
import { engines, freshDatabase } from "./fresh.ts";

const DAY_MS = 86_400_000;

describe.each(engines)("uptime on %s", (engine) => {
	let db: Database;
	beforeAll(async () => {
		db = await freshDatabase(engine);
	});
	afterAll(() => db.close());

	it("ADMIN-CFG-06 survives a process that began while the clock was ten days ahead", async () => {
		const right = new Date("2026-11-22T09:00:00Z");
		let now = new Date(right.getTime() + 10 * DAY_MS);
		const log = { error: () => undefined, warn: () => undefined };
		const heartbeat = createHeartbeat({ db, now: () => now, log });
		await heartbeat.start();
		now = right;
		await heartbeat.stop();
		const { runs, first } = await asSystem(db, (tx) =>
			listRuns(tx, new Date(right.getTime() - 30 * DAY_MS)),
		);
		expect(new Date(first ?? 0).getTime()).toBeLessThanOrEqual(right.getTime());
		const later = right.getTime() + 60_000;
		const spans = runs.map(({ started_at, seen_at }) => ({
			from: new Date(started_at).getTime(),
			to: new Date(seen_at).getTime(),
		}));
		expect(uptime(spans, { since: right.getTime(), now: later })).toBe(1);
	});

	it("says at the start that a server ran here later than now, and nothing of a restart", async () => {
		const said: object[] = [];
		const log = {
			error: (details: object) => void said.push(details),
			warn: (details: object) => void said.push(details),
		};
		const startAt = async (time: Date) => {
			const heartbeat = createHeartbeat({ db, now: () => time, log });
			await heartbeat.start();
			await heartbeat.stop();
		};
		const right = new Date("2026-11-23T09:00:00Z");
		await startAt(new Date(right.getTime() + DAY_MS));
		await startAt(new Date(right.getTime() + DAY_MS));
		expect(said).toEqual([]);
		await startAt(right);
		expect(said).toEqual([
			{
				clock: "2026-11-23T09:00:00.000Z",
				lastSeen: "2026-11-24T09:00:00.000Z",
			},
		]);
	});
});
