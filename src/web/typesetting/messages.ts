// What a page and its thread that sets pages say to each other.
import type { Doc } from "../../documents/doc.ts";

export type ToTypesetter =
	/** `engine` was compiled before, for a thread that follows one grown too large. */
	{ kind: "start"; engine?: WebAssembly.Module } | { kind: "set"; doc: Doc };

export type FromTypesetter =
	| { kind: "loading"; loaded: number }
	| { kind: "ready"; engine: WebAssembly.Module }
	| {
			kind: "pages";
			pdf: Uint8Array<ArrayBuffer>;
			missingGlyphs: string;
			linesBeyond: number;
			/** What the engine holds, in bytes; it never gives any back. */
			memory: number;
	  }
	| { kind: "failed"; message: string };
