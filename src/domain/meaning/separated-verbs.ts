// Verbs whose first part stands at the end of their clause, as one word: "Du steckst Achsen und Bauteile ab" says what "Absteckung" does.
import type { Token } from "../job/text/tokens.ts";
import type { Glosses } from "./glosses.ts";

const CLAUSE_GOES_ON = 24;
/** Where a sentence ends, or another begins. */
const SENTENCE_END = /[.;:!?\n•]/u;
/** Behind it the clause ends. */
const CLAUSE_END = /^\s*(?:$|[.,;:!?)\n•])/u;

/** The tokens, a verb with the part it lost, without the lost part. */
export function joinedVerbs(
	text: string,
	tokens: readonly Token[],
	separated: Glosses["separated"],
): readonly Token[] {
	if (!separated) return tokens;
	const { particles, subjects, conjunctions } = separated;
	const isAny = (words: ReadonlySet<string>, token: Token | undefined) =>
		token !== undefined && words.has(token.text.toLowerCase());
	if (!tokens.some((token) => isAny(particles, token))) return tokens;
	const joined = new Map<Token, Token | null>();
	let verb: Token | null = null;
	tokens.forEach((token, at) => {
		const before = tokens[at - 1];
		if (SENTENCE_END.test(token.gap)) verb = null;
		// "Du führst …", "… und wertest sie aus".
		if (
			(isAny(subjects, before) || isAny(conjunctions, before)) &&
			isVerbForm(token.text) &&
			!isAny(subjects, token)
		)
			verb = token;
		if (verb === null || verb === token || !isAny(particles, token)) return;
		const isLast =
			CLAUSE_END.test(text.slice(token.end, token.end + CLAUSE_GOES_ON)) ||
			isAny(conjunctions, tokens[at + 1]);
		if (!isLast) return;
		const whole = `${token.text}${verb.text}`.toLowerCase();
		joined.set(verb, { ...verb, text: whole, key: whole });
		joined.set(token, null);
		verb = null;
	});
	if (joined.size === 0) return tokens;
	return tokens.flatMap((token) => {
		const found = joined.get(token);
		return found === undefined ? [token] : found === null ? [] : [found];
	});
}

/** Small, as verbs are, with an ending of the person spoken to or of. */
function isVerbForm(word: string): boolean {
	return /^\p{Ll}{2,}(?:e|st|t|en|n)$/u.test(word);
}
