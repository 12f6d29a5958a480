// Colored fields without words: the band behind a header and the strip along the paper's edge. They stand in Word's page
// header, behind the text and marked as decoration, so that neither a parser nor a screen reader meets them.
import type { Doc } from "../doc.ts";
import { contactLines } from "./contact.ts";
import { emu, hex, pageMeasures } from "./measures.ts";
import { el } from "./xml.ts";

/** The names the drawings are written in, for the root of the part that holds one. */
export const DRAWING_NAMES = {
	"xmlns:wp":
		"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
	"xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
	"xmlns:mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
	"xmlns:wps":
		"http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
};

/** The field a template has, as a run; null where it has none. */
export function pageDrawing(doc: Doc): string | null {
	const page = pageMeasures(doc);
	const { edge, header } = doc.template;
	// The header's paragraphs are shaded too: white words never stand on white.
	if (header.band)
		return field(doc, { width: page.width, height: bandHeight(doc) });
	if (edge.side === "left")
		return field(doc, { width: edge.width, height: page.height });
	if (edge.side === "top")
		return field(doc, { width: page.width, height: edge.width });
	return null;
}

/** A strip goes through the document, a band belongs to its first page. */
export const isOnEveryPage = ({ template }: Doc) => !template.header.band;

type Field = { width: number; height: number };

/** A field from the upper left corner of the paper. */
function field(doc: Doc, { width, height }: Field): string {
	const size = { cx: emu(width), cy: emu(height) };
	const corner = (axis: "H" | "V") =>
		el(
			`wp:position${axis}`,
			{ relativeFrom: "page" },
			el("wp:posOffset", {}, "0"),
		);
	const anchor = el(
		"wp:anchor",
		{
			distT: 0,
			distB: 0,
			distL: 0,
			distR: 0,
			simplePos: 0,
			relativeHeight: 0,
			behindDoc: 1,
			locked: 0,
			layoutInCell: 1,
			allowOverlap: 1,
		},
		el("wp:simplePos", { x: 0, y: 0 }),
		corner("H"),
		corner("V"),
		el("wp:extent", size),
		el("wp:effectExtent", { l: 0, t: 0, r: 0, b: 0 }),
		el("wp:wrapNone"),
		el("wp:docPr", { id: 1, name: "Field", descr: "" }, decoration()),
		el("wp:cNvGraphicFramePr"),
		el(
			"a:graphic",
			{},
			el(
				"a:graphicData",
				{ uri: DRAWING_NAMES["xmlns:wps"] },
				rectangle(size, hex(doc.template.colors.accent)),
			),
		),
	);
	return el(
		"w:r",
		{},
		el(
			"mc:AlternateContent",
			{},
			el("mc:Choice", { Requires: "wps" }, el("w:drawing", {}, anchor)),
		),
	);
}

function rectangle(size: { cx: number; cy: number }, color: string): string {
	return el(
		"wps:wsp",
		{},
		el("wps:cNvSpPr"),
		el(
			"wps:spPr",
			{},
			el("a:xfrm", {}, el("a:off", { x: 0, y: 0 }), el("a:ext", size)),
			el("a:prstGeom", { prst: "rect" }, el("a:avLst")),
			el("a:solidFill", {}, el("a:srgbClr", { val: color })),
			el("a:ln", {}, el("a:noFill")),
		),
		el("wps:bodyPr"),
	);
}

function decoration(): string {
	return el(
		"a:extLst",
		{},
		el(
			"a:ext",
			{ uri: "{C183D7F6-B498-43B3-948B-1728B52AA6E4}" },
			el("adec:decorative", {
				"xmlns:adec":
					"http://schemas.microsoft.com/office/drawing/2017/decorative",
				val: 1,
			}),
		),
	);
}

/** From the paper's edge to a little below the last line of the contact. */
function bandHeight(doc: Doc): number {
	const { header, template } = doc;
	const { margin, line } = pageMeasures(doc);
	const { size, leading } = template;
	// A little wider than letters are on average: a band may end low, never too high.
	const linesOf = (text: string, height: number) =>
		Math.ceil((text.length * height * 0.58) / line);
	return (
		margin.top +
		linesOf(header.name, template.header.nameSize) *
			template.header.nameSize *
			1.25 +
		linesOf(header.label, size * 1.12) * size * 1.6 +
		contactLines(doc).length * size * leading +
		8
	);
}
