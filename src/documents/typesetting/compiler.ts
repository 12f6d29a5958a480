// What the engine asks of a Typst compiler, native or WebAssembly. Both are the same version of Typst, with the same fonts and
// the same program, and put the same words at the same places.
import type { Doc } from "../doc.ts";
import type { End } from "../fit.ts";

export type Compiler = {
	/** Lays a document out; `inputs` is what its program reads. */
	compile(inputs: Record<string, string>): CompiledLayout;
	/** Called after each document: frees its layouts and what was not used for some documents. */
	forget(): void;
};

/** Valid until the compiler forgets. */
export type CompiledLayout = {
	pages: number;
	end: End;
	/** Typst's own, about its program or a font; a document's words cannot cause any. */
	warnings: string[];
	/** PDF/UA-1 where every character can be drawn; else a tagged PDF and the characters that are missing. */
	pdf(doc: Doc): DrawnPdf;
	/** All pages below one another. */
	svg(): string;
};

export type DrawnPdf = {
	pdf: Uint8Array;
	/** Characters no font of the package can draw; they are missing on the page. */
	missingGlyphs: string[];
};
