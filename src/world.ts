// All we ask of outside, types only. The real ones and their offline twins live in `adapters`.
import type { Doc } from "./documents/doc.ts";

export type Mail = { to: string; subject: string; text: string };

/** Sends a mail, or keeps it in the outbox where no mail server is configured. */
export type Mailer = { send(mail: Mail): Promise<void> };

export type Typeset = {
	pdf: Uint8Array;
	pages: number;
	/** Lines of a letter that did not fit its one page, however tightly it was set. */
	linesBeyond?: number;
	/** Characters no font of the package can draw; they are missing on the page. */
	missingGlyphs: string[];
};

/** Turns a document into a PDF. Throws a Refusal "unavailable" when it takes too long or too much memory. */
export type Typesetter = {
	typeset(doc: Doc): Promise<Typeset>;
	close(): Promise<void>;
};

export type World = {
	mail: Mailer;
	typesetter: Typesetter;
	now(): Date;
};
