// The paragraphs of a Word document as lines of a resume: with their styles, lists, tables and text boxes.

import {
	all,
	find,
	localName,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";
import {
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "../../domain/resume-reading/lines/source-line.ts";
import { linesOfTable } from "../../domain/resume-reading/lines/table-lines.ts";
import { readRuns, trimmedRuns } from "./docx-runs.ts";
import { readStyles, type Styles } from "./docx-styles.ts";
import { wholeLine } from "./whole-line.ts";

export type DocxParts = {
	document: XmlElement;
	styles: XmlElement | null;
	links: Map<string, string>;
	headers: XmlElement[];
};

type Context = {
	styles: Styles;
	links: Map<string, string>;
	lines: SourceLine[];
	/** What comes next stands beside a text box and does not go on in it. */
	isAfterBox: boolean;
};

export function linesOfDocx({
	document,
	styles,
	links,
	headers,
}: DocxParts): SourceLine[] {
	const context: Context = {
		styles: readStyles(styles),
		links,
		lines: [],
		isAfterBox: false,
	};
	for (const header of headers) {
		const [margin] = header.children;
		if (margin) readBlocks(withoutPageNumbers(margin), context);
	}
	readBlocks(find(document, "document", "body"), context);
	return context.lines;
}

const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES)\b/;

/** A margin without the paragraphs that say which page it is; beside that stands whose, as the first page says too. */
function withoutPageNumbers(margin: XmlElement): XmlElement {
	const countsPages = (paragraph: XmlElement) =>
		all(paragraph, "fldSimple").some((field) =>
			PAGE_NUMBER.test(attribute(field, "instr") ?? ""),
		);
	return {
		...margin,
		children: margin.children.filter((child) => !countsPages(child)),
	};
}

function readBlocks(parent: XmlElement | undefined, context: Context): void {
	for (const child of parent?.children ?? []) {
		const name = localName(child);
		if (name === "p") readParagraph(child, context);
		else if (name === "tbl") readTable(child, context);
		else if (name === "sdt") readBlocks(find(child, "sdtContent"), context);
		else if (
			name === "hdr" ||
			name === "ftr" ||
			name === "ins" ||
			name === "smartTag"
		)
			readBlocks(child, context);
	}
}

function readTable(table: XmlElement, context: Context): void {
	const rows = all(table, "tr").map((row) =>
		all(row, "tc").map((cell) => {
			const own: Context = { ...context, lines: [] };
			readBlocks(cell, own);
			return own.lines.filter(({ runs }) => textOfRuns(runs) !== "");
		}),
	);
	context.lines.push(...linesOfTable(rows));
}

function readParagraph(paragraph: XmlElement, context: Context): void {
	const properties = find(paragraph, "pPr");
	const style = context.styles.of(attribute(find(properties, "pStyle"), "val"));
	const boxes: XmlElement[] = [];
	const drafts: { runs: TextRun[]; links: string[] }[] = [
		{ runs: [], links: [] },
	];
	readRuns(paragraph, {
		styles: context.styles,
		links: context.links,
		look: style.look,
		drafts,
		boxes,
	});
	const numbering = find(properties, "numPr");
	const numId = attribute(find(numbering, "numId"), "val");
	const isListed = numId === null ? style.isListed : numId !== "0";
	const outline = attribute(find(properties, "outlineLvl"), "val");
	const before = points(find(properties, "spacing"), "before") ?? style.before;
	for (const [at, { runs, links }] of drafts.entries()) {
		if (textOfRuns(runs) === "") {
			if (at === 0 && drafts.length === 1) context.styles.skipped += 1;
			continue;
		}
		context.lines.push(
			wholeLine({
				runs: trimmedRuns(runs),
				links,
				isBullet: isListed && at === 0,
				isHeading: style.isHeading || (outline !== null && Number(outline) < 5),
				x: points(find(properties, "ind"), "left") ?? style.indent,
				leading:
					at === 0
						? 1.2 +
							context.styles.skipped +
							(before + context.styles.after) / 11
						: 1.2,
				isFirst: context.isAfterBox,
			}),
		);
		context.isAfterBox = false;
		context.styles.skipped = 0;
		context.styles.after =
			points(find(properties, "spacing"), "after") ?? style.after;
	}
	for (const box of boxes) {
		const from = context.lines.length;
		readBlocks(box, context);
		const first = context.lines[from];
		if (first && from > 0) first.isFirst = true;
		context.isAfterBox = first !== undefined;
	}
}

function attribute(
	element: XmlElement | undefined,
	name: string,
): string | null {
	return element?.attributes[`w:${name}`] ?? element?.attributes[name] ?? null;
}

/** Twentieths of a point, as points. */
function points(element: XmlElement | undefined, name: string): number | null {
	const written = attribute(element, name);
	return written === null || Number.isNaN(Number(written))
		? null
		: Number(written) / 20;
}
