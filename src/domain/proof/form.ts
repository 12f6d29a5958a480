// Sentences that claim nothing of a person: courtesy, the application itself, and what the posting asks for, named as such.

import { plainTypography } from "../clauses/plain-typography.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading } from "../clauses/reading.ts";
import { isUnclaimed } from "./unclaimed.ts";

/** Whether a sentence is of the letter's form. `posting` are names it may use: the position and the company applied for. */
export function isForm(reading: Reading, posting: readonly string[]): boolean {
	const [own] = reading.vocabularies;
	if (!own) return false;
	const named = namedPlaces(reading, posting);
	if (isUnclaimed(reading, named, posting)) return true;
	if (reading.figures.some(({ first }) => !named.has(first))) return false;
	const isApplying = reading.hits.some(({ kind }) => kind === "applying");
	if (named.size > 0 && !isApplying) return false;
	if (named.size === 0 && namesSomebodyAlone(reading)) return false;
	return reading.words.every(
		({ isSmall, folded }, at) =>
			isSmall ||
			own.courtesy.has(folded) ||
			named.has(at) ||
			isIn(reading, at, "applying"),
	);
}

/** "I am a manager" says what somebody is; "Dear Hiring Manager" greets one. */
function namesSomebodyAlone({ words, hits }: Reading): boolean {
	const contentWords = [...words.keys()].filter((at) => !words[at]?.isSmall);
	return (
		contentWords.length === 1 &&
		hits.some(
			({ kind, first, last }) =>
				kind === "others" &&
				contentWords.every((at) => first <= at && at <= last),
		)
	);
}

function isIn(
	{ hits }: Reading,
	at: number,
	kind: "applying" | "asking",
): boolean {
	return hits.some(
		(hit) => hit.kind === kind && hit.first <= at && at <= hit.last,
	);
}

/** The places where a name of the posting stands, word for word. */
function namedPlaces(
	reading: Reading,
	posting: readonly string[],
): Set<number> {
	const places = new Set<number>();
	for (const name of posting) {
		const wanted = readSentence(
			plainTypography(name),
			reading.language,
		).words.map(({ folded }) => folded);
		if (wanted.length === 0) continue;
		for (const at of reading.words.keys()) {
			if (wanted.every((word, nr) => reading.words[at + nr]?.folded === word))
				for (const nr of wanted.keys()) places.add(at + nr);
		}
	}
	return places;
}
