// One laid-out document in one format. The PDF and the Word file are set alike: what the typesetter tightens to keep a letter
// on its page, Word is given too.
import type { Doc } from "../documents/doc.ts";
import type { DrawableContent } from "../documents/drawing-types.ts";
import type { Format } from "../documents/formats.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Draw } from "../world/computing.ts";
import type { Turn } from "../world/turn.ts";
import type { Typesetter } from "../world/typesetter.ts";
import { loadWebFonts } from "./web-fonts.ts";

/** What a document is drawn with. */
export type Drawers = {
	typesetter: Typesetter;
	turn?: Turn;
	compute: Draw;
};

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

export async function renderFormat(
	format: Format,
	{ content }: DrawableContent,
	{ doc, ...drawers }: Drawers & { doc: Doc },
): Promise<Rendered> {
	const { typesetter, turn, compute } = drawers;
	const rendered = (body: Rendered["body"]): Rendered => ({
		body,
		pages: null,
		missingGlyphs: [],
		linesBeyond: 0,
	});
	switch (format) {
		case "pdf": {
			const {
				pdf,
				linesBeyond = 0,
				...set
			} = await typesetter.typeset(doc, turn);
			return { ...set, body: pdf, linesBeyond };
		}
		case "docx":
			return rendered(
				await compute("docx", { doc: await asTypeset(doc, drawers) }),
			);
		case "html":
			return rendered(
				await compute("html", { doc, fonts: await loadWebFonts(doc) }),
			);
		case "txt":
			return rendered(await compute("txt", { doc }));
		case "json":
			return rendered(`${JSON.stringify(content, null, 2)}\n`);
		case "jsonresume":
			return rendered(jsonResume(doc));
	}
}

/** The document as the PDF is set; where no PDF can be made, as it stands. */
async function asTypeset(
	doc: Doc,
	{ typesetter, turn }: Drawers,
): Promise<Doc> {
	try {
		const { template } = await typesetter.typeset(doc, turn);
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
