// What a posting asks an application to state in so many words.

import { STATED_KINDS, type StatedKind } from "../../language/detail-words.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives } from "../../language/patterns.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { WORD_BEGINS, WORD_ENDS } from "../../language/word-edges.ts";
import { recent } from "../../recent.ts";

/** What a posting in a language asks to be stated, in the order of the kinds. */
export function statedAsks(
	posting: string,
	language: string,
): readonly StatedKind[] {
	return posting.length > LONGEST_LINE
		? inPosting(posting, language)
		: inLine(posting, language);
}

const LONGEST_LINE = 600;
// The summary and the letter ask about the same posting, and about each of its lines.
const inLine = recent(asksIn, { most: 200, longest: LONGEST_LINE });
const inPosting = recent(asksIn, { most: 4, longest: 30_000 });

function asksIn(posting: string, language: string): readonly StatedKind[] {
	const patterns = patternsOf(language);
	const text = unwrapped(posting);
	return STATED_KINDS.filter((kind) => patterns.get(kind)?.test(text));
}

const BEHIND = 24;

/** The words in which it is asked for and a few behind them; empty where it is not. */
export function statedSpan(
	posting: string,
	language: string,
	kind: StatedKind,
): string {
	const text = unwrapped(posting);
	const found = patternsOf(language).get(kind)?.exec(text);
	return found
		? text.slice(found.index, found.index + found[0].length + BEHIND)
		: "";
}

/** A mail program breaks "when you / could start" over two lines: a small letter goes on with the line before. */
function unwrapped(posting: string): string {
	return posting.replace(/(?<=[\p{Ll},]) ?\n(?=\p{Ll})/gu, " ");
}

const made = new Map<string, ReadonlyMap<StatedKind, RegExp>>();

function patternsOf(language: string): ReadonlyMap<StatedKind, RegExp> {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const key = code ?? "";
	const known = made.get(key);
	if (known) return known;
	const codes = code === undefined ? LANGUAGE_CODES : [code];
	const patterns = new Map(
		STATED_KINDS.map((kind) => [kind, askedPattern(kind, codes)] as const),
	);
	made.set(key, patterns);
	return patterns;
}

function askedPattern(
	kind: StatedKind,
	codes: readonly (typeof LANGUAGE_CODES)[number][],
): RegExp {
	const words = alternatives(
		codes.map((code) => DETAIL_WORDS[code].asked[kind]),
	);
	const isUnspaced = codes.length === 1 && codes[0] === "zh";
	return listPattern(
		isUnspaced ? words : `${WORD_BEGINS}(?:${words})${WORD_ENDS}`,
		"iu",
	);
}
