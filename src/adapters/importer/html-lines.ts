// The paragraphs of a web page as lines of a resume: its headings, lists and tables, whatever boxes it sets them in.
import {
	all,
	textIn,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";
import {
	type SourceLine,
	type TextRun,
	textOfRuns,
} from "../../domain/resume-reading/lines/source-line.ts";
import { linesOfTable } from "../../domain/resume-reading/lines/table-lines.ts";
import { reachesSomebody } from "../../domain/resume-reading/lines/ways-to-reach.ts";
import { addText, trimmedRuns } from "./docx-runs.ts";
import { PLAIN_FORMAT, type TextFormat } from "./docx-styles.ts";
import { type HtmlStyles, htmlStyles } from "./html-styles.ts";
import { parseHtml } from "./html-tree.ts";
import { wholeLine } from "./whole-line.ts";
import { isWordItem, isWordMark, isWordTab } from "./word-html.ts";

const INLINE =
	/^(?:#text|a|abbr|b|bdi|big|br|cite|code|em|font|i|img|ins|kbd|label|mark|q|s|small|span|strong|sub|sup|time|tt|u|var|wbr|o:p)$/;
const HEADING = /^h[1-5]$/;
/** In letters' heights: what stands above a heading, and above any other paragraph. */
const ABOVE_HEADING = 2.2;
const ABOVE = 1.2;
/** In points, for each list within another. */
const INDENT = 18;

type Context = {
	styles: HtmlStyles;
	lines: SourceLine[];
	look: TextFormat;
	/** How many lists it stands in. */
	depth: number;
	/** The item of a list it stands in, and whether its bullet is still to come. */
	item: { isOpen: boolean; hasBullet?: boolean };
	isHeading: boolean;
};

export function linesOfHtml(html: string): SourceLine[] {
	const { root, sheet } = parseHtml(html);
	const context: Context = {
		...{ styles: htmlStyles(sheet), lines: [], look: PLAIN_FORMAT },
		...{ depth: 0, item: { isOpen: false }, isHeading: false },
	};
	readBlock(root, context);
	return context.lines;
}

/** What stands in a row within a block is one paragraph; each block within it is read by itself. */
function readBlock(block: XmlElement, context: Context): void {
	let inline: XmlElement[] = [];
	const end = () => {
		readParagraph(inline, context);
		inline = [];
	};
	for (const child of block.children) {
		if (context.styles.isHidden(child)) continue;
		if (INLINE.test(child.name) && !holdsBlock(child)) inline.push(child);
		else {
			end();
			readChild(child, context);
		}
	}
	end();
}

function readChild(child: XmlElement, context: Context): void {
	const { name } = child;
	if (name === "head" || name === "nav" || isFoot(child)) return;
	const look = context.styles.lookOf(child, context.look);
	if (name === "table") readTable(child, { ...context, look });
	else if (name === "ul" || name === "ol" || name === "menu")
		readBlock(child, { ...context, look, depth: context.depth + 1 });
	else
		readBlock(child, {
			...{ ...context, look },
			item: itemOf(child, context),
			isHeading: HEADING.test(name) || context.isHeading,
		});
}

function itemOf(child: XmlElement, { item }: Context): Context["item"] {
	if (isWordItem(child)) return { isOpen: true };
	return child.name === "li" ? { isOpen: isItem(child) } : item;
}

/** What a page says of itself at its foot, unless it is how the person is reached. */
function isFoot(child: XmlElement): boolean {
	return child.name === "footer" && !reachesSomebody(textIn(child));
}

function readTable(table: XmlElement, context: Context): void {
	const rows = [table, ...table.children].flatMap((part) => all(part, "tr"));
	const read = rows.map((row) =>
		row.children
			.filter(({ name }) => /^t[dh]$/.test(name))
			.map((cell) => {
				const own: Context = { ...context, lines: [] };
				readBlock(cell, {
					...own,
					look: context.styles.lookOf(cell, context.look),
				});
				return own.lines;
			}),
	);
	context.lines.push(...linesOfTable(read));
}

/** How far behind its bullet the text of an item stands. */
const HANG = 4;

type Draft = { runs: TextRun[]; links: string[] };

function readParagraph(inline: XmlElement[], context: Context): void {
	const drafts: Draft[] = [{ runs: [], links: [] }];
	readInline(inline, { drafts, context, look: context.look });
	for (const [at, { runs, links }] of drafts.entries()) {
		if (textOfRuns(runs) === "") continue;
		const isBullet = context.item.isOpen && at === 0;
		// Only the first paragraph of an item has its bullet; the others are set in below it.
		const isBelow = context.item.hasBullet === true;
		context.item.isOpen = false;
		context.item.hasBullet = isBullet || isBelow;
		context.lines.push(
			wholeLine({
				...{ runs: trimmedRuns(tidied(runs)), links, isBullet },
				isHeading: context.isHeading,
				x: context.depth * INDENT + (isBelow ? HANG : 0),
				leading: context.isHeading ? ABOVE_HEADING : ABOVE,
				isFirst: false,
			}),
		);
	}
}

type Inline = { drafts: Draft[]; context: Context; look: TextFormat };

/** Some of one class and nothing else are the tags of a list: "Looms" and "Dyes", each in a frame. */
const LEAST_TAGS = 3;

function areTags(elements: XmlElement[]): boolean {
	const tags = elements.filter((each) => textIn(each).trim() !== "");
	const kinds = new Set(
		tags.map(({ name, attributes }) => `${name} ${attributes.class ?? ""}`),
	);
	return (
		tags.length >= LEAST_TAGS &&
		kinds.size === 1 &&
		tags.every(({ name, attributes }) => name !== "#text" && attributes.class)
	);
}

function readInline(elements: XmlElement[], inline: Inline): void {
	const { drafts, context } = inline;
	const isApart = areTags(elements);
	for (const child of elements) {
		if (context.styles.isHidden(child)) continue;
		const runs = drafts.at(-1)?.runs ?? [];
		if (isApart && child.name !== "#text" && runs.length > 0)
			addText(runs, "\t", PLAIN_FORMAT);
		if (child.name === "br") drafts.push({ runs: [], links: [] });
		else if (child.name === "#text")
			addText(
				drafts.at(-1)?.runs ?? [],
				child.text.replace(/\s+/g, " "),
				inline.look,
			);
		else if (isWordTab(child))
			addText(drafts.at(-1)?.runs ?? [], "\t", inline.look);
		else if (!isWordMark(child)) {
			const { href } = child.attributes;
			if (href && /^(?:https?|mailto):/i.test(href))
				drafts.at(-1)?.links.push(href);
			keepApart(drafts.at(-1)?.runs ?? [], child);
			const look = context.styles.lookOf(child, inline.look);
			readInline(child.children, { ...inline, look });
		}
	}
}

/** "Aire Mill" and "2019" in boxes beside each other have nothing but the page's design between them. */
function keepApart(runs: TextRun[], next: XmlElement): void {
	const last = runs.at(-1)?.text ?? "";
	if (/[\p{L}\p{N})]$/u.test(last) && /^[\p{Lu}\p{N}]/u.test(firstText(next)))
		addText(runs, "\t", PLAIN_FORMAT);
}

function tidied(runs: TextRun[]): TextRun[] {
	const [first, ...rest] = runs;
	return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : runs;
}

function firstText({ name, text, children }: XmlElement): string {
	return name === "#text" ? text : children[0] ? firstText(children[0]) : "";
}

/** An entry with a heading of its own is no line of a list. */
function isItem({ children }: XmlElement): boolean {
	return children.every(
		(child) => !/^h[1-6]$/.test(child.name) && isItem(child),
	);
}

/** A link or a span around whole blocks is none of the text. */
function holdsBlock({ children }: XmlElement): boolean {
	return children.some(
		(child) => !INLINE.test(child.name) || holdsBlock(child),
	);
}
