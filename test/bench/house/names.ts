// Names: what is exported twice under one name, files that are called alike, and metaphors where the field has a word.
import { basename } from "node:path/posix";
import { isNode, type Node } from "../../house/imports.ts";
import {
	LITERALLY_MEANT,
	METAPHORS,
	ROWS_OF_ONE_TABLE,
	TABLES_OF_WORDS,
} from "./settings.ts";
import type { SourceFile } from "./tree.ts";

/** "name: file, file …" for each name that several files export; a type and a value of one file are one. */
export function exportedTwice(files: readonly SourceFile[]): string[] {
	return heldBySeveral(
		files.flatMap(({ path, nodes }) =>
			[...new Set(nodes.flatMap(exportsOf))].map((name) => ({ name, path })),
		),
	);
}

/** "words.ts: file, file …", whatever kind of file it is. */
export function sameFileNames(files: readonly SourceFile[]): string[] {
	return heldBySeveral(
		files.map(({ path }) => ({
			name: basename(path).replace(/\.tsx?$/, ""),
			path,
		})),
	);
}

export type Metaphors = { path: string; count: number; names: string[] };

/** Files whose own name or identifiers hold one of the words, with how often. */
export function metaphors(files: readonly SourceFile[]): Metaphors[] {
	return files
		.filter(({ path }) => !TABLES_OF_WORDS.includes(path))
		.map(({ path, nodes }) => {
			const names = [
				basename(path).replace(/\.tsx?$/, ""),
				...nodes
					.filter(({ type }) => /^(JSX)?Identifier$/.test(type))
					.map(({ name }) => String(name)),
			].filter(isMetaphor);
			return { path, count: names.length, names: [...new Set(names)] };
		})
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count);
}

/** "tellPerson", "MOST_TOLD" and "known-houses" hold one; "Dropdown" and "onDrop" hold none. */
function isMetaphor(name: string): boolean {
	return (
		!LITERALLY_MEANT.includes(name) &&
		name
			.split(/(?<![A-Z])(?=[A-Z])|[-_.\d]+/)
			.some((word) => METAPHORS.includes(word.toLowerCase()))
	);
}

function exportsOf(node: Node): string[] {
	if (node.type !== "ExportNamedDeclaration") return [];
	const { declaration, specifiers } = node;
	const listed = Array.isArray(specifiers) ? specifiers.filter(isNode) : [];
	return [
		...listed.map(({ exported }) => nameOf(exported)),
		...(isNode(declaration) ? declaredBy(declaration) : []),
	];
}

function declaredBy({ id, declarations }: Node): string[] {
	if (!Array.isArray(declarations)) return [nameOf(id)];
	return declarations
		.filter(isNode)
		.map((each) => nameOf(each.id))
		.filter((name) => name !== "");
}

function nameOf(node: unknown): string {
	return isNode(node) && typeof node.name === "string" ? node.name : "";
}

function heldBySeveral(
	held: readonly { name: string; path: string }[],
): string[] {
	return [...Map.groupBy(held, ({ name }) => name)]
		.filter(([, places]) => ownersOf(places) > 1)
		.sort(([, one], [, other]) => other.length - one.length)
		.map(
			([name, places]) =>
				`${name} ×${places.length}: ${places.map(({ path }) => path).join(", ")}`,
		);
}

function ownersOf(places: readonly { path: string }[]): number {
	return new Set(
		places.map(
			({ path }) =>
				ROWS_OF_ONE_TABLE.find((folder) => path.startsWith(folder)) ?? path,
		),
	).size;
}
