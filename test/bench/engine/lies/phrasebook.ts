// How lies are worded in one language. A book is data; what is done with it stands in plant-lies.ts.

/** The kinds that are told inside a line of work or of the summary. */
export const REPORTED_KINDS = [
	"number invented",
	"tool added",
	"certificate added",
	"employer changed",
	"title raised",
	"team size added",
	"degree added",
	"scope widened",
] as const;
export type ReportedKind = (typeof REPORTED_KINDS)[number];

/**
 * `sentences` hold "{line}" for the honest line (or "{lower}", beginning small) and "{x}" for one of `words`. A sentence
 * marked by a leading "§" stands for a summary and is put in front of it.
 */
export type ReportedLies = { sentences: string[]; words: string[] };

export type Phrasebook = {
	reported: Record<ReportedKind, ReportedLies>;
	/** A line of help as the person wrote it, and what a writer makes of it; the third is what was raised. */
	helped: [honest: string, raised: string, words: string][];
	/** What a narrow word becomes; the second word is the planted one. */
	widened: [narrow: string, wide: string][];
	/** "{title}" is the position held. */
	raisedTitles: string[];
	companies: string[];
	/** Entries of the list of schools and of certificates. */
	degrees: string[];
	certificates: string[];
	tools: string[];
};
