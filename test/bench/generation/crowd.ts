// A hundred people ask at once, and the provider takes ten seconds for each answer.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import { asSystem } from "#src/db/transactions.ts";
import { freshDatabase } from "../../database/fresh.ts";
import type { Result } from "../engine/result.ts";
import { memoryMb } from "../measure.ts";
import { startProvider } from "./provider.ts";
import { addPeople, openWorkSetup } from "./work-setup.ts";

const PEOPLE = 100;
const ANSWER_MS = 10_000;
const MOST_DELAY_MS = 50;
const MOST_GROWTH_MB = 64;

export async function measureCrowd(): Promise<Result[]> {
	const provider = await startProvider(ANSWER_MS);
	const database = await freshDatabase();
	const people = await addPeople(database, PEOPLE);
	const setup = await openWorkSetup(database, provider.choice("well"));
	// Once alone, so that what is loaded once is loaded.
	const [first = ""] = people;
	await setup.ended(await setup.ask(first));
	const before = memoryMb();
	const delay = monitorEventLoopDelay({ resolution: 1 });
	delay.enable();
	const began = performance.now();
	const ids = await Promise.all(people.map((person) => setup.ask(person)));
	await Promise.all(ids.map((id) => setup.ended(id)));
	const seconds = (performance.now() - began) / 1000;
	delay.disable();
	const after = memoryMb();
	const { rows } = await asSystem(database, (tx) =>
		tx.execute<{ completed: number }>(
			sql`select count(*)::int as completed from resume_generations where generation_status = 'completed'`,
		),
	);
	await setup.close();
	await database.close();
	await provider.close();
	const completed = (rows[0]?.completed ?? 0) - 1;
	const maxMs = delay.max / 1e6;
	return [
		{
			measure: `${PEOPLE} people at once, a provider of 10 s: completed (in ${seconds.toFixed(1)} s)`,
			result: `${completed}`,
			mustReach: `${PEOPLE}`,
			isReached: completed === PEOPLE,
			cases: [],
		},
		{
			measure: `longest the event loop was held (p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms)`,
			result: `${maxMs.toFixed(1)} ms`,
			mustReach: `≤ ${MOST_DELAY_MS} ms`,
			isReached: maxMs <= MOST_DELAY_MS,
			cases: [],
		},
		{
			measure: `memory, ${before} MB before and ${after} MB after`,
			result: `${after - before} MB more`,
			mustReach: `≤ ${MOST_GROWTH_MB} MB`,
			isReached: after - before <= MOST_GROWTH_MB,
			cases: [],
		},
	];
}
