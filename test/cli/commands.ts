// Commands of the terminal as tests call them. Starting a process for each costs more than the command: one process runs those of a
// test file, each with an environment, arguments and streams of its own (command-thread.ts). Where the process itself is what counts,
// `asProcess` starts one.
import { fork, spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { root } from "../../bin/launcher/root.mjs";

export type Called = { id: number; args: string[]; env: Env; input: string };
export type Ended = { code: number | null; stdout: string; stderr: string };
type Env = Record<string, string | undefined>;
type Input = string | Uint8Array;

export type Commands = {
	/** `env` is all that the command finds in its environment. */
	run(args: string[], given: { env: Env; input?: Input }): Promise<Ended>;
	close(): Promise<void>;
};

/** As people run it. */
const program = ensureProgram();

/** Relative paths are meant from this folder. */
export function startCommands(folder: string): Commands {
	const child = fork(new URL("./command-process.ts", import.meta.url), {
		cwd: folder,
		execArgv: [],
		serialization: "advanced",
	});
	const waiting = new Map<number, (ended: Ended) => void>();
	const exited = new Promise<void>((resolve) => {
		child.once("exit", () => {
			for (const end of waiting.values())
				end({ code: null, stdout: "", stderr: "the process ended" });
			resolve();
		});
	});
	child.on("message", ({ id, ...ended }: Ended & { id: number }) => {
		waiting.get(id)?.(ended);
		waiting.delete(id);
	});
	let calls = 0;
	return {
		run: (args, { env, input = "" }) =>
			new Promise((resolve) => {
				calls += 1;
				waiting.set(calls, resolve);
				child.send({ id: calls, args, env, input });
			}),
		async close() {
			child.disconnect();
			await exited;
		},
	};
}

/** The same command in a process of its own. */
export async function asProcess(
	args: string[],
	{ env, input = "", folder }: { env: Env; input?: Input; folder: string },
): Promise<Ended> {
	const cli = join(root, await program);
	const child = spawn(process.execPath, [cli, ...args], { cwd: folder, env });
	child.stdin.end(input);
	const code = new Promise<number | null>((resolve) =>
		child.once("close", resolve),
	);
	const [stdout, stderr] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
	]);
	return { code: await code, stdout, stderr };
}
