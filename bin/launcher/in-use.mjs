// Who runs from a folder of the program. A server starts threads from the files it began with for as long as it runs, so a folder says
// by whom it is used: a file with the process id for each.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./alive.mjs";

const marks = "in-use";

/**
 * Marks a folder as used by this process until it ends.
 * @param {string} folder
 */
export function markUsed(folder) {
	const mark = join(folder, marks, String(process.pid));
	try {
		mkdirSync(join(folder, marks), { recursive: true });
		writeFileSync(mark, "");
	} catch {
		// Not ours to write: then it isn't this user who removes it either.
		return;
	}
	process.on("exit", () => rmSync(mark, { force: true }));
}

/**
 * Whoever was killed could not take its mark away: it counts as long as its process runs.
 * @param {string} folder
 */
export function isUsed(folder) {
	try {
		return readdirSync(join(folder, marks)).some((pid) => isAlive(Number(pid)));
	} catch {
		// Nobody ever marked it.
		return false;
	}
}
