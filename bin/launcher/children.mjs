// Every process the launcher starts, so that none outlives it. Stopping is by process id, never by name.
import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** @typedef {import("node:child_process").ChildProcess} Child */

/** @type {Map<Child, NodeJS.Signals>} each with the signal by which it ends in good order */
const running = new Map();
const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const numbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

/**
 * Starts a process and remembers it until it has ended.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { stopSignal?: NodeJS.Signals, niceness?: number }} options
 */
export function start(
	command,
	args,
	{ stopSignal = "SIGTERM", niceness = 0, ...options },
) {
	const child = spawn(command, args, options);
	if (child.pid && niceness > 0) setPriority(child.pid, niceness);
	running.set(child, stopSignal);
	child.once("exit", () => running.delete(child));
	child.once("error", () => running.delete(child));
	return child;
}

/**
 * Runs a process to its end and keeps what it wrote, both streams in one.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { stopSignal?: NodeJS.Signals, niceness?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
	return new Promise((resolve) => {
		const child = start(command, args, {
			...options,
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding("utf8").on("data", (text) => {
				output += text;
			});
		child.once("error", (error) =>
			resolve({ code: 127, output: `${output}${error.message}\n` }),
		);
		child.once("close", (code, signal) =>
			resolve({ code: code ?? 128 + (signal === "SIGTERM" ? 15 : 9), output }),
		);
	});
}

/**
 * Does some work during which a signal stops every child first, waits for their end, then ends this process.
 * Afterwards the signals belong to whoever comes next: the server closes its own doors.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function stoppable(work) {
	/** @param {NodeJS.Signals} signal */
	const stop = (signal) => {
		void stopAll().then(() =>
			process.exit(128 + numbers[/** @type {"SIGINT"} */ (signal)]),
		);
	};
	for (const signal of signals) process.on(signal, stop);
	try {
		return await work();
	} finally {
		for (const signal of signals) process.off(signal, stop);
	}
}

async function stopAll() {
	await Promise.all([...running.keys()].map(stopChild));
}

/**
 * Asks a process to end and insists after ten seconds.
 * @param {Child} child
 * @returns {Promise<void>}
 */
export function stopChild(child) {
	return new Promise((resolve) => {
		const signal = running.get(child);
		if (!signal) return resolve();
		const insist = setTimeout(() => child.kill("SIGKILL"), 10_000);
		child.once("exit", () => {
			clearTimeout(insist);
			resolve();
		});
		child.kill(signal);
	});
}
