// What a sentence of a posting belongs to. Letters are how labelled postings write it, in the order of the model's weights.

export const REGIONS = [
	"head",
	"about",
	"duties",
	"must",
	"nice",
	"offer",
	"apply",
	"legal",
	"chrome",
	"heading",
] as const;

/**
 * "head": title, employer, place, fields of a form; "chrome": buttons and greetings of the page or mail around it;
 * "heading": a line that only names what follows.
 */
export type Region = (typeof REGIONS)[number];
