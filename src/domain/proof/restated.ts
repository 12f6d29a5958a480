// A sentence said again in the order facts are written in, or without what follows from the rest of it. Each of these says as much
// as the sentence, so that what proves one proves the other.

import { clausesOf } from "../clauses/clauses.ts";
import type { Figure } from "../clauses/figure.ts";
import { hitsOn } from "../clauses/hits.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading } from "../clauses/reading.ts";
import { figureChangesOf, isDistance } from "./changes.ts";
import { withVerbInOne } from "./parted-verbs.ts";

/** The same sentence in other words of its own; none for most. */
export function restatementsOf(reading: Reading): Reading[] {
	return [
		withoutDistance(reading),
		withFrontBehind(reading),
		withVerbInOne(reading),
		withColon(reading),
		withoutShare(reading),
		...withOverseer(reading),
	]
		.filter((text) => text !== null)
		.map((text) => readSentence(text, reading.language));
}

/** "Dropped by five, from 14 to 9" says no more than "dropped from 14 to 9". */
function withoutDistance(reading: Reading): string | null {
	const { figures, text, words } = reading;
	const [change, ...others] = figureChangesOf(reading);
	if (change === undefined || others.length > 0) return null;
	const distance = figures.find(
		(one) =>
			one !== change.from &&
			one !== change.to &&
			isDistance(one, change) &&
			isApart(one, change, reading),
	);
	if (distance === undefined) return null;
	let first = distance.first;
	while (words[first - 1]?.isSmall && words[first - 1]?.figure === null)
		first -= 1;
	const before = text.slice(0, words[first - 1]?.end ?? 0);
	const behind = text.slice(endOfDistance(distance, reading));
	return first === 0 ? null : `${before}${behind.replace(/^[,:]/, "")}`;
}

/** What counts the distance is said of the ends too: "five days, from 12 to 7 days". */
function endOfDistance(
	{ last }: Figure,
	{ words }: Reading,
): number | undefined {
	const next = words[last + 1];
	const isCounted = next !== undefined && !next.isSmall && next.gap === " ";
	return isCounted ? next.end : words[last]?.end;
}

/** Nothing but what it counts stands between the distance and a sign, the end or the figures it lies between. */
function isApart(
	{ last }: Figure,
	{ from, to }: { from: Figure; to: Figure },
	{ words, vocabularies: [own] }: Reading,
): boolean {
	const next = words[last + 1];
	if (next === undefined || /[,:;(]/.test(next.gap)) return true;
	const isFrom = (at: number) =>
		at < from.first &&
		words.slice(at, from.first).every(({ isSmall }) => isSmall);
	if (isFrom(last + 1)) return true;
	const behind = words[last + 2];
	const isCounted = [from, to].some(
		(end) => words[end.last + 1]?.folded === next.folded,
	);
	return (
		isCounted &&
		!(own?.small.has(next.folded) ?? false) &&
		(behind === undefined || /[,:;(]/.test(behind.gap) || isFrom(last + 2))
	);
}

const ROUNDED = 0.5;

/** "Won 17 of 22 appeals (77%)": the share in brackets follows from the two numbers. */
function withoutShare({ text, words, figures, hits }: Reading): string | null {
	const share = figures.find(
		({ kind, low, first, last }) =>
			kind === "percent" &&
			low === null &&
			/\($/.test(words[first]?.gap ?? "") &&
			/^\s?\)/.test(text.slice(words[last]?.end)),
	);
	const [value] = share?.values ?? [];
	if (!share || value === undefined) return null;
	const isPart = figures.some((part, at) => {
		const whole = figures[at + 1];
		const [some = 0, all = 0] = [part.values[0], whole?.values[0]];
		return (
			part.kind === "count" &&
			whole?.kind === "count" &&
			some < all &&
			Math.abs((some / all) * 100 - value) <= ROUNDED &&
			isOneRun(whole.last + 1, share.first, { words, hits }) &&
			hits.some(
				({ kind, first, last }) =>
					kind === "of" && part.last < first && last < whole.first,
			)
		);
	});
	const from = (words[share.first]?.start ?? 0) - 1;
	const to = text.indexOf(")", words[share.last]?.end) + 1;
	return isPart ? `${text.slice(0, from).trimEnd()}${text.slice(to)}` : null;
}

/** Neither a sign nor "and" between two places: what stands there is all said of one thing. */
function isOneRun(
	from: number,
	to: number,
	{ words, hits }: Pick<Reading, "words" | "hits">,
): boolean {
	return (
		words.slice(from, to).every(({ gap }) => !/[,;:.()]/.test(gap)) &&
		!hits.some(
			({ kind, concept, first }) =>
				kind === "link" && concept === "and" && from <= first && first < to,
		)
	);
}

/** "Medication lead, covering rounds and orders" says what "Medication lead: rounds and orders" does. */
function withColon({ text, vocabularies: [own] }: Reading): string | null {
	const namely = own?.namely;
	if (!namely || /[:;]/.test(text) || !namely.test(text)) return null;
	return text.replace(namely, ": ");
}

/** "…, supervised by the foreman" says what "… under the supervision of the foreman" does. */
function withOverseer({ text, vocabularies: [own] }: Reading): string[] {
	return (own?.watched ?? []).flatMap(({ said, other }) =>
		said.test(text) ? [text.replace(said, other)] : [],
	);
}

const MOST_IN_FRONT = 9;

/** "Using a total station, set out roads": how, where or with whom, said before the one deed it belongs to. */
function withFrontBehind(reading: Reading): string | null {
	const { text, words } = reading;
	if (!isFront(reading)) return null;
	const at = words.findIndex(({ gap }, nr) => nr > 0 && /[,:]/.test(gap));
	const start = words[at];
	if (!start || at > MOST_IN_FRONT || start.gap !== ", ") return null;
	const [rest = "", ...tail] = text.slice(start.start).split(/(?=[;.])/u);
	const deeds = clausesOf(readSentence(rest, reading.language)).filter(
		({ head }) => head !== null,
	);
	if (deeds.length !== 1) return null;
	const front = text.slice(0, words[at - 1]?.end);
	return `${capital(rest)} ${small(front)}${tail.join("")}`;
}

function isFront({ words, hits, vocabularies: [own] }: Reading): boolean {
	const [word] = words;
	if (!word || !own || word.figure) return false;
	const isSaying = hitsOn(hits, 0).some(
		({ kind, concept, first }) =>
			first === 0 &&
			((kind === "limit" && concept === "share") ||
				(kind === "link" && concept === "means") ||
				kind === "period"),
	);
	return (
		isSaying ||
		(word.isSmall &&
			!own.determiners.has(word.folded) &&
			!own.self.has(word.folded) &&
			!own.when.has(word.folded))
	);
}

const capital = (text: string) =>
	text.slice(0, 1).toUpperCase() + text.slice(1);
const small = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
