// The blocks of a document as paragraphs of a Word file: styles carry the look, tab stops the dates, lists are lists and links
// are links. Nothing stands in tables, frames or text boxes, which applicant tracking systems lose.
import type { Block, Doc, Linked } from "../doc.ts";
import { contactLines } from "./contact.ts";
import { pageMeasures, twips } from "./measures.ts";
import { pageHeaders } from "./page-headers.ts";
import { WORD_NAMESPACE } from "./styles.ts";
import { declared, el, escapeXml } from "./xml.ts";

type Entry = Extract<Block, { kind: "entry" }>;
/** Gives the id under which the package knows an address. */
type Links = (url: string) => string;
type Paragraph = {
	style?: string;
	keepNext?: boolean;
	/** Points kept free above, besides what the style says. */
	before?: number;
	after?: number;
	/** Points from the margin to a column that follows a name. */
	column?: number;
	/** Points from the margin to the whole paragraph. */
	indent?: number;
	runs: string[];
};

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

function header(doc: Doc, links: Links): Paragraph[] {
	const { header: head } = doc;
	const contact = contactLines(doc).flatMap((line, at) => [
		...(at === 0 ? [] : [el("w:r", {}, el("w:br"))]),
		...line.flatMap((part, within) => [
			...(within === 0 ? [] : [text(" · ")]),
			linked(part, links),
		]),
	]);
	const paragraphs: Paragraph[] = [];
	if (head.name) paragraphs.push({ style: "Title", runs: [text(head.name)] });
	if (head.label)
		paragraphs.push({ style: "Subtitle", runs: [text(head.label)] });
	if (contact.length > 0) paragraphs.push({ style: "Contact", runs: contact });
	return paragraphs;
}

function blocks(doc: Doc, links: Links): Paragraph[] {
	const paragraphs: Paragraph[] = [];
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

function paragraphsOf(block: Block, doc: Doc, links: Links): Paragraph[] {
	switch (block.kind) {
		case "section":
			return [{ style: "Heading1", runs: [text(block.title)] }];
		case "paragraph":
			return [
				{ runs: [text(block.text, block.strong ? "Strong" : undefined)] },
			];
		case "lines":
			return [
				{
					...(block.side === "right" && {
						indent: pageMeasures(doc).line * 0.56,
					}),
					runs: block.lines.flatMap((line, at) =>
						at === 0 ? [text(line)] : [el("w:r", {}, el("w:br")), text(line)],
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
					...(lead === "" ? [] : [text(lead, "Strong"), text(" ")]),
					text(line),
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

function pair(
	{ key, value }: { key: string; value: string },
	isAligned = false,
): Paragraph {
	return {
		runs: [
			text(`${key}:`, "Strong"),
			isAligned ? el("w:r", {}, el("w:tab")) : text(" "),
			text(value),
		],
	};
}

function entry(block: Entry, { template }: Doc, links: Links): Paragraph[] {
	const isLine = template.entry.layout === "line";
	const rest = [
		block.subtitle && text(block.subtitle, "Employer"),
		block.place && text(block.place, "Quiet"),
		...(block.links ?? []).map((each) => linked(each, links, "Quiet")),
	]
		.filter((run) => run !== "")
		.flatMap((run, at) => (at === 0 ? [run] : [text(", ", "Quiet"), run]));
	// Where it does not fit beside a long name it goes to the next line whole.
	const date = block.date
		? [
				el("w:r", {}, el("w:tab")),
				text(block.date.replaceAll(" ", "\u00a0"), "Quiet"),
			]
		: [];
	const title = linked(block.title, links, "Strong");
	const follows = block.bullets.length > 0 || block.note !== undefined;
	const paragraphs: Paragraph[] = [
		{
			style: "Heading2",
			runs: [
				title,
				...(isLine && rest.length > 0 ? [text(", ", "Quiet"), ...rest] : []),
				...date,
			],
			keepNext:
				follows || block.description !== "" || (!isLine && rest.length > 0),
		},
	];
	if (!isLine && rest.length > 0)
		paragraphs.push({
			style: "Organization",
			runs: rest,
			keepNext: follows || block.description !== "",
		});
	if (block.description)
		paragraphs.push({
			runs: [text(block.description)],
			after: 1.5,
			keepNext: follows,
		});
	if (block.note)
		paragraphs.push({
			...pair(block.note),
			after: 1.5,
			keepNext: block.bullets.length > 0,
		});
	// A short list stays whole, as in the PDF.
	const isShort = block.bullets.length <= 3;
	paragraphs.push(
		...block.bullets.map((bullet, at) => ({
			style: "ListBullet",
			runs: [text(bullet.text)],
			keepNext: isShort && at < block.bullets.length - 1,
		})),
	);
	return paragraphs;
}

function text(words: string, style?: string): string {
	return el(
		"w:r",
		{},
		style && el("w:rPr", {}, el("w:rStyle", { "w:val": style })),
		`<w:t xml:space="preserve">${escapeXml(words)}</w:t>`,
	);
}

function linked(
	{ text: words, url }: Linked,
	links: Links,
	style = "Hyperlink",
): string {
	if (!words) return "";
	return url
		? el(
				"w:hyperlink",
				{ "r:id": links(url), "w:history": 1 },
				text(words, style),
			)
		: text(words, style === "Hyperlink" ? undefined : style);
}

function paragraph({
	style,
	keepNext,
	before,
	after,
	column,
	indent,
	runs,
}: Paragraph): string {
	const spacing =
		before === undefined && after === undefined
			? undefined
			: el("w:spacing", {
					"w:before": before === undefined ? undefined : twips(before),
					"w:after": after === undefined ? undefined : twips(after),
				});
	const settings = el(
		"w:pPr",
		{},
		style && el("w:pStyle", { "w:val": style }),
		keepNext !== undefined &&
			el("w:keepNext", { "w:val": keepNext ? undefined : 0 }),
		column !== undefined &&
			el(
				"w:tabs",
				{},
				el("w:tab", { "w:val": "left", "w:pos": twips(column) }),
			),
		spacing,
		column !== undefined &&
			el("w:ind", { "w:left": twips(column), "w:hanging": twips(column) }),
		indent !== undefined && el("w:ind", { "w:left": twips(indent) }),
	);
	return el("w:p", {}, settings === "<w:pPr/>" ? undefined : settings, ...runs);
}
