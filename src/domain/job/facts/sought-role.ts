// The sentence that says who is sought.

import type { LanguageCode } from "../../language/language-code.ts";
import type { PostingWords } from "../../language/posting-words.ts";
import { POSTING_WORDS } from "../../language/tables/posting-of-languages.ts";
import type { PostingFact } from "../text/posting-lines.ts";
import { type Spoken, wordPattern, wordsPattern } from "../text/spoken.ts";

// A pattern a language: it takes the words of a name with its capitals, so that it cannot be one of a list.
const patternOf = (pick: (titles: PostingWords["titles"]) => string) => {
	const compiled = new Map<LanguageCode, RegExp | null>();
	return (code: LanguageCode): RegExp | null => {
		const known = compiled.get(code);
		if (known !== undefined) return known;
		const source = pick(POSTING_WORDS[code].titles);
		const pattern = source === "" ? null : new RegExp(source, "u");
		compiled.set(code, pattern);
		return pattern;
	};
};

const SOUGHT = [
	patternOf(({ sought }) => sought),
	patternOf(({ soughtBare }) => soughtBare),
];

// "we're hiring our founding product designer": written small, told by the noun it ends with.
const SOUGHT_SMALL = wordPattern(
	({ titles }) => titles.seeking,
	(words, spoken) => {
		const roles = wordsPattern(spoken, ({ titles }) => titles.roles);
		return `${words} (?:an?|our(?: next| first)?|new|\\d) ((?:\\p{Ll}[\\p{L}-]{1,20} ){0,3}?${roles})`;
	},
);
const PRAISE =
	/^(?:(?:talented|experienced|motivated|dedicated|passionate|skilled|qualified|highly|enthusiastic|reliable|friendly|great|good|full-time|part-time) )+/;

/** Who is sought, as written, with where the words begin; null where no sentence says it. */
export const soughtRole = (
	text: string,
	spoken: Spoken,
): PostingFact | null => {
	for (const patternIn of SOUGHT)
		for (const code of spoken.codes) {
			const match = patternIn(code)?.exec(text);
			if (match?.[1]) return placed(match, match[1]);
		}
	return null;
};

/** Who is sought, where it is written small: a description rather than a title. */
export const soughtSmall = (
	text: string,
	spoken: Spoken,
): PostingFact | null => {
	const match = SOUGHT_SMALL(spoken).exec(text);
	const role = match?.[1]?.replace(PRAISE, "");
	return match && role ? placed(match, role) : null;
};

const placed = (match: RegExpExecArray, written: string): PostingFact => {
	const start = match.index + match[0].lastIndexOf(written);
	return { text: written, span: [start, start + written.length] };
};
