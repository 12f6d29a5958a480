// A line of the profile as a sentence of a letter.

export type StatedLine = {
	/** "Verdeel het werk" as "Ik verdeel het werk"; null where it stands in a frame alone. */
	sentence: string | null;
	/** As a frame goes on with it: "verdeel ik het werk"; null where it holds more than one clause or sentence. */
	deed: string | null;
	/** Nouns a sentence about the work goes on with: "weekly orders and stock counts". */
	part?: string;
	/** What the line tells in sentences of their own behind the first. */
	further?: string;
};
