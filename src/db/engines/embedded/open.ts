// The embedded database ready for use: the folder locked, the engine started, a pool of one connection, upkeep by a timer.
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { Refusal } from "../../../domain/refusal.ts";
import { type OpenDatabase, outliveLostConnections } from "../opened.ts";
import { type EmbeddedEngine, startEmbeddedEngine } from "./engine.ts";
import { lockFolder } from "./folder-lock.ts";
import { WireStream } from "./wire-stream.ts";

// The engine's major version, since it refuses the files of another one.
const DATA_FOLDER = "pg18";
// The engine has no process that vacuums or checkpoints by itself: unattended, tables and log only grow.
const UPKEEP_EVERY_MS = 6 * 60 * 60 * 1000;
// For those who are at work with the one connection: slow, but not lost.
const LONGEST_WAIT_MS = 120_000;

/** Opens `folder`/pg18, making it on the first start unless it must be there already. */
export async function openEmbedded(
	folder: string,
	{
		mustExist,
		...options
	}: { statementTimeoutMs?: number; mustExist?: boolean } = {},
): Promise<OpenDatabase> {
	const whole = path.resolve(folder);
	if (mustExist && !hasDatabase(whole))
		throw new Refusal(
			"unavailable",
			`There is no database in ${whole}. Set ATTUNE_DATA or DATABASE_URL as the service has them.`,
		);
	const unlock = lockFolder(whole);
	try {
		const engine = await startEmbeddedEngine(
			path.join(whole, DATA_FOLDER),
			options,
		);
		const pool = poolOver(engine);
		const maintain = () => keepUp(engine, pool);
		const upkeep = setInterval(
			() => void maintain().catch(() => undefined),
			UPKEEP_EVERY_MS,
		).unref();
		return {
			engine: "embedded",
			pool,
			maintain,
			async close() {
				clearInterval(upkeep);
				await pool.end();
				await engine.close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw error;
	}
}

export function hasDatabase(folder: string): boolean {
	return fs.existsSync(path.join(folder, DATA_FOLDER));
}

/** One connection, because the engine has one session. */
function poolOver(engine: EmbeddedEngine): pg.Pool {
	const pool = new pg.Pool({
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: LONGEST_WAIT_MS,
		host: "embedded",
		user: "postgres",
		database: "postgres",
		password: "none",
		stream: () => new WireStream(engine.send) as never,
	});
	outliveLostConnections(pool);
	return pool;
}

async function keepUp(engine: EmbeddedEngine, pool: pg.Pool): Promise<void> {
	const held = await pool.connect();
	try {
		await engine.upkeep("vacuum (analyze)", "checkpoint");
	} finally {
		held.release();
	}
}
