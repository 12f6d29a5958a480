// How long each call of the admin area takes on a large installation: a real server on a real PostgreSQL, filled in SQL. Exit code 1
// when a call is slower than promised.
import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { hashPassword } from "better-auth/crypto";
import { createAccountRows } from "#src/db/accounts.ts";
import { closeDays } from "#src/db/daily-sums.ts";
import type { Database } from "#src/db/database.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { saveRole } from "#src/db/roles.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveNewUser } from "#src/db/users.ts";
import { serve } from "#src/main.ts";
import { freshServerUrl } from "../../database/fresh.ts";
import { password, visit } from "../../http/running.ts";
import { type Result, tableOf } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { CALLS } from "./calls.ts";
import { fill } from "./fill.ts";

const RUNS = 40;
const WARM_UP = 3;
const LIMIT_MS = 200;
const boss = {
	firstName: "Ada",
	lastName: "Byron",
	email: "ada@example.org",
};

type Wanted = {
	people?: number;
	calls?: number;
	/** The address of a database filled before; it stays as it is. */
	filled?: string | undefined;
	/** Leaves what was filled, and says its address. */
	isKept?: boolean;
};

export async function main({ filled, isKept, ...size }: Wanted): Promise<void> {
	if (filled) return report(filled);
	const { url, drop } = await freshServerUrl();
	try {
		await prepare(url, size);
		if (isKept) console.log(`kept at ${url}`);
		await report(url);
	} finally {
		if (!isKept) await drop();
	}
}

async function prepare(
	url: string,
	{ people = 200_000, calls = 5_000_000 }: Wanted,
): Promise<void> {
	const database = await openDatabase({ url });
	await database.migrate();
	await addBoss(database);
	const began = performance.now();
	await fill(database, { people, calls });
	const filled = (performance.now() - began) / 1000;
	const summing = performance.now();
	await asSystem(database, (tx) => closeDays(tx, new Date()));
	const summedUp = (performance.now() - summing) / 1000;
	// What a database does by itself within hours: else the first to read a table would also tidy it.
	await database.pool.query("vacuum analyze");
	await database.close();
	console.log(
		`${people} people and ${calls} calls filled in ${filled.toFixed(0)} s, summed up by day in ${summedUp.toFixed(1)} s`,
	);
}

async function report(url: string): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "attune-admin-"));
	const server = await serve({
		PORT: "0",
		ATTUNE_DATA: folder,
		DATABASE_URL: url,
		// A database that is measured again may have been served a minute ago.
		ATTUNE_SECRET: "one and the same for every measurement",
		LOG_LEVEL: "silent",
	});
	try {
		const results = await measured(server.url);
		console.log(tableOf(results));
		if (results.some(({ isReached }) => isReached === false))
			process.exitCode = 1;
	} finally {
		await server.close();
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measured(url: string): Promise<Result[]> {
	const admin = visit({ url });
	await admin.send("POST", "/api/auth/sign-in/email", {
		email: boss.email,
		password,
	});
	const results: Result[] = [];
	for (const [name, path] of CALLS) {
		const took: number[] = [];
		for (let run = 0; run < WARM_UP + RUNS; run += 1) {
			const began = performance.now();
			const { status, body } = await admin.get(`/api/admin${path}`);
			if (status !== 200)
				throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
			if (run >= WARM_UP) took.push(performance.now() - began);
		}
		const { medianMs, p95Ms } = summed(took);
		results.push({
			measure: `${name}, p95 (median ${medianMs.toFixed(1)} ms)`,
			result: `${p95Ms.toFixed(1)} ms`,
			mustReach: `<= ${LIMIT_MS} ms`,
			isReached: p95Ms <= LIMIT_MS,
		});
	}
	return results;
}

async function addBoss(database: Database): Promise<void> {
	const id = randomUUIDv7();
	const passwordHash = await hashPassword(password);
	await asSystem(database, async (tx) => {
		await saveNewUser(tx, { ...boss, id, passwordHash, emailVerified: true });
		await createAccountRows(tx, { ...boss, userId: id }, new Date());
		await saveRole(tx, id, "admin");
	});
}
