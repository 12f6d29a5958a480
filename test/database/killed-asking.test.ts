// A server that is killed while it grants documents: nothing is half granted, and what is left afterwards is exactly the rest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { SHORT_LIVED } from "../short-lived.ts";
import { addPerson, today } from "./accounts.ts";
import {
	type EngineName,
	engines,
	freshFolder,
	migratedServerUrl,
} from "./fresh.ts";
import { order } from "./orders.ts";

describe.each(engines)("200 requests at once on %s", (engine) => {
	it("PLAN-42 give exactly 20, when the process is killed in between too", async () => {
		const { address, remove } = await place(engine);
		const before = await openDatabase(address);
		const person = await addPerson(before);
		await before.close();

		for (const granted of [3, 4]) await askAndKill(address, person, granted);

		const after = await openDatabase(address);
		const survived = await countsOf(after);
		expect(survived.documents).toBeGreaterThanOrEqual(7);
		expect(survived).toEqual(alike(survived.documents ?? 0));
		const asked = await Promise.allSettled(
			Array.from({ length: 200 }, () =>
				startGeneration(after, person, { order: order(), now: today }),
			),
		);
		const accepted = asked.filter(({ status }) => status === "fulfilled");
		expect(accepted).toHaveLength(20 - (survived.documents ?? 0));
		expect(await countsOf(after)).toEqual(alike(20));
		await after.close();
		await remove();
	});
});

const alike = (count: number) => ({
	documents: count,
	jobs: count,
	reserved: count,
	used: count,
});

async function askAndKill(
	address: object,
	person: string,
	granted: number,
): Promise<void> {
	const program = fileURLToPath(new URL("./many-asks.ts", import.meta.url));
	const child = spawn(
		process.execPath,
		[SHORT_LIVED, program, JSON.stringify(address), person],
		{ stdio: ["ignore", "pipe", "inherit"] },
	);
	const ended = once(child, "exit");
	let left = granted;
	for await (const _line of createInterface(child.stdout)) {
		left -= 1;
		if (left === 0) child.kill("SIGKILL");
	}
	await ended;
}

async function countsOf(database: Database): Promise<Record<string, number>> {
	const { rows } = await asSystem(database, (tx) =>
		tx.execute<Record<string, number>>(sql`select
			(select count(*)::int from resume_generations) as documents,
			(select count(*)::int from jobs) as jobs,
			(select count(*)::int from quota_ledger where state = 'reserved') as reserved,
			(select coalesce(sum(resumes_generated), 0)::int from user_billing_usage) as used`),
	);
	return rows[0] ?? {};
}

async function place(engine: EngineName) {
	if (engine === "postgresql") {
		const { url, drop } = await migratedServerUrl();
		return { address: { url }, remove: drop };
	}
	const folder = await freshFolder();
	return {
		address: { folder },
		remove: async () => fs.rmSync(folder, { recursive: true }),
	};
}
