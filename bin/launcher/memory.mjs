// How the server's Node holds memory. Node takes what it may: with its own limits the main heap reserves three times what it uses,
// and glibc keeps an arena for each thread. Both are set at the start of a process and not later.

// The heap of the main thread alone: what worker threads may hold is set where they start. Requests, pages and the queue use 50
// MB of it; files that are uploaded or drawn, and the embedded database, lie beside the heap.
// Each helper thread of the engine holds memory of its own too; threads that compute bring theirs. What was compiled and is not run any
// more goes when garbage was collected three times meanwhile, instead of six; machine code would stay for good.
const flags = [
	"--max-semi-space-size=2",
	"--max-old-space-size=256",
	"--v8-pool-size=1",
	"--bytecode-old-age=3",
	"--flush-baseline-code",
];

/**
 * What the process lacks to run this command: nothing where it has it, or where somebody who knows their machine set a limit.
 * @param {string | undefined} command the first word of the command line
 * @param {string[]} given Node's own options so far
 */
export function flagsFor(command, given = optionsOfThisProcess()) {
	const isSet = given.some((option) =>
		/^--max[-_]old[-_]space[-_]size/.test(option),
	);
	return command === "serve" && !isSet ? flags : [];
}

function optionsOfThisProcess() {
	return [...process.execArgv, ...(process.env.NODE_OPTIONS ?? "").split(" ")];
}

/**
 * Beside the heaps: few arenas, and large pieces each on their own, so that what is given back leaves no holes. Left to itself glibc
 * makes ever larger pieces share one area.
 * @param {NodeJS.ProcessEnv} env
 */
export function withMemoryGivenBack(env) {
	return {
		MALLOC_ARENA_MAX: "1",
		MALLOC_MMAP_THRESHOLD_: "16384",
		MALLOC_TRIM_THRESHOLD_: "65536",
		...env,
	};
}
