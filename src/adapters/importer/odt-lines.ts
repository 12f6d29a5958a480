// The paragraphs of an OpenDocument text as lines of a resume: with their styles, lists, tables and text frames.
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
import { addText, trimmedRuns } from "./docx-runs.ts";
import type { TextFormat } from "./docx-styles.ts";
import { type OdtStyles, odtStyles, usualLook } from "./odt-styles.ts";
import { wholeLine } from "./whole-line.ts";

type Context = {
	styles: OdtStyles;
	lines: SourceLine[];
	/** How many lists it stands in, and whether the item's bullet is still to come. */
	depth: number;
	item: { isOpen: boolean };
	/** Empty paragraphs since the last full one, and the space the last one asks for below it. */
	space: { skipped: number; below: number };
};

export function linesOfOdt(
	content: XmlElement,
	sheet: XmlElement | null,
): SourceLine[] {
	const documents = [
		...(sheet ? all(sheet, "document-styles") : []),
		...all(content, "document-content"),
	];
	const context: Context = {
		...{ styles: odtStyles(documents), lines: [], depth: 0 },
		...{ item: { isOpen: false }, space: { skipped: 0, below: 0 } },
	};
	const margins = all(
		sheet ? find(sheet, "document-styles", "master-styles") : undefined,
		"master-page",
	).flatMap((page) => all(page, "header"));
	for (const margin of margins.slice(0, 1))
		readBlocks(withoutPageNumbers(margin), context);
	readBlocks(find(content, "document-content", "body", "text"), context);
	return context.lines;
}

/** A margin without the paragraphs that count pages. */
function withoutPageNumbers(margin: XmlElement): XmlElement {
	return {
		...margin,
		children: margin.children.filter((child) => !countsPages(child)),
	};
}

function countsPages(element: XmlElement): boolean {
	return (
		["page-number", "page-count"].includes(localName(element)) ||
		element.children.some(countsPages)
	);
}

function readBlocks(parent: XmlElement | undefined, context: Context): void {
	for (const child of parent?.children ?? []) {
		const name = localName(child);
		if (name === "p" || name === "h") readParagraph(child, context);
		else if (name === "table") readTable(child, context);
		else if (name === "list")
			readBlocks(child, { ...context, depth: context.depth + 1 });
		else if (name === "list-item" || name === "list-header")
			readBlocks(child, {
				...context,
				item: { isOpen: name === "list-item" },
			});
		else if (CONTAINERS.has(name)) readBlocks(child, context);
	}
}

const CONTAINERS: ReadonlySet<string> = new Set([
	...["section", "frame", "text-box", "a", "index-body", "numbered-paragraph"],
]);

function readTable(table: XmlElement, context: Context): void {
	const rows = [
		...all(find(table, "table-header-rows"), "table-row"),
		...all(table, "table-row"),
	];
	const read = rows.map((row) =>
		all(row, "table-cell").map((cell) => {
			const own: Context = { ...context, lines: [] };
			readBlocks(cell, own);
			return own.lines;
		}),
	);
	context.lines.push(...linesOfTable(read));
}

type Draft = { runs: TextRun[]; links: string[] };
type Inline = { styles: OdtStyles; drafts: Draft[]; frames: XmlElement[] };

function readParagraph(paragraph: XmlElement, context: Context): void {
	const { styles, space } = context;
	const named = paragraph.attributes["text:style-name"];
	const { look, indent, above, below } = styles.of(named, usualLook);
	const drafts: Draft[] = [{ runs: [], links: [] }];
	const frames: XmlElement[] = [];
	readRuns(paragraph, look, { styles, drafts, frames });
	const full = drafts.filter(({ runs }) => textOfRuns(runs) !== "");
	if (full.length === 0) space.skipped += 1;
	for (const [at, { runs, links }] of full.entries()) {
		context.lines.push(
			wholeLine({
				...{ runs: trimmedRuns(runs), links },
				isBullet: context.item.isOpen,
				isHeading: isHeading(paragraph),
				x: indent + context.depth * INDENT,
				leading:
					at === 0 ? 1.2 + space.skipped + (above + space.below) / 11 : 1.2,
				isFirst: false,
			}),
		);
		context.item.isOpen = false;
		space.skipped = 0;
		space.below = below;
	}
	for (const frame of frames) {
		const from = context.lines.length;
		readBlocks(frame, context);
		const first = context.lines[from];
		if (first && from > 0) first.isFirst = true;
	}
}

/** In points, for each list within another. */
const INDENT = 18;

function isHeading(paragraph: XmlElement): boolean {
	const level = Number(paragraph.attributes["text:outline-level"] ?? 1);
	return localName(paragraph) === "h" && level <= 5;
}

function readRuns(parent: XmlElement, look: TextFormat, inline: Inline): void {
	const { styles, drafts, frames } = inline;
	for (const child of parent.children) {
		const name = localName(child);
		const runs = drafts.at(-1)?.runs ?? [];
		if (child.name === "#text")
			addText(runs, child.text.replace(/\s+/g, " "), look);
		else if (name === "tab") addText(runs, "\t", look);
		else if (name === "s")
			addText(runs, " ".repeat(Math.min(8, spaces(child))), look);
		else if (name === "line-break") drafts.push({ runs: [], links: [] });
		else if (name === "frame" || name === "custom-shape") frames.push(child);
		else if (name === "span" || name === "a") {
			const link = child.attributes["xlink:href"];
			if (link && !link.startsWith("#")) drafts.at(-1)?.links.push(link);
			const own = styles.of(child.attributes["text:style-name"], look);
			readRuns(child, own.look, inline);
		} else if (!BESIDE_TEXT.has(name)) readRuns(child, look, inline);
	}
}

/** What is no text of the line; fields, entries of a form and controls show one of their own. */
const BESIDE_TEXT: ReadonlySet<string> = new Set([
	...["annotation", "note", "ruby-text", "page-number", "page-count"],
]);

function spaces({ attributes }: XmlElement): number {
	return Number(attributes["text:c"] ?? 1);
}
