// What a letter's evidence is chosen from and for, and what was chosen.
import type { Match } from "../../match/match.ts";
import type { Ask } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";

export type ChosenEvidence = {
	line: Evidence;
	/** How likely an adviser would tell it in this letter, 0–1. */
	worth: number;
	/** Its place in Match.requirements; null for a line that is strong by itself. */
	requirement: number | null;
	/** Whether it surely answers it, so that it may stand under its words. */
	isSure: boolean;
};

export type Choice = {
	match: Match;
	posting: string;
	/** The position, as the posting names it. */
	title: string;
	/** Whether a line tells of the post itself, done in somebody's place. */
	standsIn(line: string): boolean;
	/** The strongest first. */
	lines: readonly Evidence[];
	/** The lines as the asks count them. */
	placed: readonly Evidence[];
	asks: readonly Ask[];
	/** The path of the entry whose lines answer far more than the latest position. */
	answering: string | null;
};
