// The embedded database ready for use: the folder locked, the engine started, a pool of one connection, upkeep by a timer.
import path from "node:path";
import pg from "pg";
import type { Opened } from "../opened.ts";
import { type Engine, type EngineSource, startEngine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { WireStream } from "./wire-stream.ts";

// The engine's major version, since it refuses the files of another one.
const DATA_FOLDER = "pg18";
// The engine has no process that vacuums or checkpoints by itself: unattended, tables and log only grow.
const UPKEEP_EVERY_MS = 6 * 60 * 60 * 1000;
const UPKEEP = ["vacuum (analyze)", "checkpoint"];

/** Opens `folder`/pg18, making it on the first start. */
export async function openEmbedded(folder: string): Promise<Opened> {
	const whole = path.resolve(folder);
	const unlock = lockFolder(whole);
	try {
		const opened = await openEngine({ folder: path.join(whole, DATA_FOLDER) });
		const upkeep = setInterval(
			() => void opened.maintain().catch(() => undefined),
			UPKEEP_EVERY_MS,
		).unref();
		return {
			...opened,
			async close() {
				clearInterval(upkeep);
				await opened.close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

/** An engine and its pool without a folder's lock and upkeep, as tests want it. */
export async function openEngine(
	source: EngineSource,
): Promise<Opened & { engineOf: Engine; maintain(): Promise<void> }> {
	const engine = await startEngine(source);
	const pool = new pg.Pool({
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: 30_000,
		host: "embedded",
		user: "postgres",
		database: "postgres",
		password: "none",
		stream: () => new WireStream(engine.send) as never,
	});
	pool.on("error", () => undefined); // the engine restarted: the pool opens a new stream by itself

	return {
		engine: "embedded",
		pool,
		engineOf: engine,
		async maintain() {
			const held = await pool.connect();
			try {
				await engine.runAsSuperuser(UPKEEP);
			} finally {
				held.release();
			}
		},
		async close() {
			await pool.end();
			await engine.close();
		},
	};
}
