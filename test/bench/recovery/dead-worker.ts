// A server is killed while a model writes for it: how long until the other one has made the document.
import { openDatabase } from "#src/db/open-database.ts";
import { freshServerUrl } from "../../database/fresh.ts";
import { startModelProvider } from "../../twins/model-provider.ts";
import type { Result } from "../engine/result.ts";
import { addPeople } from "../generation/work-setup.ts";
import {
	askForDocument,
	atMost,
	isBegunAnew,
	isCompleted,
	secondsUntil,
	startProgram,
} from "./programs.ts";

const ROUNDS = 3;
const MOST_SECONDS = 20;

type Took = { taken: number; made: number };

export async function measureDeadWorker(): Promise<Result[]> {
	const took: Took[] = [];
	for (let round = 0; round < ROUNDS; round += 1) took.push(await killOne());
	const all = (of: keyof Took) => took.map((each) => each[of]);
	return [
		atMost(
			"a server was killed: until the other took up its document",
			all("taken"),
			MOST_SECONDS,
		),
		atMost("and until it was made", all("made"), MOST_SECONDS),
	];
}

async function killOne(): Promise<Took> {
	const { url, drop } = await freshServerUrl();
	const database = await openDatabase({ url });
	await database.migrate();
	const provider = await startModelProvider();
	const [person = ""] = await addPeople(database, 1);
	const first = await startProgram(url, provider.url);
	let release = () => {};
	provider.held = new Promise((resolve) => {
		release = resolve;
	});
	const id = await askForDocument(database, person);
	await secondsUntil(async () => provider.asked.length > 0);
	const second = await startProgram(url, provider.url);
	await first.kill();
	release();
	const [taken, made] = await Promise.all([
		secondsUntil(() => isBegunAnew(database, id)),
		secondsUntil(() => isCompleted(database, id)),
	]);
	await second.kill();
	await provider.close();
	await database.close();
	await drop();
	return { taken, made };
}
