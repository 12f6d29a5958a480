// Positions of another kind that ended years ago: a reader needs to know that they were held, not what was done there. They keep a line
// right behind the latest position, further back their title, employer and dates, as long as the page has stronger things to say.
import { isTraining } from "../../language/reading/not-held.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { namesTradeOf } from "../choose/named-in.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { type Draft, removeLine } from "./page-draft.ts";

const REASON = "An older position of another kind is kept short";
/** What ended later may still be asked about. */
const LEAST_YEARS = 3;
/** Lines of the other positions, projects and services that make a page. */
const ENOUGH_LINES = 5;
const LINES_OF_SECOND = 1;

export function shrinkFillers(draft: Draft): void {
	const { entries } = draft;
	const trade = stemsOf(entries[0]);
	const fillers = new Set(
		entries.filter(
			(entry) =>
				isFiller(entry) &&
				!isOf(trade, entry) &&
				!namesTradeOf(draft.budget.posting, entry.name),
		),
	);
	const others = entries
		.filter((entry) => !fillers.has(entry))
		.flatMap(({ lines }) => lines);
	if (others.length < ENOUGH_LINES || !others.some(({ proves }) => proves))
		return;
	for (const [rank, entry] of entries.entries()) {
		if (rank === 0 || !fillers.has(entry)) continue;
		const most = rank === 1 ? LINES_OF_SECOND : 0;
		for (const line of entry.lines.slice(most))
			removeLine(draft, { entry, line }, REASON);
	}
	const last = draft.entries.findLast(
		({ section }) => section === "work_experience",
	);
	if (last && isEmptied(last, fillers, draft)) {
		draft.entries = draft.entries.filter((entry) => entry !== last);
		draft.omitted.push({ path: last.path, text: last.name, reason: EARLIEST });
	}
}

const EARLIEST =
	"Your first position was of another kind; no gap shows without it";

/** The earliest of several positions, of another kind, left with nothing to tell. */
function isEmptied(
	entry: DraftEntry,
	fillers: ReadonlySet<DraftEntry>,
	{ entries }: Draft,
): boolean {
	const jobs = entries.filter(({ section }) => section === "work_experience");
	return (
		jobs.length > 2 &&
		// A trade is learned where it began.
		!isTraining(entry.name) &&
		fillers.has(entry) &&
		entry.lines.length === 0 &&
		jobs.every(
			(one) =>
				(one.endedYearsAgo ?? 0) < (entry.endedYearsAgo ?? 0) || one === entry,
		)
	);
}

function isFiller(entry: DraftEntry): boolean {
	return (
		entry.section === "work_experience" &&
		(entry.endedYearsAgo ?? 0) >= LEAST_YEARS &&
		entry.headTerms.size === 0 &&
		!entry.lines.some(isStrong)
	);
}

/** Words of a position's title: of the same trade are those that share most of the latest one's. */
function stemsOf(entry: DraftEntry | undefined): ReadonlySet<string> {
	return contentStems(wordsOf(entry?.name ?? ""));
}

function isOf(trade: ReadonlySet<string>, entry: DraftEntry): boolean {
	const stems = [...stemsOf(entry)];
	const shared = stems.filter((stem) => trade.has(stem)).length;
	return (
		trade.size > 0 &&
		(shared / trade.size >= SAME_TRADE ||
			stems.some((stem) => [...trade].some((one) => beginAlike(one, stem))))
	);
}

/** "Rauchfangkehrergeselle" and "Rauchfangkehrerei": compounds of one trade. */
function beginAlike(one: string, other: string): boolean {
	return (
		one.length >= TRADE_STEM &&
		one.slice(0, TRADE_STEM) === other.slice(0, TRADE_STEM)
	);
}

const TRADE_STEM = 10;

const SAME_TRADE = 0.6;

/** It proves a need or answers much of the posting, or tells what was counted or earned. */
function isStrong({ proves, value, original }: DraftLine): boolean {
	return proves === true || value >= ANSWERS || FIGURE.test(original);
}

/** Of what the best line answers. */
const ANSWERS = 0.4;

const FIGURE = /\d{2,}|\d\s*%|[$€£]\s*\d/;
