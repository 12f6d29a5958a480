// An element of an XML file, as far as reading a resume needs it: text stands in elements named "#text".

export type XmlElement = {
	name: string;
	attributes: Record<string, string>;
	children: XmlElement[];
	text: string;
};

/** The name without its namespace's prefix. */
export function localName({ name }: XmlElement): string {
	return name.slice(name.indexOf(":") + 1);
}

/** The first element below, at any depth, that a path of local names leads to. */
export function find(
	element: XmlElement | undefined,
	...path: string[]
): XmlElement | undefined {
	const [name, ...rest] = path;
	if (element === undefined || name === undefined) return element;
	for (const child of element.children) {
		if (localName(child) === name) {
			const found = find(child, ...rest);
			if (found) return found;
		}
	}
	return undefined;
}

export function all(
	element: XmlElement | undefined,
	name: string,
): XmlElement[] {
	return element?.children.filter((child) => localName(child) === name) ?? [];
}

/** All text within an element. */
export function textIn(element: XmlElement | undefined): string {
	if (!element) return "";
	return element.name === "#text"
		? element.text
		: element.children.map(textIn).join("");
}
