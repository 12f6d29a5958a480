// The paragraphs of a Word document as lines of a resume: with their styles, lists, tabs, tables, text boxes and links.

import { headingKind } from "../../domain/resume-reading/headings.ts";
import { isMarginalNote } from "../../domain/resume-reading/marginal-notes.ts";
import type {
	Run,
	SourceLine,
} from "../../domain/resume-reading/source-line.ts";
import { textOf } from "../../domain/resume-reading/source-line.ts";
import { plainBullet } from "../../domain/resume-reading/text-lines.ts";
import {
	all,
	find,
	localName,
	type XmlElement,
} from "../../domain/resume-reading/xml-element.ts";
import { type Look, readStyles, type Styles } from "./docx-styles.ts";

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
};

export function linesOfDocx({
	document,
	styles,
	links,
	headers,
}: DocxParts): SourceLine[] {
	const context: Context = { styles: readStyles(styles), links, lines: [] };
	for (const header of headers) readBlocks(header.children[0], context);
	readBlocks(find(document, "document", "body"), context);
	return context.lines;
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

/** A cell with paragraphs of its own is a column; a row of short cells is one line. */
function readTable(table: XmlElement, context: Context): void {
	for (const row of all(table, "tr")) {
		const cells = all(row, "tc").map((cell) => {
			const own: Context = { ...context, lines: [] };
			readBlocks(cell, own);
			return own.lines.filter(({ runs }) => textOf(runs) !== "");
		});
		const filled = cells.filter((lines) => lines.length > 0);
		const isLine = filled.every(
			(lines) => lines.length === 1 && !lines[0]?.isBullet,
		);
		if (isLine) context.lines.push(...oneLine(filled.flat()));
		else context.lines.push(...columns(filled));
	}
}

function oneLine(cells: SourceLine[]): SourceLine[] {
	const notes = cells.length > 1 ? cells.filter(isNote) : [];
	const main = cells.filter((cell) => !notes.includes(cell));
	const [first, ...rest] = main;
	if (!first) return cells;
	// A label in a column of its own opens what stands beside it.
	if (rest.length > 0 && headingKind(textOf(first.runs)))
		return [first, ...oneLine(rest)];
	const gap = (runs: Run[]): Run[] =>
		runs.map((run, at) => (at === 0 ? { ...run, gap: "wide" } : run));
	return [
		{
			...first,
			runs: [...first.runs, ...rest.flatMap(({ runs }) => gap(runs))],
			asides: notes.map(({ runs }) => textOf(runs)),
			links: cells.flatMap(({ links }) => links),
		},
	];
}

/** Dates in a cell beside an entry belong to its first line. */
function columns(cells: SourceLine[][]): SourceLine[] {
	const notes = cells.filter(
		(lines) => lines.length <= 3 && lines.every(isNote),
	);
	const texts = cells.filter((lines) => !notes.includes(lines));
	const [first] = texts;
	if (texts.length === 1 && first?.[0]) {
		const [head, ...rest] = first;
		return [
			{
				...(head as SourceLine),
				asides: [
					notes
						.flat()
						.map(({ runs }) => textOf(runs))
						.join(" "),
				].filter(Boolean),
			},
			...rest,
		];
	}
	return cells.flatMap((lines, at) =>
		lines.map((line, index) =>
			at > 0 && index === 0 && cells.length > 1 && !isNote(line)
				? { ...line, isFirst: lines.length > 2 }
				: line,
		),
	);
}

function isNote({ runs }: SourceLine): boolean {
	return isMarginalNote(textOf(runs));
}

function readParagraph(paragraph: XmlElement, context: Context): void {
	const properties = find(paragraph, "pPr");
	const style = context.styles.of(attribute(find(properties, "pStyle"), "val"));
	const boxes: XmlElement[] = [];
	const drafts: { runs: Run[]; links: string[] }[] = [{ runs: [], links: [] }];
	readRuns(paragraph, { context, look: style.look, drafts, boxes, link: null });
	const numbering = find(properties, "numPr");
	const numId = attribute(find(numbering, "numId"), "val");
	const isListed = numId === null ? style.isListed : numId !== "0";
	const outline = attribute(find(properties, "outlineLvl"), "val");
	const before = points(find(properties, "spacing"), "before") ?? style.before;
	for (const [at, { runs, links }] of drafts.entries()) {
		if (textOf(runs) === "") {
			if (at === 0 && drafts.length === 1) context.styles.skipped += 1;
			continue;
		}
		context.lines.push(
			lineOf({
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
			}),
		);
		context.styles.skipped = 0;
		context.styles.after =
			points(find(properties, "spacing"), "after") ?? style.after;
	}
	for (const box of boxes) readBlocks(box, context);
}

type Reading = {
	context: Context;
	look: Look;
	drafts: { runs: Run[]; links: string[] }[];
	boxes: XmlElement[];
	link: string | null;
};

function readRuns(parent: XmlElement, reading: Reading): void {
	for (const child of parent.children) {
		const name = localName(child);
		if (name === "r") readRun(child, reading);
		else if (name === "hyperlink") {
			const id = child.attributes["r:id"] ?? child.attributes.id ?? "";
			const link = reading.context.links.get(id) ?? null;
			if (link) reading.drafts.at(-1)?.links.push(link);
			readRuns(child, { ...reading, link });
		} else if (
			[
				"ins",
				"smartTag",
				"sdt",
				"sdtContent",
				"fldSimple",
				"bdo",
				"dir",
			].includes(name)
		)
			readRuns(child, reading);
	}
}

function readRun(run: XmlElement, reading: Reading): void {
	const look = reading.context.styles.lookOf(find(run, "rPr"), reading.look);
	for (const child of run.children) {
		const name = localName(child);
		const runs = reading.drafts.at(-1)?.runs ?? [];
		if (name === "t") add(runs, textIn(child), look);
		else if (name === "tab" || name === "ptab") add(runs, "\t", look);
		else if (name === "noBreakHyphen") add(runs, "-", look);
		else if (name === "br" || name === "cr")
			reading.drafts.push({ runs: [], links: [] });
		else if (name === "sym") add(runs, " ", look);
		else if (name === "AlternateContent") {
			const choice = find(child, "Choice") ?? find(child, "Fallback");
			if (choice) reading.boxes.push(...textBoxes(choice));
		} else if (name === "pict" || name === "drawing")
			reading.boxes.push(...textBoxes(child));
	}
}

function textBoxes(element: XmlElement, depth = 0): XmlElement[] {
	if (localName(element) === "txbxContent") return [element];
	return depth > 40
		? []
		: element.children.flatMap((child) => textBoxes(child, depth + 1));
}

function textIn(element: XmlElement): string {
	return element.children
		.map((child) => (child.name === "#text" ? child.text : ""))
		.join("")
		.replace(/[\ue000-\uf8ff]/g, "")
		.replace(/\u00ad/g, "")
		.replace(/[\u00a0\u2002-\u200a\u202f]/g, " ");
}

/** A tab is a wide gap before what follows it. */
function add(runs: Run[], text: string, look: Look): void {
	for (const [at, part] of text.split(/(\t|\s{4,})/).entries()) {
		const isGap = at % 2 === 1;
		if (isGap || part === "") {
			if (isGap) runs.push({ ...look, text: "", gap: "wide" });
			continue;
		}
		const last = runs.at(-1);
		const written = look.isCaps ? part.toUpperCase() : part;
		const { isBold, isItalic, size } = look;
		const isSame =
			last &&
			last.text !== "" &&
			last.isBold === isBold &&
			last.isItalic === isItalic &&
			last.size === size;
		if (isSame) last.text += written;
		else if (last && last.text === "") {
			runs.pop();
			runs.push({
				text: written,
				isBold,
				isItalic,
				size,
				gap: runs.length > 0 ? "wide" : "none",
			});
		} else runs.push({ text: written, isBold, isItalic, size, gap: "none" });
	}
}

function trimmedRuns(runs: Run[]): Run[] {
	return runs
		.filter(({ text }) => text !== "")
		.map((run, at) => (at === 0 ? { ...run, gap: "none" } : run));
}

function lineOf(
	line: Pick<
		SourceLine,
		"runs" | "links" | "isBullet" | "isHeading" | "x" | "leading"
	>,
): SourceLine {
	const typed = plainBullet(line.runs);
	return {
		...line,
		runs: typed ?? line.runs,
		isBullet: line.isBullet || typed !== null,
		page: 0,
		asides: [],
		cellX: line.x,
		right: 0,
		limit: 0,
		textX: line.x,
		isWhole: true,
		isFirst: false,
	};
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
