// Whether an everyday word stands for the thing of that name: Go, Access, Word, Excel, Teams, Spring, React.
// It must be written as the name is, and something around it must say so: a list of such names, a cue, its own line.

import { JOINS, setAround } from "../text/around-terms.ts";
import type { Token } from "../text/tokens.ts";

const CUES_BEFORE = setAround("nameBefore");
const CUES_BEFORE_OF = setAround("nameBeforeOf");
const CUES_AFTER = setAround("nameBehind");
const LIST_GAP = /^\s*(?:[,/;|•·&+–()]|and\/or)*\s*$/;

/** Steps over "," "/" "and" to the neighbour in a list; -1 where no list goes on. */
const neighbour = (
	tokens: readonly Token[],
	from: number,
	step: 1 | -1,
): number => {
	let at = from + step;
	const gapBetween = (index: number): string =>
		tokens[step === 1 ? index : index + 1]?.gap ?? ".";
	if (!LIST_GAP.test(gapBetween(at))) return -1;
	if (JOINS.has(tokens[at]?.text.toLowerCase() ?? "")) {
		at += step;
		if (!LIST_GAP.test(gapBetween(at))) return -1;
	} else if (!/[,/;|•·&+]/.test(gapBetween(at))) return -1;
	return at;
};

const OF_WORDS = setAround("of");

export type TokenPlace = { first: number; last: number };

export const opensSentence = (token: Token): boolean =>
	/^$|[.!?:\n•*]\s*["'“(]*$/.test(token.gap);

/** Whether a name is a text, or a paragraph of a text, of its own. */
const standsAlone = (tokens: readonly Token[], place: TokenPlace): boolean => {
	const after = tokens[place.last + 1];
	return (
		(place.first === 0 || PARAGRAPH.test(tokens[place.first]?.gap ?? "")) &&
		(after === undefined || PARAGRAPH.test(after.gap))
	);
};
const PARAGRAPH = /\n\s*\n/;

/** `named` marks tokens that already belong to a term, or that are written like an ambiguous name. */
export const namesSomething = (
	tokens: readonly Token[],
	place: TokenPlace,
	named: ReadonlySet<number>,
): boolean => {
	if (standsAlone(tokens, place)) return true;
	const before = neighbour(tokens, place.first, -1);
	const after = neighbour(tokens, place.last, 1);
	if ((before >= 0 && named.has(before)) || (after >= 0 && named.has(after)))
		return true;
	const next = tokens[place.last + 1];
	if (next && next.gap.length <= 1 && CUES_AFTER.has(next.text.toLowerCase()))
		return true;
	const token = tokens[place.first];
	const previous = tokens[place.first - 1];
	if (!token || !previous || opensSentence(token)) return false;
	// French and Italian shorten what stands before a vowel: "maîtrise d'Excel".
	if (!/^[\s'’]*$/.test(token.gap)) return false;
	const cue = previous.text.toLowerCase();
	if (CUES_BEFORE.has(cue)) return true;
	if (!OF_WORDS.has(cue)) return false;
	const beforeCue = tokens[place.first - 2]?.text.toLowerCase() ?? "";
	return (
		CUES_BEFORE_OF.has(beforeCue) ||
		// "conoscenza dell'inglese e di Excel"
		(JOINS.has(beforeCue) && named.has(place.first - 3))
	);
};
