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
import { trimmedRuns } from "./docx-runs.ts";
import { PLAIN_FORMAT } from "./docx-styles.ts";
import { htmlStyles } from "./html-styles.ts";
import { parseHtml } from "./html-tree.ts";
import {
	type HtmlContext,
	type ParagraphDraft,
	readInline,
} from "./inline-html.ts";
import { wholeLine } from "./whole-line.ts";
import { isWordItem } from "./word-html.ts";

const INLINE =
	/^(?:#text|a|abbr|b|bdi|big|br|cite|code|em|font|i|img|ins|kbd|label|mark|q|s|small|span|strong|sub|sup|time|tt|u|var|wbr|o:p)$/;
const HEADING = /^h[1-5]$/;
/** In letters' heights: what stands above a heading, and above any other paragraph. */
const ABOVE_HEADING = 2.2;
const ABOVE = 1.2;
/** In points, for each list within another. */
const INDENT = 18;

export function linesOfHtml(html: string): SourceLine[] {
	const { root, sheet } = parseHtml(html);
	const context: HtmlContext = {
		...{ styles: htmlStyles(sheet), lines: [], look: PLAIN_FORMAT },
		...{ depth: 0, item: { isOpen: false }, isHeading: false },
	};
	readBlock(root, context);
	return context.lines;
}

/** What stands in a row within a block is one paragraph; each block within it is read by itself. */
function readBlock(block: XmlElement, context: HtmlContext): void {
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

function readChild(child: XmlElement, context: HtmlContext): void {
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

function itemOf(child: XmlElement, { item }: HtmlContext): HtmlContext["item"] {
	if (isWordItem(child)) return { isOpen: true };
	return child.name === "li" ? { isOpen: isItem(child) } : item;
}

/** What a page says of itself at its foot, unless it is how the person is reached. */
function isFoot(child: XmlElement): boolean {
	return child.name === "footer" && !reachesSomebody(textIn(child));
}

function readTable(table: XmlElement, context: HtmlContext): void {
	const rows = [table, ...table.children].flatMap((part) => all(part, "tr"));
	const read = rows.map((row) =>
		row.children
			.filter(({ name }) => /^t[dh]$/.test(name))
			.map((cell) => {
				const own: HtmlContext = { ...context, lines: [] };
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

function readParagraph(inline: XmlElement[], context: HtmlContext): void {
	const drafts: ParagraphDraft[] = [{ runs: [], links: [] }];
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

function tidied(runs: TextRun[]): TextRun[] {
	const [first, ...rest] = runs;
	return first ? [{ ...first, text: first.text.trimStart() }, ...rest] : runs;
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
