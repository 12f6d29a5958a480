import { expect, it } from "vitest";
import { graphOf } from "./graph.ts";
import type { TrunkStep } from "./settings.ts";
import { readTree } from "./tree.ts";
import { measureTrunk } from "./trunk.ts";

const tree = readTree(
	new Map([
		[
			"src/http/ask.ts",
			'import "../workflows/start.ts";\nimport "./session.ts";\n',
		],
		["src/http/session.ts", "\n"],
		["src/workflows/start.ts", 'import "../db/jobs.ts";\n'],
		["src/db/jobs.ts", "\n"],
		["src/jobs/queue.ts", 'import "../db/jobs.ts";\n\n'],
	]),
);
const measured = (steps: TrunkStep[]) =>
	measureTrunk(tree, graphOf(tree, { types: true, started: true }), steps);

it("a trunk is as long as its files, joined by imports or over a file both know", () => {
	expect(
		measured([
			"src/http/ask.ts",
			"src/workflows/start.ts",
			{ file: "src/jobs/queue.ts", over: "src/db/jobs.ts" },
		]),
	).toEqual({
		files: 3,
		lines: 5,
		neighborhood: 5,
		detours: ["src/jobs/queue.ts over src/db/jobs.ts"],
		faults: [],
	});
});

it.each<[string, TrunkStep[]]>([
	[
		"src/jobs/queue.ts is imported by no file before it",
		["src/http/ask.ts", "src/jobs/queue.ts"],
	],
	[
		"src/http/ask.ts is imported by no file before it",
		["src/workflows/start.ts", "src/http/ask.ts"],
	],
	[
		"src/jobs/queue.ts is not joined to a file before it over src/http/session.ts",
		[
			"src/http/ask.ts",
			{ file: "src/jobs/queue.ts", over: "src/http/session.ts" },
		],
	],
	["src/http/gone.ts is not there", ["src/http/gone.ts"]],
])("%s", (fault, steps) => {
	expect(measured(steps).faults).toEqual([fault]);
});
