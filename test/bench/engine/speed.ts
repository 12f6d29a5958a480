// How fast the engine reads, matches and writes: warm, at the first call of a new process, and what a browser has to load
// for it. The input is larger than almost any real one: 6,000 characters and 20 positions.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { longCareer, longPosting } from "../long-inputs.ts";
import { measure } from "../measure.ts";
import type { Result } from "./result.ts";

const RUNS = 100;
const WARM_MS = 50;
const FIRST_MS = 400;
const BROWSER_KB = 350;
const PROCESSES = 5;

export async function measureSpeed(today: string): Promise<Result[]> {
	const [profile, posting] = [longCareer(), longPosting()];
	const { medianMs, p95Ms } = await measure({
		name: "",
		runs: RUNS,
		// Each run reads words of its own, so that nothing remembered from the last one helps.
		work: (run) =>
			tailorContent({
				profile,
				posting: `${posting}\nReference ${run}`,
				kinds: ["resume", "letter"],
				strength: "medium",
				sections: "auto",
				today,
			}),
	});
	const first = firstCalls();
	const kilobytes = await browserLoad();
	return [
		limited(
			"read, match, write and check, 6,000 characters and 20 positions, p95",
			{ value: p95Ms, limit: WARM_MS, unit: "ms" },
			` (median ${medianMs})`,
		),
		limited("the same, first call of a new process, slowest of 5", {
			value: first,
			limit: FIRST_MS,
			unit: "ms",
		}),
		limited("what the browser loads to read and match, compressed", {
			value: kilobytes,
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

/** Milliseconds of the slowest first call, each in a process of its own. Loading the code counts. */
function firstCalls(): number {
	const script = fileURLToPath(new URL("first-call.ts", import.meta.url));
	const took = Array.from({ length: PROCESSES }, () => {
		const run = spawnSync(process.execPath, [script], { encoding: "utf8" });
		const ms = Number(run.stdout);
		if (run.status !== 0 || Number.isNaN(ms)) throw new Error(run.stderr);
		return ms;
	});
	return Math.max(...took);
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
