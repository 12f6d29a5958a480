// The literals of a source file: strings, the fixed parts of templates, words between tags, and regular expressions.
import type { Node } from "./imports.ts";

export type Literal = {
	/** "pattern" for a regular expression, whose text is its source. */
	kind: "text" | "pattern";
	text: string;
	/** Offset in the source. */
	start: number;
};

export function literalsOf(nodes: readonly Node[]): Literal[] {
	return nodes.flatMap((node) => {
		const literal = literalOf(node);
		return literal ? [{ ...literal, start: node.start }] : [];
	});
}

function literalOf({
	type,
	value,
	regex,
}: Node): Omit<Literal, "start"> | undefined {
	if (type === "JSXText") return { kind: "text", text: String(value) };
	if (type === "TemplateElement")
		return { kind: "text", text: fieldOf(value, "cooked") };
	if (type !== "Literal") return undefined;
	if (regex) return { kind: "pattern", text: fieldOf(regex, "pattern") };
	return typeof value === "string" ? { kind: "text", text: value } : undefined;
}

function fieldOf(value: unknown, name: string): string {
	const field: unknown =
		typeof value === "object" && value !== null
			? Reflect.get(value, name)
			: undefined;
	return typeof field === "string" ? field : "";
}
