// Measures the engine on a folder of profiles, postings and labelled sentences, and prints one table.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { measureChosenPairs } from "./chosen-pairs.ts";
import { readPart, readPeople, readPostings } from "./collection.ts";
import { measureEveryPair } from "./every-pair.ts";
import { measureGolden } from "./golden.ts";
import { casesOf, type Result, tableOf } from "./result.ts";
import { measureSkillSpan } from "./skillspan.ts";

/** Fixed, so that the same folder gives the same documents on any day. */
const TODAY = "2026-01-15";

const folder = process.argv[2];
if (folder === undefined) {
	console.error(
		"Name the folder to measure on: npm run bench:engine -- FOLDER",
	);
	process.exitCode = 2;
} else if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(
		`There is no folder ${folder}: name one with profiles, jobs and pairs.json`,
	);
	process.exitCode = 2;
} else {
	const results = await measureAll(folder);
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}

async function measureAll(folder: string): Promise<Result[]> {
	const sentences = "skills/skillspan/dev.jsonl.gz";
	const answers = "peers/resume_matcher_golden_cases.json";
	const labelled = readPart(folder, sentences);
	const golden = readPart(folder, answers);
	return [
		...(labelled ? measureSkillSpan(labelled) : skipped(sentences)),
		...(await measurePairs(folder)),
		...(golden ? await measureGolden(golden, TODAY) : skipped(answers)),
	];
}

async function measurePairs(folder: string): Promise<Result[]> {
	const [read, postings] = [readPeople(folder), readPostings(folder)];
	if (!read || !postings)
		return [
			...(read ? [] : skipped("profiles")),
			...(postings ? [] : skipped("jobs")),
		];
	const { people, refused } = read;
	const list = readPart(folder, "pairs.json");
	const unread: Result = {
		measure: "profiles that hold no resume",
		result: `${refused.length}, skipped`,
		cases: refused,
	};
	return [
		...(refused.length > 0 ? [unread] : []),
		...(await measureEveryPair(people, postings, TODAY)),
		...(list
			? await measureChosenPairs(list, { people, postings }, TODAY)
			: skipped("pairs.json")),
	];
}

function skipped(part: string): Result[] {
	return [{ measure: part, result: "not in the folder, skipped" }];
}
