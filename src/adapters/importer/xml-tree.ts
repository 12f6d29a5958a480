// XML as a tree of elements in their order. A document type is refused: it is what entity attacks need, and no resume does.
import { XMLParser } from "fast-xml-parser";
import { Refusal } from "../../domain/refusal.ts";
import type { XmlElement } from "../../domain/resume-reading/formats/xml-element.ts";

const BROKEN =
	"This file is damaged and can't be read. Save or export it again and choose the new file.";

const parser = new XMLParser({
	preserveOrder: true,
	ignoreAttributes: false,
	attributeNamePrefix: "",
	parseTagValue: false,
	parseAttributeValue: false,
	trimValues: false,
	processEntities: true,
	// Letters by their number as well.
	htmlEntities: true,
	removeNSPrefix: false,
});

export function parseXml(text: string): XmlElement {
	if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Refusal("bad-input", BROKEN);
	try {
		const nodes: unknown = parser.parse(text);
		return {
			name: "",
			attributes: {},
			children: Array.isArray(nodes) ? nodes.flatMap(elementOf) : [],
			text: "",
		};
	} catch (error) {
		throw new Refusal("bad-input", BROKEN, { cause: error });
	}
}

/** One node of the parser's own form: its tag is the key beside ":@". */
function elementOf(node: unknown): XmlElement[] {
	if (typeof node !== "object" || node === null) return [];
	const record = node as Record<string, unknown>;
	const name = Object.keys(record).find((key) => key !== ":@");
	if (name === undefined || name.startsWith("?")) return [];
	if (name === "#text")
		return [{ name, attributes: {}, children: [], text: String(record[name]) }];
	const children = record[name];
	return [
		{
			name,
			attributes: (record[":@"] ?? {}) as Record<string, string>,
			children: Array.isArray(children) ? children.flatMap(elementOf) : [],
			text: "",
		},
	];
}
