// Takes out chores, even where there is room: a reader takes the weakest line for the measure of the work. A short record keeps them,
// behind all others. A few words without a figure that answer nothing, such as "Fire wood, two sizes", go from earlier positions where
// enough else is there to read, from the latest one only where the page is full; those that share no word with the posting from any.

import { contentStems, wordsOf } from "../../match/words.ts";
import { fieldOf, lastKeyOf } from "../../profile/content-path.ts";
import { isHelping, isLimited } from "../choose/assisting.ts";
import { isNamedIn } from "../choose/named-in.ts";
import { isOutcome } from "../choose/outcome.ts";
import { isRequirement } from "../choose/relevance.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { leastLines } from "./page-candidates.ts";
import { type Draft, removeLine } from "./page-draft.ts";
import { NOT_ASKED_FOR } from "./page-lines.ts";

/** With fewer other lines in all a record is printed with its chores. */
const LEAST_OTHERS = 3;
/** With fewer lines in all a record is printed whole. */
const LEAST_LINES = 7;
const MOST_WORDS = 4;
/** Of what the best line answers. */
const MOST_VALUE = 0.3;

/** Chores first, then what says little, the last of an entry first, as long as enough is left to read. */
export function trimChores(draft: Draft, isTooMuch: () => boolean): void {
	const own = draft.entries.flatMap(({ lines }) =>
		lines.filter(({ isChore, isModest }) => !isChore && !isModest),
	);
	if (own.length >= LEAST_OTHERS)
		for (const entry of draft.entries) trimIn(draft, entry);
	trimBare(draft);
	trimServices(draft);
	if (Number.isFinite(draft.budget.enough)) {
		trimLimits(draft);
		trimEarlier(draft);
		trimPlain(draft);
	}
	let left = draft.entries.reduce((sum, { lines }) => sum + lines.length, 0);
	for (const entry of draft.entries) {
		if (entry.section !== "work_experience") continue;
		for (const line of entry.lines
			.filter(
				(one) => saysLittle(one, draft) || isWeakBeside(one, entry, draft),
			)
			.toReversed()) {
			if (
				!isTooMuch() ||
				left <= LEAST_LINES ||
				entry.lines.length <= leastLines(draft, entry)
			)
				break;
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
			left -= 1;
		}
	}
}

/** Beside so many lines that say something. */
const LEAST_BESIDE = 2;

/** "Coding", "Meetings, meetings": one word that says nothing of what was done, unless the posting asks for it and nothing else names it. */
function trimBare(draft: Draft): void {
	for (const entry of draft.entries)
		for (const line of entry.lines.filter((one) => isBare(one.original)))
			if (entry.lines.length > LEAST_BESIDE && !isOnlyMention(line, draft))
				removeLine(draft, { entry, line }, SAYS_NOTHING);
}

const SAYS_NOTHING = "One word that doesn't say what you did";

/** Shorter ones are names of a thing. */
const SHORTEST = 4;

function isBare(text: string): boolean {
	return (
		!/\p{N}|\p{Script=Han}/u.test(text) &&
		text.split(/\s+/u).length <= 2 &&
		text.length > SHORTEST &&
		contentStems(wordsOf(text)).size === 1
	);
}

/** So many lines are enough to read: of earlier positions what names a few things and answers nothing goes beyond them. */
const ENOUGH_LINES = 8;

/** The earliest position first, of each the weakest lines. Its dates show that it was held. */
function trimEarlier(draft: Draft): void {
	let left = draft.entries.reduce((sum, { lines }) => sum + lines.length, 0);
	const [, ...earlier] = draft.entries.filter(
		({ section }) => section === "work_experience",
	);
	for (const [rank, entry] of [...earlier.entries()].toReversed()) {
		const least = rank === 0 ? leastLines(draft, entry) : 0;
		const most = mostOf(entry, rank === 0);
		for (const line of entry.lines
			.filter((one) => one.value < most && namesLittle(one, draft))
			.toSorted(
				(a, b) =>
					Number(isHelping(b.original)) - Number(isHelping(a.original)) ||
					a.value - b.value,
			)) {
			if (left <= ENOUGH_LINES || entry.lines.length <= least) break;
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
			left -= 1;
		}
	}
}

/**
 * In every position but at its top, the weakest first. On 52 labeled pairs 28 such lines were called weak, none was one to lead with.
 */
function trimPlain(draft: Draft): void {
	let left = draft.entries.reduce((sum, { lines }) => sum + lines.length, 0);
	for (const entry of draft.entries.toReversed()) {
		if (entry.section !== "work_experience") continue;
		const [, ...behind] = entry.lines;
		for (const line of behind
			.filter((one) => isPlain(one, entry, draft))
			.toSorted((a, b) => a.value - b.value)) {
			const least = isHeading(line) ? LEAST_LINES : ENOUGH_LINES;
			if (left <= least || entry.lines.length <= leastLines(draft, entry))
				break;
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
			left -= 1;
		}
	}
}

/** "Pricing: went along with the owner": what somebody did not do alone goes where it is not asked for and enough else is there. */
function trimLimits(draft: Draft): void {
	const asked = contentStems(wordsOf(draft.budget.posting));
	let left = draft.entries.reduce((sum, { lines }) => sum + lines.length, 0);
	for (const entry of draft.entries.toReversed())
		for (const line of entry.lines.filter(
			({ original, value, proves }) =>
				isLimited(original) &&
				!/\p{N}/u.test(original) &&
				sharedWith(asked, original) < NAMED_STEMS &&
				(value < WEAK_LIMITED || proves !== true),
		)) {
			if (
				left <= ENOUGH_LINES ||
				entry.lines.length <= LEAST_BESIDE ||
				isOnlyMention(line, draft)
			)
				continue;
			removeLine(draft, { entry, line }, NOT_ALONE);
			left -= 1;
		}
}

/** So many words of a line in the posting are no chance. */
const NAMED_STEMS = 2;

function sharedWith(asked: ReadonlySet<string>, line: string): number {
	return [...contentStems(wordsOf(line))].filter((stem) => asked.has(stem))
		.length;
}

const NOT_ALONE =
	"Says what others did or decided, and this posting doesn't ask for it";
/** Of what the best line answers. */
const WEAK_LIMITED = 0.4;

/** "Dictation". */
function isHeading({ original }: DraftLine): boolean {
	return original.split(/\s+/u).length <= 2;
}

function isPlain(line: DraftLine, entry: DraftEntry, draft: Draft): boolean {
	const plain = draft.budget.plainWords?.(line.original) ?? null;
	if (!plain || isOnlyMention(line, draft) || isFirst(line)) return false;
	// "No reportable accident on my crew": in plain words what came of the work.
	if (isOutcome(line.original)) return false;
	const few = FAINT_WORDS[draft.entries.indexOf(entry)] ?? MOST_FAINT_WORDS;
	return (
		(plain.words <= few && line.value < FAINT) ||
		(!plain.isAsked && line.proves !== true && line.value < MOST_PLAIN)
	);
}

/** Of what the best line answers. */
const MOST_PLAIN = 0.4;
/** So little is answered by chance: "Selling bread" of a post in sales. */
const FAINT = 0.25;
const MOST_FAINT_WORDS = 5;
/** In the latest positions. */
const FAINT_WORDS = [2, 4];

/** What a line may be worth and go: less where the position was held last, is asked for or proves something. */
function mostOf({ headTerms, lines }: DraftEntry, isLast: boolean): number {
	if (headTerms.size > 0 || lines.some(({ proves }) => proves))
		return WEAK_EARLIER;
	return isLast ? WEAK_LATEST : MOST_EARLIER;
}

/** Of what the best line answers. */
const MOST_EARLIER = 0.55;

/** A few plain words: "Till, reception, filling station on Sundays". */
function namesLittle(
	{ original, terms, proves }: DraftLine,
	{ budget }: Draft,
): boolean {
	return (
		terms.size === 0 &&
		proves !== true &&
		// What somebody helped with says less than what they did in as few words.
		(isHelping(original) || original.split(/\s+/).length <= MOST_WORDS_WEAK) &&
		!/\p{N}|\p{Script=Han}/u.test(original) &&
		!ACRONYM.test(original) &&
		!isNamedIn(budget.posting, original)
	);
}

/** Service beside the work that answers nothing of the posting, where the work is enough to read; of the rest the lines that count nothing. */
function trimServices(draft: Draft): void {
	const work = draft.entries
		.filter(({ section }) => section === "work_experience")
		.flatMap(({ lines }) => lines);
	if (work.length < LEAST_WORK) return;
	for (const entry of draft.entries) {
		if (entry.section !== "volunteer") continue;
		if (isIdleService(entry, draft)) {
			draft.entries = draft.entries.filter((other) => other !== entry);
			draft.omitted.push({
				path: entry.path,
				text: entry.name,
				reason: NOT_ASKED_FOR,
			});
			continue;
		}
		for (const line of entry.lines.filter(
			(one) =>
				one.value < WEAK_SERVICE &&
				one.terms.size === 0 &&
				one.original.split(/\s+/).length <= MOST_WORDS_WEAK &&
				!/\p{N}|\p{Script=Han}/u.test(one.original) &&
				!isNamedIn(draft.budget.posting, one.original),
		))
			if (entry.lines.length > 1)
				removeLine(draft, { entry, line }, NOT_ASKED_FOR);
	}
}

const LEAST_WORK = 6;
/** Of what the best line answers. */
const WEAK_SERVICE = 0.35;
const IDLE_SERVICE = 0.25;

function isIdleService(entry: DraftEntry, { budget }: Draft): boolean {
	const parts = [
		...(entry.description ? [entry.description] : []),
		...entry.lines,
	];
	return (
		entry.headTerms.size === 0 &&
		!isNamedIn(budget.posting, entry.name) &&
		parts.every(
			({ value, terms, proves, original }) =>
				value < IDLE_SERVICE &&
				terms.size === 0 &&
				!proves &&
				!isNamedIn(budget.posting, original),
		)
	);
}

/** The latest position and what is no work keep a line. */
function trimIn(draft: Draft, entry: DraftEntry): void {
	const keepsOne =
		entry === draft.entries[0] || entry.section !== "work_experience";
	for (const line of entry.lines.filter(
		({ isChore, isModest, proves }) => isChore || (isModest && !proves),
	)) {
		if (keepsOne && entry.lines.length < 2) return;
		if (line.isUndone) removeLine(draft, { entry, line }, NOT_DONE);
		else if (!isOnlyMention(line, draft))
			removeLine(draft, { entry, line }, NOT_ASKED_FOR);
	}
}

const NOT_DONE =
	"Says what you haven't done yet, which a letter can say better";

/** It alone holds a word the posting names. */
function isOnlyMention(
	{ terms }: DraftLine,
	{ shown, budget }: Draft,
): boolean {
	return [...terms].some(
		(term) =>
			!isRequirement(term) &&
			!budget.listed.has(term) &&
			(shown.get(term) ?? 0) <= 1,
	);
}

function saysLittle(line: DraftLine, { budget }: Draft): boolean {
	const { original, terms } = line;
	return (
		terms.size === 0 &&
		line.proves !== true &&
		line.value < MOST_VALUE &&
		!isNamedIn(budget.posting, original) &&
		!/\p{N}|\p{Script=Han}/u.test(original) &&
		!NAMES_ONE.test(original) &&
		original.split(/\s+/).length <= MOST_WORDS &&
		!isFirst(line)
	);
}

/**
 * A few words more that count and answer nothing: in the latest position wherever the person put them, further back beside a line that
 * counts.
 */
function isWeakBeside(line: DraftLine, entry: DraftEntry, draft: Draft) {
	const isLatest = entry === draft.entries[0];
	const { original } = line;
	return (
		line.terms.size === 0 &&
		line.proves !== true &&
		line.value < (isLatest ? WEAK_LATEST : WEAK_EARLIER) &&
		original.split(/\s+/).length <= MOST_WORDS_WEAK &&
		!/\p{N}|\p{Script=Han}/u.test(original) &&
		!ACRONYM.test(original) &&
		!isNamedIn(draft.budget.posting, original) &&
		(isLatest || entry.lines.some((one) => /\p{N}/u.test(one.original)))
	);
}

const MOST_WORDS_WEAK = 8;
/** Of what the best line answers. */
const WEAK_LATEST = 0.25;
const WEAK_EARLIER = 0.15;

const ACRONYM = /\p{L}\p{Lu}/u;

/** A tool or a method by its name: "JUnit", "HACCP", "Presto" behind a small word. */
const NAMES_ONE = /\p{L}\p{Lu}|(?<=\p{Ll}\s)(?:\p{Lu}\p{L}*)$/u;

/** The person's own first line says what the position is. */
function isFirst({ sources: [source = ""] }: DraftLine): boolean {
	return fieldOf(source) === "achievements" && lastKeyOf(source) === "0";
}
