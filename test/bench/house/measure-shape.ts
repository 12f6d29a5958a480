// The rows about sizes, imports and trunks. The figures of the other codebases come from a study of their sources: the import
// graph there was read by a text scan, functions as here.
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
import { GENERATION, PROFILE_LINE, type TrunkStep } from "./settings.ts";
import {
	fileSizes,
	functionSizes,
	isTable,
	quantile,
	type Size,
} from "./sizes.ts";
import type { Row } from "./table.ts";
import type { SourceFile } from "./tree.ts";
import { measureTrunk } from "./trunk.ts";

export function measureShape(files: readonly SourceFile[]): Row[] {
	const graph = graphOf(files, { types: true, started: true });
	return [
		...sizeRows(files),
		...circleRows(files),
		...reachRows(files),
		trunkRow("one generation, trunk", {
			files,
			graph,
			steps: GENERATION,
			anchors: ["4 files, 116 lines", "–", "2 hops", "–"],
		}),
		trunkRow("save a profile line, trunk", {
			files,
			graph,
			steps: PROFILE_LINE,
		}),
	];
}

function sizeRows(files: readonly SourceFile[]): Row[] {
	const [sizes, functions] = [fileSizes(files), functionSizes(files)];
	const tables = files.filter(isTable).map(({ path }) => path);
	const long = functions.filter(({ lines }) => lines > 60);
	const ofWeb = long.filter(({ path }) => path.startsWith("src/web/"));
	const tooLong = ofWeb.filter(({ lines }) => lines > 80);
	const others = long.filter((each) => !ofWeb.includes(each));
	return [
		{
			measure: `file lines, median / p90 (${sizes.length} files, ${tables.length} tables left out)`,
			anchors: ["24/71", "86/253", "45/173", "54/251"],
			goal: "<= 80 / <= 200",
			...medianAndP90(sizes, [80, 200]),
			found: [
				...named(sizes.filter(({ lines }) => lines > 200)),
				"tables left out",
				...tables.map((path) => `  ${path}`),
			],
		},
		{
			measure: `function lines, median / p90 (${functions.length} named ones, with what is in them)`,
			anchors: ["3/10", "9/63", "12/45", "13/45"],
			goal: "<= 10 / <= 30",
			...medianAndP90(functions, [10, 30]),
		},
		{
			measure: "functions over 60 lines outside web",
			goal: "0",
			now: String(others.length),
			isMet: others.length === 0,
			found: named(others),
		},
		{
			measure: "functions of web over 80 lines (over 60)",
			goal: "0",
			now: `${tooLong.length} (${ofWeb.length})`,
			isMet: tooLong.length === 0,
			found: named(ofWeb),
		},
	];
}

function circleRows(files: readonly SourceFile[]): Row[] {
	const all = graphOf(files, { types: true, started: false });
	const rooms = twoWayPairs(all, roomsOf);
	const folders = twoWayPairs(all, foldersOf);
	const nested = folders.filter(isNested);
	const neighbors = folders.filter((pair) => !isNested(pair));
	const circles = [true, false].map((types) =>
		largestCircle(graphOf(files, { types, started: false })),
	);
	const sizes = circles.map(({ length }) => length);
	return [
		{
			...noneOf("two-way pairs of rooms", rooms),
			anchors: ["–", "8", "12", "0"],
		},
		{
			measure: "largest circle of files, with types / without",
			anchors: ["–", "6/4", "17/0", "0/0"],
			goal: "0/0",
			now: sizes.join("/"),
			isMet: sizes.every((size) => size === 0),
			found: circles[0] ?? [],
		},
		noneOf("two-way pairs of neighboring folders below the rooms", neighbors),
		noneOf("two-way pairs of a folder and one inside it", nested),
	];
}

function isNested(pair: string): boolean {
	const [outer = "", inner = ""] = pair.split(" ↔ ");
	return inner.startsWith(`${outer}/`);
}

function reachRows(files: readonly SourceFile[]): Row[] {
	const reaches = [true, false].map((types) => {
		const graph = graphOf(files, { types, started: true });
		return files.map(({ path }) => ({
			path,
			name: path,
			lines: reachOf(graph, path).size,
		}));
	});
	const [all = [], running = []] = reaches;
	const rooms = [...Map.groupBy(all, ({ path }) => roomOf(path) ?? path)]
		.map(([room, own]) => {
			const without = running.filter(({ path }) => roomOf(path) === room);
			return {
				room,
				mean: mean(own),
				text: `${room}: ${both(own)}, without types ${both(without)}`,
			};
		})
		.sort((a, b) => b.mean - a.mean);
	return [
		{
			measure: "reach (files an average file pulls in), mean, median",
			anchors: ["–", "23", "9", "12"],
			goal: "<= 15 mean",
			now: both(all),
			isMet: mean(all) <= 15,
			found: rooms.map(({ text }) => text),
		},
		{
			measure: "reach without type imports, mean, median",
			now: both(running),
		},
	];
}

function trunkRow(
	measure: string,
	{
		files,
		graph,
		steps,
		anchors,
	}: {
		files: readonly SourceFile[];
		graph: Graph;
		steps: readonly TrunkStep[];
		anchors?: Row["anchors"];
	},
): Row {
	const trunk = measureTrunk(files, graph, steps);
	const { detours, faults, lines, neighborhood } = trunk;
	return {
		measure,
		...(anchors ? { anchors } : {}),
		goal: "5 files, < 400 lines",
		now:
			faults.length > 0
				? "the list is wrong"
				: `${trunk.files} files, ${lines} lines; ${neighborhood} with what they import`,
		isMet: faults.length === 0 && trunk.files <= 5 && lines < 400,
		found: [...faults, ...detours.map((detour) => `no import: ${detour}`)],
	};
}

function noneOf(measure: string, found: readonly string[]): Row {
	return {
		measure,
		goal: "0",
		now: String(found.length),
		isMet: found.length === 0,
		found,
	};
}

function medianAndP90(
	sizes: readonly Size[],
	[median, p90]: readonly [number, number],
): Pick<Row, "now" | "isMet"> {
	const [middle, high] = [quantile(sizes, 0.5), quantile(sizes, 0.9)];
	return {
		now: `${middle} / ${high}`,
		isMet: middle <= median && high <= p90,
	};
}

function both(sizes: readonly Size[]): string {
	return `${Math.round(mean(sizes))} mean, ${quantile(sizes, 0.5)} median`;
}

function mean(sizes: readonly Size[]): number {
	return sizes.reduce((sum, { lines }) => sum + lines, 0) / sizes.length;
}

function named(sizes: readonly Size[]): string[] {
	return sizes
		.toSorted((a, b) => b.lines - a.lines)
		.map(({ path, name, lines }) =>
			name === path ? `${lines} ${path}` : `${lines} ${name} (${path})`,
		);
}
