// The database goes away for half a minute while a model writes, and comes back.
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "#src/db/open-database.ts";
import { freshServerUrl } from "../../database/fresh.ts";
import { startLine } from "../../twins/cut-line.ts";
import { startModelProvider } from "../../twins/model-provider.ts";
import type { Result } from "../engine/result.ts";
import { addPeople } from "../generation/work-setup.ts";
import {
	askForDocument,
	atMost,
	isCompleted,
	secondsUntil,
	startProgram,
} from "./programs.ts";

const ROUNDS = 2;
const AWAY_MS = 30_000;
const MOST_SECONDS = 20;

type Took = { answers: number; written: number; waiting: number };

export async function measureDatabaseBack(): Promise<Result[]> {
	const took: Took[] = [];
	for (let round = 0; round < ROUNDS; round += 1) took.push(await goAway());
	const worst = (measure: string, of: keyof Took) =>
		atMost(
			`the database came back after 30 s: ${measure}`,
			took.map((each) => each[of]),
			MOST_SECONDS,
		);
	return [
		worst("until /ready says so", "answers"),
		worst("until what was being written is stored", "written"),
		worst("until what waited meanwhile is made", "waiting"),
	];
}

async function goAway(): Promise<Took> {
	const { url, drop } = await freshServerUrl();
	const database = await openDatabase({ url });
	await database.migrate();
	const line = await startLine(url);
	const provider = await startModelProvider();
	const [writer = "", waiter = ""] = await addPeople(database, 2);
	const server = await startProgram(line.url, provider.url);
	let release = () => {};
	provider.held = new Promise((resolve) => {
		release = resolve;
	});
	const written = await askForDocument(database, writer);
	await secondsUntil(async () => provider.asked.length > 0);
	line.cut();
	const waiting = await askForDocument(database, waiter);
	release();
	await wait(AWAY_MS);
	line.mend();
	const [answers, ...made] = await Promise.all([
		secondsUntil(async () => (await fetch(`${server.url}/ready`)).ok),
		secondsUntil(() => isCompleted(database, written)),
		secondsUntil(() => isCompleted(database, waiting)),
	]);
	await server.kill();
	await line.close();
	await provider.close();
	await database.close();
	await drop();
	return { answers, written: made[0] ?? 0, waiting: made[1] ?? 0 };
}
