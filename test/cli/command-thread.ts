// Commands, one after the other, in a thread that keeps what they load: what reading a posting needs is worked out once and not for
// each. Each has an environment, arguments, streams and an exit code of its own, as in a process of its own.
import { Readable, Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import { hashQuickly } from "../quick-program.mjs";
import type { Called, Ended } from "./commands.ts";

hashQuickly();
const [node = ""] = process.argv;
let calls = 0;

parentPort?.on("message", async (called: Omit<Called, "id"> | null) => {
	if (called) parentPort?.postMessage(await run(called));
	else parentPort?.close();
});

async function run({ args, env, input }: Omit<Called, "id">): Promise<Ended> {
	for (const name of Object.keys(process.env)) delete process.env[name];
	for (const [name, value] of Object.entries(env))
		if (value !== undefined) process.env[name] = value;
	process.argv = [node, workerData, ...args];
	process.exitCode = undefined;
	const [out, err] = [keptStream(), keptStream()];
	give("stdin", Readable.from(input.length > 0 ? [Buffer.from(input)] : []));
	give("stdout", out.stream);
	give("stderr", err.stream);
	calls += 1;
	await import(`${workerData}?call=${calls}`);
	const code = Number(process.exitCode ?? 0);
	return { code, stdout: out.text(), stderr: err.text() };
}

function give(name: "stdin" | "stdout" | "stderr", stream: unknown): void {
	Object.defineProperty(process, name, { value: stream, configurable: true });
}

function keptStream() {
	const parts: Buffer[] = [];
	const stream = new Writable({
		write(part, _, done) {
			parts.push(part);
			done();
		},
	});
	return { stream, text: () => Buffer.concat(parts).toString() };
}
