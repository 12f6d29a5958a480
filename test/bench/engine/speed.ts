// How fast the engine reads, matches and writes: warm, at the first call of a new process, and what a browser has to load
// for it. The input is larger than almost any real one: 6,000 characters and 20 positions.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { summed } from "../measure.ts";
import type { Result } from "./result.ts";
import { type Took, timedCall } from "./timed-call.ts";

const RUNS = 100;
const WARM_UP = 20;
const WARM_MS = 50;
const FIRST_MS = 400;
const BROWSER_KB = 350;
const PROCESSES = 5;
/** As every process and thread of the product has it. */
const PATTERNS_AT_ONCE = "--no-regexp-tier-up";
/** As src/cli.ts runs a command. */
const AS_A_COMMAND = [
	PATTERNS_AT_ONCE,
	"--invocation-count-for-maglev=10000",
	"--invocation-count-for-turbofan=100000",
];

export async function measureSpeed(today: string): Promise<Result[]> {
	setFlagsFromString(PATTERNS_AT_ONCE);
	const written: number[] = [];
	const checked: number[] = [];
	const clock: number[] = [];
	for (let run = -WARM_UP; run < RUNS; run++) {
		const { writtenMs, checkedMs, clockMs } = await timedCall(run, today);
		if (run < 0) continue;
		clock.push(clockMs);
		written.push(writtenMs);
		checked.push(checkedMs);
	}
	const first = firstCalls();
	const input = "6,000 characters and 20 positions";
	const [warm, whole, cold] = [written, checked, first.written].map(summed);
	return [
		limited(
			`read, match and write, ${input}, p95`,
			{ value: warm?.p95Ms ?? 0, limit: WARM_MS, unit: "ms" },
			` (median ${warm?.medianMs}, on the clock ${summed(clock).p95Ms})`,
		),
		{
			measure: "  the same with the claim check, p95",
			result: `${whole?.p95Ms} ms (median ${whole?.medianMs})`,
		},
		limited(
			"the first call of a new process, loading included",
			{ value: cold?.medianMs ?? 0, limit: FIRST_MS, unit: "ms" },
			` (slowest of ${PROCESSES} ${Math.round(cold?.p95Ms ?? 0)}, on the clock ${Math.round(summed(first.clock).medianMs)})`,
		),
		{
			measure: "  the same with the claim check",
			result: `${summed(first.checked).medianMs} ms`,
		},
		limited("what the browser loads to read and match, compressed", {
			value: await browserLoad(),
			limit: BROWSER_KB,
			unit: "kB",
		}),
	];
}

function limited(
	name: string,
	{ value, limit, unit }: { value: number; limit: number; unit: string },
	more = "",
): Result {
	return {
		measure: name,
		result: `${Math.round(value * 10) / 10} ${unit}${more}`,
		mustReach: `<= ${limit} ${unit}`,
		isReached: value <= limit,
	};
}

/** First calls, each in a process of its own, started as the launcher starts a command: from its second start on, code is compiled. */
function firstCalls(): Record<"written" | "checked" | "clock", number[]> {
	const script = fileURLToPath(new URL("first-call.ts", import.meta.url));
	const cache = mkdtempSync(join(tmpdir(), "compiled-"));
	const call = () => {
		const run = spawnSync(process.execPath, [...AS_A_COMMAND, script], {
			encoding: "utf8",
			env: { ...process.env, NODE_COMPILE_CACHE: cache },
		});
		if (run.status !== 0) throw new Error(run.stderr);
		const took: Took = JSON.parse(run.stdout);
		return took;
	};
	call();
	const took = Array.from({ length: PROCESSES }, call);
	rmSync(cache, { recursive: true });
	return {
		written: took.map(({ writtenMs }) => writtenMs),
		checked: took.map(({ checkedMs }) => checkedMs),
		clock: took.map(({ clockMs }) => clockMs),
	};
}

/** Kilobytes of the page's matching thread, as it would be sent. */
async function browserLoad(): Promise<number> {
	const entry = fileURLToPath(
		new URL("../../../src/web/pages/builder/match-worker.ts", import.meta.url),
	);
	const built = await build({
		configFile: false,
		logLevel: "error",
		build: {
			write: false,
			target: "es2023",
			rollupOptions: { input: entry },
			modulePreload: false,
		},
	});
	const outputs = [built]
		.flat()
		.flatMap((part) => ("output" in part ? part.output : []));
	const bytes = outputs.reduce(
		(sum, file) =>
			sum +
			gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 })
				.byteLength,
		0,
	);
	return bytes / 1024;
}
