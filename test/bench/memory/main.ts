// What the server holds when it is started as people start it: after the start, while two people work, and when they have gone.
// Traffic stays on this machine. Exit code 1 where a promise is not kept.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openTarget, type Target } from "../attack/target.ts";
import { type Result, tableOf } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { workUntil } from "./workday.ts";

const LIMITS_MB = {
	embedded: { idle: 300, working: 450 },
	postgresql: { idle: 150, working: 300 },
};
type Engine = keyof typeof LIMITS_MB;

const SETTLED_MS = 40_000;
/** A thread ends a minute after its last task. */
const GONE_MS = 90_000;
const REPORT = new URL("./thread-report.mjs", import.meta.url).href;
const RECENT_MS = 3_000;
const LOOK_MS = 250;

/** What thread-report.mjs writes down. */
type Report = {
	thread: string;
	heapMb: number;
	usedMb: number;
	besideMb: number;
	at: number;
};

const { values } = parseArgs({
	options: {
		engine: { type: "string" },
		minutes: { type: "string", default: "10" },
		pause: { type: "string", default: "1700" },
		people: { type: "string", default: "2" },
	},
});

const engines = (["embedded", "postgresql"] as const).filter(
	(engine) =>
		(engine === "embedded" || process.env.TEST_DATABASE_URL) &&
		(values.engine ?? engine) === engine,
);
const results: Result[] = [];
for (const engine of engines) results.push(...(await measure(engine)));
console.log(tableOf(results));
if (results.some(({ isReached }) => isReached === false)) process.exitCode = 1;

async function measure(engine: Engine): Promise<Result[]> {
	const reports = await mkdtemp(join(tmpdir(), "attune-threads-"));
	const target = await openTarget({
		tree: process.cwd(),
		engine,
		// Nobody asks a model here.
		providerUrl: "http://127.0.0.1:9",
		providerKey: "",
		variables: {
			NODE_OPTIONS: `--import ${REPORT}`,
			THREAD_REPORTS: reports,
		},
	});
	const limits = LIMITS_MB[engine];
	const place = { engine, target, reports };
	try {
		await wait(SETTLED_MS);
		const first = await idle(place, "idle after the start");
		const working = await measureWork(place, limits.working);
		await wait(GONE_MS);
		return [first, ...working, await idle(place, "idle again")];
	} finally {
		await target.close();
		await rm(reports, { recursive: true });
	}
}

type Measured = { engine: Engine; target: Target; reports: string };

async function idle(
	{ engine, target, reports }: Measured,
	when: string,
): Promise<Result> {
	return row(`${engine}: ${when}; ${await byThread(reports)}`, {
		mb: await target.memoryMb(),
		limitMb: LIMITS_MB[engine].idle,
	});
}

async function measureWork(
	{ engine, target, reports }: Measured,
	limitMb: number,
): Promise<Result[]> {
	const endsAt = Date.now() + Number(values.minutes) * 60_000;
	const pauseMs = Number(values.pause);
	const working = Array.from({ length: Number(values.people) }, async (_, n) =>
		workUntil(endsAt, { visitor: await target.signUp(`Worker${n}`), pauseMs }),
	);
	const seen: number[] = [];
	let peak = { mb: 0, threads: "" };
	while (Date.now() < endsAt) {
		const mb = await target.memoryMb();
		seen.push(mb);
		if (mb > peak.mb) peak = { mb, threads: await byThread(reports) };
		await wait(LOOK_MS);
	}
	const worked = await Promise.all(working);
	const took = summed(worked.flatMap(({ documents }) => documents));
	const middle = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)];
	const sum = (of: "files" | "imports") =>
		worked.reduce((total, each) => total + each[of], 0);
	const work = `${took.runs} documents, ${sum("files")} files drawn, ${sum("imports")} read in ${values.minutes} minutes`;
	return [
		row(`${engine}: most while working; ${peak.threads}`, {
			mb: peak.mb,
			limitMb,
		}),
		{ measure: `${engine}: usual while working`, result: `${middle} MB` },
		{
			measure: `${engine}: a document, median (p95 ${took.p95Ms} ms; ${work})`,
			result: `${took.medianMs} ms`,
		},
	];
}

function row(
	measure: string,
	{ mb, limitMb }: { mb: number; limitMb: number },
): Result {
	return {
		measure,
		result: `${mb} MB`,
		mustReach: `<= ${limitMb} MB`,
		isReached: mb <= limitMb,
	};
}

/** Each thread's heap (of it used) and what JavaScript holds beside it, in megabytes. */
async function byThread(folder: string): Promise<string> {
	const names = (await readdir(folder)).filter((name) => name.endsWith("json"));
	const read = names.map(async (name) =>
		JSON.parse(await readFile(join(folder, name), "utf8").catch(() => "{}")),
	);
	const reports = (await Promise.all(read)) as Partial<Report>[];
	return reports
		.filter(({ at = 0 }) => Date.now() - at < RECENT_MS)
		.map(
			({ thread, heapMb, usedMb, besideMb }) =>
				`${thread} ${heapMb} (${usedMb}) + ${besideMb}`,
		)
		.join(", ");
}
