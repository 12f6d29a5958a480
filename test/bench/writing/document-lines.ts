// A laid-out document as the lines a reader meets, in order, each with its words.
import type { Block, Doc } from "#src/documents/doc.ts";
import { countShared, wordsIn } from "../understanding/comparable.ts";

export type DocumentLine = {
	kind: "head" | "title" | "text" | "bullet" | "list";
	text: string;
	words: ReadonlySet<string>;
};

export function documentLines({ header, blocks }: Doc): DocumentLine[] {
	return [
		lineOf("head", header.name),
		lineOf("head", header.label),
		...blocks.flatMap(linesOfBlock),
	].filter(({ text }) => text !== "");
}

function linesOfBlock(block: Block): DocumentLine[] {
	switch (block.kind) {
		case "section":
			return [lineOf("head", block.title)];
		case "paragraph":
			return [lineOf("text", block.text)];
		case "lines":
			return block.lines.map((line) => lineOf("text", line));
		case "pair":
			return [lineOf("list", `${block.key}: ${block.value}`)];
		case "points":
			return block.points.map(({ lead, text }) =>
				lineOf("bullet", lead === "" ? text : `${lead} ${text}`),
			);
		case "space":
			return [];
		case "entry":
			return [
				lineOf("title", [block.title.text, block.subtitle].join(", ")),
				lineOf("text", block.description),
				lineOf(
					"list",
					block.note ? `${block.note.key}: ${block.note.value}` : "",
				),
				...block.bullets.map(({ text }) => lineOf("bullet", text)),
			];
	}
}

function lineOf(kind: DocumentLine["kind"], text: string): DocumentLine {
	return { kind, text, words: wordsIn(text) };
}

/** The lines that begin in the first third of the document, by the length of what it says. */
export function firstThird(lines: readonly DocumentLine[]): DocumentLine[] {
	const whole = lines.reduce((sum, { text }) => sum + text.length, 0);
	let before = 0;
	return lines.filter(({ text }) => {
		const isEarly = before <= whole / 3;
		before += text.length;
		return isEarly;
	});
}

const SAID = 0.6;

/** Whether one of the lines says a text, in whatever order: three in five of its words. */
export function isSaidIn(
	text: string,
	lines: readonly DocumentLine[],
	least = SAID,
): boolean {
	const words = wordsIn(text);
	return (
		words.size > 0 &&
		lines.some((line) => countShared(words, line.words) / words.size >= least)
	);
}
