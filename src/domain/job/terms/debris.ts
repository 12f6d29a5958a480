// What stands where a skill would and is none: an employer, a place, a job somebody held, a word of every day with a capital.

import { isPlainWord } from "../facts/plain-words.ts";
import type { TermHit } from "../lexicon/term-hit.ts";
import { languagesOf, wordPattern } from "../text/spoken.ts";

type Line = { text: string; language: string };

const BODY = wordPattern(
	({ bodies }) => bodies,
	(words) => `^${words}$`,
);
const ROLE = wordPattern(
	({ titles }) => titles.roles,
	(words) => `^${words}$`,
);
/** Whether a phrase the lexicon does not know is no skill. */
export const isDebris = (
	{ form, span }: TermHit,
	{ text, language }: Line,
): boolean => {
	const spoken = languagesOf("", language);
	const words = form.split(/\s+/);
	const [first = "", last = ""] = [words[0], words.at(-1)];
	if (BODY(spoken).test(first) || BODY(spoken).test(last)) return true;
	if (words.length > 1) return ROLE(spoken).test(last);
	// Initials and odd spelling are products as a rule: SAP, WinCC.
	if (!/^\p{Lu}\p{Ll}+$/u.test(form)) return false;
	return (
		ROLE(spoken).test(form) ||
		isPlainWord(form, text, spoken) ||
		isInName(span, { text, language })
	);
};

const NAME_BEFORE = /[^\p{L}]\p{Lu}[\p{L}'’.-]* (\p{Ll}{2,3} )?$/u;
const NAME_BEHIND = /^ (?:(\p{Ll}{2,3}) )?\p{Lu}/u;
const OPENS = /(?:^|[.!?:•\n] ?)\p{L}+ (?:\p{Ll}{2,3} )?$/u;
const LONGEST_WORD = 30;

// "Los Angeles", "City of Leeds": one word out of a longer name.
const isInName = (
	[start, end]: TermHit["span"],
	{ text, language }: Line,
): boolean => {
	const before = text.slice(Math.max(start - LONGEST_WORD, 0), start);
	const isOf = (word: string | undefined) =>
		word === undefined ||
		(language === "en" ? word.trim() === "of" : word.startsWith("d"));
	const first = OPENS.test(before) ? null : NAME_BEFORE.exec(before);
	const next = NAME_BEHIND.exec(text.slice(end, end + LONGEST_WORD));
	return (first !== null && isOf(first[1])) || (next !== null && isOf(next[1]));
};
