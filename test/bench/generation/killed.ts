// Five hundred documents made by servers that are killed at random moments: each ends once, and the units agree with them.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#src/db/open-database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { startGeneration } from "#src/workflows/start-generation.ts";
import { freshServerUrl } from "../../database/fresh.ts";
import { order } from "../../database/orders.ts";
import type { Result } from "../engine/result.ts";
import { startProgram } from "../recovery/programs.ts";
import { addPeople, POSTING } from "./work-setup.ts";

const DOCUMENTS = 500;
const PEOPLE = 50;
const SERVERS = 2;
const LEAST_COMPLETED = 400;
const LONGEST_MS = 420_000;
/** Some are killed before their first document, others among many. */
const SHORTEST_LIFE_MS = 150;
const MORE_LIFE_MS = 12_000;

type Counts = {
	unfinished: number;
	completed: number;
	failed: number;
	committed: number;
	refunded: number;
	reserved: number;
	used: number;
	logged: number;
	contents: number;
};

export async function measureKilled(): Promise<Result[]> {
	const { url, drop } = await freshServerUrl();
	const database = await openDatabase({ url });
	await database.migrate();
	const people = await addPeople(database, PEOPLE);
	for (let at = 0; at < DOCUMENTS; at += 1)
		await startGeneration(database, people[at % PEOPLE] ?? "", {
			order: order({ jobDescription: POSTING }),
			now: new Date(),
		});
	const count = async () => {
		const { rows } = await asSystem(database, (tx) =>
			tx.execute<Counts>(sql`select
				(select count(*)::int from resume_generations where generation_status in ('generating', 'processing')) as unfinished,
				(select count(*)::int from resume_generations where generation_status = 'completed') as completed,
				(select count(*)::int from resume_generations where generation_status = 'failed') as failed,
				(select count(*)::int from quota_ledger where state = 'committed') as committed,
				(select count(*)::int from quota_ledger where state = 'refunded') as refunded,
				(select count(*)::int from quota_ledger where state = 'reserved') as reserved,
				(select sum(resumes_generated)::int from user_billing_usage) as used,
				(select count(*)::int from api_usage_logs) as logged,
				(select count(*)::int from resume_json_data) as contents`),
		);
		return rows[0] as Counts;
	};
	const { kills, counts } = await killUntilDone(url, count);
	await database.close();
	await drop();
	const cases = disagreements(counts);
	if (counts.completed < LEAST_COMPLETED)
		cases.push(
			`completed: ${counts.completed}, so nearly nothing was killed at its work`,
		);
	return [
		{
			measure: `${DOCUMENTS} documents, ${kills} servers killed: what does not agree (completed ${counts.completed}, failed ${counts.failed})`,
			result: `${cases.length}`,
			mustReach: "0",
			isReached: cases.length === 0,
			cases,
		},
	];
}

async function killUntilDone(url: string, count: () => Promise<Counts>) {
	let kills = 0;
	let isOver = false;
	const employ = async () => {
		while (!isOver) {
			const server = await startProgram(url, null);
			await wait(SHORTEST_LIFE_MS + Math.random() * MORE_LIFE_MS);
			await server.kill();
			kills += 1;
		}
	};
	const employed = Array.from({ length: SERVERS }, employ);
	const endsAt = performance.now() + LONGEST_MS;
	let counts = await count();
	while (counts.unfinished > 0 && performance.now() < endsAt) {
		await wait(300);
		counts = await count();
	}
	isOver = true;
	await Promise.all(employed);
	return { kills, counts: await count() };
}

function disagreements(counts: Counts): string[] {
	const { completed, failed } = counts;
	const expected: [keyof Counts, number][] = [
		["unfinished", 0],
		["committed", completed],
		["contents", completed],
		["used", completed],
		["refunded", failed],
		["reserved", 0],
		["logged", completed + failed],
	];
	return expected
		.filter(([what, value]) => counts[what] !== value)
		.map(([what, value]) => `${what}: ${counts[what]} and not ${value}`);
}
