// How fast the engine reads, matches and writes: warm, at the first call of a new process, and what a browser has to load
// for it. The input is larger than almost any real one: 6,000 characters and 20 positions.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { PATTERNS_AT_ONCE } from "#src/cli/compiling.ts";
import { FLAGS } from "#src/threads/thread-process.ts";
import { brotliQuality } from "#src/web/brotli-quality.ts";
import { summed } from "../measure.ts";
import type { Result } from "./result.ts";
import { type Took, timedCall } from "./timed-call.ts";

const RUNS = 100;
const WARM_UP = 20;
const WARM_MS = 50;
const FIRST_MS = 400;
const BROWSER_KB = 1500;
const PROCESSES = 5;
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
	const [warm, whole, cold, ofServer] = [
		written,
		checked,
		first.written,
		first.ofServer,
	].map(summed);
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
		limited(
			"the first call of a server whose builder was opened before",
			{ value: ofServer?.medianMs ?? 0, limit: FIRST_MS, unit: "ms" },
			` (slowest of ${PROCESSES} ${Math.round(ofServer?.p95Ms ?? 0)}, its rehearsal before ${Math.round(summed(first.rehearsed).medianMs)})`,
		),
		await browserResult(),
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

/**
 * First calls, each in a process of its own, put together and started as the launcher does it with a command: from its second start on,
 * code is compiled. Counted from the start of Node. A server's are counted in its thread, after the rehearsal.
 */
function firstCalls() {
	// A program finds its files from where it stands (bin/launcher/bundle.mjs).
	const programs = fileURLToPath(
		new URL("../../../dist/program", import.meta.url),
	);
	mkdirSync(programs, { recursive: true });
	const folder = mkdtempSync(join(programs, "measured-"));
	runNode([
		fileURLToPath(new URL("../../../bin/launcher/bundle.mjs", import.meta.url)),
		folder,
		"test/bench/engine/first-call.ts",
		"test/bench/engine/first-call-of-server.ts",
		"src/adapters/computing/computing-worker.ts",
	]);
	const took = callsOf<Took>([join(folder, "first-call.js")]);
	const inServer = callsOf<Took & { rehearsedMs: number }>([
		...FLAGS,
		join(folder, "first-call-of-server.js"),
	]);
	rmSync(folder, { recursive: true });
	return {
		written: took.map(({ writtenMs }) => writtenMs),
		checked: took.map(({ checkedMs }) => checkedMs),
		clock: took.map(({ clockMs }) => clockMs),
		ofServer: inServer.map(({ writtenMs }) => writtenMs),
		rehearsed: inServer.map(({ rehearsedMs }) => rehearsedMs),
	};
}

/** What each of some processes prints, once code is compiled. */
function callsOf<Printed>(args: readonly string[]): Printed[] {
	const cache = mkdtempSync(join(tmpdir(), "compiled-"));
	const call = () =>
		runNode(args, { ...process.env, NODE_COMPILE_CACHE: cache });
	call();
	const printed = Array.from({ length: PROCESSES }, call);
	rmSync(cache, { recursive: true });
	return printed.map((text) => JSON.parse(text));
}

function runNode(args: readonly string[], env = process.env): string {
	const { status, stderr, stdout } = spawnSync(process.execPath, args, {
		encoding: "utf8",
		env,
	});
	if (status !== 0) throw new Error(stderr);
	return stdout;
}

async function browserResult(): Promise<Result> {
	const { code, vectors } = await browserLoad();
	return limited(
		"what the browser loads once there is a posting, as it is sent",
		{ value: code + vectors, limit: BROWSER_KB, unit: "kB" },
		` (code ${Math.round(code)}, vectors ${Math.round(vectors)})`,
	);
}

/** Kilobytes of the page's matching thread and of what it fetches, compressed as src/web/vite.config.ts does. */
async function browserLoad(): Promise<Record<"code" | "vectors", number>> {
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
	const load = { code: 0, vectors: 0 };
	for (const part of [built].flat())
		for (const file of "output" in part ? part.output : [])
			if (file.type === "chunk") load.code += sizeSent(file) / 1024;
			else load.vectors += gzipSync(file.source).length / 1024;
	return load;
}

function sizeSent({ code, fileName }: { code: string; fileName: string }) {
	const quality = brotliQuality(fileName);
	const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
	return brotliCompressSync(code, { params }).length;
}
