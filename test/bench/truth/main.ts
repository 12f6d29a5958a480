// Measures the check on lies and honest rewordings written by hand, and documents written by a model that plants them. Of the
// fresh cases only figures are printed: a case that was looked at is fresh no longer.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { casesOf, type Result, tableOf } from "../engine/result.ts";
import { type Collection, readCases } from "./cases.ts";
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
/** `--only=own,cost`: these parts alone. */
const wanted = process.argv
	.find((one) => one.startsWith("--only="))
	?.slice("--only=".length)
	.split(",");

/** Cases of one kind each, by the folders next to this file. */
const SETS = ["cuts", "blind", "classes", "second", "third", "actors"];
/** The check alone is asked about these. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(["cuts", "third", "actors"]);

/** What is measured by itself: where one part cannot be, the others still are. */
type Part = {
	name: string;
	measure():
		| Iterable<Result>
		| AsyncIterable<Result>
		| Promise<Iterable<Result>>;
};

if (folder === undefined || !existsSync(join(folder, "truth", "cases.json"))) {
	console.error(
		"Name a folder with truth/cases.json: npm run bench:truth -- FOLDER",
	);
	process.exitCode = 2;
} else {
	const results: Result[] = [];
	for (const part of partsOf(folder)) {
		if (!isAsked(part)) continue;
		for await (const result of measured(part)) {
			console.log(rowOf(result));
			results.push(result);
		}
	}
	console.log(`\n${tableOf(results)}`);
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}

function isAsked({ name }: Part): boolean {
	return wanted ? wanted.includes(name) : isWithServer || name !== "server";
}

async function* measured({ name, measure }: Part): AsyncGenerator<Result> {
	try {
		yield* await measure();
	} catch (error) {
		console.error(error);
		yield { measure: `${name}: not measured`, result: "", isReached: false };
	}
}

/** A result as it comes, with the cases behind it: the table stands at the end. */
function rowOf(result: Result): string {
	const { measure, isReached } = result;
	const mark = isReached === undefined ? "" : isReached ? "yes" : "NO";
	return `${mark.padEnd(3)} ${measure}: ${result.result}${casesOf([result])}`;
}

function partsOf(from: string): Part[] {
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
	return [
		{ name: "own", measure: () => measureOwn(known, TODAY) },
		{
			name: "files",
			measure: () => measureFiles(known, postingsIn(join(from, "jobs")), TODAY),
		},
		{ name: "cost", measure: () => measureCost(TODAY) },
		...partsOfSet(known),
		judging(known, CAREFUL_ANSWERS),
		{ name: "server", measure: () => measureServer(known) },
		...SETS.flatMap((set) =>
			partsOfSet(
				readCases(
					set,
					join(here, set, "cases.json"),
					join(here, set, "profiles"),
				),
			),
		),
		...[...partsOfSet(fresh), judging(fresh)].map(unread),
	];
}

function partsOfSet(set: Collection): Part[] {
	return [
		{ name: "cases", measure: () => measureCases(set, TODAY) },
		...(NOT_WRITTEN.has(set.name)
			? []
			: [{ name: "writing", measure: () => measureWriting(set, TODAY) }]),
	];
}

function judging(set: Collection, answers?: string): Part {
	return {
		name: "judging",
		measure: () => measureJudging(set, { today: TODAY, answers }),
	};
}

/** A fresh case that is printed is fresh no longer. */
function unread({ name, measure }: Part): Part {
	return {
		name,
		async *measure() {
			for await (const { cases: _, ...result } of await measure()) yield result;
		},
	};
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
