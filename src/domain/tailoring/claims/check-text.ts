// Reads the plain text of a document, whoever wrote it. What stands in the profile word for word is found wherever lines were
// broken; what is left is a heading, a label, a date, an address, a name or a sentence, and is judged as that.
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readLine } from "../../clauses/read-line.ts";
import { pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
import { leadsToOpenStudies } from "../../profile/open-studies.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isInFirstPerson } from "../../proof/first-person.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { wordingOf } from "../wording/wording.ts";
import { awardedLine } from "./award-behind-line.ts";
import { type Check, refuse, unitsOf } from "./check.ts";
import { beginCheck, endOf, type Given } from "./check-claims.ts";
import { isPlainHeading } from "./check-listed.ts";
import type { Judged } from "./claim-problem.ts";
import { entriesAbove, leftOf } from "./covered-runs.ts";
import { checkDates } from "./judge-dates.ts";
import { judgeLevel } from "./judge-level.ts";
import { judgedUnder, judgePiece } from "./judge-piece.ts";
import { framedProof } from "./letter-frames.ts";
import { greetingAt, isOfHead } from "./letter-head.ts";
import { coverText } from "./text-cover.ts";
import { spansOf } from "./text-dates.ts";
import {
	goesOn,
	joinedLines,
	linesOfText,
	mayGoOn,
	type TextLine,
} from "./text-lines.ts";
import { byLine, type TextReading } from "./text-reading.ts";

/** The problems of a document given as text; `where` is the line, counted from one. */
export function judgeText(
	text: string,
	profile: Profile,
	given: Given = {},
): Judged {
	const check = beginCheck(profile, given);
	const lines = linesOfText(text, plainTypography(fullName(profile.personal)));
	const words = coverText(lines, check.ground);
	const greeting = greetingAt(lines, check.ground.language);
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
	let above: Run | null = null;
	for (let at = 0; at < lines.length; at += 1) {
		const last = lastOf(at, reading);
		isListing &&= lines[at]?.isBullet ?? false;
		if (isListing && judgeItem(at, last, reading)) {
			at = last;
			continue;
		}
		const run: Run = {
			first: at,
			problems: check.problems.length,
			proofs: check.proofs.length,
		};
		const isOfHead = isHead(at, last, { reading, greeting });
		if (!isOfHead) judgeRun(at, last, reading);
		isListing ||= opensList(run.proofs, last, reading);
		above = isOfHead ? null : (asOneRun(above, run, { last, reading }) ?? run);
		at = last;
	}
	return endOf(check);
}

/** Lines judged as one, and what was found before them. */
type Run = { first: number; problems: number; proofs: number };

/** Two runs that a line's end parts and that are proved as one: a name or a date begins the next line as a sentence would. */
function asOneRun(
	above: Run | null,
	{ first }: Run,
	{ last, reading }: { last: number; reading: TextReading },
): Run | null {
	const { check, lines } = reading;
	const [end, next] = [lines[first - 1], lines[first]];
	if (!above || check.problems.length === above.problems) return null;
	if (!end || !next || !mayGoOn(end, next)) return null;
	const draft: Check = { ...check, problems: [], proofs: [] };
	judgeRun(above.first, last, { ...reading, check: draft });
	if (draft.problems.length > 0) return null;
	check.problems.splice(above.problems);
	check.proofs.splice(above.proofs, Infinity, ...draft.proofs);
	return above;
}

/** The greeting, and above it to whom a letter goes: no claim, but nothing that must not be sent either. */
function isHead(
	at: number,
	last: number,
	{ reading, greeting }: { reading: TextReading; greeting: number },
): boolean {
	if (at > greeting || isCovered(at, last, reading)) return false;
	const { check, lines } = reading;
	const own = lines.slice(at, last + 1);
	const { language } = check.ground;
	const isOnly =
		at === greeting || own.every(({ text }) => isOfHead(text, language));
	if (isOnly)
		refuse(
			check,
			`line ${own[0]?.number ?? 0}`,
			joinedLines(own.map(({ text }) => text)),
		);
	return isOnly;
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

/** The last line of what stands on more than one. */
function lastOf(at: number, reading: TextReading): number {
	const { lines } = reading;
	let last = at;
	for (
		let next = lines[last + 1];
		next && goesOn(lines[last] ?? next, next) && !isWhole(last, next, reading);
		next = lines[last + 1]
	)
		last += 1;
	return last;
}

/** A line of the person's own ends here, and a new one begins. */
function isWhole(
	at: number,
	next: TextLine,
	{ byLine: rows }: TextReading,
): boolean {
	const last = rows[at]?.at(-1)?.path ?? null;
	return (
		/^\p{Lu}/u.test(next.text) &&
		last !== null &&
		rows[at]?.every(({ path }) => path !== null) === true &&
		rows[at + 1]?.[0]?.path !== last
	);
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
	const whole = joinedLines(
		own.map(({ text }) => text),
		check.ground.text,
	);
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
	if (judgeAwarded(whole, { where, first, reading })) return;
	const left = leftOf(first, last, { reading, dates });
	// A line that was cut may follow as it stands.
	if (left.length > 1 || left.some((text) => text !== whole)) {
		const { problems, proofs } = judgedUnder(whole, { where, first, reading });
		if (problems.length === 0) return void check.proofs.push(...proofs);
	}
	for (const text of left) judgePiece(text, { where, first, reading });
}

/** A line with an award behind it; false where it is none or does not follow. */
function judgeAwarded(
	text: string,
	{
		where,
		first,
		reading,
	}: { where: string; first: number; reading: TextReading },
): boolean {
	const { check } = reading;
	const awarded = awardedLine(text, check.ground);
	if (!awarded) return false;
	const { line, path, isOfItsTime } = awarded;
	const { problems, proofs } = judgedUnder(line, { where, first, reading });
	const facts = proofs.flatMap((one) => one.facts);
	if (problems.length > 0 || !isOfItsTime(facts)) return false;
	check.proofs.push(...proofs, {
		...{ path: where, text, facts: [path], steps: [{ step: "verbatim" }] },
	});
	return true;
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
