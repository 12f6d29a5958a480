// How long files and functions are, in lines as an editor counts them: blank lines and comments included.
import { isNode, type Node } from "../../house/imports.ts";
import type { SourceFile } from "./tree.ts";

export type Size = { path: string; name: string; lines: number };

/** Files of code: tables of data may be long. */
export function fileSizes(files: readonly SourceFile[]): Size[] {
	return files
		.filter((file) => !isTable(file))
		.map(({ path, text }) => ({ path, name: path, lines: linesOf(text) }));
}

/**
 * Functions that have a name: declared, held by a variable, or a method. Everything within counts, callbacks and markup too;
 * a callback of its own does not, since the function around it has its lines already.
 */
export function functionSizes(files: readonly SourceFile[]): Size[] {
	return files.flatMap(({ path, text, nodes }) =>
		nodes.flatMap((node) => {
			const named = namedFunction(node);
			if (!named) return [];
			const { start, end } = named.node;
			const lines = linesOf(text.slice(start, Number(end)));
			return [{ path, name: named.name, lines }];
		}),
	);
}

/** A file that is three quarters constants without a function or a call in them. */
export function isTable({ text, nodes }: SourceFile): boolean {
	const [program] = nodes;
	const body = Array.isArray(program?.body) ? program.body.filter(isNode) : [];
	const held = body
		.map((node) => (isNode(node.declaration) ? node.declaration : node))
		.filter(({ type }) => type === "VariableDeclaration")
		.filter(
			(node) =>
				!nodes.some((other) => isWithin(other, node) && doesWork(other)),
		)
		.reduce((sum, node) => sum + linesIn(text, node), 0);
	const imports = body
		.filter(({ type }) => type === "ImportDeclaration")
		.reduce((sum, node) => sum + linesIn(text, node), 0);
	const code = text.split("\n").filter(isCode).length - imports;
	return held > 0 && held >= code * TABLE_SHARE;
}

const TABLE_SHARE = 0.75;

/** The value at or below which a share of the values lies, 0 to 1; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

function namedFunction(node: Node): { name: string; node: Node } | undefined {
	const held =
		node.type === "VariableDeclarator"
			? node.init
			: node.type === "MethodDefinition" || node.type === "PropertyDefinition"
				? node.value
				: node.type === "Property" && node.method === true
					? node.value
					: node.id
						? node
						: undefined;
	if (!isNode(held) || !FUNCTION.test(held.type) || !isNode(held.body))
		return undefined;
	// A function that a variable holds is met twice when it has a name of its own; its own counts.
	if (held !== node && isNode(held.id)) return undefined;
	const named = isNode(node.id) ? node.id : node.key;
	return { name: isNode(named) ? String(named.name) : "", node: held };
}

const FUNCTION =
	/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

function doesWork({ type, callee }: Node): boolean {
	if (/Function|^JSX/.test(type)) return true;
	const method =
		isNode(callee) && isNode(callee.property) ? callee.property.name : "";
	return type === "CallExpression" && !/^(split|trim)$/.test(String(method));
}

function isWithin(inner: Node, outer: Node): boolean {
	return inner.start >= outer.start && Number(inner.end) <= Number(outer.end);
}

function linesIn(text: string, { start, end }: Node): number {
	return text.slice(start, Number(end)).split("\n").filter(isCode).length;
}

function isCode(line: string): boolean {
	return /^\s*(?!\/\/|\/?\*)\S/.test(line);
}

function linesOf(text: string): number {
	return text.replace(/\n$/, "").split("\n").length;
}
