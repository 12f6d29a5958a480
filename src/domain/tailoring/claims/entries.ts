// Compares the named parts of a document with the profile's: employers, titles, dates, schools, degrees, certificates,
// languages, skills. They must be equal; less precise dates and left-out words are no lie, other ones are.
import { canonicalTerm } from "../../job/lexicon.ts";
import { oneLine } from "../../match/sentences.ts";
import { areInitials, wordsOf } from "../../match/words.ts";
import { readRange } from "../../profile/partial-date.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { degreesIn, holdsDegree } from "./degrees.ts";
import { holdsPhrase, type Sources } from "./sources.ts";

/** Dates of an entry of the profile. */
export type Span = {
	start: string | null;
	end: string | null;
	isCurrent: boolean;
};

/** A text reduced to the words it consists of, for comparing names. */
export function nameKey(text: string | null): string {
	return wordsOf(oneLine(text))
		.filter(({ key }) => key !== "the" && key !== "and")
		.map(({ key }) => key)
		.join(" ");
}

/** Whether two names are the same name: equal words, whatever stands between them. */
export function isSameName(a: string | null, b: string | null): boolean {
	return a === b || nameKey(a) === nameKey(b);
}

/** The same for comparing many names with each other: each is folded once. */
export function nameMatcher(): typeof isSameName {
	const keys = new Map<string | null, string>();
	const keyOf = (name: string | null) => {
		const key = keys.get(name) ?? nameKey(name);
		keys.set(name, key);
		return key;
	};
	return (a, b) => keyOf(a) === keyOf(b);
}

/** Whether the dates as a document writes them say nothing else than the profile's. */
export function isSameSpan(written: string, own: Span): boolean {
	if (written.trim() === "") return true;
	const range = readRange(written);
	// A single date stands for the end of a school or a course, or for the only date known.
	const isSingle = range.start !== null && range.start === range.end;
	if (isSingle)
		return agrees(range.start, own.start) || agrees(range.end, own.end);
	if (range.start !== null && !agrees(range.start, own.start)) return false;
	if (range.isCurrent) return own.isCurrent || own.end === null;
	return range.end === null || agrees(range.end, own.end);
}

function agrees(written: string | null, own: string | null): boolean {
	return (
		written !== null &&
		own !== null &&
		(own.startsWith(written) || written.startsWith(own))
	);
}

/** A problem with a named part. */
export function notOwn(
	where: string,
	text: string,
	own: readonly (string | null)[],
): ClaimProblem {
	const known = own.flatMap((name) =>
		name === null || oneLine(name) === "" ? [] : [oneLine(name)],
	);
	return {
		where,
		message: `"${text}" is not what the profile says.`,
		hint:
			known.length > 0
				? `The profile says ${known.slice(0, 3).join(" / ")}.`
				: "Leave it out, or add it to the profile if it is true.",
		text,
	};
}

/** Whether a skill, a tool or a field stands in the profile, under any of its forms. */
export function holdsTerm(sources: Sources, text: string): boolean {
	const canonical = canonicalTerm(text);
	return (
		sources.lines.some((line) => line.text === oneLine(text)) ||
		holdsPhrase(sources, text) ||
		(canonical !== null && sources.terms.has(canonical)) ||
		isPairOfForms(sources, text)
	);
}

// "Search Engine Optimization (SEO)" holds when one of its two forms stands in the profile and the other means the same.
function isPairOfForms(sources: Sources, text: string): boolean {
	const found = /^(.+?)\s*\((.+)\)$/.exec(text);
	if (!found) return false;
	const [, outer = "", inner = ""] = found;
	const canonical = canonicalTerm(outer);
	const isOneTerm =
		(canonical !== null && canonical === canonicalTerm(inner)) ||
		areInitials(inner, outer);
	return isOneTerm
		? holdsTerm(sources, outer) || holdsTerm(sources, inner)
		: holdsTerm(sources, outer) && holdsTerm(sources, inner);
}

/** Whether every degree and every word of a written degree belongs to an own one. */
export function isSameDegree(written: string, own: string): boolean {
	const degrees = degreesIn(written);
	const isKnown = degreesIn(own).length > 0;
	if (isKnown && !degrees.every((degree) => holdsDegree(degree, [own])))
		return false;
	const ownWords = new Set(wordsOf(own).map(({ stem }) => stem));
	const left = wordsOf(written).filter(
		({ stem, key }) =>
			!ownWords.has(stem) &&
			!/^(in|of|the|degree|with|and|de|en|field)$/.test(key),
	);
	// "BSc" for "Bachelor of Science": the rank is the same and no word of a field is left.
	return (
		left.length === 0 ||
		(degrees.length > 0 &&
			isKnown &&
			left.every(({ text }) =>
				degrees.some((degree) => degree.text.includes(text)),
			))
	);
}

/** Whether every word of a written name belongs to the own one. */
export function isPartOf(written: string, own: string | null): boolean {
	const held = nameKey(own).split(" ");
	return nameKey(written)
		.split(" ")
		.every((word) => held.includes(word));
}
