// What a rule of good tailoring is judged on, and how it answers.
import type { Doc } from "#src/documents/doc.ts";
import type { Tailored } from "#src/workflows/tailor-content.ts";
import type { Person } from "../collection.ts";

/** A piece of text as a stranger reads it from the PDF, in the order of the text layer. */
export type Piece = { page: number; x: number; y: number; text: string };

export type Judged = {
	person: Person;
	tailored: Tailored & {
		resume: NonNullable<Tailored["resume"]>;
		letter: NonNullable<Tailored["letter"]>;
	};
	doc: Doc;
	drawn: {
		bytes: number;
		pages: number;
		images: number;
		pieces: Piece[];
		text: string;
	};
	letter: { doc: Doc; pages: number };
	today: string;
};

/** What breaks the rule, nothing when it is kept; null where the rule does not apply. */
export type Rule = {
	number: number;
	says: string;
	breaks: (judged: Judged) => string[] | null;
};

/** All bullets of the drawn document, with the entry they stand in. */
export function bulletsOf({ doc }: Judged): string[] {
	return doc.blocks.flatMap((block) =>
		block.kind === "entry" ? block.bullets.map(({ text }) => text) : [],
	);
}

export function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}
