// What a thread's tasks left behind, given back while it has nothing to do. V8 collects only where more is asked for: left to itself, a
// thread that waits a minute for its next task holds a third more than it needs.
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export type Lull = {
	/** How long nothing is asked before it begins: somebody who goes on at once is not made to wait. */
	ms: number;
	/** It takes a tenth of a second of computing, which less than this is not worth. */
	worthBytes: number;
};

const BETWEEN_TASKS: Lull = { ms: 400, worthBytes: 3 * 2 ** 20 };

/** Collects what is left over, and gives pages that are empty then back to the system. */
type Collect = (options: {
	type: "major";
	execution: "sync";
	flavor: "last-resort";
}) => void;

export function createTidying({ ms, worthBytes }: Lull = BETWEEN_TASKS) {
	const collect = collector();
	let tidied = getHeapStatistics().total_heap_size;
	let lull: NodeJS.Timeout | undefined;

	function tidy(): void {
		if (getHeapStatistics().total_heap_size - tidied < worthBytes) return;
		collect({ type: "major", execution: "sync", flavor: "last-resort" });
		tidied = getHeapStatistics().total_heap_size;
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
