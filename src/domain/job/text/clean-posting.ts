// What people paste is rarely plain: HTML, entities encoded once or twice, whole URL-encoded texts, markdown, emoji,
// sentences glued together. Here it becomes plain lines, and every character still knows where it came from.
// Invariant: `origin` has one entry a character, never falling; spans of the clean text lead back to the text as given.

import type { Span } from "../job.ts";
import type { Pass } from "./cleaning-pass.ts";
import { decodeUrl, PASSES } from "./cleaning-passes.ts";

export type CleanText = { text: string; origin: number[] };

export const cleanPosting = (text: string): CleanText => {
	let clean: CleanText = {
		text,
		origin: [...new Array(text.length).keys()],
	};
	if (isUrlEncoded(text)) {
		clean = apply(clean, { probe: /\+/, pattern: /\+/g, replace: () => " " });
		clean = apply(clean, {
			probe: /%/,
			pattern: /(?:%[0-9a-f]{2})+/gi,
			replace: decodeUrl,
		});
	}
	for (const pass of PASSES) clean = apply(clean, pass);
	return clean;
};

const isUrlEncoded = (text: string): boolean =>
	(text.match(/%[0-9a-f]{2}/gi)?.length ?? 0) > 5 && !/\w \w+ \w/.test(text);

const apply = (clean: CleanText, pass: Pass): CleanText => {
	if (!pass.probe.test(clean.text)) return clean;
	const parts: string[] = [];
	const origins: number[][] = [];
	let from = 0;
	const keep = (to: number): void => {
		parts.push(clean.text.slice(from, to));
		origins.push(clean.origin.slice(from, to));
	};
	for (const match of clean.text.matchAll(pass.pattern)) {
		keep(match.index);
		const replacement = pass.replace(match);
		parts.push(replacement);
		origins.push(
			placesOf(match, replacement).map((place) => clean.origin[place] ?? 0),
		);
		from = match.index + match[0].length;
	}
	keep(clean.text.length);
	return { text: parts.join(""), origin: origins.flat() };
};

// A replacement that stands word for word in what it replaces (a link's label) keeps its exact places.
const placesOf = (match: RegExpExecArray, replacement: string): number[] => {
	const inside = replacement.length > 1 ? match[0].indexOf(replacement) : -1;
	return Array.from({ length: replacement.length }, (_, at) =>
		inside >= 0 ? match.index + inside + at : match.index,
	);
};

/** A span of the clean text in characters of the text as given. */
export const originalSpan = (
	clean: CleanText,
	[start, end]: Span,
	given: string,
): Span => {
	const first = clean.origin[start] ?? given.length;
	const last = clean.origin[end - 1] ?? first;
	return [first, Math.max(last + charLength(clean, end - 1, given), first)];
};

// A character that came of an entity or an escape ends where the next one begins.
const charLength = (clean: CleanText, at: number, given: string): number => {
	const place = clean.origin[at] ?? 0;
	if (given[place] === clean.text[at]) return 1;
	return Math.max((clean.origin[at + 1] ?? given.length) - place, 1);
};
