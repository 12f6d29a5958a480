// Lines that open a part of a posting: known by heart, by their pieces, or by their words where a list follows.

import type { PostingPart } from "../../language/posting-words.ts";
import { plainWords, type Spoken, wordPattern } from "../text/spoken.ts";

// A heading that two parts know belongs to the first: the order of trust.
const PARTS: readonly PostingPart[] = [
	"must",
	"nice",
	"duties",
	"offer",
	"apply",
	"general",
	"about",
	"legal",
];

const MAX_HEADING = 70;
// Dutch "en" joins, Spanish "en" does not: "Formación en alta tensión" is one piece.
const betweenPieces = wordPattern(
	({ logic }) => logic.and,
	(words) => ` ${words} |\\s*[/&,–:-]\\s*`,
);

const fold = (line: string): string =>
	line
		.toLowerCase()
		.replace(/[’`]/g, "'")
		.replace(/\([^)]*\)/g, " ")
		.replace(/^[^\p{L}(&]+|[\s:：?!.*|=…<>«»_~–—-]+$/gu, "")
		.replace(/\s+/g, " ");

const openers = new Map<string, ReadonlyMap<string, PostingPart>>();

const openersIn = (spoken: Spoken): ReadonlyMap<string, PostingPart> => {
	const known = openers.get(spoken.key);
	if (known) return known;
	const found = new Map<string, PostingPart>();
	for (const part of PARTS)
		for (const words of plainWords(spoken, ({ headings }) => headings[part])) {
			const opener = fold(words);
			if (!found.has(opener)) found.set(opener, part);
		}
	openers.set(spoken.key, found);
	return found;
};

const SPEAKS_OF = (
	["nice", "offer", "apply", "legal", "must", "duties", "about"] as const
).map(
	(part) =>
		[part, wordPattern(({ headingWords }) => headingWords[part])] as const,
);

/** The part a line opens when it is nothing but a heading; null for any other line. */
export const headingPart = (
	line: string,
	spoken: Spoken,
): PostingPart | null => {
	if (line.length > MAX_HEADING) return null;
	const folded = fold(line);
	if (folded === "") return null;
	return openersIn(spoken).get(folded) ?? partOfPieces(folded, line, spoken);
};

const looksLikeHeading = (line: string): boolean =>
	/[:：?]\s*$/.test(line) ||
	(line === line.toUpperCase() && /\p{Lu}{3}/u.test(line));

const CLOSE_REST = 22;
const MOST_OPENER_WORDS = 5;

// "Requirements / Qualifications", "DUTIES AND RESPONSIBILITIES", "Your profile at Acme:" — by their first known piece.
const partOfPieces = (
	folded: string,
	line: string,
	spoken: Spoken,
): PostingPart | null => {
	const known = openersIn(spoken);
	const isHeading = looksLikeHeading(line);
	// "Computer skills, including Microsoft Office." is asked for, and opens nothing.
	if (!isHeading && /, .*\.\s*$/u.test(line)) return null;
	for (const piece of folded.split(betweenPieces(spoken))) {
		const part = known.get(piece);
		const isFirst = folded.startsWith(piece) && piece.includes(" ");
		if (
			part &&
			(isHeading || isFirst || folded.length - piece.length < CLOSE_REST)
		)
			return part;
	}
	if (!isHeading) return null;
	const words = folded.split(" ");
	for (
		let length = Math.min(words.length, MOST_OPENER_WORDS);
		length > 0;
		length -= 1
	) {
		const part =
			known.get(words.slice(0, length).join(" ")) ??
			known.get(words.slice(-length).join(" "));
		if (part && length * 3 >= words.length) return part;
	}
	return null;
};

const MOST_GUESSED_WORDS = 8;

/** The part of a short line above a list, where no heading is known by heart; null where its words say nothing. */
export const guessedPart = (
	line: string,
	spoken: Spoken,
): PostingPart | null => {
	const folded = fold(line);
	if (
		line.length > MAX_HEADING ||
		folded.split(" ").length > MOST_GUESSED_WORDS ||
		/[.;,]\s*$|\d/.test(line)
	)
		return null;
	return (
		SPEAKS_OF.find(([, speaks]) => speaks(spoken).test(folded))?.[0] ?? null
	);
};

const MAX_LEAD = 260;

/** The part a sentence opens that ends in a colon above a list: "In this role your main responsibilities will be:". */
export const leadPart = (line: string, spoken: Spoken): PostingPart | null => {
	if (!/[:：]\s*$/.test(line)) return null;
	const sentence =
		line
			.slice(-MAX_LEAD)
			.split(/[.!?]\s/)
			.at(-1) ?? "";
	return (
		SPEAKS_OF.find(([, speaks]) => speaks(spoken).test(sentence))?.[0] ?? null
	);
};

const FEWEST_OPENING = 2;

/** The part whose name a sentence begins with: "Your tasks are …", "Dine opgaver bliver …". */
export const openingPart = (
	sentence: string,
	spoken: Spoken,
): PostingPart | null => {
	const known = openersIn(spoken);
	const words = fold(sentence.slice(0, MAX_HEADING)).split(" ");
	for (
		let length = Math.min(words.length - 1, MOST_OPENER_WORDS);
		length >= FEWEST_OPENING;
		length -= 1
	) {
		const part = known.get(words.slice(0, length).join(" "));
		if (part) return part;
	}
	return null;
};

const MAX_PREFIX = 45;

/** A heading that shares its line with what it opens: "Requirements: three years of …". Its length, and its part. */
export const headingPrefix = (
	line: string,
	spoken: Spoken,
): { part: PostingPart; length: number } | null => {
	const colon = line.search(/[:：]/);
	if (colon < 0 || colon > MAX_PREFIX) return null;
	const part = openersIn(spoken).get(fold(line.slice(0, colon)));
	return part ? { part, length: colon + 1 } : null;
};

/** Whether a line looks like the name of a part, whatever its words: short, begun large, without an end. */
export const isHeadingLike = (line: string): boolean =>
	line.length <= MAX_HEADING &&
	/^\s*[\p{Lu}\p{Script=Han}¿¡]/u.test(line) &&
	!/[.;,]\s*$/.test(line) &&
	line.trim().split(/\s+/).length <= MOST_GUESSED_WORDS;
