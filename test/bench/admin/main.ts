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
import { fill } from "./fill.ts";

const RUNS = 40;
const WARM_UP = 3;
const LIMIT_MS = 200;
const boss = {
	firstName: "Ada",
	lastName: "Byron",
	email: "ada@example.org",
};

const CALLS: readonly [name: string, path: string][] = [
	["users, first page", "/users"],
	["users, page 15,000", "/users?page=15000"],
	["users, search", "/users?search=lindqvist%20173"],
	["users, search of a part of an address", "/users?search=000123%40"],
	["users, by role", "/users?sort=role&order=desc"],
	["users, test users", "/users?role=test_user&size=100"],
	["logs, first page", "/logs"],
	["logs, failed", "/logs?status=failed"],
	["logs, last week of documents", "/logs?type=generation&period=week"],
	["logs, search of a person", "/logs?search=person000123%40"],
	["logs, search of a company", "/logs?search=quillhaven"],
	["logs, search of an error", "/logs?search=withdrawn"],
	["logs, search of a model", "/logs?search=seldom-asked"],
	["logs, search of what nobody did", "/logs?search=fields%20cleared"],
	["logs, search of nothing", "/logs?search=zzyzx"],
	[
		"logs, failed calls of a person",
		"/logs?search=person000123%40&status=failed",
	],
	["logs, failed of an error", "/logs?search=withdrawn&status=failed"],
	["logs, failed of a model", "/logs?search=gpt-4o-mini&status=failed"],
	[
		"logs, failed of a model that never does",
		"/logs?search=small-writer&status=failed",
	],
	["logs, failed of a kind", "/logs?search=resume&status=failed"],
	["logs, failed of nothing", "/logs?search=zzyzx&status=failed"],
	["logs, done well of a company", "/logs?search=quillhaven&status=success"],
	["logs, under way", "/logs?status=processing"],
	["logs, newest", "/logs/newest"],
	["security", "/security"],
	["security events", "/security/events?severity=high"],
	["dashboard", "/dashboard"],
	["analytics, 30 days", "/analytics?days=30"],
	["analytics, all time", "/analytics?days=0"],
	["financial", "/financial"],
	["templates", "/templates"],
	["configuration", "/settings"],
	["audit log", "/audit-log"],
	["audit log, search", "/audit-log?search=suspend"],
	[
		"audit log, sign-ins of a person",
		"/audit-log?kind=accounts&search=person000123%40",
	],
	["upgrade requests", "/upgrade-requests"],
];

export async function main([
	people = 200_000,
	calls = 5_000_000,
]: readonly number[]): Promise<void> {
	const { url, drop } = await freshServerUrl();
	const database = await openDatabase({ url });
	await database.migrate();
	await addBoss(database);
	const began = performance.now();
	await fill(database, { people, calls });
	const filled = (performance.now() - began) / 1000;
	const summing = performance.now();
	await asSystem(database, (tx) => closeDays(tx, new Date()));
	const summedUp = (performance.now() - summing) / 1000;
	await database.pool.query("analyze");
	await database.close();
	console.log(
		`${people} people and ${calls} calls filled in ${filled.toFixed(0)} s, summed up by day in ${summedUp.toFixed(1)} s`,
	);
	const folder = mkdtempSync(join(tmpdir(), "attune-admin-"));
	const server = await serve({
		PORT: "0",
		ATTUNE_DATA: folder,
		DATABASE_URL: url,
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
		await drop();
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
