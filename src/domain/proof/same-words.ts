// A text with the words of one fact in their own order: marks between them say nothing new, and one "and" may join what a comma
// parted.
import { SHAPING_WORDS } from "../language/tables/shaping-of-languages.ts";
import { withoutFirstPerson } from "./first-person.ts";
import type { Ground } from "./ground.ts";
import type { GroundFact } from "./ground-fact.ts";
import { isStatedToday } from "./tense-flaws.ts";

const AND: ReadonlySet<string> = new Set(
	Object.values(SHAPING_WORDS).flatMap((words) => (words ? [words.and] : [])),
);

/** The fact of an entry, or of any where none is named, that a text repeats; null where it adds, drops or moves a word. */
export function sameWords(
	text: string,
	entry: string | undefined,
	ground: Ground,
): GroundFact | null {
	const stated = withoutFirstPerson(text, ground.language);
	const words = wordsOf(stated ?? text, ground.language);
	if (words.length < FEWEST) return null;
	const found = cutFacts(ground).find(
		({ fact, orders }) =>
			(entry === undefined ? fact.entry !== null : fact.entry === entry) &&
			orders.some((own) => isSame(words, own)),
	);
	if (!found) return null;
	const isOfPast = isOver(found.fact, ground);
	return isOfPast && isStatedToday(text, ground.language) ? null : found.fact;
}

/** "I test pumps" of a position that has ended. */
function isOver({ entry }: GroundFact, { entries }: Ground): boolean {
	const own = entry === null ? undefined : entries.get(entry);
	return own !== undefined && own.end !== null && !own.isCurrent;
}

type CutFact = { fact: GroundFact; orders: readonly (readonly string[])[] };

const known = new WeakMap<Ground, readonly CutFact[]>();

// Every line of a document is held against every fact.
function cutFacts(ground: Ground): readonly CutFact[] {
	const cut =
		known.get(ground) ??
		ground.facts.map((fact) => ({
			fact,
			orders: ordersOf(fact.text).map((own) => wordsOf(own, ground.language)),
		}));
	known.set(ground, cut);
	return cut;
}

/** Notes leave their articles out; who puts them in adds nothing. */
function wordsOf(said: string, language: string): string[] {
	return wordsIn(said).filter(
		(word) => language !== "en" || !ARTICLES.has(word),
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
