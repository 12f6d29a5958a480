// The trunk of a journey: the files one reads from a request to its stored result. The list is given; that its files hang
// together is proved by the imports.
import type { Graph } from "./graph.ts";
import type { TrunkStep } from "./settings.ts";
import type { SourceFile } from "./tree.ts";

export type Trunk = {
	files: number;
	lines: number;
	/** Files of the tree that the trunk's own import, itself included: what may have to be opened. */
	neighborhood: number;
	/** Joints that are no import, as "a → b over c". */
	detours: string[];
	/** What is wrong with the list. */
	faults: string[];
};

export function measureTrunk(
	files: readonly SourceFile[],
	graph: Graph,
	steps: readonly TrunkStep[],
): Trunk {
	const trunk = steps.map((step) =>
		typeof step === "string" ? { file: step, over: undefined } : step,
	);
	const texts = new Map(files.map(({ path, text }) => [path, text]));
	const paths = trunk.map(({ file }) => file);
	return {
		files: paths.length,
		lines: paths.reduce((sum, path) => sum + linesOf(texts.get(path)), 0),
		neighborhood: new Set(
			paths.flatMap((path) => [path, ...(graph.get(path) ?? [])]),
		).size,
		detours: trunk.flatMap(({ file, over }) =>
			over === undefined ? [] : [`${file} over ${over}`],
		),
		faults: trunk.flatMap(({ file, over }, at) => {
			if (!graph.has(file)) return [`${file} is not there`];
			const before = paths.slice(0, at);
			return at === 0 || isJoined(graph, before, { file, over })
				? []
				: [faultText(file, over)];
		}),
	};
}

/** Whether an earlier file imports it, or a file in between joins the two by imports in either direction. */
function isJoined(
	graph: Graph,
	before: readonly string[],
	{ file, over }: { file: string; over: string | undefined },
): boolean {
	const imports = (from: string, to: string) =>
		graph.get(from)?.has(to) === true;
	if (over === undefined) return before.some((path) => imports(path, file));
	const touches = (path: string) => imports(path, over) || imports(over, path);
	return touches(file) && before.some(touches);
}

function faultText(file: string, over: string | undefined): string {
	return over === undefined
		? `${file} is imported by no file before it`
		: `${file} is not joined to a file before it over ${over}`;
}

function linesOf(text = ""): number {
	return text.split("\n").length - 1;
}
