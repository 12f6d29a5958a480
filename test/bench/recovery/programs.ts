// The product's program as processes of their own, so that they can be killed, and what a measurement asks of them.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "#src/db/database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { startGeneration } from "#src/workflows/start-generation.ts";
import { ensureProgram } from "../../../bin/launcher/program.mjs";
import { order } from "../../database/orders.ts";
import { gather } from "../../http/process-output.ts";
import { TWIN_KEY } from "../../twins/model-provider.ts";
import type { Result } from "../engine/result.ts";
import { POSTING } from "../generation/work-setup.ts";

export type Program = { url: string; kill(): Promise<void> };

/** Resolves once it answers. Without a provider documents are written by the built-in writer. */
export async function startProgram(
	databaseUrl: string,
	providerUrl: string | null,
): Promise<Program> {
	const folder = mkdtempSync(join(tmpdir(), "attune-recovery-"));
	const child: ChildProcess = spawn(
		process.execPath,
		[await ensureProgram(), "serve"],
		{
			env: {
				...process.env,
				...{ ATTUNE_DATA: folder, DATABASE_URL: databaseUrl },
				...{ PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "fatal" },
				...(providerUrl !== null && {
					...{ AI_PROVIDER: "openai-compatible", AI_MODEL: "small-writer" },
					...{ AI_BASE_URL: providerUrl, AI_API_KEY: TWIN_KEY },
				}),
				ATTUNE_SECRET: "one and the same for every instance",
			},
		},
	);
	const output = gather(child);
	const url = await output.until(/running at (http:\/\/\S+)/);
	return {
		url,
		async kill() {
			child.kill("SIGKILL");
			await output.ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export async function askForDocument(
	database: Database,
	userId: string,
): Promise<string> {
	const { id } = await startGeneration(database, userId, {
		order: order({ jobDescription: POSTING }),
		now: new Date(),
	});
	return id;
}

const LONGEST_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** Seconds until it holds; as many as anybody waits where it never does. */
export async function secondsUntil(
	holds: () => Promise<boolean>,
): Promise<number> {
	const began = performance.now();
	while (performance.now() - began < LONGEST_MS && !(await holds()))
		await wait(LOOK_EVERY_MS);
	return (performance.now() - began) / 1000;
}

export async function isCompleted(
	database: Database,
	id: string,
): Promise<boolean> {
	const { rows } = await asSystem(database, (tx) =>
		tx.execute<{ status: string }>(
			sql`select generation_status as status from resume_generations where id = ${id}`,
		),
	);
	return rows[0]?.status === "completed";
}

/** A second attempt at it runs, or it has ended. */
export async function isBegunAnew(
	database: Database,
	id: string,
): Promise<boolean> {
	const { rows } = await asSystem(database, (tx) =>
		tx.execute<{ isBegun: boolean }>(
			sql`select attempts > 1 as "isBegun" from jobs where id = ${id}`,
		),
	);
	return rows[0]?.isBegun === true;
}

export function atMost(
	measure: string,
	took: readonly number[],
	most: number,
): Result {
	const worst = Math.max(...took);
	return {
		measure: `${measure} (${took.map((seconds) => seconds.toFixed(1)).join(", ")})`,
		result: `${worst.toFixed(1)} s`,
		mustReach: `<= ${most} s`,
		isReached: worst <= most,
	};
}
