// The engine's program, compiled once a process: an engine that is started again, or a second one, begins in a third of the time.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

let compiled: Promise<WebAssembly.Module> | undefined;

export function engineProgram(): Promise<WebAssembly.Module> {
	compiled ??= compile();
	return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
	const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
	return WebAssembly.compile(
		await readFile(path.join(path.dirname(entry), "pglite.wasm")),
	);
}
