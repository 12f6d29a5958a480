// Threads in tests begin from the program, as people run it, and not from the sources: they are ready in two thirds of the time.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { ensureProgram } from "../bin/launcher/program.mjs";
import { root } from "../bin/launcher/root.mjs";

const THREAD = /new URL\("\.\/([\w-]+-worker)\.ts", import\.meta\.url\)/g;

export function builtThreads(): Plugin {
	let program: Promise<string> | undefined;
	return {
		name: "built-threads",
		enforce: "pre",
		async transform(code) {
			if (code.search(THREAD) < 0) return null;
			program ??= ensureProgram();
			const folder = join(root, dirname(await program));
			const built = code.replace(THREAD, (source, name: string) => {
				const file = join(folder, `${name}.js`);
				// The browser's are no part of the program, and where that cannot be written the sources run.
				return existsSync(file)
					? `new URL("${pathToFileURL(file).href}")`
					: source;
			});
			return { code: built, map: null };
		},
	};
}
