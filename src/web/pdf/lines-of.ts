// The lines of a document that can be asked where they come from, in reading order.
import type { Block, Doc } from "../../documents/doc.ts";

export type DocumentLine = { path: string; text: string };

export function documentLines(doc: Doc): DocumentLine[] {
	return doc.blocks.flatMap(blockLines);
}

function blockLines(block: Block): DocumentLine[] {
	switch (block.kind) {
		case "section":
		case "space":
			return [];
		case "paragraph":
			return line(block.path, block.text);
		case "lines":
			return line(block.path, block.lines.join(" "));
		case "pair":
			return line(block.path, `${block.key}: ${block.value}`);
		case "points":
			return block.points.flatMap(({ path, lead, text }) =>
				line(path, lead === "" ? text : `${lead} ${text}`),
			);
		case "entry":
			return [
				...line(block.path, block.title.text),
				...block.bullets.flatMap(({ path, text }) => line(path, text)),
			];
	}
}

function line(path: string | undefined, text: string): DocumentLine[] {
	return path && text ? [{ path, text }] : [];
}
