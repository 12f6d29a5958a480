// What a letter calls missing must not be held: a writer that overlooks a line of the profile would talk its owner down.

import type { Hit } from "../../clauses/hits.ts";
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import type { Reading } from "../../clauses/reading.ts";
import type { Ground } from "../../proof/ground.ts";
import { isAmong, rootsIn } from "./posting-words.ts";

/** Whether something that a sentence calls missing stands in one line of the profile by all of its words; how long and how well it is asked for is another matter. */
export function deniesHeld(text: string, ground: Ground): boolean {
	const { words, hits } = readSentence(plainTypography(text), ground.language);
	const lacking = hits.filter(({ kind }) => kind === "lacking");
	if (lacking.length === 0) return false;
	const { levels } = vocabularyOf(ground.language);
	return thingsIn(words, { hits, lacking }).some(
		(thing) =>
			!thing.some(({ figure, folded }) => figure || levels.has(folded)) &&
			linesOf(ground).some((line) =>
				thing.every((word) => isAmong(line, word)),
			),
	);
}

/** The words of each thing, without those that say that it is missing. */
function thingsIn(
	words: Reading["words"],
	{ hits, lacking }: { hits: readonly Hit[]; lacking: readonly Hit[] },
): Reading["words"][] {
	const things: Reading["words"][number][][] = [[]];
	for (const [at, word] of words.entries()) {
		const isFrame = isOn(at, lacking);
		if (isFrame || /[,;]/u.test(word.gap) || isOn(at, hits.filter(isJoining)))
			things.push([]);
		if (!isFrame && !word.isSmall) things.at(-1)?.push(word);
	}
	return things.filter((thing) => thing.length > 0);
}

function isOn(at: number, hits: readonly Hit[]): boolean {
	return hits.some(({ first, last }) => first <= at && at <= last);
}

function isJoining({ kind, concept }: Hit): boolean {
	return kind === "link" && concept === "and";
}

const lines = new WeakMap<Ground, readonly ReadonlySet<string>[]>();

function linesOf(ground: Ground): readonly ReadonlySet<string>[] {
	const known =
		lines.get(ground) ??
		ground.facts.map(({ text }) => rootsIn([text], ground.language));
	lines.set(ground, known);
	return known;
}
