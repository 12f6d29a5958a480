// A paragraph of a Word file and the runs of words it holds.
import type { Linked } from "../doc.ts";
import { twips } from "./measures.ts";
import { el, escapeXml } from "./xml.ts";

/** Gives the id under which the package knows an address. */
export type Links = (url: string) => string;
export type DocxParagraph = {
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

export function textRun(words: string, style?: string): string {
	return el(
		"w:r",
		{},
		style && el("w:rPr", {}, el("w:rStyle", { "w:val": style })),
		`<w:t xml:space="preserve">${escapeXml(words)}</w:t>`,
	);
}

export function linked(
	{ text: words, url }: Linked,
	links: Links,
	style = "Hyperlink",
): string {
	if (!words) return "";
	return url
		? el(
				"w:hyperlink",
				{ "r:id": links(url), "w:history": 1 },
				textRun(words, style),
			)
		: textRun(words, style === "Hyperlink" ? undefined : style);
}

export function paragraph({
	style,
	keepNext,
	before,
	after,
	column,
	indent,
	runs,
}: DocxParagraph): string {
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
