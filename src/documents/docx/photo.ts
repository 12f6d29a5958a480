// The photo of a Word file: in the upper right corner of the text, in front of nothing, with the person's name for whoever can't see
// it. Its bytes stand in the package as they are.
import type { Doc } from "../doc.ts";
import { emu } from "./measures.ts";
import { el } from "./xml.ts";

/** Where it stands in the package, and the relation that names it. */
export const PHOTO_PART = "word/media/photo.jpeg";
export const PHOTO_RELATION = "photo";

const PICTURE = "http://schemas.openxmlformats.org/drawingml/2006/picture";
const POINTS_PER_MM = 72 / 25.4;

/** The names the drawing is written in, for the root of the document. */
export const PHOTO_NAMES = {
	"xmlns:wp":
		"http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
	"xmlns:a": "http://schemas.openxmlformats.org/drawingml/2006/main",
	"xmlns:pic": PICTURE,
};

/** A run that holds it, beside which the header's lines are set. */
export function photoRun({ author, template: { photoMm } }: Doc): string {
	const width = photoMm * POINTS_PER_MM;
	const size = { cx: emu(width), cy: emu((width * 45) / 35) };
	const named = { id: 2, name: "Photo", descr: author };
	const anchor = el(
		"wp:anchor",
		{
			...{ distT: 0, distB: 0, distL: emu(12), distR: 0, simplePos: 0 },
			...{ relativeHeight: 1, behindDoc: 0, locked: 0, layoutInCell: 1 },
			allowOverlap: 0,
		},
		el("wp:simplePos", { x: 0, y: 0 }),
		el("wp:positionH", { relativeFrom: "margin" }, el("wp:align", {}, "right")),
		el("wp:positionV", { relativeFrom: "margin" }, el("wp:align", {}, "top")),
		el("wp:extent", size),
		el("wp:effectExtent", { l: 0, t: 0, r: 0, b: 0 }),
		el("wp:wrapSquare", { wrapText: "left" }),
		el("wp:docPr", named),
		el("wp:cNvGraphicFramePr"),
		el(
			"a:graphic",
			{},
			el("a:graphicData", { uri: PICTURE }, picture(named, size)),
		),
	);
	return el("w:r", {}, el("w:drawing", {}, anchor));
}

type Named = { id: number; name: string; descr: string };

function picture(named: Named, size: { cx: number; cy: number }): string {
	return el(
		"pic:pic",
		{},
		el("pic:nvPicPr", {}, el("pic:cNvPr", named), el("pic:cNvPicPr")),
		el(
			"pic:blipFill",
			{},
			el("a:blip", { "r:embed": PHOTO_RELATION }),
			el("a:stretch", {}, el("a:fillRect")),
		),
		el(
			"pic:spPr",
			{},
			el("a:xfrm", {}, el("a:off", { x: 0, y: 0 }), el("a:ext", size)),
			el("a:prstGeom", { prst: "rect" }, el("a:avLst")),
		),
	);
}
