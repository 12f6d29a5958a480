// A text with the words of one fact in their own order: marks between them say nothing new, and one "and" may join what a comma
// parted.
import { SHAPING_WORDS } from "../language/tables/shaping-of-languages.ts";
import type { Ground, GroundFact } from "./ground.ts";

const AND: ReadonlySet<string> = new Set(
	Object.values(SHAPING_WORDS).flatMap((words) => (words ? [words.and] : [])),
);

/** The fact of an entry, or of any where none is named, that a text repeats; null where it adds, drops or moves a word. */
export function sameWords(
	text: string,
	entry: string | undefined,
	{ facts, language }: Ground,
): GroundFact | null {
	// Notes leave their articles out; who puts them in adds nothing.
	const wordsOf = (said: string) =>
		wordsIn(said).filter((word) => language !== "en" || !ARTICLES.has(word));
	const words = wordsOf(text);
	if (words.length < FEWEST) return null;
	return (
		facts.find(
			(fact) =>
				(entry === undefined ? fact.entry !== null : fact.entry === entry) &&
				ordersOf(fact.text).some((own) => isSame(words, wordsOf(own))),
		) ?? null
	);
}

/** A text, and the same with its label behind what it names: "Dunning: posts cut to 55" is "Posts cut to 55 (dunning)". */
function ordersOf(text: string): string[] {
	const [label = "", content, ...others] = text.split(/\s?: /u);
	return content === undefined || others.length > 0
		? [text]
		: [text, `${content} ${label}`];
}

const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
const FEWEST = 3;

function isSame(words: readonly string[], own: readonly string[]): boolean {
	const more = words.length - own.length;
	if (more !== 0 && more !== 1) return false;
	const at = own.findIndex((word, place) => words[place] !== word);
	if (more === 0) return at < 0;
	const from = at < 0 ? own.length : at;
	return (
		AND.has(words[from] ?? "") &&
		own.slice(from).every((word, place) => words[from + 1 + place] === word)
	);
}

/** Numbers and their signs count as words. */
function wordsIn(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}%‰€£$+#±]+/gu) ?? [];
}
