// The process of commands.ts: hands each command it is sent to a thread that is free, and sends back how it ended.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { engineProgram } from "#src/db/engines/embedded/engine-program.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { root } from "../../bin/launcher/root.mjs";
import type { Called, Ended } from "./commands.ts";

const { NODE_COMPILE_CACHE = "" } = process.env;
/** As people run it. */
const program = ensureProgram();
// As long as it is held, no thread compiles the database anew.
const held = engineProgram();
const free: Worker[] = [];

process.on("message", async ({ id, ...called }: Called) => {
	await held;
	process.send?.({ id, ...(await run(called)) });
});
// The process ends when its threads have: a command that leaves something open is found out here.
process.on("disconnect", () => {
	for (const thread of free) thread.postMessage(null);
});

async function run(called: Omit<Called, "id">): Promise<Ended> {
	const thread = free.pop() ?? (await startThread());
	return new Promise((resolve) => {
		const fail = (error: Error) =>
			resolve({ code: 1, stdout: "", stderr: `${error.stack}` });
		const leave = (code: number) =>
			resolve({ code, stdout: "", stderr: "the thread ended" });
		thread.once("error", fail).once("exit", leave);
		thread.once("message", (ended: Ended) => {
			thread.off("error", fail).off("exit", leave);
			free.push(thread);
			resolve(ended);
		});
		thread.postMessage(called);
	});
}

async function startThread(): Promise<Worker> {
	return new Worker(new URL("./command-thread.ts", import.meta.url), {
		workerData: pathToFileURL(join(root, await program)).href,
		env: { NODE_COMPILE_CACHE },
		execArgv: [],
	});
}
