// The blocks of a document as paragraphs of a Word file: styles carry the look, tab stops the dates, lists are lists and links
// are links. Nothing stands in tables, frames or text boxes, which applicant tracking systems lose.
import type { Block, Doc } from "../doc.ts";
import { contactLines } from "./contact.ts";
import { entry, pair } from "./entry.ts";
import { pageMeasures, twips } from "./measures.ts";
import { pageHeaders } from "./page-headers.ts";
import {
	type DocxParagraph,
	type Links,
	linked,
	paragraph,
	textRun,
} from "./paragraph.ts";
import { PHOTO_NAMES, photoRun } from "./photo.ts";
import { WORD_NAMESPACE } from "./styles.ts";
import { declared, el } from "./xml.ts";

export type Body = { xml: string; addresses: string[] };

/** The document part, and the addresses it links to, numbered from one. */
export function documentXml(doc: Doc): Body {
	const addresses: string[] = [];
	const links: Links = (url) => {
		if (!addresses.includes(url)) addresses.push(url);
		return `link${addresses.indexOf(url) + 1}`;
	};
	const paragraphs = [...header(doc, links), ...blocks(doc, links)];
	const xml = declared(
		el(
			"w:document",
			{
				"xmlns:w": WORD_NAMESPACE,
				"xmlns:r":
					"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
				...(doc.photo && PHOTO_NAMES),
			},
			el("w:body", {}, ...paragraphs.map(paragraph), page(doc)),
		),
	);
	return { xml, addresses };
}

function page(doc: Doc): string {
	const { width, height, margin } = pageMeasures(doc);
	return el(
		"w:sectPr",
		{},
		...pageHeaders(doc).map(({ id, type }) =>
			el("w:headerReference", { "w:type": type, "r:id": id }),
		),
		el("w:pgSz", { "w:w": twips(width), "w:h": twips(height) }),
		el("w:pgMar", {
			"w:top": twips(margin.top),
			"w:right": twips(margin.right),
			"w:bottom": twips(margin.bottom),
			"w:left": twips(margin.left),
			"w:header": twips(margin.top * 0.42),
			"w:footer": 0,
			"w:gutter": 0,
		}),
		el("w:titlePg"),
	);
}

function header(doc: Doc, links: Links): DocxParagraph[] {
	const { header: head } = doc;
	const contact = contactLines(doc).flatMap((line, at) => [
		...(at === 0 ? [] : [el("w:r", {}, el("w:br"))]),
		...line.flatMap((part, within) => [
			...(within === 0 ? [] : [textRun(" · ")]),
			linked(part, links),
		]),
	]);
	const paragraphs: DocxParagraph[] = [];
	if (head.name)
		paragraphs.push({ style: "Title", runs: [textRun(head.name)] });
	if (head.label)
		paragraphs.push({ style: "Subtitle", runs: [textRun(head.label)] });
	if (contact.length > 0) paragraphs.push({ style: "Contact", runs: contact });
	const [first] = paragraphs;
	if (doc.photo && first) first.runs.unshift(photoRun(doc));
	return paragraphs;
}

function blocks(doc: Doc, links: Links): DocxParagraph[] {
	const paragraphs: DocxParagraph[] = [];
	let free = 0;
	for (const block of doc.blocks) {
		if (block.kind === "space") {
			free += block.pt;
			continue;
		}
		const [first, ...others] = paragraphsOf(block, doc, links);
		if (!first) continue;
		paragraphs.push(free ? { ...first, before: free } : first, ...others);
		free = 0;
	}
	return paragraphs;
}

function paragraphsOf(block: Block, doc: Doc, links: Links): DocxParagraph[] {
	switch (block.kind) {
		case "section":
			return [{ style: "Heading1", runs: [textRun(block.title)] }];
		case "paragraph":
			return [
				{ runs: [textRun(block.text, block.strong ? "Strong" : undefined)] },
			];
		case "lines":
			return [
				{
					...(block.side === "right" && {
						indent: pageMeasures(doc).line * 0.56,
					}),
					runs: block.lines.flatMap((line, at) =>
						at === 0
							? [textRun(line)]
							: [el("w:r", {}, el("w:br")), textRun(line)],
					),
				},
			];
		case "pair":
			return [
				doc.template.pairs === "aligned"
					? { ...pair(block, true), column: columnOf(doc), after: 2 }
					: { ...pair(block), after: 2 },
			];
		case "points":
			return block.points.map(({ lead, text: line }) => ({
				style: "ListBullet",
				runs: [
					...(lead === "" ? [] : [textRun(lead, "Strong"), textRun(" ")]),
					textRun(line),
				],
			}));
		case "space":
			return [];
		case "entry":
			return entry(block, doc, links);
	}
}

/** Beside the longest name; half an em is about what a letter takes. */
function columnOf({ blocks, template }: Doc): number {
	const longest = Math.max(
		...blocks.map((block) => (block.kind === "pair" ? block.key.length : 0)),
	);
	return Math.min(160, (longest + 1) * template.size * 0.56 + 10);
}
