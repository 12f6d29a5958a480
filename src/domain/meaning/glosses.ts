// What words of other languages mean in English, found by how they begin: "Kundenbeziehungen" begins with "kunden" and holds
// "beziehung". Each part of what is written as one word has its own meaning.
import { cutTokens } from "../job/text/tokens.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import type { SeparatedVerbs } from "../language/meaning-words.ts";
import { MEANING_WORDS } from "../language/tables/meaning-of-languages.ts";
import { foldLetters } from "./fold-letters.ts";
import { stemOf } from "./stem.ts";

/** English stems that mean the same thing. */
export type Meaning = readonly string[];

type Gloss = { beginning: string; meaning: Meaning };
type Phrase = { words: readonly string[]; meaning: Meaning };

export type Glosses = {
	/** By their first letters (see START), the longest first. */
	byStart: ReadonlyMap<string, readonly Gloss[]>;
	/** Meanings that are written as several words, by the beginnings of these. */
	phrases: readonly Phrase[];
	/** Folded words that say nothing. */
	empty: ReadonlySet<string>;
	/** Whether the language writes several words as one. */
	isGluing: boolean;
	longest: number;
	/** Of verbs whose first part stands at the end of their clause; none in most languages. */
	separated: Readonly<Record<keyof SeparatedVerbs, ReadonlySet<string>>> | null;
};

const GLUING: ReadonlySet<LanguageCode> = new Set([
	"de",
	"nl",
	"da",
	"no",
	"sv",
]);
const START = 2;

const known = new Map<LanguageCode, Glosses>();

/** The glosses of a language, those of English (which has none) where the language is not known. */
export function glossesOf(language: string): Glosses {
	const code = LANGUAGE_CODES.find((one) => one === language) ?? "en";
	const read = known.get(code) ?? readGlosses(code);
	known.set(code, read);
	return read;
}

function readGlosses(code: LanguageCode): Glosses {
	const { empty, glosses, separated } = MEANING_WORDS[code];
	const meanings = new Map<string, Set<string>>();
	for (const line of glosses.trim().split("\n")) {
		const [english = "", forms = ""] = line.split(": ");
		for (const form of forms.split(", ")) {
			const beginning = foldLetters(form.trim());
			const stems = meanings.get(beginning) ?? new Set();
			for (const stem of englishStems(english)) stems.add(stem);
			meanings.set(beginning, stems);
		}
	}
	meanings.delete("");
	const single = [...meanings].filter(([form]) => !form.includes(" "));
	return {
		byStart: indexByStart(single),
		phrases: [...meanings]
			.filter(([form]) => form.includes(" "))
			.map(([form, stems]) => ({
				words: form.split(" "),
				meaning: [...stems],
			})),
		empty: wordSet(empty),
		separated: separated
			? {
					particles: wordSet(separated.particles),
					subjects: wordSet(separated.subjects),
					conjunctions: wordSet(separated.conjunctions),
				}
			: null,
		isGluing: GLUING.has(code),
		longest: Math.max(0, ...single.map(([form]) => form.length)),
	};
}

function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.trim().split(/\s+/).map(foldLetters));
}

function indexByStart(
	meanings: readonly (readonly [string, ReadonlySet<string>])[],
): Map<string, Gloss[]> {
	const index = new Map<string, Gloss[]>();
	for (const [beginning, stems] of meanings) {
		const start = beginning.slice(0, START);
		const list = index.get(start) ?? [];
		list.push({ beginning, meaning: [...stems] });
		index.set(start, list);
	}
	for (const list of index.values())
		list.sort((a, b) => b.beginning.length - a.beginning.length);
	return index;
}

/** The stems of English words, each once. */
export function englishStems(text: string): string[] {
	return [
		...new Set(
			cutTokens(text).map((token) => stemOf(token.text, token.key, "en")),
		),
	];
}

const LONGEST_ENDING = 7;
const SHORTEST_PART = 4;
const MOST_PARTS = 4;
// Where the first part of a glued word is not known, the next may begin here.
const FIRST_PART = 3;

/** The meanings of a folded word, one a part; none where it is not known. */
export function meaningsOf(folded: string, glosses: Glosses): Meaning[] {
	const first = longestAt(folded, 0, glosses);
	const isFirst = first !== undefined && isEnough(first.beginning, folded);
	if (!glosses.isGluing) {
		const rest = folded.length - (first?.beginning.length ?? 0);
		return isFirst && rest <= LONGEST_ENDING ? [first.meaning] : [];
	}
	const found = isFirst ? [first.meaning] : [];
	let at = isFirst ? first.beginning.length : FIRST_PART;
	while (at + SHORTEST_PART <= folded.length && found.length < MOST_PARTS) {
		const part = longestAt(folded, at, glosses);
		if (part && part.beginning.length >= SHORTEST_PART) {
			found.push(part.meaning);
			at += part.beginning.length;
		} else at += 1;
	}
	return found;
}

// A short beginning is the word itself or little less: "bar" is no beginning of "barmherzig".
function isEnough(beginning: string, word: string): boolean {
	return beginning.length > 3 || word.length - beginning.length <= 2;
}

function longestAt(
	word: string,
	at: number,
	{ byStart }: Glosses,
): Gloss | undefined {
	return byStart
		.get(word.slice(at, at + START))
		?.find(({ beginning }) => word.startsWith(beginning, at));
}

/** The phrase that begins at one of several folded words, the first that fits. */
export function phraseAt(
	folded: readonly string[],
	at: number,
	{ phrases }: Glosses,
): Phrase | undefined {
	return phrases.find(({ words }) =>
		words.every((word, next) => folded[at + next]?.startsWith(word)),
	);
}

/**
 * The meanings in a run of Han characters, which has no blanks: the longest known word at each place, and what stands between
 * is left out.
 */
export function meaningsOfRun(
	run: string,
	glosses: Glosses,
): { text: string; meaning: Meaning }[] {
	const found: { text: string; meaning: Meaning }[] = [];
	let at = 0;
	while (at < run.length) {
		const here = longestWordAt(run, at, glosses);
		if (here?.meaning) found.push({ text: here.text, meaning: here.meaning });
		at += here?.text.length ?? 1;
	}
	return found;
}

function longestWordAt(run: string, at: number, glosses: Glosses) {
	const most = Math.min(glosses.longest, run.length - at);
	for (let length = most; length > 0; length -= 1) {
		const text = run.slice(at, at + length);
		if (glosses.empty.has(text)) return { text, meaning: null };
		const gloss = glosses.byStart
			.get(text.slice(0, START))
			?.find(({ beginning }) => beginning === text);
		if (gloss) return { text, meaning: gloss.meaning };
	}
	return null;
}
