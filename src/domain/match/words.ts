// Words made comparable: lower case, accents, plural, British spelling and verb endings folded away. Keys are never shown.
import { setAround } from "../job/text/around-terms.ts";
import { cutTokens } from "../job/text/tokens.ts";
import { isAcronym, stemOf } from "../meaning/stem.ts";
import { recent } from "../recent.ts";

export type Word = { text: string; key: string; stem: string };

const LONGEST_LINE = 600;
const lines = recent(cutWords, { most: 4_000, longest: LONGEST_LINE });
// A posting, or all lines of a profile: asked for many times while one document is written.
const wholes = recent(cutWords, { most: 8, longest: 20_000 });

/** The words of a text. Chinese and Japanese writing has no blanks, so each character counts as a word there. */
export function wordsOf(text: string, language = "en"): readonly Word[] {
	return text.length > LONGEST_LINE
		? wholes(text, language)
		: lines(text, language);
}

function cutWords(text: string, language: string): readonly Word[] {
	const words: Word[] = [];
	for (const token of cutTokens(text)) {
		if (token.text === "&") continue;
		for (const part of splitScripts(token.text)) {
			const key =
				withoutJs(part) ??
				(part === token.text ? token.key : part.toLowerCase());
			words.push({
				text: part,
				key,
				stem: stemOf(part, key, language),
			});
		}
	}
	return words;
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function splitScripts(token: string): string[] {
	if (!HAN.test(token)) return [token];
	return (
		token.match(
			/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu,
		) ?? []
	);
}

// React.js, ReactJS and React are one thing to everybody who writes them.
function withoutJs(text: string): string | null {
	return /^(\p{L}{3,})\.?js$/iu.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** Whether `text` holds `form` letter by letter, whatever the case, as whole words. */
export function hasExactForm(text: string, form: string): boolean {
	const wanted = form.toLowerCase();
	const lower = text.toLowerCase();
	for (
		let at = lower.indexOf(wanted);
		at !== -1;
		at = lower.indexOf(wanted, at + 1)
	) {
		const isFree = (character: string | undefined) =>
			character === undefined || !/[\p{L}\p{N}]/u.test(character);
		if (isFree(lower[at - 1]) && isFree(lower[at + wanted.length])) return true;
	}
	return false;
}

const STOP = setAround("weightless");

const stems = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The words that carry meaning, each once, by stem. */
export function contentStems(words: readonly Word[]): ReadonlySet<string> {
	const known = stems.get(words) ?? new Set(carrying(words).map(stemIn));
	stems.set(words, known);
	return known;
}

function carrying(words: readonly Word[]): readonly Word[] {
	return words.filter(
		({ key }) => !STOP.has(key) && (key.length > 1 || HAN.test(key)),
	);
}

function stemIn({ stem }: Word): string {
	return stem;
}

/** Whether an acronym is made of the first letters of a long form: SEO, Search Engine Optimization. */
export function areInitials(acronym: string, long: string): boolean {
	const words = long.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
	const first = (some: readonly string[]) =>
		some.map((word) => word.charAt(0).toUpperCase()).join("");
	const isMade =
		first(words) === acronym ||
		first(words.filter((word) => !STOP.has(word.toLowerCase()))) === acronym;
	return words.length > 1 && isAcronym(acronym) && isMade;
}
