// The process of commands.ts: runs each command it is sent in a thread, and sends back how that ended.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { engineProgram } from "#src/db/embedded/engine-program.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { root } from "../../bin/launcher/root.mjs";
import type { Called, Ended } from "./commands.ts";

const { NODE_COMPILE_CACHE = "" } = process.env;
/** As people run it. */
const program = ensureProgram();
// As long as it is held, no thread compiles the database anew.
const held = engineProgram();

process.on("message", async ({ id, ...called }: Called) => {
	await held;
	process.send?.({ id, ...(await run(called)) });
});

async function run({ args, env, input }: Omit<Called, "id">): Promise<Ended> {
	const thread = new Worker(new URL("./command-thread.ts", import.meta.url), {
		argv: args,
		workerData: pathToFileURL(join(root, await program)).href,
		env: { NODE_COMPILE_CACHE, ...env },
		execArgv: [],
		stdin: true,
		stdout: true,
		stderr: true,
	});
	let [stdout, stderr] = ["", ""];
	thread.stdout.setEncoding("utf8").on("data", (part) => {
		stdout += part;
	});
	thread.stderr.setEncoding("utf8").on("data", (part) => {
		stderr += part;
	});
	thread.once("error", (error) => {
		stderr += error.stack;
	});
	thread.stdin?.end(input);
	const code = await new Promise<number>((resolve) =>
		thread.once("exit", resolve),
	);
	return { code, stdout, stderr };
}
