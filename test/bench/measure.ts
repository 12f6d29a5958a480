// Runs a piece of work many times and tells how long it takes: the middle, the slow end and the memory the process then has.
import { performance } from "node:perf_hooks";

export type Row = {
	name: string;
	runs: number;
	medianMs: number;
	p95Ms: number;
	/** What the process holds after the runs. */
	memoryMb: number;
	/** What p95 must not exceed, where that is promised. */
	limitMs?: number;
};

/** A file test/bench/NAME.bench.ts exports one of these as `bench`. */
export type Bench = () => Promise<Row[]>;

export type Work = {
	name: string;
	runs: number;
	limitMs?: number;
	work(run: number): unknown;
};

/** The first runs warm the engine up and do not count. */
export async function measure({
	name,
	runs,
	limitMs,
	work,
}: Work): Promise<Row> {
	const warmUp = Math.min(5, Math.ceil(runs / 5));
	for (let run = 0; run < warmUp; run++) await work(run);
	const took: number[] = [];
	for (let run = 0; run < runs; run++) {
		const began = performance.now();
		await work(run);
		took.push(performance.now() - began);
	}
	return {
		name,
		...summed(took),
		memoryMb: memoryMb(),
		...(limitMs === undefined ? {} : { limitMs }),
	};
}

/** For work that measures itself, such as the time until something answers. */
export function summed(
	took: number[],
): Pick<Row, "runs" | "medianMs" | "p95Ms"> {
	const sorted = took.toSorted((a, b) => a - b);
	const at = (share: number) =>
		rounded(
			sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ??
				0,
		);
	return { runs: took.length, medianMs: at(0.5), p95Ms: at(0.95) };
}

export function memoryMb(): number {
	return Math.round(process.memoryUsage().rss / 2 ** 20);
}

function rounded(value: number): number {
	return Math.round(value * 100) / 100;
}
