// Measures the making of documents and prints one table: a hundred people at once, our own time with and without a provider, models
// that lie, servers that are killed. Exit code 1 when something promised is not reached.
import { casesOf, type Result, tableOf } from "../engine/result.ts";
import { measureCrowd } from "./crowd.ts";
import { measureKilled } from "./killed.ts";
import { measureKilledServer } from "./killed-server.ts";
import { measureLiars } from "./liars.ts";
import { measureOwnTime } from "./own-time.ts";

const MEASURES: Record<string, () => Promise<Result[]>> = {
	// First, because what other measurements leave in the process would be cleared away during this one.
	crowd: measureCrowd,
	time: measureOwnTime,
	liars: measureLiars,
};
const ON_POSTGRESQL: typeof MEASURES = {
	killed: measureKilled,
	server: measureKilledServer,
};

/** Of these; all of them where none is named. */
export async function main(wanted: readonly string[]): Promise<void> {
	const isServed = Boolean(process.env.TEST_DATABASE_URL);
	const measures = { ...MEASURES, ...(isServed && ON_POSTGRESQL) };
	const results: Result[] = [];
	for (const [name, measure] of Object.entries(measures))
		if (wanted.length === 0 || wanted.includes(name))
			results.push(...(await measure()));
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (!isServed)
		console.log("No PostgreSQL was found, so no servers were killed.");
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}
