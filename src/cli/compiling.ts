// How V8 compiles in the product's processes.
import { setFlagsFromString } from "node:v8";

/**
 * Each pattern is compiled once for good: a command, and a thread that computes for a server, runs it a few times, and compiling it first
 * for interpreting and then again takes longer. A pattern that was interpreted before this is asked for goes on as it began; with
 * `--no-regexp-tier-up`, which says the same at the start of a process, V8 takes it for compiled and crashes when it is interrupted.
 */
export const PATTERNS_AT_ONCE = "--regexp-tier-up-ticks=0";

/**
 * A command is over before most optimized code would have paid for its compiling; a server runs long enough. Of what it loads it calls
 * most: compiled as a whole, it is all among what was compiled the last time, where functions compiled one by one never are.
 */
const AS_A_COMMAND = [
	"--invocation-count-for-maglev=10000",
	"--invocation-count-for-turbofan=100000",
	"--no-lazy",
];

/**
 * Node's own modules that commands load. Node brings them compiled, and V8 refuses them once its flags are others: loaded before, they
 * take a quarter of the time. Names that are written out would be taken for imports of nothing when the program is put together.
 */
const TO_READ_FILES = ["fs/promises", "module"];
const TO_DO_MORE = ["child_process", "crypto", "perf_hooks", "worker_threads"];

/** Before anything is loaded that a command needs: `isReading` where it only reads files and tells what is in them. */
export async function compileAsACommand(isReading: boolean): Promise<void> {
	const needed = [...TO_READ_FILES, ...(isReading ? [] : TO_DO_MORE)];
	await Promise.all(needed.map((name) => import(`node:${name}`)));
	for (const flag of [PATTERNS_AT_ONCE, ...AS_A_COMMAND])
		setFlagsFromString(flag);
}
