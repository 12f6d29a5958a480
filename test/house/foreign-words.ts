// Foreign vocabulary in the code: words of other languages in strings and regular expressions. It belongs into the room of
// languages, where a native speaker can review a language in one sitting. Comments are not read.
import { ENGLISH_WITH_MARKS, FOREIGN_WORDS } from "./foreign-vocabulary.ts";
import type { Node } from "./imports.ts";
import { type Literal, literalsOf } from "./literals.ts";

/** Where foreign vocabulary is looked for. */
const WATCHED = [
	"src/domain/",
	"src/documents/",
	"src/adapters/",
	"src/workflows/",
];
/** Where it may stand: the room of languages, and folders of data. */
const ALLOWED = [
	"src/domain/language/",
	// Terms by trade, one a line, each foreign form behind the code of its language.
	"src/domain/job/lexicon/sectors/",
];

export type ForeignWords = {
	/** How many literals hold at least one. */
	literals: number;
	words: string[];
};

/** Whether a file may hold no foreign vocabulary. */
export function isWatched(path: string): boolean {
	return (
		WATCHED.some((room) => path.startsWith(room)) &&
		!ALLOWED.some((room) => path.startsWith(room))
	);
}

export function foreignWordsOf(nodes: readonly Node[]): ForeignWords {
	const held = literalsOf(nodes)
		.map((literal) => wordsIn(literal).filter(isForeign))
		.filter((words) => words.length > 0);
	return { literals: held.length, words: held.flat() };
}

function wordsIn({ kind, text }: Literal): string[] {
	if (UNDETERMINED.test(text)) return [];
	const written = kind === "pattern" ? textOfPattern(text) : text;
	return written.normalize("NFC").match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** The tag of a language nobody knows, which is also a German word. */
const UNDETERMINED = /^und(?:-[\w-]+)?$/;

function isForeign(word: string): boolean {
	if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(word))
		return true;
	// A letter alone stands for a sound, an initial or a unit.
	if (word.length < 2) return false;
	const isAcronym = word.length <= 4 && word === word.toUpperCase();
	const known = word.toLowerCase();
	return /[^\p{ASCII}]/u.test(word)
		? !ENGLISH_WITH_MARKS.has(known)
		: !isAcronym && FOREIGN_WORDS.has(known);
}

/** What a pattern spells: its letters, with a gap where it branches or takes any letter. "f[üu]r\\b" → "für ". */
function textOfPattern(pattern: string): string {
	return pattern
		.replace(CODE_POINT, (_, ...codes: unknown[]) => {
			const code = codes.find((each) => typeof each === "string");
			return String.fromCodePoint(Number.parseInt(String(code), 16));
		})
		.replace(SYNTAX, (part, escaped?: string, set?: string) => {
			if (escaped !== undefined) return escaped;
			if (set !== undefined) return textOfSet(set);
			return /^[?*+{]/.test(part) ? "" : " ";
		});
}

const CODE_POINT =
	/\\u\{([0-9a-f]{1,5})\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/giu;
const SYNTAX =
	/\\[pP]\{[^}]*\}|\\[bBdDsSwWnrtfvk]|\\(\D)|\[((?:\\.|[^\]\\])*)\]|\(\?<\w+>|\(\?<?[:=!]|\{\d*,?\d*\}|[?*+]/gu;

/** One letter stands for a short choice such as [éè]; a range or a long choice is any letter. Characters are words each. */
function textOfSet(set: string): string {
	const single = set.replace(/.-./gu, "");
	const characters = single.match(/\p{sc=Han}/gu);
	if (characters) return ` ${characters.join(" ")} `;
	const letters = single.match(/\p{L}/gu) ?? [];
	const isAny =
		single !== set || /^\^|\\/.test(set) || letters.length > MOST_LETTERS;
	const marked = letters.find((letter) => /[^\p{ASCII}]/u.test(letter));
	return isAny ? " " : (marked ?? letters[0] ?? " ");
}

const MOST_LETTERS = 4;
