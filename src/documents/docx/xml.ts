// XML as text, every word of a person's escaped.

type Attributes = Record<string, string | number | undefined>;
type Child = string | false | undefined;

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};

export const escapeXml = (text: string) =>
	text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** An element; attributes without a value and children that are none are left out. Children are XML, not text. */
export function el(
	name: string,
	attributes: Attributes = {},
	...children: Child[]
): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
		.join("");
	const inner = children.filter(Boolean).join("");
	return inner
		? `<${name}${written}>${inner}</${name}>`
		: `<${name}${written}/>`;
}

export const declared = (root: string) =>
	`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;
