// A sentence that tells two deeds side by side as two sentences. Each must be proved by itself: then both are true together, and
// "and" says no more than that.

import type { Clause } from "../clauses/clause.ts";
import { clausesOf, isLimiting } from "../clauses/clauses.ts";
import { hitsOn } from "../clauses/hits.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading, ReadWord } from "../clauses/reading.ts";
import { isDeedAt, isDone, isSameForm } from "../clauses/verb-forms.ts";
import { isAnd } from "./kept-sides.ts";
import { namedBeside } from "./named-halves.ts";

export type Halves = readonly [Reading, Reading];

/** A sentence parted before each deed of its own that "and", a comma or a semicolon joins to what stands before, the last first. */
export function halvesOf(reading: Reading, isOfPerson: boolean): Halves[] {
	const clauses = clausesOf(reading);
	const [first] = clauses;
	if (!first || clauses.length > MOST_CLAUSES) return [];
	const isPlain = beginsPlainly(first);
	const begins = clauses
		.slice(1)
		.filter(
			(clause) =>
				(isPlain && isDeedBeside(clause, first)) ||
				(isOfPerson && isSentenceOfItsOwn(clause)),
		)
		.map(({ parts }) => Math.min(...parts.keys()));
	const named = isPlain ? namedBeside(reading) : [];
	return [...new Set([...begins, ...named])]
		.toSorted((a, b) => b - a)
		.flatMap((at) => partedBefore(at, reading))
		.filter((halves) => halves.every(hasObject))
		.slice(0, MOST_HALVES);
}

const MOST_CLAUSES = 8;
const MOST_HALVES = 3;

/** "Trained and mentored 15 nurses": a deed alone has the object of the other. */
function hasObject({ words }: Reading): boolean {
	return words.filter(({ isSmall }) => !isSmall).length > 1;
}

/** "Planner with eight years in road transport; a driver before that": in a summary or a letter each says something of its own. */
function isSentenceOfItsOwn({ parts, words, reading }: Clause): boolean {
	const begin = Math.min(...parts.keys());
	return (
		/;/.test(reading.words[begin]?.gap ?? "") &&
		words.length > 1 &&
		reading.words[words[0] ?? begin]?.figure === null
	);
}

const NEAR = 3;

/** "…, trained nurses", "and I trained nurses". */
function isDeedBeside(clause: Clause, first: Clause): boolean {
	const { link, head, parts, reading } = clause;
	if (link !== "and" || head === null || first.head === null) return false;
	const begin = Math.min(...parts.keys());
	const [a, b] = [reading.words[first.head], reading.words[head]];
	return (
		a !== undefined &&
		b !== undefined &&
		head - begin < NEAR &&
		reading.words.slice(begin, head).every(isOfVerb(reading)) &&
		isDeedAt(reading, first.head) &&
		isDeedAt(reading, head) &&
		isSameForm(a, b, reading) &&
		isDone(a, reading) === isDone(b, reading)
	);
}

/** "I have": who does it and when, and nothing of why. */
function isOfVerb({ vocabularies: [own] }: Reading) {
	return ({ folded }: ReadWord) =>
		(own?.self.has(folded) ?? false) || (own?.being.has(folded) ?? false);
}

/** What limits, dates or counts the first deed before it is named may be said of the other too. */
function beginsPlainly({ reading, head }: Clause): boolean {
	return reading.words
		.slice(0, head ?? 0)
		.every(
			({ figure }, at) =>
				figure === null &&
				!hitsOn(reading.hits, at).some(
					(hit) => hit.kind === "period" || isLimiting(hit, reading),
				),
		);
}

function partedBefore(at: number, reading: Reading): Halves[] {
	const { text, words, language } = reading;
	let last = at - 1;
	while (isAnd(last, reading)) last -= 1;
	const [end, start] = [words[last]?.end, words[at]?.start];
	if (end === undefined || start === undefined) return [];
	const before = text.slice(0, end);
	if (isOpen(before)) return [];
	return [
		[readSentence(before, language), readSentence(text.slice(start), language)],
	];
}

/** Within brackets nothing is parted. */
function isOpen(text: string): boolean {
	return text.split(/[([]/u).length !== text.split(/[)\]]/u).length;
}
