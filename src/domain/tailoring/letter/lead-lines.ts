// Which lines of a profile an adviser would lead with for a posting: what a letter tells first, and what a summary proves by.

import type { Match } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { answeringEntry } from "../choose/answering-entry.ts";
import { askedChores, isChore } from "../choose/chores.ts";
import { leftOutEntries } from "../choose/left-out.ts";
import { relevanceOf } from "../choose/relevance.ts";
import { standsInFor } from "../choose/standing-in.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type Ask, askedWork } from "./asked-work.ts";
import { chosenEvidence } from "./chosen-evidence.ts";
import type { Evidence } from "./evidence.ts";
import type { ChosenEvidence } from "./evidence-choice.ts";
import { evidenceLines } from "./evidence-lines.ts";
import { byStrength } from "./line-strength.ts";

export type LeadLines = {
	/** All that can be told, in the order of the profile. */
	placed: Evidence[];
	/** What the posting asks of work, held against them. */
	asks: readonly Ask[];
	/** Those of them that are no chore, the strongest first. */
	lines: Evidence[];
	/** The same with how likely each leads. */
	candidates: ChosenEvidence[];
};

type Found = Pick<Tailoring, "title" | "posting" | "unproved"> & {
	language: string;
	lines: LeadLines;
};

const latest = new WeakMap<Match, Found>();

/** `language` is that of the document. A letter and the summary beside it ask for the same ones. */
export function leadLines(tailoring: Tailoring, language: string): LeadLines {
	const { match, title, posting, unproved } = tailoring;
	const found = latest.get(match);
	if (
		found?.language === language &&
		found.title === title &&
		found.posting === posting &&
		found.unproved === unproved
	)
		return found.lines;
	const lines = findLeadLines(tailoring, language);
	latest.set(match, { language, title, posting, unproved, lines });
	return lines;
}

function findLeadLines(tailoring: Tailoring, language: string): LeadLines {
	const { profile, match, title, posting = "" } = tailoring;
	const spoken = profileLanguage(profile);
	const placed = evidenceLines(profile, relevanceOf(match), language);
	const asks = askedWork(
		tailoring,
		placed.map(({ line }) => line),
		spoken,
	);
	const chores = askedChores(tailoring);
	// The resume beside the letter leaves those positions out.
	const left = new Set(leftOutEntries(tailoring).map(({ path }) => path));
	const lines = byStrength(placed, asks).filter(
		({ original, entry }) =>
			!left.has(entry) &&
			!isChore(original, spoken, chores) &&
			!tailoring.unproved?.has(original),
	);
	const standsIn = standsInFor(title, profile);
	const candidates = chosenEvidence({
		match,
		asks,
		placed,
		lines,
		posting,
		title,
		standsIn,
		answering: answeringEntry(match, profile),
	});
	return { placed, asks, lines, candidates };
}

/** How likely a line leads, 0–1, by the path it stands at; what can't be told has no place. */
export function leadWorths(tailoring: Tailoring): ReadonlyMap<string, number> {
	const worths = new Map<string, number>();
	const { candidates } = leadLines(
		tailoring,
		profileLanguage(tailoring.profile),
	);
	for (const { line, worth } of candidates)
		worths.set(line.path, Math.max(worth, worths.get(line.path) ?? 0));
	return worths;
}
