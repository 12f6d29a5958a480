// What a thread's tasks left behind, given back while it has nothing to do. V8 collects only where more is asked for: left to itself, a
// thread that waits a minute for its next task holds a third more than it needs.
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export type Lull = {
	/** How long nothing is asked before it begins: somebody who goes on at once is not made to wait. */
	ms: number;
	/** It takes a tenth of a second of computing, which less than this is not worth. */
	worthBytes: number;
	/**
	 * So long after the last time it is worth it in any case: what was held then may be gone by now, and as long as it counts as needed,
	 * as much again can be left behind.
	 */
	enoughMs: number;
};

const BETWEEN_TASKS: Lull = {
	ms: 400,
	worthBytes: 3 * 2 ** 20,
	enoughMs: 60_000,
};

/** Collects what is left over, and gives pages that are empty then back to the system. */
type Collect = (options: {
	type: "major";
	execution: "sync";
	flavor: "last-resort";
}) => void;

export function createTidying({
	ms,
	worthBytes,
	enoughMs,
}: Lull = BETWEEN_TASKS) {
	const collect = collector();
	let tidied = getHeapStatistics().total_heap_size;
	let tidiedAt = performance.now();
	let lull: NodeJS.Timeout | undefined;

	function tidy(): void {
		const grown = getHeapStatistics().total_heap_size - tidied;
		const passedMs = performance.now() - tidiedAt;
		if (grown < worthBytes && passedMs < enoughMs) return;
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
		tidied = getHeapStatistics().total_heap_size;
		tidiedAt = performance.now();
	}

	return {
		putOff: () => clearTimeout(lull),
		beginSoon() {
			clearTimeout(lull);
			lull = setTimeout(tidy, ms).unref();
		},
	};
}

function collector(): Collect {
	setFlagsFromString("--expose-gc");
	return runInNewContext("gc");
}
