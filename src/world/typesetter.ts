// Setting pages.
import type { Doc } from "../documents/doc.ts";
import type { Length } from "../documents/fit.ts";
import type { Template } from "../documents/template.ts";
import type { Turn } from "./turn.ts";

export type Typeset = {
	pdf: Uint8Array;
	pages: number;
	/** The share of the last page that holds words. */
	filled: number;
	/** Lines of a letter that did not fit its one page, however tightly it was set. */
	linesBeyond?: number;
	/** Characters no font of the package can draw; they are missing on the page. */
	missingGlyphs: string[];
	/** The look as it was set: the document's own, or tightened to keep it on its pages. */
	template: Template;
};

/** Turns a document into a PDF. Throws a Refusal "unavailable" when it takes too long or too much memory. */
export type Typesetter = {
	typeset(doc: Doc, turn?: Turn): Promise<Typeset>;
	/** What the document takes as it would be set. */
	measure(doc: Doc, turn?: Turn): Promise<Length>;
	/** The first page as SVG, its words as outlines. */
	picture(doc: Doc, turn?: Turn): Promise<string>;
	close(): Promise<void>;
};
