// Measures the engine on a folder of profiles, postings and labelled sentences, and prints one table.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { measureBadInput } from "./bad-input.ts";
import {
	measureCoverage,
	type WrittenPair,
	writeChosenPairs,
} from "./chosen-pairs.ts";
import {
	type Person,
	readPart,
	readPeople,
	readPostings,
} from "./collection.ts";
import { measureEveryPair } from "./every-pair.ts";
import { measureFarPairs } from "./far-pairs.ts";
import { measureGolden } from "./golden.ts";
import { measureGroundedness } from "./groundedness.ts";
import { firstBooks } from "./lies/first-books.ts";
import { measureHonesty } from "./lies/measure-honesty.ts";
import { measureLies } from "./lies/measure-lies.ts";
import { measureText } from "./lies/measure-text.ts";
import { secondBooks } from "./lies/second-books.ts";
import { peopleAbroad } from "./people-abroad.ts";
import { casesOf, type Result, tableOf } from "./result.ts";
import { measureRules } from "./rules/measure-rules.ts";
import { measureSkillSpan } from "./skillspan.ts";
import { measureSpans } from "./spans.ts";
import { measureSpeed } from "./speed.ts";

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
		// First, while nothing is remembered yet that could help.
		...(await measureSpeed(TODAY)),
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
	const unread: Result = {
		measure: "profiles that hold no resume",
		result: `${refused.length}, skipped`,
		cases: refused,
	};
	const list = readPart(folder, "pairs.json");
	const chosen = list
		? await writeChosenPairs(list, { people, postings }, TODAY)
		: { written: [], absent: skipped("pairs.json") };
	return [
		...(refused.length > 0 ? [unread] : []),
		...measureSpans(postings),
		...(await measureEveryPair(people, postings, TODAY)),
		...(await measureBadInput(TODAY)),
		...chosen.absent,
		...(chosen.written.length > 0
			? await measureChosen(folder, chosen.written)
			: []),
		...(await measureTruth(people, chosen.written)),
	];
}

async function measureChosen(
	folder: string,
	written: readonly WrittenPair[],
): Promise<Result[]> {
	return [
		...measureCoverage(written),
		...measureGroundedness(folder, written),
		...measureFarPairs(written),
		...(await measureRules(written, TODAY)),
	];
}

/** Lies about everybody, and about five people of our own in languages the folder may not hold. */
async function measureTruth(
	people: readonly Person[],
	written: readonly WrittenPair[],
): Promise<Result[]> {
	const all = [...people, ...peopleAbroad];
	return [
		...(await measureLies(all, {
			name: "first phrasings",
			books: firstBooks,
			today: TODAY,
		})),
		...(await measureLies(all, {
			name: "second phrasings",
			books: secondBooks,
			today: TODAY,
		})),
		...measureHonesty(all, written, TODAY),
		...(await measureText(all, secondBooks, TODAY)),
	];
}

function skipped(part: string): Result[] {
	return [{ measure: part, result: "not in the folder, skipped" }];
}
