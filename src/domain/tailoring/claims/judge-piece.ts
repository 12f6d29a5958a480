// A piece of a line that the profile does not hold word for word, judged as a sentence, a name or a label.
import { clausesOf } from "../../clauses/clauses.ts";
import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import { readLine } from "../../clauses/read-line.ts";
import { pathShowing } from "../../proof/prove-skill.ts";
import { type Check, reportParagraph } from "./check.ts";
import { isPlainHeading } from "./check-listed.ts";
import type { TextReading } from "./text-reading.ts";

type Piece = { where: string; first: number; reading: TextReading };

/** How a text is judged under the entry above it; anywhere where that proves it and the entry does not. */
export function judgedUnder(
	text: string,
	{ where, first, reading }: Piece,
): Check {
	const { check } = reading;
	const entry = reading.entries[first];
	const draftUnder = (under: string | undefined): Check => {
		const draft: Check = { ...check, problems: [], proofs: [] };
		reportParagraph(draft, { path: where, text, entry: under });
		return draft;
	};
	const draft = draftUnder(entry);
	if (draft.problems.length === 0 || entry === undefined) return draft;
	const anywhere = draftUnder(undefined);
	return anywhere.problems.length === 0 ? anywhere : draft;
}

/** A label, a name, or a sentence. */
export function judgePiece(
	text: string,
	{ where, first, reading }: Piece,
): void {
	const { check } = reading;
	if (isLabel(text, check) || isPlainHeading(text, check.ground.language))
		return;
	if (isName(text, check) && pathShowing(text, check.ground) !== null) return;
	const { problems, proofs } = judgedUnder(text, { where, first, reading });
	check.problems.push(...problems);
	check.proofs.push(...proofs);
}

/** Names nothing done: a sentence is never taken for a name, whatever words it shares with one. */
function isName(text: string, { ground }: Check): boolean {
	return (
		!/[.!?]$/.test(text) &&
		readLine(text, ground.language).every(
			(reading) =>
				!reading.isTooLong &&
				clausesOf(reading).every(({ head }) => head === null),
		)
	);
}

/** "Phone:", "GPA", "Level 3": what stands beside a detail. */
function isLabel(text: string, { ground }: Check): boolean {
	const vocabularies = [vocabularyOf(ground.language), vocabularyOf("en")];
	return readLine(text, ground.language).every(
		({ words, isTooLong }) =>
			!isTooLong &&
			words.every(
				({ folded, isSmall }) =>
					isSmall ||
					vocabularies.some(
						({ labels, headings }) =>
							labels.has(folded) || headings.has(folded),
					),
			),
	);
}
