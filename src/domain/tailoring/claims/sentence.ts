// A sentence of a document in its place, with the lines of the profile it rests on.
import type { Claim, Source, Sources } from "./sources.ts";

/** A line of a document. `entry` is the path of the profile's entry it stands under, where to look first. */
export type Told = {
	path: string;
	text: string;
	entry?: string;
	today?: string;
};

export type Sentence = {
	told: Told;
	claim: Claim;
	own: readonly Source[];
	/** The lines it may rest on: of its entry, or of all. */
	scope: readonly Source[];
	sources: Sources;
};

export function countShared(claim: Claim, line: Source): number {
	return [...claim.stems].filter((stem) => line.stems.has(stem)).length;
}
