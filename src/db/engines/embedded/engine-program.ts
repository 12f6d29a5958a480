// The engine's program, compiled once a process: an engine that is started again, or a second one, begins in a third of the time.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { Refusal } from "../../../domain/refusal.ts";

// Node optimizes a function of the engine after a few statements, in the background. That takes a second and a half of computing in
// the first minute of every process and is hardly felt in later ones, so only what is asked very much is worth it.
const BYTES_RUN_BEFORE_OPTIMIZED = 300_000_000;

let compiled: Promise<WebAssembly.Module> | undefined;

export function engineProgram(): Promise<WebAssembly.Module> {
	compiled ??= compile();
	return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
	if (!("WebAssembly" in globalThis))
		throw new Refusal(
			"unavailable",
			"The embedded database needs WebAssembly, which is switched off in this Node. Start it without --jitless, or use PostgreSQL (DATABASE_URL).",
		);
	setFlagsFromString(`--wasm-tiering-budget=${BYTES_RUN_BEFORE_OPTIMIZED}`);
	const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
	return WebAssembly.compile(
		await readFile(path.join(path.dirname(entry), "pglite.wasm")),
	);
}
