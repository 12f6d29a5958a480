// A finding: one thing seen in the profile by rule, with the tab it is mended in. Issues, suggestions, advice and section
// scores are all made from findings, so that none of them says something the others do not know.
import { oneLine } from "../profile/text-lines.ts";
import type { Grade, TABS } from "./analysis.ts";

/** The profile page's tabs, by their visible names. */
export type Tab = (typeof TABS)[number];

export type Finding = {
	tab: Tab;
	priority: Grade;
	/** What is the case, as a sentence. */
	issue: string;
	/** What to do about it, as a sentence. */
	suggestion: string;
	/** What that is good for, as a sentence. */
	impact: string;
	/** Points the section loses by it, of 100. */
	cost: number;
	/** "soon" can be done within 30 days at a desk; "later" needs new facts. */
	when: "soon" | "later";
};

const MOST_NAMED = 3;
const LONGEST_NAME = 60;

/** The first few names and how many more there are: "A, B, C and 4 more". */
export function listedNames(
	names: readonly string[],
	most = MOST_NAMED,
): string {
	const shown = names.slice(0, most).map(shortName);
	const more = names.length - shown.length;
	return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

export function shortName(text: string): string {
	const line = oneLine(text);
	const letters = [...line];
	return letters.length > LONGEST_NAME
		? `${letters
				.slice(0, LONGEST_NAME - 1)
				.join("")
				.trimEnd()}…`
		: line;
}

/** "1 job", "3 jobs". */
export function countedNoun(
	number: number,
	one: string,
	many = `${one}s`,
): string {
	return `${number} ${number === 1 ? one : many}`;
}

/** How an entry is called: "Baker at Corn & Co", or what of it is known. */
export function entryTitle(what: string, where: string): string {
	const known = [what, where].map(shortName).filter((part) => part !== "");
	return known.length > 0 ? known.join(" at ") : "Untitled entry";
}
