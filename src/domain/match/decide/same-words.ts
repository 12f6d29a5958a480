// What a requirement and a line of the profile say in the very same words, or in one word that hardly any text uses, "Pikett",
// "autoclave": both speak of one thing, however little else they share and however far the trades lie apart.

import type { AskKind } from "../../job/job.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import type { Lexeme } from "../../meaning/lexemes.ts";
import { isDeed } from "../fact-kinds.ts";
import {
	type IndexedLine,
	type IndexedLines,
	linesHolding,
} from "../lines/indexed-lines.ts";
import type { LineKind } from "../lines/profile-lines.ts";
import { wordsSaying } from "../lines/words-saying.ts";
import type { Fact } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";
import { isTheirs } from "./without-others.ts";

const MOST_EVIDENCE = 3;

/** Whoever led forklift drivers holds no forklift license, nor does who holds one for repairing them. */
const NO_PAPER: ReadonlySet<LineKind> = new Set([
	"line",
	"project",
	"certificate",
]);

/** A title, a headline or a summary says what somebody is, and not that they did or hold it. */
const DONE_OR_HELD: ReadonlySet<LineKind> = new Set([
	"line",
	"project",
	"skill",
	"certificate",
	"education",
	"course",
]);

/**
 * What nothing else finds, and no answer of the person's own denies, is looked for in the words it is asked for in. Years are counted,
 * and no words stand for them.
 */
export function inSameWords(decision: Decision, asking: Asking): Decision {
	const { support, isLess, question } = decision;
	const { ask, years } = asking.requirement;
	if (question?.answer || years !== null) return decision;
	if (support === "unknown" && ask !== null && SHOWN_BY_LINES.has(ask))
		return conditionInWords(asking) ?? decision;
	if (support !== "absent" || isLess || ask !== null) return decision;
	const same = linesInSameWords(asking).map(({ line }) => line.fact);
	const evidence = same.length > 0 ? same : linesWithRareWords(asking);
	return evidence.length > 0
		? { support: "partly", evidence: evidence.slice(0, MOST_EVIDENCE) }
		: decision;
}

/** Conditions that the work itself, or a paper, may show; a license, a permit or a clearance is held today or not. */
const SHOWN_BY_LINES: ReadonlySet<AskKind> = new Set([
	"background-check",
	"availability",
	"hours",
	"travel",
	"health",
	"age",
]);

/** So much of a condition's words says all of it: "subject to an enhanced DBS check", of who has one. */
const ALL_OF_IT = 0.75;

/** What only the person can tell as a rule, and tells in a line: "Rotating on-call, one week in four". */
function conditionInWords(asking: Asking): Decision | null {
	const [said] = linesInSameWords(asking);
	return said
		? {
				support: said.share >= ALL_OF_IT ? "shown" : "partly",
				evidence: [said.line.fact],
			}
		: null;
}

/** At least so many words as written, and so much of what is asked for. */
const FEWEST = 2;
const LEAST = 0.5;
/** Less than all that is asked for by rounding. */
const WHOLE = 0.99;
const SAME = 0.94;

type SameWords = { line: IndexedLine; share: number };

/** The lines that say at least half of it as written, most first; a single word has to be all of it. */
function linesInSameWords(asking: Asking): SameWords[] {
	const { lexemes, comparison } = asking;
	const asked = [...new Set(lexemes.map(({ lexeme }) => lexeme))].filter(
		({ traits }) => traits.length === 0,
	);
	const whole = weightOf(asked);
	if (whole === 0) return [];
	const said = asked.map((lexeme) => ({
		lexeme,
		held: wordsSaying(lexeme, comparison, (one) => one > SAME),
	}));
	return linesHolding(
		comparison.index,
		said.flatMap(({ held }) => [...held]),
	)
		.flatMap((line) => {
			const same = said
				.filter(({ held }) => hasAny(line, held))
				.map(({ lexeme }) => lexeme);
			const share = weightOf(same) / whole;
			const central = same.filter(({ weight }) => weight === 1).length;
			const isSaid =
				central >= FEWEST ? share >= LEAST : central > 0 && share >= WHOLE;
			return isSaid && isOwn(line, asking) ? [{ line, share }] : [];
		})
		.toSorted((a, b) => b.share - a.share);
}

function hasAny({ lexemes }: IndexedLine, held: ReadonlySet<Lexeme>): boolean {
	return held.size > 0 && lexemes.some((lexeme) => held.has(lexeme));
}

function weightOf(lexemes: readonly Lexeme[]): number {
	return lexemes.reduce((sum, { weight }) => sum + weight, 0);
}

/** What has run out or is still to come answers nothing by its name, nor does what others did; nor one paper for another's. */
function isOwn(line: IndexedLine, asking: Asking): boolean {
	// A duty asks for a deed, whatever papers it names.
	const isOfPaper =
		asking.requirement.kind !== "duty" &&
		asking.terms.some(({ term: { kind } }) => kind === "certificate");
	return (
		DONE_OR_HELD.has(line.kind) &&
		!(isOfPaper && NO_PAPER.has(line.kind)) &&
		!isNotHeld(line.fact.text) &&
		!isTheirs(line, asking)
	);
}

/** Deeds first. */
function linesWithRareWords(asking: Asking): readonly Fact[] {
	const { lexemes, comparison, requirement } = asking;
	// Without word vectors nothing is known of how rare a word is.
	if (comparison.index.lexis.vectors === null) return [];
	const isLong = requirement.text.split(/\s+/u).length > MOST_WORDS;
	const { index } = comparison;
	const rare = lexemes
		.map(({ lexeme }) => lexeme)
		.filter(({ text }) => !isLong || text.length >= LONG_WORD)
		.flatMap((lexeme) => sharingRare(lexeme, index));
	return linesHolding(index, rare)
		.filter((line) => isOwn(line, asking))
		.map(({ fact }) => fact)
		.toSorted((a, b) => Number(isDeed(b)) - Number(isDeed(a)));
}

/** Of a long requirement a short word is a small part. */
const MOST_WORDS = 18;
const LONG_WORD = 10;
const SHORTEST = 5;
/** A word the vectors do not know may be a common one of a language without a gloss. */
const SHORTEST_UNKNOWN = 7;
/** Natural logarithm of the rank by frequency from which on a word is rare: some ten thousand words are commoner. */
const RARE = 9.3;

/** Of a part of a compound that no text has by itself, length says no more. */
function isUnknown({ weight, rarity }: Lexeme): boolean {
	return weight === 1 && rarity === null;
}

function isRare({ text, weight, traits, rarity }: Lexeme): boolean {
	return (
		weight === 1 &&
		traits.length === 0 &&
		(rarity === null
			? text.length >= SHORTEST_UNKNOWN
			: text.length >= SHORTEST && rarity >= RARE)
	);
}

/** The words of the profile that share a rare word with it; in a compound either part may be the rare one: "Pikett" in "Pikettdienst". */
function sharingRare(
	asked: Lexeme,
	{ lexemes }: Pick<IndexedLines, "lexemes">,
): readonly Lexeme[] {
	const isOfOne = isRare(asked);
	return (isOfOne ? lexemes : unknownAmong(lexemes)).filter(
		(held) =>
			held.language === asked.language &&
			((isOfOne && held.stem === asked.stem) ||
				isCompoundOf(held.text, asked.text)),
	);
}

const unknown = new WeakMap<readonly Lexeme[], readonly Lexeme[]>();

function unknownAmong(lexemes: readonly Lexeme[]): readonly Lexeme[] {
	const found = unknown.get(lexemes) ?? lexemes.filter(isUnknown);
	unknown.set(lexemes, found);
	return found;
}

const REST = 3;

/** "Pikett" and "Pikettdienst". */
function isCompoundOf(one: string, other: string): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	return (
		short.length >= SHORTEST &&
		long.length >= short.length + REST &&
		long.startsWith(short)
	);
}
