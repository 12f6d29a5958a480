// From the accepted request to the stored document, one after the other: what is ours of the waiting.
import { performance } from "node:perf_hooks";
import { freshDatabase } from "../../database/fresh.ts";
import type { Result } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { startProvider } from "./provider.ts";
import { addPeople, openWorkSetup } from "./work-setup.ts";

const RUNS = 100;
const WARM_UP = 10;
const BUILT_IN_MS = 60;
const WITH_PROVIDER_MS = 100;

export async function measureOwnTime(): Promise<Result[]> {
	const provider = await startProvider(0);
	try {
		return [
			await timed("built-in writer, embedded", null, BUILT_IN_MS),
			await timed(
				"with a provider that answers at once, embedded",
				provider.choice("well"),
				WITH_PROVIDER_MS,
			),
		];
	} finally {
		await provider.close();
	}
}

async function timed(
	name: string,
	choice: Parameters<typeof openWorkSetup>[1],
	limitMs: number,
): Promise<Result> {
	const database = await freshDatabase();
	const people = await addPeople(database, 3);
	const setup = await openWorkSetup(database, choice);
	const took: number[] = [];
	for (let run = 0; run < WARM_UP + RUNS; run += 1) {
		const id = await setup.ask(
			people[run % people.length] ?? "",
			run % 2 === 0 ? "resume" : "cover_letter",
		);
		const accepted = performance.now();
		await setup.ended(id);
		if (run >= WARM_UP) took.push(performance.now() - accepted);
	}
	await setup.close();
	await database.close();
	const { medianMs, p95Ms } = summed(took);
	return {
		measure: `accepted to stored, ${name}, p95 (median ${medianMs.toFixed(1)} ms)`,
		result: `${p95Ms.toFixed(1)} ms`,
		mustReach: `≤ ${limitMs} ms`,
		isReached: p95Ms <= limitMs,
		cases: [],
	};
}
