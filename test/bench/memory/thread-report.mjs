// Loaded into every thread of the measured product: once a second it writes down what this thread holds, in megabytes.
import { renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { threadId } from "node:worker_threads";

const folder = process.env.THREAD_REPORTS ?? "";
/** @param {number} bytes */
const mb = (bytes) => Math.round(bytes / 2 ** 20);

setInterval(() => {
	const { heapTotal, heapUsed, external } = process.memoryUsage();
	const report = {
		thread: `${basename(process.argv[1] ?? "")} ${threadId}`,
		heapMb: mb(heapTotal),
		usedMb: mb(heapUsed),
		besideMb: mb(external),
		at: Date.now(),
	};
	const file = join(folder, `${process.pid}-${threadId}`);
	writeFileSync(file, JSON.stringify(report));
	// Whole, or not there.
	renameSync(file, `${file}.json`);
}, 1_000).unref();
