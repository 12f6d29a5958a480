// Holds the resumes and letters of every profile with every posting against mechanical rules, and prints each as a share.
// Exit code 0 when all is reached, 1 when something is not, 2 without a folder to measure on.
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadWordVectors } from "#src/adapters/computing/word-vectors.ts";
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { readPeople, readPostings } from "../engine/collection.ts";
import { casesOf, type Result, tableOf } from "../engine/result.ts";
import { firstSentence, letterRules } from "./letter-rules.ts";
import { resumeRules } from "./resume-rules.ts";
import type { Rule, Verdict } from "./rule.ts";
import { differingStrengths } from "./strengths.ts";
import { type WrittenPair, writePair } from "./written-pair.ts";

/** Fixed, so that the same folder gives the same documents on any day. */
const TODAY = "2026-11-22";
const MUST = 0.97;

const { positionals, values } = parseArgs({
	allowPositionals: true,
	// Of all pairs only each so-manieth, for a quick look.
	options: { every: { type: "string", default: "1" } },
});
const [folder] = positionals;
if (
	folder === undefined ||
	!statSync(folder, { throwIfNoEntry: false })?.isDirectory()
) {
	console.error(
		"Name a folder with profiles and jobs: npm run bench:writing -- FOLDER [--every N]",
	);
	process.exitCode = 2;
} else {
	await loadWordVectors();
	const results = await measureAll(folder, Number(values.every));
	console.log(tableOf(results));
	console.log(casesOf(results));
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}

async function measureAll(at: string, every: number): Promise<Result[]> {
	const people = readPeople(at)?.people ?? [];
	const postings = readPostings(at) ?? [];
	const rules = [...resumeRules, ...letterRules];
	const tallies = new Map(rules.map((rule) => [rule, empty()]));
	const openings = new Map<string, string[]>();
	const strengths = empty();
	const typesetter = createTypesetter({ threads: 0 });
	const chosen = people
		.flatMap((person) => postings.map((posting) => ({ person, posting })))
		.filter((_, number) => number % every === 0);
	for (const { person, posting } of chosen) {
		const writing = { person, posting, today: TODAY };
		const written = await writePair(
			{ ...writing, strength: "medium" },
			typesetter,
		);
		for (const [rule, tally] of tallies)
			add(tally, rule.judge(written), written);
		add(strengths, await differingStrengths(writing), written);
		const said = openings.get(person.id) ?? [];
		openings.set(person.id, [...said, firstSentence(written.letter)]);
	}
	await typesetter.close();
	return [
		{ measure: "pairs", result: String(chosen.length) },
		...[...tallies].map(([rule, tally]) => resultOf(rule, tally)),
		resultOf({ name: "strengths differ, or say so", must: MUST }, strengths),
		resultOf(
			{ name: "first sentences of one person differ", must: MUST },
			openingsOf(openings),
		),
	];
}

function empty(): Verdict {
	return { of: 0, kept: 0, broken: [] };
}

function add(tally: Verdict, verdict: Verdict, { pair }: WrittenPair): void {
	tally.of += verdict.of;
	tally.kept += verdict.kept;
	tally.broken.push(...verdict.broken.map((text) => `${pair}: ${text}`));
}

function openingsOf(openings: ReadonlyMap<string, string[]>): Verdict {
	const verdict = empty();
	for (const [person, said] of openings) {
		verdict.of += said.length;
		verdict.kept += new Set(said).size;
		const twice = said.filter((text, at) => said.indexOf(text) !== at);
		verdict.broken.push(...new Set(twice.map((text) => `${person}: ${text}`)));
	}
	return verdict;
}

function resultOf(
	{ name, must }: Pick<Rule, "name" | "must">,
	{ of, kept, broken }: Verdict,
): Result {
	const share = of === 0 ? 1 : kept / of;
	return {
		measure: name,
		result: `${share.toFixed(3)} (${kept} of ${of})`,
		...(must === null
			? {}
			: { mustReach: `>= ${must.toFixed(2)}`, isReached: share >= must }),
		cases: broken,
	};
}
