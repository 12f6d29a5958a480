// The engine's program, compiled once a process: an engine that is started again, or a second one, begins in a third of the time.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { Refusal } from "../../domain/refusal.ts";

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
	const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
	return WebAssembly.compile(
		await readFile(path.join(path.dirname(entry), "pglite.wasm")),
	);
}
