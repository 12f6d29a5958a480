// The process says every half minute that it runs, so that its uptime can be told later. Closed days are summed up on the way.
import { randomUUIDv7 } from "node:crypto";
import { closeDays } from "../db/daily-sums.ts";
import type { Database } from "../db/database.ts";
import { readClocks, saveHeartbeat } from "../db/heartbeats.ts";
import { asSystem } from "../db/transactions.ts";

const EVERY_MS = 30_000;
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export type Heartbeat = { start(): Promise<void>; stop(): Promise<void> };

type Surroundings = {
	db: Database;
	now(): Date;
	log: Record<"error" | "warn", (details: object, message: string) => void>;
};

export function createHeartbeat({
	db,
	now,
	steadyMs = () => performance.now(),
	log,
}: {
	/** A clock that never jumps. */
	steadyMs?(): number;
} & Surroundings): Heartbeat {
	const id = randomUUIDv7();
	// By a clock that never jumps: the start is told anew at each beat, so a wall clock that was set right sets it right too.
	const begun = steadyMs();
	let timer: NodeJS.Timeout | undefined;
	let summedAt = Number.NEGATIVE_INFINITY;
	let running: Promise<void> = Promise.resolve();

	async function beat(): Promise<void> {
		try {
			const time = now();
			const startedAt = new Date(time.getTime() - (steadyMs() - begun));
			await asSystem(db, (tx) =>
				saveHeartbeat(tx, { id, startedAt, now: time }),
			);
			const since = time.getTime() - summedAt;
			if (since >= 0 && since < HOUR_MS) return;
			summedAt = time.getTime();
			await asSystem(db, (tx) => closeDays(tx, time));
		} catch (err) {
			log.error({ err }, "the heartbeat could not be stored");
		}
	}

	return {
		start() {
			running = compareClock({ db, now, log }).then(beat);
			timer = setInterval(() => {
				running = beat();
			}, EVERY_MS).unref();
			return running;
		},
		async stop() {
			clearInterval(timer);
			await running;
			await beat();
		},
	};
}

/** Set back, or ahead at an earlier run: either way somebody has to look at it. */
async function compareClock({ db, now, log }: Surroundings): Promise<void> {
	try {
		const { lastSeen } = await asSystem(db, readClocks);
		const time = now();
		if (lastSeen && lastSeen.getTime() - time.getTime() > MINUTE_MS)
			log.warn(
				{ clock: time.toISOString(), lastSeen: lastSeen.toISOString() },
				"the clock is behind the last time a server ran here: set it by a time server",
			);
	} catch (err) {
		log.error({ err }, "the clock could not be compared");
	}
}
