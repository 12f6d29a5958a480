// The files of src/ without tests, each read and parsed once for all measurements.
import {
	type Import,
	importsOf,
	lineAt,
	type Node,
	nodesOf,
} from "../../house/imports.ts";

export type SourceFile = {
	/** From the project's root. */
	path: string;
	text: string;
	/** Parents before children. */
	nodes: readonly Node[];
	imports: readonly Import[];
};

export function readTree(sources: ReadonlyMap<string, string>): SourceFile[] {
	return [...sources].map(([path, text]) => {
		const nodes = nodesOf(path, text);
		return { path, text, nodes, imports: importsOf(path, text, nodes) };
	});
}

/** Where something stands, and what it is: one line of a list to work through. */
export type Place = { path: string; line: number; what: string };

export function placeOf(
	{ path, text }: SourceFile,
	start: number,
	what: string,
): Place {
	return { path, line: lineAt(text, start), what };
}

/** The files with the most first, each with its places below it. */
export function byFile(places: readonly Place[]): string[] {
	return [...Map.groupBy(places, ({ path }) => path)]
		.sort(([, one], [, other]) => other.length - one.length)
		.flatMap(([path, inFile]) => [
			`${path}: ${inFile.length}`,
			...inFile.map(({ line, what }) => `  ${line}: ${what}`),
		]);
}
