// Sentences of a letter that lead to a proof: where everything they lead to went out, nobody is left in suspense.
import { plainTypography } from "../clauses/plain-typography.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import { hasBlank } from "../tailoring/claims/open-sentence.ts";
import type { AnswerSentence } from "./lines.ts";

/** Those among `all`, the letter in its order, that now lead to nothing. */
export function leadingNowhere(
	all: readonly AnswerSentence[],
	fallen: ReadonlySet<AnswerSentence>,
	language: string,
): Set<AnswerSentence> {
	const lost = all.filter((one, at) => {
		const behind = all.slice(at + 1);
		const end = behind.findIndex(({ facts }) => facts.length === 0);
		const proofs = end < 0 ? behind : behind.slice(0, end);
		return (
			proofs.length > 0 &&
			proofs.every((proof) => fallen.has(proof)) &&
			leads(one, language)
		);
	});
	return new Set(lost);
}

/** It names the employer's need, and is no gap, no question and nothing to be filled in, which stand alone. */
function leads({ text, facts }: AnswerSentence, language: string): boolean {
	if (facts.length > 0 || /^S\d+$|[?？]$/u.test(text) || hasBlank(text))
		return false;
	const { hits } = readSentence(plainTypography(text), language);
	return !hits.some(({ kind }) => kind === "lacking");
}
