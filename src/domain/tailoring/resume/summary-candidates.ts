// The lines of a draft that a summary may tell, each as short as it may be said.

import { isModest, isSpoken, saysMerely } from "../../clauses/spoken.ts";
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
import { withoutCircumstances } from "./without-circumstances.ts";

export type SummaryCandidate = {
	line: DraftLine;
	/** What the summary makes of it. */
	text: string;
	entry: string;
	/** Whose line it is, where the reader would take it for the latest position's; names where it was done. */
	place: string;
};

const LONGEST_PROOF = 180;
/** The object of an English deed comes first where the sentence stays so short. */
const LONGEST_INVERTED = 110;
/** Fewer say too little. */
const LEAST_WORDS = 5;

/** In the order of the page. */
export function summaryCandidatesOf(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): SummaryCandidate[] {
	const { profile } = drafting;
	const language = languageOf(drafting.wording.language);
	const home = homeEntry(entries, drafting);
	return entries.flatMap((entry) => {
		const place =
			entry === home
				? ""
				: placeOf(entry, { profile, language, first: entries[0] });
		return entry.lines.flatMap((whole) => {
			const isTheJob = drafting.standsIn?.(whole.original) ?? false;
			const line = isTheJob ? withoutRest(whole, profile) : whole;
			if (!isOwnWork(line) || (!isTheJob && endsInDenial(line.original)))
				return [];
			const text = isLimitedByItself(line)
				? line.text
				: withoutSpokenEnd(shortened(line, { profile, language, place }), {
						profile,
						language,
					});
			return isSayable(text, { language, isTheJob })
				? { line, text, entry: entry.path, place }
				: [];
		});
	});
}

/** Of the positions the one that the summary names; without any the first entry. */
function homeEntry(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): DraftEntry | undefined {
	const [first] = entries;
	const home = homePosition(drafting);
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
		(isTheJob || !isModest(text, language)) &&
		!saysMerely(text, language) &&
		!isHanging(text)
	);
}

/** "Waste down from 9 to 6 %, since I sort by color": without what is told as one speaks, where the rest follows from the profile. */
function withoutSpokenEnd(
	text: string,
	{ profile, language }: { profile: Drafting["profile"]; language: string },
): string {
	const [, head = "", end = ""] =
		/^(.+?)(?:,|\s?;) ([^,;]+)$/su.exec(text) ?? [];
	return head.split(/\s+/u).length >= LEAST_HEAD &&
		isSpoken(end, language) &&
		!isSpoken(head, language) &&
		!/\p{N}/u.test(end) &&
		// Half a pair of brackets would stay.
		head.split("(").length === head.split(")").length &&
		isProvable(head, profile)
		? head
		: text;
}

const LEAST_HEAD = 4;

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
}: DraftLine) {
	const isRow = text
		.split(", ")
		.every((part) => part.split(/\s+/).length <= ROW_WORDS);
	return (
		!isChore &&
		!isPrivate &&
		!isOthers &&
		!isUndone &&
		!isAssisting(text) &&
		!isBorrowedResult(text) &&
		!(isRow && text.includes(", ") && !/[\p{N}:]|\p{Script=Han}/u.test(text))
	);
}

/** "Under the engineer's supervision", "(the programs were a colleague's)": true as long as the line is told whole. */
function isLimitedByItself({
	original: text,
	endsWithOthers,
}: DraftLine): boolean {
	return (
		endsWithOthers === true ||
		isLimited(text) ||
		endsInAnother(text) ||
		[...text.matchAll(BRACKETS)].some(([, inside = ""]) => isClause(inside))
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
	return (
		language === "en" &&
		verbFormOf(text) === null &&
		!isWeighty(text) &&
		text.split(/\s+/u).length < LEAST_HEAD
	);
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
 * In other words where English has them, else as short as it may be said from its beginning: with what is asked for, how much there was
 * and what came of it, as far as the profile proves the form; the line itself where none does.
 */
function shortened(
	{ text, terms }: DraftLine,
	{
		profile,
		language,
		place,
	}: {
		profile: Drafting["profile"];
		language: LanguageCode;
		place: string;
	},
): string {
	const named = [...terms].filter((term) => holds(text, term));
	const keeps = (form: string) =>
		named.every((term) => holds(form, term)) &&
		keepsCount(form, text) &&
		(isOutcome(form) || !isOutcome(text));
	const condensed = condensedForms(text);
	const shorter = [
		...condensed,
		...[...condensed, text].flatMap((form) =>
			withoutCircumstances(form, language),
		),
	];
	const inverted =
		language === "en" && place === ""
			? [text, ...shorter].flatMap((form) =>
					[form, ...deedsOf(form)].flatMap(objectFirstOf),
				)
			: [];
	return (
		[
			...inverted.filter((form) => form.length <= LONGEST_INVERTED),
			...fromItsBeginning(text, shorter),
			...(text.length > LONGEST_PROOF ? countedParts(text) : []),
		]
			.filter(keeps)
			.find((form) => isProvable(form, profile)) ?? text
	);
}

/** The forms that begin as the line does, the shortest first: "3.2% fewer" of what, its object says. */
function fromItsBeginning(text: string, forms: readonly string[]): string[] {
	const [first = ""] = text.toLowerCase().split(/\s+/u, 1);
	return forms
		.filter(
			(form) =>
				form.split(/\s+/u).length >= LEAST_WORDS &&
				form.toLowerCase().startsWith(first),
		)
		.toSorted((a, b) => a.length - b.length);
}

/** Of a line that tells two deeds that are over, each: "captured traces and reported 11 regressions". */
function deedsOf(form: string): string[] {
	const [, first = "", second = ""] =
		/^([^,;:]+) and (\p{Ll}+ (?:[^,;:]|[,:](?=\p{N}))+)$/u.exec(form) ?? [];
	return [first, second].every((deed) => verbFormOf(deed) === "past")
		? [first, second]
		: [];
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
	const company = oneLine(work.company_name).replace(/\s*\([^()]*\)$/u, "");
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
