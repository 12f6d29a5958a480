// What stands in the margin above a Word page: the look's colored field, and from the second page on whose page it is and which.
// Neither belongs to the document's text.
import type { Doc } from "../doc.ts";
import { DRAWING_NAMES, isOnEveryPage, pageDrawing } from "./drawings.ts";
import { WORD_NAMESPACE } from "./styles.ts";
import { declared, el, escapeXml } from "./xml.ts";

export type PageHeader = { id: string; type: "first" | "default"; xml: string };

export function pageHeaders(doc: Doc): PageHeader[] {
	const drawing = pageDrawing(doc);
	const first =
		drawing === null
			? []
			: [{ id: "header1", type: "first" as const, xml: header("", drawing) }];
	const field = drawing !== null && isOnEveryPage(doc) ? drawing : "";
	return [
		...first,
		{
			id: "header2",
			type: "default",
			xml: header("Header", field, ...running(doc)),
		},
	];
}

function header(style: string, ...runs: string[]): string {
	const settings = style && el("w:pPr", {}, el("w:pStyle", { "w:val": style }));
	return declared(
		el(
			"w:hdr",
			{ "xmlns:w": WORD_NAMESPACE, ...DRAWING_NAMES },
			el("w:p", {}, settings, ...runs),
		),
	);
}

function running({ author }: Doc): string[] {
	return [
		text(author),
		el("w:r", {}, el("w:tab")),
		field("PAGE"),
		text("/"),
		field("NUMPAGES"),
	];
}

const text = (words: string) =>
	el("w:r", {}, `<w:t xml:space="preserve">${escapeXml(words)}</w:t>`);

/** A number that Word counts; what is written here shows until it has. */
const field = (name: string) =>
	el("w:fldSimple", { "w:instr": ` ${name} ` }, text("2"));
