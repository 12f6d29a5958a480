// The graph of imports: which files one file pulls in, which need each other, and which folders look both ways.
import { dirname } from "node:path/posix";
import { roomOf } from "../../house/arrows.ts";
import type { SourceFile } from "./tree.ts";

/** File → the files of the tree it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export type Arrows = {
	/** Type imports too. */
	types: boolean;
	/** Files started as threads too. */
	started: boolean;
	/** Files imported when they are first needed too, which is the rule. */
	late?: boolean;
};

export function graphOf(
	files: readonly SourceFile[],
	{ types, started, late = true }: Arrows,
): Graph {
	const known = new Set(files.map(({ path }) => path));
	return new Map(
		files.map(({ path, imports }) => [
			path,
			new Set(
				imports
					.filter((one) => types || !one.typeOnly)
					.filter((one) => started || !one.started)
					.filter((one) => late || !one.late)
					.flatMap(({ target }) =>
						target !== undefined && target !== path && known.has(target)
							? [target]
							: [],
					),
			),
		]),
	);
}

/** All files one file pulls in, over any number of steps, without itself. */
export function reachOf(graph: Graph, from: string): Set<string> {
	const seen = new Set<string>([from]);
	const open = [from];
	for (let file = open.pop(); file !== undefined; file = open.pop())
		for (const next of graph.get(file) ?? []) {
			if (seen.has(next)) continue;
			seen.add(next);
			open.push(next);
		}
	seen.delete(from);
	return seen;
}

/** The largest set of files that all reach each other; empty where no two do. */
export function largestCircle(graph: Graph): string[] {
	const reach = new Map(
		[...graph.keys()].map((file) => [file, reachOf(graph, file)]),
	);
	const circles = [...reach].map(([file, reached]) =>
		[...reached].filter((other) => reach.get(other)?.has(file)).concat(file),
	);
	const largest = circles.sort((a, b) => b.length - a.length)[0] ?? [];
	return largest.length > 1 ? largest.sort() : [];
}

/** Pairs of places that import each other: "a ↔ b", each once. `placesOf` names both ends of an import, or nothing. */
export function twoWayPairs(
	graph: Graph,
	placesOf: (from: string, to: string) => readonly [string, string] | undefined,
): string[] {
	const arrows = new Set<string>();
	for (const [from, targets] of graph)
		for (const to of targets) {
			const places = placesOf(from, to);
			if (places && places[0] !== places[1]) arrows.add(places.join(" ↔ "));
		}
	return [...arrows]
		.filter((arrow) => {
			const [one = "", other = ""] = arrow.split(" ↔ ");
			return one < other && arrows.has(`${other} ↔ ${one}`);
		})
		.sort();
}

export function roomsOf(from: string, to: string): [string, string] {
	return [roomOf(from) ?? from, roomOf(to) ?? to];
}

/**
 * The two folders in which an import within one room leaves the common path of its files: two neighbours, or a folder
 * itself and one inside it.
 */
export function foldersOf(
	from: string,
	to: string,
): [string, string] | undefined {
	if (roomOf(from) !== roomOf(to)) return undefined;
	const [own, other] = [from, to].map((path) => dirname(path).split("/"));
	if (!own || !other) return undefined;
	const shared = own.findIndex((name, at) => name !== other[at]);
	const depth = shared < 0 ? own.length : shared;
	return [
		own.slice(0, depth + 1).join("/"),
		other.slice(0, depth + 1).join("/"),
	];
}
