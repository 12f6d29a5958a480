// The lines of a draft that a summary may tell, each as short as it may be said.

import { isSpoken, saysMerely } from "../../clauses/spoken.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isAssisting, isLimited } from "../choose/assisting.ts";
import { isBorrowedResult } from "../choose/borrowed-result.ts";
import { isOutcome } from "../choose/outcome.ts";
import { fill } from "../letter/voice.ts";
import type { DraftEntry } from "../lines/draft-entry.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { verbFormOf } from "../lines/verb-form.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { condensedForms, isHanging, opensWithDenial } from "./condensed.ts";
import { countedParts } from "./counted-part.ts";
import { homePosition } from "./home-position.ts";
import { objectFirst } from "./object-first.ts";
import { plainTitle } from "./plain-title.ts";
import { sharesRun } from "./shared-run.ts";
import { withoutCircumstances } from "./without-circumstances.ts";

export type SummaryCandidate = {
	line: DraftLine;
	/** What the summary makes of it. */
	text: string;
	entry: string;
	/** Whose line it is, where the reader would take it for the latest position's; names where it was done. */
	place: string;
	/** The same words stand below: nobody likes to read many of them twice. */
	isCopy: boolean;
	/** One of the lines that are read together with the summary, and no other wording of it follows from the profile. */
	isRightBelow: boolean;
};

const LONGEST_PROOF = 180;
/** Shorter ones are not looked for. */
const SHORT_ENOUGH = 110;
const LONGEST_INVERTED = 130;
/** So many lines of the latest position are read together with the summary: none of them is told there in its own words. */
const RIGHT_BELOW = 2;

/** In the order of the page. */
export function summaryCandidatesOf(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): SummaryCandidate[] {
	const { profile } = drafting;
	const language = languageOf(drafting.wording.language);
	const home = homeEntry(entries, drafting);
	return entries.flatMap((entry, rank) => {
		const place =
			entry === home
				? ""
				: placeOf(entry, { profile, language, first: entries[0] });
		return entry.lines.flatMap((whole, at) => {
			const isTheJob = drafting.standsIn?.(whole.original) ?? false;
			const line = isTheJob ? withoutRest(whole, profile) : whole;
			if (!isOwnWork(line) || (!isTheJob && endsInDenial(line.original)))
				return [];
			const isBelow = rank === 0 && at < RIGHT_BELOW;
			const given = { profile, language, place, isBelow, whole: whole.text };
			const text = withoutSpokenEnd(shortened(line, given), {
				profile,
				language,
			});
			if (!isSayable(text, { language, isTheJob })) return [];
			const isCopy =
				!isMerePart(text, whole.text) && isCopyOf(text, whole.text);
			return {
				line,
				text,
				entry: entry.path,
				place,
				isCopy,
				// Without a figure a part of the line says less than the line.
				isRightBelow: isBelow && (isCopy || !/\p{N}/u.test(text)),
			};
		});
	});
}

/** Of the positions the one that the summary names; without any the first entry. */
function homeEntry(
	entries: readonly DraftEntry[],
	{ profile, needs }: Drafting,
): DraftEntry | undefined {
	const [first] = entries;
	const home = homePosition(profile, needs);
	return first?.section === "work_experience" && home
		? (entries.find(
				({ section, at }) => section === first.section && at === home.at,
			) ?? first)
		: first;
}

function isSayable(
	text: string,
	{ language, isTheJob }: { language: LanguageCode; isTheJob: boolean },
): boolean {
	return (
		text.length <= LONGEST_PROOF &&
		!isBareName(text, language) &&
		(isTheJob || !isSpoken(text, language)) &&
		!saysMerely(text, language) &&
		!isHanging(text)
	);
}

/** So much shorter, what was counted is met again and not the line. */
function isMerePart(text: string, whole: string): boolean {
	return (
		!/\p{Script=Han}/u.test(text) &&
		/\p{N}/u.test(text) &&
		text.length <= MOST_OF_LINE * whole.length
	);
}

const MOST_OF_LINE = 0.7;

/** Chinese tells no words apart; there a line of the same signs is the same. */
function isCopyOf(text: string, whole: string): boolean {
	return /\p{Script=Han}/u.test(text)
		? whole.includes(text.replace(/[。；]$/u, ""))
		: sharesRun(text, whole);
}

/** "Waste down from 9 to 6 %, since I sort by color": without what is told as one speaks, where the rest follows from the profile. */
function withoutSpokenEnd(
	text: string,
	{ profile, language }: { profile: Drafting["profile"]; language: string },
): string {
	const [, head = "", end = ""] =
		/^(.+?)(?:,|\s?;) ([^,;]+)$/su.exec(text) ?? [];
	return head.split(/\s+/u).length >= LEAST_WORDS &&
		isSpoken(end, language) &&
		!isSpoken(head, language) &&
		!/\p{N}/u.test(end) &&
		// Half a pair of brackets would stay.
		head.split("(").length === head.split(")").length &&
		isProvable(head, profile)
		? head
		: text;
}

const LEAST_WORDS = 4;

/** What stands before a semicolon says that somebody stood in for another; what follows is often whose the rest was. */
function withoutRest(line: DraftLine, profile: Drafting["profile"]): DraftLine {
	const [head = ""] = line.text.split(/\s?;\s/u);
	if (head === line.text || !isProvable(head, profile)) return line;
	const { endsWithOthers: _, ...rest } = line;
	return { ...rest, original: head, text: head };
}

/** No chore, not what somebody else did or checked, nor a row of words: "Stock, till, window". */
function isOwnWork({
	original: text,
	isChore,
	isPrivate,
	isOthers,
	isUndone,
	endsWithOthers,
}: DraftLine) {
	const isRow = text
		.split(", ")
		.every((part) => part.split(/\s+/).length <= ROW_WORDS);
	return (
		!isChore &&
		!isPrivate &&
		!isOthers &&
		!isUndone &&
		!endsWithOthers &&
		!isAssisting(text) &&
		!isLimited(text) &&
		!isBorrowedResult(text) &&
		!endsInAnother(text) &&
		![...text.matchAll(BRACKETS)].some(([, inside = ""]) => isClause(inside)) &&
		!(isRow && text.includes(", ") && !/[\p{N}:]|\p{Script=Han}/u.test(text))
	);
}

/** "…; ultrathin sections are sent out": what stands behind a semicolon and counts nothing may be somebody else's, or a gap. */
function endsInAnother(text: string): boolean {
	const [, ...parts] = text.split(/\s?;\s/u);
	return parts.some(
		(part) =>
			!/\p{N}/u.test(part) &&
			!isOutcome(part) &&
			part.split(/\s+/u).length >= CLAUSE_WORDS,
	);
}

/** "Drive the pickup, not the digger yet": what is not done is no proof; "no accidents" is what came of it. */
function endsInDenial(text: string): boolean {
	const [, ...clauses] = text.split(/[,;]\s|\s[–—-]\s/u);
	return clauses.some(
		(clause) => opensWithDenial(clause) && !isOutcome(clause),
	);
}

/** Among English sentences that begin with a verb a bare name hangs in the air, unless it says what came of the work or how much there was. */
function isBareName(text: string, language: LanguageCode): boolean {
	return language === "en" && verbFormOf(text) === null && !isWeighty(text);
}

const ROW_WORDS = 2;
const BRACKETS = /\(([^()]*)\)/gu;
const CLAUSE_WORDS = 5;

/** In brackets it may say whose work it was; "team of 4, 12 children" does not. */
function isClause(inside: string): boolean {
	return inside
		.split(", ")
		.some((part) => part.split(/\s+/u).length >= CLAUSE_WORDS);
}

/**
 * In other words than the line below has, where such a form follows from the profile and holds what is asked for and how much there was;
 * else the mildest form that is short enough, else the shortest; the line itself where none does.
 */
function shortened(
	{ text, terms }: DraftLine,
	{
		profile,
		language,
		place,
		isBelow,
		whole,
	}: {
		profile: Drafting["profile"];
		language: LanguageCode;
		place: string;
		isBelow: boolean;
		whole: string;
	},
): string {
	const named = [...terms].filter((term) => holds(text, term));
	const condensed = condensedForms(text);
	const keeps = (form: string) =>
		named.every((term) => holds(form, term)) && keepsCount(form, text);
	// What came of it is enough, or one of the words asked for.
	const says = (form: string) =>
		keepsCount(form, text) &&
		(isOutcome(form) ||
			named.length === 0 ||
			named.some((term) => holds(form, term)));
	const byLength = condensed.toSorted((a, b) => a.length - b.length);
	const brief = [...condensed, text]
		.flatMap((form) => withoutCircumstances(form, language))
		.toSorted((a, b) => b.length - a.length);
	const own = [text, ...condensed, ...brief];
	const counted = isBelow ? countedParts(text) : [];
	const inverted =
		language === "en" && place === ""
			? [...own, ...deedsOf(own)].flatMap(objectFirstOf)
			: [];
	const other = [...inverted, ...condensed, ...(isBelow ? brief : [])].filter(
		(form) => form.length <= SHORT_ENOUGH && !isCopyOf(form, whole),
	);
	const ordered = [
		...other.filter(keeps),
		...(isBelow
			? other.filter(
					(form) => says(form) && !(isOutcome(text) && !isOutcome(form)),
				)
			: []),
		...inverted.filter(
			(form) => form.length <= LONGEST_INVERTED && keeps(form),
		),
		...counted,
		...condensed.filter((form) => form.length <= SHORT_ENOUGH && keeps(form)),
		...byLength.filter(keeps),
	];
	return ordered.find((form) => isProvable(form, profile)) ?? text;
}

/** Of a line that tells two deeds that are over, each: "captured traces and reported 11 regressions". */
function deedsOf(forms: readonly string[]): string[] {
	return forms.flatMap((form) => {
		const [, first = "", second = ""] =
			/^([^,;:]+) and (\p{Ll}+ (?:[^,;:]|[,:](?=\p{N}))+)$/u.exec(form) ?? [];
		return [first, second].every((deed) => verbFormOf(deed) === "past")
			? [first, second]
			: [];
	});
}

function objectFirstOf(form: string): string[] {
	const inverted = objectFirst(form);
	return inverted === null ? [] : [inverted];
}

/** How much of it there was makes a line worth saying: of its larger counts one has to stay, of small ones any. */
function keepsCount(form: string, text: string): boolean {
	const plain = text.replace(YEARS, "");
	const kept = form.replace(YEARS, "");
	return plain.search(LARGE) >= 0
		? kept.search(LARGE) >= 0
		: !/\p{N}/u.test(plain) || /\p{N}/u.test(kept);
}

const YEARS = /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/gu;
/** "A team of 35", not "4 classes" nor a year. */
const LARGE = /(?<![\p{L}\p{N}])\p{N}[\p{N}.,]*\p{N}/u;

function holds(text: string, term: string): boolean {
	return text.toLowerCase().includes(term.toLowerCase());
}

/** Of another position what came of it, or what was counted there. */
function isWeighty(plain: string): boolean {
	return isOutcome(plain) || LARGE.test(plain.replace(YEARS, ""));
}

/** "Engineer -> senior engineer": the last says what it came to. */
const STEPS = /\s*(?:->|→|⇒)\s*/u;

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

/** How another entry is named before what was done there. */
function placeOf(
	{ section, at, name }: DraftEntry,
	{
		profile,
		language,
		first,
	}: {
		profile: Drafting["profile"];
		language: LanguageCode;
		first: DraftEntry | undefined;
	},
): string {
	if (section === "volunteer")
		return oneLine(profile.volunteer[at]?.organization_name ?? null) || name;
	const work =
		section === "work_experience" ? profile.work_experience[at] : undefined;
	if (!work) return name;
	const company = oneLine(work.company_name);
	const words = SUMMARY_WORDS[language];
	if (company === "" || isSelfEmployed(company)) return name;
	// What was held beside the latest position came not before it.
	const latest = profile.work_experience[first?.at ?? at]?.start_date ?? "";
	if (!work.is_current && (work.start_date ?? "") > latest)
		return `${name}, ${company}`;
	const title = plainTitle(name).split(STEPS).at(-1) ?? name;
	const isFirstWord = /^\{title\}/u.test(
		work.is_current ? words.current : words.before,
	);
	return fill(work.is_current ? words.current : words.before, {
		title: language === "en" || isFirstWord ? title : lowered(title, language),
		company,
	}).replace(/[.。]$/u, "");
}
