// The rows about imports: pairs and circles, reach, trunks. In the other codebases imports were read by a scan of their text.
import { roomOf } from "../../house/arrows.ts";
import {
	foldersOf,
	type Graph,
	graphOf,
	largestCircle,
	reachOf,
	roomsOf,
	twoWayPairs,
} from "./graph.ts";
import { GENERATION, PROFILE_LINE, QUEUE, type TrunkStep } from "./settings.ts";
import { isTable, quantile } from "./sizes.ts";
import { noneOf, type Row } from "./table.ts";
import type { SourceFile } from "./tree.ts";
import { measureTrunk } from "./trunk.ts";

const MOST_REACH = 15;
const MOST_FILES = 5;
const MOST_LINES = 500;

export function measureImports(files: readonly SourceFile[]): Row[] {
	return [
		...pairRows(files),
		circleRow(files),
		...reachRows(files),
		{
			...trunkRow("one generation, trunk", files, GENERATION),
			anchors: ["4 files, 116 lines", "–", "2 hops", "–"],
		},
		trunkRow("a job of the queue, trunk", files, QUEUE),
		trunkRow("save a profile line, trunk", files, PROFILE_LINE),
	];
}

function pairRows(files: readonly SourceFile[]): Row[] {
	const graph = graphOf(files, { types: true, started: false });
	const folders = twoWayPairs(graph, foldersOf);
	const nested = folders.filter(isNested);
	const neighbors = folders.filter((pair) => !isNested(pair));
	return [
		{
			...noneOf("two-way pairs of rooms", twoWayPairs(graph, roomsOf)),
			anchors: ["–", "8", "12", "0"],
		},
		noneOf("two-way pairs of neighboring folders below the rooms", neighbors),
		noneOf("two-way pairs of a folder and one inside it", nested),
	];
}

function isNested(pair: string): boolean {
	const [outer = "", inner = ""] = pair.split(" ↔ ");
	return inner.startsWith(`${outer}/`);
}

function circleRow(files: readonly SourceFile[]): Row {
	const circles = [true, false].map((types) =>
		largestCircle(graphOf(files, { types, started: false })),
	);
	return {
		measure: "largest circle of files, with types / without",
		anchors: ["–", "6/4", "17/0", "0/0"],
		goal: "0/0",
		now: circles.map(({ length }) => length).join("/"),
		isMet: circles.every(({ length }) => length === 0),
		found: circles.flat(),
	};
}

/** Tables of data are not read on the way, so they do not count; what they import does. */
function reachRows(files: readonly SourceFile[]): Row[] {
	const code = new Set(
		files.filter((file) => !isTable(file)).map(({ path }) => path),
	);
	const everything = new Set(files.map(({ path }) => path));
	const graph = graphOf(files, { types: true, started: true });
	const running = graphOf(files, { types: false, started: true });
	const all = reachByFile(graph, code);
	const withoutTypes = reachByFile(running, code);
	const asAnchors = graphOf(files, {
		types: true,
		started: false,
		late: false,
	});
	return [
		{
			measure: "reach (files an average file pulls in), mean, median",
			anchors: ["–", "23", "9", "12"],
			goal: `<= ${MOST_REACH} mean`,
			now: meanAndMedian([...all.values()]),
			isMet: mean([...all.values()]) <= MOST_REACH,
			found: reachByRoom(all, withoutTypes),
		},
		{
			measure: "  without type imports",
			now: meanAndMedian([...withoutTypes.values()]),
		},
		{
			measure: "  as the anchors were counted: no threads, no import()",
			now: meanAndMedian([...reachByFile(asAnchors, code).values()]),
		},
		{
			measure: "  with tables of data",
			now: meanAndMedian([...reachByFile(graph, everything).values()]),
		},
	];
}

/** How many of the counted files each of them pulls in. */
function reachByFile(
	graph: Graph,
	counted: ReadonlySet<string>,
): Map<string, number> {
	return new Map(
		[...counted].map((path) => [
			path,
			[...reachOf(graph, path)].filter((each) => counted.has(each)).length,
		]),
	);
}

function reachByRoom(
	all: ReadonlyMap<string, number>,
	withoutTypes: ReadonlyMap<string, number>,
): string[] {
	return [...Map.groupBy(all.keys(), (path) => roomOf(path) ?? path)]
		.map(([room, paths]) => {
			const reaches = (from: ReadonlyMap<string, number>) =>
				paths.map((path) => from.get(path) ?? 0);
			return {
				mean: mean(reaches(all)),
				text: `${room}: ${meanAndMedian(reaches(all))}, without types ${meanAndMedian(reaches(withoutTypes))}`,
			};
		})
		.sort((a, b) => b.mean - a.mean)
		.map(({ text }) => text);
}

function trunkRow(
	measure: string,
	files: readonly SourceFile[],
	steps: readonly TrunkStep[],
): Row {
	const graph = graphOf(files, { types: true, started: true });
	const trunk = measureTrunk(files, graph, steps);
	const isWrong = trunk.faults.length > 0;
	return {
		measure,
		goal: `${MOST_FILES} files, < ${MOST_LINES} lines`,
		now: isWrong
			? "the list is wrong"
			: `${trunk.files} files, ${trunk.lines} lines; ${trunk.neighborhood} with what they import`,
		isMet: !isWrong && trunk.files <= MOST_FILES && trunk.lines < MOST_LINES,
		found: [
			...trunk.faults,
			...trunk.detours.map((detour) => `no import: ${detour}`),
		],
	};
}

function meanAndMedian(values: readonly number[]): string {
	return `${Math.round(mean(values))} mean, ${quantile(values, 0.5)} median`;
}

function mean(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
