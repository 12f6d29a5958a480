// A mechanical rule of documents: how often it could be kept, how often it was, and where it was not.
import type { WrittenPair } from "./written-pair.ts";

export type Verdict = { of: number; kept: number; broken: string[] };

export type Rule = {
	name: string;
	/** The share that must be reached; null for what is only shown. */
	must: number | null;
	judge(pair: WrittenPair): Verdict;
};

/** A rule with one answer a document: broken where something is named. */
export function perDocument(broken: readonly string[]): Verdict {
	return {
		of: 1,
		kept: broken.length === 0 ? 1 : 0,
		broken: broken.slice(0, 2),
	};
}

export const NOT_ASKED: Verdict = { of: 0, kept: 0, broken: [] };
