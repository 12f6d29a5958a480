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

export function measureGroundedness(
	folder: string,
	written: readonly WrittenPair[],
): Result[] {
	const tool = resolve(join(folder, "tools", "groundedness.py"));
	const measure = "groundedness of resumes (tools/groundedness.py)";
	if (!existsSync(tool))
		return [{ measure, result: "no tool in the folder, skipped" }];
	const input = written
		.map(({ name, person, tailored }) =>
			JSON.stringify({
				id: name,
				profile: person.source,
				output: tailored.resume,
			}),
		)
		.join("\n");
	const run = spawnSync("python3", [tool], { input, encoding: "utf8" });
	if (run.status !== 0)
		return [{ measure, result: "no Python that runs the tool, skipped" }];
	const judged: Judgement[] = run.stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	const mean =
		judged.reduce((sum, { groundedness }) => sum + groundedness, 0) /
		judged.length;
	return [
		{
			measure,
			result: mean.toFixed(4),
			mustReach: "1.000",
			isReached: mean >= 0.9995,
			cases: judged
				.filter(({ groundedness }) => groundedness < 1)
				.map(
					({ id, groundedness, ...found }) =>
						`${id}: ${groundedness} ${[...found.unsupported_terms, ...found.unsupported_numbers, ...found.unsupported_entities].join(", ")}`,
				),
		},
	];
}
