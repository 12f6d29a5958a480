// The lines of a draft that a summary may tell, each as short as it may be said.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { SUMMARY_WORDS } from "../../language/summary-of-languages.ts";
import { oneLine } from "../../match/sentences.ts";
import { isAssisting, isLimited } from "../choose/assisting.ts";
import { isOutcome } from "../choose/outcome.ts";
import { fill } from "../letter/voice.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import type { DraftEntry, Drafting } from "../lines/resume-draft.ts";
import { inThirdPerson } from "../lines/rewrite-line.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import { condensedForms } from "./condensed.ts";

export type SummaryCandidate = {
	line: DraftLine;
	/** What the summary makes of it. */
	text: string;
	/** The same without the third person: "Own the sales process". */
	plain: string;
	entry: string;
	/** Whose line it is, where the reader would take it for the latest position's; names where it was done. */
	place: string;
	/** It stands among the first of the page in the very same words: a reader would meet it twice at once. */
	isRepeated: boolean;
	/** It leads its entry. */
	leads: boolean;
};

const LONGEST_PROOF = 180;
/** Shorter ones are not looked for. */
const SHORT_ENOUGH = 110;
/** Lines that lead the latest position, and any other. */
const FIRST_LINES = 3;
const FIRST_ELSEWHERE = 1;
/** So many lines of the latest position are read together with the summary. */
const FIRST_SCREEN = 2;
/** With fewer lines in all there is nothing else to tell. */
const LEAST_LINES = 10;

/** In the order of the page. */
export function summaryCandidatesOf(
	entries: readonly DraftEntry[],
	drafting: Drafting,
): SummaryCandidate[] {
	const { profile } = drafting;
	const language = languageOf(drafting.wording.language);
	const isFull =
		entries.reduce((sum, { lines }) => sum + lines.length, 0) >= LEAST_LINES;
	return entries.flatMap((entry, rank) => {
		const place = rank === 0 ? "" : placeOf(entry, { profile, language });
		const first = rank === 0 ? FIRST_LINES : FIRST_ELSEWHERE;
		return entry.lines.flatMap((line, at) => {
			if (isAssisting(line.original) || isLimited(line.original)) return [];
			const plain = shortest(line, profile);
			if (plain.length > LONGEST_PROOF) return [];
			const isFirst = rank === 0 && isFull && at < FIRST_SCREEN;
			return {
				line,
				text: told(plain, { entry, profile, language }),
				plain,
				entry: entry.path,
				place,
				isRepeated: isFirst && plain === line.text,
				leads: at < first && (rank === 0 || isWeighty(line, { entry, plain })),
			};
		});
	});
}

/** The mildest form that is short enough, else the shortest that follows from the profile; the line itself where none does. */
function shortest({ text }: DraftLine, profile: Drafting["profile"]): string {
	const forms = condensedForms(text);
	const ordered = [
		...forms.filter(({ length }) => length <= SHORT_ENOUGH),
		...forms.filter(({ length }) => length > SHORT_ENOUGH).toReversed(),
	];
	return ordered.find((form) => isProvable(form, profile)) ?? text;
}

/** What is done today in the third person; what was done beside it stays as it was written. */
function told(
	plain: string,
	{
		entry,
		profile,
		language,
	}: {
		entry: DraftEntry;
		profile: Drafting["profile"];
		language: LanguageCode;
	},
): string {
	if (language !== "en" || !isCurrent(entry, profile)) return plain;
	const beside = entry.lines.map(({ text }) => text);
	const third = inThirdPerson(plain, beside);
	return third !== null && isProvable(third, profile) ? third : plain;
}

/** Of another position what proves a need, what came of it, or what was counted there. */
function isWeighty(
	line: DraftLine,
	{ entry, plain }: { entry: DraftEntry; plain: string },
): boolean {
	return (
		entry.section !== "work_experience" ||
		line.proves === true ||
		isOutcome(plain) ||
		COUNTED.test(plain)
	);
}

/** "A team of 35", not "4 classes" nor a year. */
const COUNTED = /(?<!\p{N})(?!(?:19|20)\d\d(?!\d))\p{N}{2,}/u;

function languageOf(language: string): LanguageCode {
	return LANGUAGE_CODES.find((code) => code === language) ?? "en";
}

function isCurrent(
	{ section, at }: DraftEntry,
	profile: Drafting["profile"],
): boolean {
	return (
		section === "work_experience" &&
		(profile.work_experience[at]?.is_current ?? false)
	);
}

/** How another entry is named before what was done there. */
function placeOf(
	{ section, at, name }: DraftEntry,
	{
		profile,
		language,
	}: { profile: Drafting["profile"]; language: LanguageCode },
): string {
	if (section === "volunteer")
		return oneLine(profile.volunteer[at]?.organization_name ?? null) || name;
	const work =
		section === "work_experience" ? profile.work_experience[at] : undefined;
	if (!work) return name;
	const company = oneLine(work.company_name);
	const words = SUMMARY_WORDS[language];
	if (company === "" || isSelfEmployed(company)) return name;
	return fill(work.is_current ? words.current : words.before, {
		title: name,
		company,
	}).replace(/[.。]$/u, "");
}
