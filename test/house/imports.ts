// What a source file imports, read from its syntax tree: types, re-exports, dynamic imports and files named for a worker included.
import { dirname, join } from "node:path/posix";
import { parseSync } from "vite";

export type Import = {
	/** Path from the project's root. */
	file: string;
	line: number;
	specifier: string;
	typeOnly: boolean;
	/** Not imported but started in a thread of its own. */
	started: boolean;
	/** Imported when it is first needed. */
	late: boolean;
	/** Path from the project's root, where the specifier is relative. */
	target?: string;
};

/** A node of the tree; which fields it has depends on `type`. */
export type Node = { type: string; start: number; [field: string]: unknown };

export function importsOf(
	file: string,
	source: string,
	nodes: readonly Node[] = nodesOf(file, source),
): Import[] {
	const found: Import[] = [];
	for (const node of nodes) {
		const specifier = specifierOf(node);
		if (specifier === undefined) continue;
		found.push({
			file,
			line: lineAt(source, node.start),
			specifier,
			typeOnly: isTypeOnly(node),
			started: node.type === "NewExpression",
			late: node.type === "ImportExpression",
			...(specifier.startsWith(".")
				? { target: join(dirname(file), specifier.replace(/\?.*$/, "")) }
				: {}),
		});
	}
	return found;
}

/** Every node of a file's tree, parents before children. */
export function nodesOf(file: string, source: string): Node[] {
	const { program, errors } = parseSync(file, source);
	const first = errors[0];
	if (first) throw new Error(`${file}: ${first.message}`);
	const nodes: Node[] = [];
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) value.forEach(visit);
		else if (isNode(value)) {
			nodes.push(value);
			Object.values(value).forEach(visit);
		}
	};
	visit(program);
	return nodes;
}

export function isNode(value: unknown): value is Node {
	return (
		typeof value === "object" &&
		value !== null &&
		"type" in value &&
		typeof value.type === "string"
	);
}

export function lineAt(source: string, offset: number): number {
	return source.slice(0, offset).split("\n").length;
}

function specifierOf(node: Node): string | undefined {
	switch (node.type) {
		case "ImportDeclaration":
		case "ExportAllDeclaration":
		case "ExportNamedDeclaration":
		case "ImportExpression":
		case "TSImportType":
			return textOf(node.source);
		case "NewExpression":
			return fileBeside(node);
		default:
			return undefined;
	}
}

/** `new URL("./worker.ts", import.meta.url)` is how a file starts another one in a thread. */
function fileBeside(node: Node): string | undefined {
	const [first, second] = node.arguments as unknown[];
	const isUrl = isNode(node.callee) && node.callee.name === "URL";
	const text = textOf(first);
	return isUrl && second && text && /^\.{1,2}\/.*\.tsx?$/.test(text)
		? text
		: undefined;
}

function textOf(node: unknown): string | undefined {
	return isNode(node) && typeof node.value === "string"
		? node.value
		: undefined;
}

function isTypeOnly(node: Node): boolean {
	if (node.type === "TSImportType") return true;
	if (node.importKind === "type" || node.exportKind === "type") return true;
	const specifiers = (node.specifiers ?? []) as Node[];
	return (
		specifiers.length > 0 &&
		specifiers.every((one) => one.importKind === "type")
	);
}
