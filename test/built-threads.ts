// Threads in tests begin from the program, as people run it, and not from the sources: they are ready in two thirds of the time.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../bin/launcher/root.mjs";

const THREAD = /new URL\("\.\/([\w-]+-worker)\.ts", import\.meta\.url\)/g;
const ENSURE = `import { ensureProgram } from "./bin/launcher/program.mjs"; process.stdout.write(await ensureProgram());`;

let folder: string | undefined;

/** The source of a module, with threads of the program in place of its own. */
export function withBuiltThreads(source: string): string {
	if (source.search(THREAD) < 0) return source;
	folder ??= programFolder();
	return source.replace(THREAD, (own, name: string) => {
		const file = join(folder ?? "", `${name}.js`);
		// The browser's are no part of the program, and where that cannot be written the sources run.
		return existsSync(file) ? `new URL("${pathToFileURL(file).href}")` : own;
	});
}

/** A module is loaded at once or not at all, and the program may have to be built first: in a process of its own. */
function programFolder(): string {
	const program = execFileSync(
		process.execPath,
		["--input-type=module", "--eval", ENSURE],
		{ cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] },
	);
	return join(root, dirname(program.split("\n").at(-1) ?? ""));
}
