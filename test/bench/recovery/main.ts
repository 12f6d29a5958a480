// How long real servers take to go on after something broke, and until a setting holds on each of them. Exit code 1 when that is
// longer than promised.
import { type Result, tableOf } from "../engine/result.ts";
import { measureDatabaseBack } from "./database-back.ts";
import { measureDeadWorker } from "./dead-worker.ts";
import { measureDiskFreed } from "./disk-freed.ts";
import { measureSettings } from "./settings.ts";

const MEASURES: Record<string, () => Promise<Result[]>> = {
	worker: measureDeadWorker,
	database: measureDatabaseBack,
	disk: measureDiskFreed,
	settings: measureSettings,
};

/** Of these; all of them where none is named. */
export async function main(wanted: readonly string[]): Promise<void> {
	const results: Result[] = [];
	for (const [name, measure] of Object.entries(MEASURES))
		if (wanted.length === 0 || wanted.includes(name))
			results.push(...(await measure()));
	console.log(tableOf(results));
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}
