// Measures the making of documents and prints one table: our own time with and without a provider, a hundred people at once, workers
// that are killed, and models that lie. Exit code 1 when something promised is not reached.
import { casesOf, tableOf } from "../engine/result.ts";
import { measureCrowd } from "./crowd.ts";
import { measureKilled } from "./killed.ts";
import { measureKilledServer } from "./killed-server.ts";
import { measureLiars } from "./liars.ts";
import { measureOwnTime } from "./own-time.ts";

export async function main(): Promise<void> {
	// First, because what other measurements leave in the process would be cleared away during this one.
	const crowd = await measureCrowd();
	const results = [
		...(await measureOwnTime()),
		...crowd,
		...(await measureLiars()),
		...(process.env.TEST_DATABASE_URL
			? [...(await measureKilled()), ...(await measureKilledServer())]
			: []),
	];
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (!process.env.TEST_DATABASE_URL)
		console.log("No PostgreSQL was found, so no workers were killed.");
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}
