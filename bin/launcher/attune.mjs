// The way from a fresh clone to a running command: fitting Node, packages, web app, then src/cli.ts. What stands is not looked at
// twice: the parts that install and build are loaded only when there is something to install or to build.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { flagsFor, withMemoryGivenBack } from "./memory.mjs";
import { fits, fittingNode } from "./node.mjs";
import { ensurePackages } from "./packages.mjs";
import { asChildOfLauncher, watchParent } from "./parent.mjs";
import { isPackaged, packagedEntry, root } from "./root.mjs";
import { orHalt } from "./say.mjs";

export const compileCache = join(root, ".cache", "node");

/**
 * Where code is kept compiled. V8 takes none that was compiled with other flags than it runs with, and a command has its own (src/cli.ts):
 * in one folder a server and the commands beside it would each throw away what the other had compiled.
 * @param {string | undefined} command the first word of the command line
 */
export function compileCacheFor(command) {
	return command === "serve" ? compileCache : join(compileCache, "commands");
}

/** @param {string} script the file that was called */
export async function attune(script) {
	const packages = async () => {
		if (!isPackaged) await ensurePackages({ forDevelopment: false });
	};
	const start = async () => {
		if (isPackaged) return become(packagedEntry);
		await packages();
		const [, , command] = process.argv;
		const { ensureProgram, markRunning } = await import("./program.mjs");
		if (command === "build") {
			// For an image or a package: everything is there, and nothing runs yet.
			await sideBySide([ensureProgram(), webApp()]);
			return;
		}
		const isServed = command === "serve";
		const pages = isServed ? webApp({ isWaitedFor: true }) : undefined;
		if (!hasRoomForBoth()) await sideBySide([ensureProgram(), pages]);
		// A build that fails ends what began beside it, in one line.
		void orHalt(async () => pages);
		const program = await ensureProgram();
		markRunning(program);
		// What the server needs besides, foremost a first database, is made while the pages are built (src/cli/serve.ts).
		Reflect.set(globalThis, "attunePages", pages);
		await become(program);
	};
	await underFittingNode(script, start, { whileFetching: packages });
}

/**
 * Both to their end: where one is refused, nothing of the other is left running.
 * @template {unknown[]} T
 * @param {[...T]} works
 * @returns {Promise<{ [K in keyof T]: Awaited<T[K]> }>}
 */
async function sideBySide(works) {
	await Promise.allSettled(works);
	return Promise.all(works);
}

/** To make a database and to build pages takes 2 GB for some seconds. */
function hasRoomForBoth() {
	return process.availableMemory() > 2.5 * 2 ** 30;
}

/** @param {{ isWaitedFor?: boolean }} [how] */
async function webApp(how) {
	const { ensureWebApp } = await import("./web-app.mjs");
	await ensureWebApp(how);
}

/** @param {string} script the file that was called */
export async function bench(script) {
	await underFittingNode(script, async () => {
		await ensurePackages();
		await become("test/bench/run.ts");
	});
}

/**
 * Does the work here when this Node fits; otherwise starts the same script again under one that does.
 * @param {string} script
 * @param {() => Promise<void>} work
 * @param {{ whileFetching?: () => Promise<void> }} [options] done beside, where a Node has to be fetched
 */
export async function underFittingNode(script, work, { whileFetching } = {}) {
	await orHalt(async () => {
		const flags = flagsFor(process.argv[2]);
		const isFitting = fits(process.versions.node);
		if (!isFitting || flags.length > 0) {
			const node = isFitting
				? process.execPath
				: await fittingNode(whileFetching);
			const own = isFitting ? process.execArgv : [];
			const args = [...own, ...flags, script, ...process.argv.slice(2)];
			return handOver(node, args);
		}
		const stop = () => process.kill(process.pid, "SIGTERM");
		watchParent(stop);
		// A closed terminal is a wish to stop like any other: the program answers one signal for all of them.
		process.on("SIGHUP", stop);
		await work();
	});
}

/**
 * Becomes another Node, under the same process id. Where a process cannot be replaced (Windows, a Node older than 22.15), the
 * other one is a child and this one waits for it.
 * @param {string} node
 * @param {string[]} args
 */
async function handOver(node, args) {
	const env = withMemoryGivenBack({
		...process.env,
		NODE_COMPILE_CACHE: compileCacheFor(process.argv[2]),
	});
	replaceProcess(node, args, env);
	const { start } = await import("./children.mjs");
	const child = start(node, args, {
		stdio: "inherit",
		env: { ...env, ...asChildOfLauncher() },
	});
	process.on("SIGTERM", () => child.kill("SIGTERM"));
	process.on("SIGHUP", () => child.kill("SIGTERM"));
	// A Ctrl-C reaches the whole terminal group, the child included; only a signal sent to this process alone has to be passed on.
	process.on("SIGINT", () => setTimeout(() => child.kill("SIGTERM"), 1000));
	watchParent(() => child.kill("SIGTERM"));
	child.once("error", (error) => {
		throw error;
	});
	child.once("exit", (code, signal) => {
		process.exit(code ?? (signal === "SIGKILL" ? 137 : 143));
	});
}

/**
 * Returns where it cannot be done.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function replaceProcess(node, args, env) {
	if (process.platform === "win32" || !("execve" in process)) return;
	try {
		process.execve?.(node, [node, ...args], env);
	} catch {
		// Forbidden here: a child does the same with one process more.
	}
}

/**
 * Turns this process into the program, as if Node had been called with it.
 * @param {string} program
 */
async function become(program) {
	const module = await import("node:module");
	const cache = compileCacheFor(process.argv[2]);
	module.enableCompileCache?.(cache);
	process.env.NODE_COMPILE_CACHE = cache;
	const file = join(root, program);
	process.argv[1] = file;
	await import(pathToFileURL(file).href);
}
