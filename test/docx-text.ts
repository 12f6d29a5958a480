// Reads back what a Word file holds, as a stranger would: its parts, and its words in order with a line per paragraph.
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";

/** The parts by name, as text. */
export function docxParts(docx: Uint8Array): Record<string, string> {
	return Object.fromEntries(
		Object.entries(unzipSync(docx)).map(([name, bytes]) => [
			name,
			strFromU8(bytes),
		]),
	);
}

/** What is wrong with the XML of a part; null where it is sound. */
export function xmlFault(xml: string): string | null {
	const result = XMLValidator.validate(xml);
	return result === true ? null : result.err.msg;
}

type Node = { [name: string]: Node[] | string };

const parser = new XMLParser({
	preserveOrder: true,
	trimValues: false,
	processEntities: true,
});

export function docxText(docx: Uint8Array): string {
	const tree: Node[] = parser.parse(docxParts(docx)["word/document.xml"] ?? "");
	return wordsOf(tree);
}

function wordsOf(nodes: Node[]): string {
	return nodes
		.map((node) => {
			const [name = "", inside] =
				Object.entries(node).find(([key]) => key !== ":@") ?? [];
			if (name === "#text") return String(inside);
			if (name === "w:tab" || name === "w:br") return "\n";
			// A drawing's places are written as text; no word stands in one.
			if (!Array.isArray(inside) || name === "w:drawing") return "";
			return name === "w:p" ? `${wordsOf(inside)}\n` : wordsOf(inside);
		})
		.join("");
}
