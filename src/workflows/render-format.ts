// One laid-out document in one format. The PDF and the Word file are set alike: what the typesetter tightens to keep a letter
// on its page, Word is given too.
import type { Doc } from "../documents/doc.ts";
import { renderDocx } from "../documents/docx/docx.ts";
import type { Format } from "../documents/formats.ts";
import { renderHtml } from "../documents/html.ts";
import { letterDoc } from "../documents/letter-doc.ts";
import { type Look, resumeDoc } from "../documents/resume-doc.ts";
import { renderText } from "../documents/text.ts";
import { Refusal } from "../domain/refusal.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../domain/tailoring/content/content.ts";
import type { Typesetter } from "../world.ts";
import { loadWebFonts } from "./web-fonts.ts";

/** A document of either kind. */
export type Content =
	| { kind: "resume"; content: ResumeContent }
	| { kind: "letter"; content: LetterContent };

/**
 * `missingGlyphs` are characters that no font of the package can draw, `linesBeyond` lines of a letter that its one page
 * does not hold; `pages` are known of a PDF alone.
 */
export type Rendered = {
	body: string | Uint8Array;
	pages: number | null;
	missingGlyphs: string[];
	linesBeyond: number;
};

export function docOf(document: Content, look: Look): Doc {
	return document.kind === "resume"
		? resumeDoc(document.content, look)
		: letterDoc(document.content, look);
}

export async function renderFormat(
	format: Format,
	{ content }: Content,
	{ doc, typesetter }: { doc: Doc; typesetter: Typesetter },
): Promise<Rendered> {
	const rendered = (body: Rendered["body"]): Rendered => ({
		body,
		pages: null,
		missingGlyphs: [],
		linesBeyond: 0,
	});
	switch (format) {
		case "pdf": {
			const { pdf, linesBeyond = 0, ...set } = await typesetter.typeset(doc);
			return { ...set, body: pdf, linesBeyond };
		}
		case "docx":
			return rendered(renderDocx(await asTypeset(doc, typesetter)));
		case "html":
			return rendered(renderHtml(doc, await loadWebFonts(doc)));
		case "txt":
			return rendered(renderText(doc));
		case "json":
			return rendered(`${JSON.stringify(content, null, 2)}\n`);
		case "jsonresume":
			return rendered(jsonResume(doc));
	}
}

/** The document as the PDF is set; where no PDF can be made, as it stands. */
async function asTypeset(doc: Doc, typesetter: Typesetter): Promise<Doc> {
	try {
		const { template } = await typesetter.typeset(doc);
		return { ...doc, template };
	} catch (error) {
		if (error instanceof Refusal) return doc;
		throw error;
	}
}

function jsonResume({ attachment }: Doc): string {
	if (attachment !== undefined)
		return `${JSON.stringify(JSON.parse(attachment), null, 2)}\n`;
	throw new Refusal(
		"bad-input",
		"A cover letter has no JSON Resume. Choose PDF, Word, HTML or text.",
	);
}
