// A sentence of a letter about the posting alone: what it asks for, or that something it asks for is not there. All of its words are
// the posting's own, so that nothing of it is said of the person.

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import type { Reading } from "../../clauses/reading.ts";
import type { Ground } from "../../proof/ground.ts";
import { presumesWriter } from "../../proof/unclaimed.ts";
import type { Proof } from "../../proof/verdict.ts";
import { isAmong, type OfPosting, rootsIn } from "./posting-words.ts";

const LONGEST_SENTENCE = 300;

type Asked = OfPosting & { ground: Ground };

const FORM: Proof = { verdict: "proved", facts: [], steps: [{ step: "form" }] };

/** The proof of such a sentence; null where it is none. */
export function namedAskProof(
	text: string,
	{ ground, needs, names }: Asked,
): Proof | null {
	if (needs.length === 0 || text.length > LONGEST_SENTENCE) return null;
	const reading = readSentence(plainTypography(text), ground.language);
	const framed = framePlaces(reading);
	if (framed.size === 0) return null;
	const own = rootsIn([...needs, ...names], ground.language);
	const isNamed = (at: number) => isAmong(own, reading.words[at]);
	const places = [...reading.words.keys()].filter((at) => !framed.has(at));
	const { sought } = vocabularyOf(ground.language);
	const isSaid = places.every((at) => {
		const word = reading.words[at];
		return word?.isSmall === true || isNamed(at) || isIn(sought, word?.folded);
	});
	const added = places
		.filter((at) => !isNamed(at))
		.map((at) => reading.words[at]?.folded);
	return places.some(isNamed) &&
		isSaid &&
		!presumesWriter(added.join(" "), vocabularyOf(ground.language))
		? FORM
		: null;
}

function isIn(words: ReadonlySet<string>, one: string | undefined): boolean {
	return one !== undefined && words.has(one);
}

/** The words that say whose the others are: "you ask for", "is not on my resume". A lone "only" turns what is said around. */
function framePlaces({ hits }: Reading): Set<number> {
	if (hits.some(({ concept }) => concept === "only")) return new Set();
	return new Set(
		hits
			.filter(({ kind }) => kind === "asking" || kind === "lacking")
			.flatMap(({ first, last }) =>
				Array.from({ length: last - first + 1 }, (_, nr) => first + nr),
			),
	);
}
