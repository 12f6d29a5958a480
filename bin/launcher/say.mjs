// What the launcher says. Standard output belongs to the results of a command, so all of it goes to standard error.
import { root } from "./root.mjs";

/** @param {string} text */
export function say(text) {
	process.stderr.write(`${text}\n`);
}

/** The launcher cannot go on, and the person at the terminal can do something about it: one line, exit code 2. */
export class Halt extends Error {}

/**
 * Runs a door of the product; ends it with one clear line where a person can help, and with the whole error where it is our fault.
 * @param {() => Promise<void>} door
 */
export async function orHalt(door) {
	try {
		await door();
	} catch (error) {
		const halt = error instanceof Halt ? error : haltFor(error);
		if (halt) say(`attune: ${halt.message}`);
		else console.error(error);
		process.exit(halt ? 2 : 1);
	}
}

/**
 * The file system's refusals a person can lift, in words.
 * @param {unknown} error
 * @returns {Halt | undefined}
 */
function haltFor(error) {
	const { code = "", path = "" } =
		/** @type {NodeJS.ErrnoException} */ (error) ?? {};
	if (!path) return undefined;
	const advice = adviceFor(code, path.startsWith(root) ? root : path);
	return advice ? new Halt(advice) : undefined;
}

/**
 * What to do about a system error code, or nothing where the code says too little.
 * @param {string} code
 * @param {string} path
 */
export function adviceFor(code, path) {
	switch (code) {
		case "EACCES":
		case "EPERM":
		case "EROFS":
			return `this user may not write ${path}. Make the folder writable, or clone Attune into one that is.`;
		case "ENOSPC":
		case "EDQUOT":
			return `the disk is full (writing ${path}). Free about 1 GB and run this again.`;
		case "ENOTFOUND":
		case "EAI_AGAIN":
		case "ECONNREFUSED":
		case "ECONNRESET":
		case "ENETUNREACH":
		case "EHOSTUNREACH":
		case "ETIMEDOUT":
		case "ERR_SOCKET_TIMEOUT":
			return "the npm registry cannot be reached. Check the network (or the proxy set in npm) and run this again.";
		default:
			return undefined;
	}
}
