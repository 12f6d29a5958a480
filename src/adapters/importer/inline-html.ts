// What stands within one paragraph of HTML: its words with their look, its line breaks and its links.
import {
	textIn,
	type XmlElement,
} from "../../domain/resume-reading/formats/xml-element.ts";
import type {
	SourceLine,
	TextRun,
} from "../../domain/resume-reading/lines/source-line.ts";
import { addText } from "./docx-runs.ts";
import { PLAIN_FORMAT, type TextFormat } from "./docx-styles.ts";
import type { HtmlStyles } from "./html-styles.ts";
import { isWordMark, isWordTab } from "./word-html.ts";

export type HtmlContext = {
	styles: HtmlStyles;
	lines: SourceLine[];
	look: TextFormat;
	/** How many lists it stands in. */
	depth: number;
	/** The item of a list it stands in, and whether its bullet is still to come. */
	item: { isOpen: boolean; hasBullet?: boolean };
	isHeading: boolean;
};

export type ParagraphDraft = { runs: TextRun[]; links: string[] };

type Inline = {
	drafts: ParagraphDraft[];
	context: HtmlContext;
	look: TextFormat;
};

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

export function readInline(elements: XmlElement[], inline: Inline): void {
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

function firstText({ name, text, children }: XmlElement): string {
	return name === "#text" ? text : children[0] ? firstText(children[0]) : "";
}
