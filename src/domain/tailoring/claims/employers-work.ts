// A sentence of a letter about the employer's work in the writer's own words: its subject is theirs, nobody else is named, and nothing in
// it is of the person. What the employer asks for is told in the posting's words alone (named-ask.ts).

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { plainTypography } from "../../clauses/plain-typography.ts";
import { readSentence } from "../../clauses/read-sentence.ts";
import type { Reading } from "../../clauses/reading.ts";
import type { Ground } from "../../proof/ground.ts";
import { presumesWriter, standsForEmployer } from "../../proof/unclaimed.ts";
import type { Proof } from "../../proof/verdict.ts";
import { isAmong, type OfPosting, rootsIn } from "./posting-words.ts";

const LONGEST = 200;
const MOST_WORDS = 28;
const FEWEST_NAMED = 2;
/** Of the words that mean something so many are the posting's. */
const LEAST_NAMED = 1 / 3;
/** One clause, and nothing quoted or left open. */
const SIGNS = /[:;()[\]!?"“”„«»…]|\s[-–—]\s/u;

const FORM: Proof = { verdict: "proved", facts: [], steps: [{ step: "form" }] };

/** The proof of such a sentence; null where it is none. */
export function employersWorkProof(
	text: string,
	{ ground, needs, names }: OfPosting & { ground: Ground },
): Proof | null {
	if (needs.length === 0 || text.length > LONGEST) return null;
	const plain = plainTypography(text);
	const own = vocabularyOf(ground.language);
	const [, company = ""] = names;
	if (SIGNS.test(plain) || !standsForEmployer(plain, own, company)) return null;
	const reading = readSentence(plain, ground.language);
	const { words, hits } = reading;
	if (words.length > MOST_WORDS || hits.some(({ kind }) => kind === "asking"))
		return null;
	const roots = rootsIn([...needs, ...names], ground.language);
	const isNamed = (at: number) => isAmong(roots, words[at]);
	const content = [...words.keys()].filter((at) => words[at]?.isSmall !== true);
	const named = content.filter(isNamed);
	const added = [...words.keys()].filter((at) => !isNamed(at));
	// Small words of the posting may carry what is none of its own: "by", "my".
	const carrying = [...words.keys()].filter((at) => words[at]?.isSmall);
	return named.length >= Math.max(FEWEST_NAMED, LEAST_NAMED * content.length) &&
		[...added, ...carrying].every((at) => isCommon(at, reading)) &&
		!words.some(({ folded }) => own.self.has(folded)) &&
		!presumesWriter(added.map((at) => words[at]?.folded).join(" "), own)
		? FORM
		: null;
}

/** No name, no figure, no tool or paper, nobody, and nothing only some do. */
function isCommon(at: number, { words, hits }: Reading): boolean {
	const word = words[at];
	const isName = at > 0 && /^\p{Lu}/u.test(word?.text ?? "");
	return (
		word !== undefined &&
		!word.figure &&
		!word.isAgent &&
		!(isName && !word.isSmall) &&
		!hits.some(
			({ kind, first, last }) =>
				first <= at && at <= last && CLAIMING.has(kind),
		)
	);
}

const CLAIMING: ReadonlySet<string> = new Set([
	"as",
	"absolute",
	"applying",
	"lacking",
	"somebody",
	"others",
]);
