// Things a posting may mean by its title or its employer, each with how sure that is. What is found in several ways is surer;
// below the threshold nothing is said, because none is better than a wrong one.

import type { Candidate, Span } from "../job.ts";

/** Nothing less sure is shown as the title or the employer. */
const SURE_ENOUGH = 0.55;

export type Found = { text: string; score: number; span: Span };

const AGREEMENT = 0.12;
const MOST_CANDIDATES = 6;

const keyOf = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** The candidates without doubles, the surest first; one that others say too gains. */
export const ranked = (found: readonly Found[]): Candidate[] => {
	const kept: Candidate[] = [];
	for (const one of found.map(closed).sort((a, b) => b.score - a.score)) {
		const key = keyOf(one.text);
		if (key === "") continue;
		const same = kept.find((known) => agree(keyOf(known.text), key));
		const short = kept.find((known) => isWhole(one, known));
		if (short) {
			short.score += AGREEMENT * one.score;
			short.text = one.text;
			short.span = one.span;
		} else if (!same) kept.push({ ...one });
		else if (same.span[0] !== one.span[0]) same.score += AGREEMENT * one.score;
	}
	return kept
		.map((one) => ({
			...one,
			score: Math.round(Math.min(Math.max(one.score, 0), 1) * 100) / 100,
		}))
		.sort((a, b) => b.score - a.score)
		.slice(0, MOST_CANDIDATES);
};

/** "Alder Grid (seed" of "Alder Grid (seed, 11 people)": what opens a bracket and never closes it is no part of a name. */
const closed = (one: Found): Found => {
	const text = one.text.replace(OPEN_BRACKET, "");
	const [start] = one.span;
	return text === one.text || text === ""
		? one
		: { ...one, text, span: [start, start + text.length] };
};

const OPEN_BRACKET = /\s*\([^()]*$/u;

const agree = (a: string, b: string): boolean =>
	a === b || (` ${a} `.includes(` ${b} `) && b.length > 3);

const NEARLY = 0.1;

// "Halden" said once more than "Halden Mills" is the same employer by its first word.
const isWhole = (longer: Found, known: Candidate): boolean => {
	const shorter = keyOf(known.text);
	return (
		shorter.length > 3 &&
		keyOf(longer.text).startsWith(`${shorter} `) &&
		known.score - longer.score <
			(isCutShort(known.text, longer.text) ? FAR_LESS : NEARLY)
	);
};

const FAR_LESS = 0.25;

/** "Vienna Centre" of "Vienna Centre for Metabolic Research": what goes on behind a small word is one name. */
const isCutShort = (shorter: string, longer: string): boolean =>
	longer.startsWith(shorter) &&
	/^ (?!at )\p{Ll}{2,4} \p{Lu}/u.test(longer.slice(shorter.length));

const TIE = 0.02;

/** The surest candidate, null where none is sure enough or another is as sure. */
export const surest = (candidates: readonly Candidate[]): Candidate | null => {
	const [first, second] = candidates;
	if (!first || first.score < SURE_ENOUGH) return null;
	const isTied =
		second !== undefined &&
		!second.text.endsWith(` ${first.text}`) &&
		!isInitialsOf(first.text, second.text) &&
		!isInitialsOf(second.text, first.text) &&
		first.score - second.score < TIE &&
		first.score < CERTAIN;
	return isTied ? null : first;
};

const CERTAIN = 0.9;

/** "Llano ISD" is the Llano Independent School District. */
const isInitialsOf = (short: string, long: string): boolean => {
	const words = short.split(" ");
	const last = words.at(-1) ?? "";
	const [begins, rest] = [words.slice(0, -1), long.split(" ")];
	return (
		last.length > 1 &&
		begins.every((word, place) => word === rest[place]) &&
		last ===
			rest
				.slice(begins.length)
				.map((word) => word.charAt(0))
				.join("")
	);
};
