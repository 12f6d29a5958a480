// Groundedness as the folder's own tool counts it: the share of terms, figures and names of a document that stand in the
// profile. The tool is Python's; without it the measure is skipped.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { WrittenPair } from "./chosen-pairs.ts";
import type { Result } from "./result.ts";

type Judgement = {
	id: string;
	groundedness: number;
	unsupported_terms: string[];
	unsupported_numbers: string[];
	unsupported_entities: string[];
};

// The tool leaves out what stands under a key called "url"; a document may name it, so it is given under another key as well.
export function measureGroundedness(
	folder: string,
	written: readonly WrittenPair[],
): Result[] {
	const tool = resolve(join(folder, "tools", "groundedness.py"));
	const measure = "groundedness of resumes (tools/groundedness.py)";
	if (!existsSync(tool))
		return [{ measure, result: "no tool in the folder, skipped" }];
	const asGiven = judge(tool, written, (source) => source);
	const withAddresses = judge(tool, written, (source) => [
		source,
		addressesIn(source),
	]);
	if (!asGiven || !withAddresses)
		return [{ measure, result: "no Python that runs the tool, skipped" }];
	const mean = meanOf(withAddresses);
	return [
		{
			measure: `${measure}, addresses read`,
			result: mean.toFixed(4),
			mustReach: "1.000",
			isReached: mean >= 0.9995,
			cases: offenders(withAddresses),
		},
		{
			measure: "  the same as the tool reads the profile",
			result: meanOf(asGiven).toFixed(4),
			cases: offenders(asGiven),
		},
	];
}

function judge(
	tool: string,
	written: readonly WrittenPair[],
	profileOf: (source: unknown) => unknown,
): Judgement[] | null {
	const input = written
		.map(({ name, person, tailored }) =>
			JSON.stringify({
				id: name,
				profile: profileOf(person.source),
				output: tailored.resume,
			}),
		)
		.join("\n");
	const run = spawnSync("python3", [tool], { input, encoding: "utf8" });
	if (run.status !== 0) return null;
	return run.stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
}

function addressesIn(source: unknown): string[] {
	return JSON.stringify(source).match(/https?:[^"\\]+/g) ?? [];
}

function meanOf(judged: readonly Judgement[]): number {
	const sum = judged.reduce((total, one) => total + one.groundedness, 0);
	return sum / judged.length;
}

function offenders(judged: readonly Judgement[]): string[] {
	return judged
		.filter(({ groundedness }) => groundedness < 1)
		.map(
			({ id, groundedness, ...found }) =>
				`${id}: ${groundedness} ${[...found.unsupported_terms, ...found.unsupported_numbers, ...found.unsupported_entities].join(", ")}`,
		);
}
