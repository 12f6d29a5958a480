import type { Span, TermKind } from "../job.ts";

/** A term found in a text: `form` as it is written there, at `span`; `term` the canonical name. */
export type TermHit = {
	term: string;
	kind: TermKind;
	form: string;
	span: Span;
};
