// Reads the plain text of a document, whoever wrote it. What stands in the profile word for word is found wherever lines were
// broken; what is left is a heading, a label, a date, an address, a name or a sentence, and is judged as that.

import { clausesOf } from "../../clauses/clauses.ts";
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readLine } from "../../clauses/read-line.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { leadsToOpenStudies } from "../../profile/open-studies.ts";
import { fullName, type Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isInFirstPerson } from "../../proof/first-person.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { pathShowing } from "../../proof/prove-skill.ts";
import { levelName } from "../wording/spoken.ts";
import { wordingOf } from "../wording/wording.ts";
import {
	type Check,
	notOwn,
	refuse,
	reportParagraph,
	unitsOf,
} from "./check.ts";
import { beginCheck, endOf, type Given } from "./check-claims.ts";
import { isPlainHeading } from "./check-listed.ts";
import type { Judged } from "./claim-problem.ts";
import { isSameName, spanText } from "./fields.ts";
import { framedProof } from "./letter-frames.ts";
import { addressesIn, isOwnAddress } from "./text-addresses.ts";
import { type CoveredWord, coverText } from "./text-cover.ts";
import { datesIn, isDateOf, spansOf } from "./text-dates.ts";
import {
	goesOn,
	joinedLines,
	linesOfText,
	type TextLine,
} from "./text-lines.ts";

/** The problems of a document given as text; `where` is the line, counted from one. */
export function judgeText(
	text: string,
	profile: Profile,
	given: Given = {},
): Judged {
	const check = beginCheck(profile, given);
	const lines = linesOfText(text, plainTypography(fullName(profile.personal)));
	const words = coverText(lines, check.ground);
	const begin = greetingAt(lines, check);
	const rows = byLine(words, lines.length);
	const reading: TextReading = {
		check,
		lines,
		words,
		byLine: rows,
		entries: entriesAbove(rows),
		spans: spansOf(profile),
	};
	let isListing = false;
	for (let at = 0; at < lines.length; at += 1) {
		const last = lastOf(at, reading);
		isListing &&= lines[at]?.isBullet ?? false;
		if (isListing && judgeItem(at, last, reading)) {
			at = last;
			continue;
		}
		const before = check.proofs.length;
		// To whom a letter goes stands above its greeting and is no claim.
		if (at >= begin || isCovered(at, last, reading))
			judgeRun(at, last, reading);
		isListing ||= opensList(before, last, reading);
		at = last;
	}
	return endOf(check);
}

/** A sentence that names the posting and ends in a colon: what follows is asked for in it, each with a line for it. */
function opensList(
	before: number,
	last: number,
	{ check, lines }: TextReading,
): boolean {
	const { ground, proofs } = check;
	const [sentence, ...more] = proofs.slice(before);
	if (!sentence || more.length > 0 || !/:$/.test(lines[last]?.text ?? ""))
		return false;
	return (
		sentence.steps.every(({ step }) => step === "form") &&
		(framedProof(sentence.text, ground) !== null ||
			readLine(sentence.text, ground.language).some(({ hits }) =>
				hits.some(({ kind }) => kind === "asking"),
			))
	);
}

/** An item of such a list; false where it is none. */
function judgeItem(
	first: number,
	last: number,
	{ check, lines }: TextReading,
): boolean {
	const own = lines.slice(first, last + 1);
	const text = joinedLines(own.map((line) => line.text));
	const where = `line ${own[0]?.number ?? 0}`;
	const listed: Check = { ...check, needs: check.needs ?? null };
	const [unit] = unitsOf(text, listed);
	if (!unit?.proof || unit.text !== text || refuse(check, where, text))
		return false;
	const { facts, steps } = unit.proof;
	check.proofs.push({ path: where, text, facts, steps });
	return true;
}

type TextReading = {
	check: Check;
	lines: readonly TextLine[];
	words: readonly CoveredWord[];
	byLine: readonly (readonly CoveredWord[])[];
	/** By line: the entry named last above it or in it. */
	entries: readonly (string | undefined)[];
	spans: ReturnType<typeof spansOf>;
};

function byLine(words: readonly CoveredWord[], count: number): CoveredWord[][] {
	const rows: CoveredWord[][] = Array.from({ length: count }, () => []);
	for (const word of words) rows[word.line]?.push(word);
	return rows;
}

/** The line of a letter's greeting; 0 where there is none. */
function greetingAt(lines: readonly TextLine[], { ground }: Check): number {
	const { greeting } = vocabularyOf(ground.language);
	const at = lines.findIndex(({ text }) => greeting.test(text));
	return Math.max(at, 0);
}

/** The last line of what stands on more than one. */
function lastOf(at: number, { lines }: TextReading): number {
	let last = at;
	for (
		let next = lines[last + 1];
		next && goesOn(lines[last] ?? next, next);
		next = lines[last + 1]
	)
		last += 1;
	return last;
}

function isCovered(
	first: number,
	last: number,
	{ byLine: rows }: TextReading,
): boolean {
	return rows
		.slice(first, last + 1)
		.flat()
		.every(({ path }) => path !== null);
}

function judgeRun(first: number, last: number, reading: TextReading): void {
	const { check, lines } = reading;
	const own = lines.slice(first, last + 1);
	const whole = joinedLines(own.map(({ text }) => text));
	const where = `line ${own[0]?.number ?? 0}`;
	const dates = own.map((line, nr) =>
		checkDates(first + nr, `line ${line.number}`, reading),
	);
	if (isCovered(first, last, reading)) {
		check.proofs.push({
			path: where,
			text: whole,
			facts: pathsIn(first, last, reading),
			steps: [{ step: "verbatim" }],
		});
		return;
	}
	if (judgeLevel(first, { where, text: whole }, reading)) return;
	const studies = studiesNamed(whole, check.ground);
	if (studies !== null)
		return void check.proofs.push({
			path: where,
			text: whole,
			facts: [studies],
			steps: [{ step: "verbatim" }],
		});
	// "I have a Bachelor of Science": who tells of a degree says how far it is.
	if (
		isInFirstPerson(whole, vocabularyOf(check.ground.language)) &&
		pathsIn(first, last, reading).some((path) =>
			leadsToOpenStudies(path, check.ground.profile, check.today),
		)
	)
		return void judgePiece(whole, { where, first, reading });
	if (
		isPlainHeading(whole, check.ground.language) ||
		refuse(check, where, whole)
	)
		return;
	const left = leftOf(first, last, { reading, dates });
	// A line that was cut may follow as it stands.
	if (left.length > 1 || left.some((text) => text !== whole)) {
		const { problems, proofs } = drafted(whole, { where, first, reading });
		if (problems.length === 0) return void check.proofs.push(...proofs);
	}
	for (const text of left) judgePiece(text, { where, first, reading });
}

/** A line that is a degree and its school and nothing else, as a resume prints them above their dates. */
function studiesNamed(
	text: string,
	{ profile, language }: Ground,
): string | null {
	const key = verbatimKey(text);
	const at = profile.education.findIndex((one) => {
		const degree = wordingOf(language).degree(
			oneLine(one.degree_type),
			oneLine(one.field_of_study),
		);
		const school = oneLine(one.institution_name);
		return (
			degree !== "" &&
			school !== "" &&
			key === verbatimKey(`${degree}, ${school}`)
		);
	});
	return at < 0 ? null : pathOf("education", at);
}

function pathsIn(
	first: number,
	last: number,
	{ byLine: rows }: TextReading,
): string[] {
	return [
		...new Set(
			rows
				.slice(first, last + 1)
				.flat()
				.flatMap(({ path }) => path ?? []),
		),
	];
}

const MOST_BETWEEN = 3;

/** Whether a line says how well the language named closely above it is spoken, and nothing else; a better level is a problem. */
function judgeLevel(
	first: number,
	{ where: path, text }: { where: string; text: string },
	{ check, lines }: TextReading,
): boolean {
	const { languages } = check.ground.profile;
	for (let back = 1; back <= MOST_BETWEEN; back += 1) {
		const name = lines[first - back]?.text ?? "";
		const at = languages.findIndex(({ language_name }) =>
			isSameName(name, language_name),
		);
		const own = languages[at];
		if (!own) continue;
		const levels = [
			own.level_as_written,
			own.proficiency_level,
			...LANGUAGE_CODES.map((code) => levelName(own, code)),
		].filter((level) => oneLine(level) !== "");
		if (levels.some((level) => isSameName(text, level)))
			check.proofs.push({
				path,
				text,
				facts: [pathOf("languages", at, "proficiency_level")],
				steps: [{ step: "verbatim" }],
			});
		else if (back === 1 && isLevel(text, check) && levels.length > 0)
			notOwn(check, { path, text }, levels);
		else return false;
		return true;
	}
	return false;
}

const GRADE = /^[abc][12]\+?$/;

function isLevel(text: string, { ground }: Check): boolean {
	const { levels } = vocabularyOf(ground.language);
	const words = readLine(text, ground.language).flatMap((one) => one.words);
	return (
		words.length > 0 &&
		words.every(
			({ folded, isSmall }) =>
				isSmall || GRADE.test(folded) || levels.has(folded),
		)
	);
}

const SENTENCE = /[.!?]$/;
const SHORTEST_RUN = 4;

/** What of some lines no fact covers word for word, without dates and addresses: whole where it is prose, parted where it lists. */
function leftOf(
	first: number,
	last: number,
	{
		reading,
		dates,
	}: {
		reading: TextReading;
		/** By line. */
		dates: readonly (readonly { start: number; end: number }[])[];
	},
): string[] {
	const { check, lines, byLine: rows } = reading;
	const texts = lines.slice(first, last + 1).map(({ text }, nr) => {
		const at = first + nr;
		return blanked(text, [
			...coveredRuns(rows[at] ?? [], SENTENCE.test(text)),
			...(SENTENCE.test(text) ? [] : (dates[nr] ?? [])),
			...ownHosts(text, check),
			...checkedAddresses(text, { where: `line ${lines[at]?.number}`, check }),
		]).trim();
	});
	const whole = joinedLines(texts).trim();
	return whole
		.split(SEPARATORS)
		.map((part) => part.trim())
		.filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** A text with blanks in the place of some of it. */
function blanked(
	text: string,
	spans: readonly { start: number; end: number }[],
): string {
	let reached = 0;
	const kept: string[] = [];
	for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
		if (end <= reached) continue;
		kept.push(text.slice(reached, Math.max(start, reached)));
		kept.push(" ".repeat(end - Math.max(start, reached)));
		reached = end;
	}
	return [...kept, text.slice(reached)].join("");
}

const SEPARATORS = /\s*[|•·\t]\s*|\s{3,}|(?<=\s)[–-](?=\s)/u;

/** Runs that are long enough to be somebody's own line, or all of theirs. In a sentence, the name of an entry says where it was. */
function coveredRuns(
	words: readonly CoveredWord[],
	isSentence: boolean,
): { start: number; end: number }[] {
	const runs: { start: number; end: number; count: number; path: string }[] =
		[];
	let isParted = true;
	for (const { path, start, end } of words) {
		const open = runs.at(-1);
		if (path === null) {
			isParted = true;
			continue;
		}
		if (open && open.path === path && !isParted) {
			open.end = end;
			open.count += 1;
		} else runs.push({ start, end, count: 1, path });
		isParted = false;
	}
	const isList =
		words.filter(({ path }) => path === null).length <= words.length / 2;
	return runs.filter(
		({ count, path }) =>
			(isList || count >= SHORTEST_RUN) && !(isSentence && HEADS.test(path)),
	);
}

function checkedAddresses(
	text: string,
	{ where, check }: { where: string; check: Check },
): { start: number; end: number }[] {
	return addressesIn(text).map((address) => {
		if (!isOwnAddress(address, check.ground))
			notOwn(check, { path: where, text: address.text }, [
				address.isPhone
					? check.ground.profile.personal.phone
					: check.ground.profile.personal.email,
			]);
		return address;
	});
}

const HOST =
	/(?<![\w.@-])(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}(?:\/[^\s|,;)]{0,200})?(?![\w.])/gi;

/** Addresses of the web that the profile holds, whatever they end in. */
function ownHosts(
	text: string,
	{ ground }: Check,
): { start: number; end: number }[] {
	return [...text.matchAll(HOST)]
		.filter(({ 0: found }) =>
			["//", "//www."].some((begin) =>
				ground.text.includes(`${begin}${found.toLowerCase()}`),
			),
		)
		.map(({ 0: found, index }) => ({
			start: index,
			end: index + found.length,
		}));
}

// The name of an entry stands at most so many lines from its dates.
const ABOVE = 3;
const BELOW = 2;

/** The dates of a line; those that belong to no entry named close by are problems. */
function checkDates(
	at: number,
	where: string,
	{ check, lines, byLine: rows, spans }: TextReading,
) {
	const text = lines[at]?.text ?? "";
	const near = new Set(
		rows
			.slice(Math.max(0, at - ABOVE), at + BELOW + 1)
			.flat()
			.flatMap(({ path }) => (path === null ? [] : [entryPathOf(path)])),
	);
	// In a sentence a date belongs to what it tells, which is for its proof.
	const isSentence = SENTENCE.test(text);
	const isWritten = (rows[at] ?? []).every(({ path }) => path !== null);
	const dates = datesIn(text);
	if (isWritten) return dates;
	const own = spans.filter(({ path }) => near.has(path));
	const said = check.ground.text.toLowerCase();
	for (const date of dates) {
		// In a text of the profile's own; whether the sentence says the same of it is for its proof.
		const isReported =
			said.includes(date.text.toLowerCase()) ||
			(isSentence && yearsOf(date.text).every((year) => said.includes(year)));
		if (
			isReported ||
			isDateOf(date, own.length > 0 && !isSentence ? own : spans)
		)
			continue;
		notOwn(
			check,
			{ path: where, text: date.text },
			own.map(({ span }) => spanText(span)),
		);
	}
	return dates;
}

function yearsOf(date: string): readonly string[] {
	return date.match(/(?:19|20)\d\d/g) ?? [date.toLowerCase()];
}

type Piece = { where: string; first: number; reading: TextReading };

/** How a text is judged under the entry above it; anywhere where that proves it and the entry does not. */
function drafted(text: string, { where, first, reading }: Piece): Check {
	const { check } = reading;
	const entry = reading.entries[first];
	const draftUnder = (under: string | undefined): Check => {
		const draft: Check = { ...check, problems: [], proofs: [] };
		reportParagraph(draft, { path: where, text, entry: under });
		return draft;
	};
	const draft = draftUnder(entry);
	if (draft.problems.length === 0 || entry === undefined) return draft;
	const anywhere = draftUnder(undefined);
	return anywhere.problems.length === 0 ? anywhere : draft;
}

/** A label, a name, or a sentence. */
function judgePiece(text: string, { where, first, reading }: Piece): void {
	const { check } = reading;
	if (isLabel(text, check) || isPlainHeading(text, check.ground.language))
		return;
	if (isName(text, check) && pathShowing(text, check.ground) !== null) return;
	const { problems, proofs } = drafted(text, { where, first, reading });
	check.problems.push(...problems);
	check.proofs.push(...proofs);
}

/** Names nothing done: a sentence is never taken for a name, whatever words it shares with one. */
function isName(text: string, { ground }: Check): boolean {
	return (
		!/[.!?]$/.test(text) &&
		readLine(text, ground.language).every(
			(reading) =>
				!reading.isTooLong &&
				clausesOf(reading).every(({ head }) => head === null),
		)
	);
}

/** "Phone:", "GPA", "Level 3": what stands beside a detail. */
function isLabel(text: string, { ground }: Check): boolean {
	const vocabularies = [vocabularyOf(ground.language), vocabularyOf("en")];
	return readLine(text, ground.language).every(
		({ words, isTooLong }) =>
			!isTooLong &&
			words.every(
				({ folded, isSmall }) =>
					isSmall ||
					vocabularies.some(
						({ labels, headings }) =>
							labels.has(folded) || headings.has(folded),
					),
			),
	);
}

const HEADS =
	/\.(?:company_name|job_title|institution_name|project_name|organization_name|role_title)$/;

/** By line: the entry named last above it or in it. */
function entriesAbove(
	rows: readonly (readonly CoveredWord[])[],
): (string | undefined)[] {
	let above: string | undefined;
	return rows.map((row) => {
		const named = row.find(({ path }) => path !== null && HEADS.test(path));
		above = named?.path ? entryPathOf(named.path) : above;
		return above;
	});
}
