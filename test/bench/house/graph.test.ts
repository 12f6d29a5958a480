import { describe, expect, it } from "vitest";
import {
	foldersOf,
	graphOf,
	largestCircle,
	reachOf,
	twoWayPairs,
} from "./graph.ts";
import { readTree } from "./tree.ts";

const treeOf = (imports: Record<string, string[]>) =>
	readTree(
		new Map(
			Object.entries(imports).map(([path, lines]) => [path, lines.join("\n")]),
		),
	);
const ALL = { types: true, started: true };

const tree = treeOf({
	"src/domain/a.ts": [
		'import { b } from "./b.ts";',
		'import { missing } from "./missing.ts";',
		'import { z } from "zod";',
	],
	"src/domain/b.ts": ['import type { C } from "./c.ts";'],
	"src/domain/c.ts": ['export { a } from "./a.ts";'],
	"src/domain/d.ts": ['import { a } from "./a.ts";'],
	"src/domain/e.ts": ['new Worker(new URL("./d.ts", import.meta.url));'],
});

describe("the reach of a file", () => {
	it("is what it pulls in over any number of steps, without itself", () => {
		const graph = graphOf(tree, ALL);
		expect([...reachOf(graph, "src/domain/d.ts")].sort()).toEqual([
			"src/domain/a.ts",
			"src/domain/b.ts",
			"src/domain/c.ts",
		]);
		expect(reachOf(graph, "src/domain/a.ts").size).toBe(2);
		expect(reachOf(graph, "src/domain/e.ts").size).toBe(4);
	});

	it("has what is imported when it is first needed, unless that is left out", () => {
		const later = treeOf({
			"src/domain/a.ts": ['const b = () => import("./b.ts");'],
			"src/domain/b.ts": ["export const b = 1;"],
		});
		const reach = (late?: boolean) =>
			reachOf(
				graphOf(later, { ...ALL, ...(late !== undefined && { late }) }),
				"src/domain/a.ts",
			);
		expect([...reach()]).toEqual(["src/domain/b.ts"]);
		expect([...reach(false)]).toEqual([]);
	});

	it("ends at type imports where they are left out", () => {
		const graph = graphOf(tree, { ...ALL, types: false });
		expect([...reachOf(graph, "src/domain/a.ts")]).toEqual(["src/domain/b.ts"]);
	});

	it("ends at a thread where those are left out", () => {
		const graph = graphOf(tree, { ...ALL, started: false });
		expect(reachOf(graph, "src/domain/e.ts").size).toBe(0);
	});
});

describe("the largest circle", () => {
	it("holds every file that reaches the others and is reached by them", () => {
		expect(largestCircle(graphOf(tree, ALL))).toEqual([
			"src/domain/a.ts",
			"src/domain/b.ts",
			"src/domain/c.ts",
		]);
	});

	it("is none where a type closed it and types are left out", () => {
		expect(largestCircle(graphOf(tree, { ...ALL, types: false }))).toEqual([]);
	});
});

describe("folders that look both ways", () => {
	it("are neighbors whose files import each other, whichever files and however deep", () => {
		const folders = treeOf({
			"src/domain/job/one/a.ts": ['import "../two/deep/b.ts";'],
			"src/domain/job/two/deep/b.ts": [],
			"src/domain/job/two/c.ts": ['import "../one/d.ts";'],
			"src/domain/job/one/d.ts": [],
		});
		expect(twoWayPairs(graphOf(folders, ALL), foldersOf)).toEqual([
			"src/domain/job/one ↔ src/domain/job/two",
		]);
	});

	it("are a folder and one inside it", () => {
		const folders = treeOf({
			"src/domain/job/a.ts": ['import "./words/b.ts";'],
			"src/domain/job/words/b.ts": ['import type { C } from "../c.ts";'],
			"src/domain/job/c.ts": [],
		});
		expect(twoWayPairs(graphOf(folders, ALL), foldersOf)).toEqual([
			"src/domain/job ↔ src/domain/job/words",
		]);
	});

	it("are none where all imports point one way or into another room", () => {
		const folders = treeOf({
			"src/domain/job/one/a.ts": ['import "../two/b.ts";'],
			"src/domain/job/two/b.ts": [],
			"src/domain/match/c.ts": ['import "../job/one/a.ts";'],
		});
		expect(twoWayPairs(graphOf(folders, ALL), foldersOf)).toEqual([]);
	});
});
