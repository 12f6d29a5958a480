// Measures the check on lies and honest rewordings written by hand, and documents written by a model that plants them. Of the
// fresh cases only figures are printed: a case that was looked at is fresh no longer.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { casesOf, type Result, tableOf } from "../engine/result.ts";
import { readCases } from "./cases.ts";
import { measureCases } from "./measure-cases.ts";
import { measureCost } from "./measure-cost.ts";
import { measureFiles } from "./measure-files.ts";
import { measureOwn } from "./measure-own.ts";
import { CAREFUL_ANSWERS, measureServer } from "./measure-server.ts";
import { measureJudging, measureWriting } from "./measure-writing.ts";

/** Fixed, so that the same folder gives the same figures on any day. */
const TODAY = "2026-01-15";

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = process.argv[2];
/** `--no-server` leaves out the way through accounts, queue and database, which takes most of the time. */
const isWithServer = !process.argv.includes("--no-server");
if (folder === undefined || !existsSync(join(folder, "truth", "cases.json"))) {
	console.error(
		"Name a folder with truth/cases.json: npm run bench:truth -- FOLDER",
	);
	process.exitCode = 2;
} else {
	const results = await measureAll(folder);
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}

async function measureAll(from: string): Promise<Result[]> {
	const known = readCases(
		"shared",
		join(from, "truth", "cases.json"),
		join(from, "profiles"),
	);
	const fresh = readCases(
		"fresh",
		join(here, "fresh", "cases.json"),
		join(here, "..", "understanding", "fresh", "profiles"),
	);
	const blind = readCases(
		"blind",
		join(here, "blind", "cases.json"),
		join(here, "blind", "profiles"),
	);
	const classes = readCases(
		"classes",
		join(here, "classes", "cases.json"),
		join(here, "classes", "profiles"),
	);
	const second = readCases(
		"second",
		join(here, "second", "cases.json"),
		join(here, "second", "profiles"),
	);
	const third = readCases(
		"third",
		join(here, "third", "cases.json"),
		join(here, "third", "profiles"),
	);
	const actors = readCases(
		"actors",
		join(here, "actors", "cases.json"),
		join(here, "actors", "profiles"),
	);
	const cuts = readCases(
		"cuts",
		join(here, "cuts", "cases.json"),
		join(here, "cuts", "profiles"),
	);
	return [
		...measureOwn(known, TODAY),
		...(await measureFiles(known, postingsIn(join(from, "jobs")), TODAY)),
		...measureCost(TODAY),
		...measureCases(known, TODAY),
		...(await measureWriting(known, TODAY)),
		...(await measureJudging(known, {
			today: TODAY,
			answers: CAREFUL_ANSWERS,
		})),
		...(isWithServer ? await measureServer(known) : []),
		...measureCases(cuts, TODAY),
		...measureCases(blind, TODAY),
		...(await measureWriting(blind, TODAY)),
		...measureCases(classes, TODAY),
		...(await measureWriting(classes, TODAY)),
		...measureCases(second, TODAY),
		...(await measureWriting(second, TODAY)),
		...measureCases(third, TODAY),
		...measureCases(actors, TODAY),
		...withoutCases(measureCases(fresh, TODAY)),
		...(await measureWriting(fresh, TODAY)),
		...withoutCases(
			await measureJudging(fresh, { today: TODAY, answers: undefined }),
		),
	];
}

/** Of the same folder; without any, no files are made. */
function postingsIn(jobs: string): string[] {
	return existsSync(jobs)
		? readdirSync(jobs)
				.filter((name) => name.endsWith(".txt"))
				.toSorted()
				.map((name) => readFileSync(join(jobs, name), "utf8"))
		: [];
}

function withoutCases(results: readonly Result[]): Result[] {
	return results.map(({ cases: _, ...result }) => result);
}
