// The claim words of a language made ready for reading: phrases by the root of their first word, each with what it is.
import type { UnclaimedWords } from "../language/claim-words.ts";
import type { PhraseKind } from "./phrase-kinds.ts";
import {
	areUnlike,
	type Forms,
	folded,
	isAgent,
	rootsOf,
} from "./word-roots.ts";

/** A phrase of a table. `isStronger` where it says more than its concept. */
export type Phrase = {
	kind: PhraseKind;
	concept: string;
	isStronger: boolean;
	words: readonly Comparable[];
	/** Only in its own form: "geplant" limits, "plant" is a deed. */
	isOwnForm?: true;
	/** Only letter by letter: "acompañado por" somebody, no "acompañamiento por" a doctor. */
	isLetterByLetter?: true;
};

export type PhrasesByRoot = {
	/** The phrases whose first word has this root, in the order of the tables. */
	get(root: string): readonly Phrase[] | undefined;
};

/** A word as it is compared. */
export type Comparable = {
	text: string;
	folded: string;
	roots: readonly string[];
	isAgent: boolean;
	/** All capitals: "US" is no "us". */
	isSign: boolean;
};

export type Vocabulary = {
	language: string;
	forms: Forms;
	small: ReadonlySet<string>;
	courtesy: ReadonlySet<string>;
	/** Sentences that say nothing of the record. */
	/** Words of a question whether an application makes sense: they name no record. */
	inquiring: ReadonlySet<string>;
	unclaimed: UnclaimedWords;
	listing: ReadonlySet<string>;
	/** Words of listing that claim a degree or a certificate. */
	papers: ReadonlySet<string>;
	levels: ReadonlySet<string>;
	headings: ReadonlySet<string>;
	self: ReadonlySet<string>;
	/** "Someone who …": whoever a posting looks for. */
	sought: ReadonlySet<string>;
	labels: ReadonlySet<string>;
	/** The beginning of a line that greets. */
	greeting: RegExp;
	phrases: PhrasesByRoot;
	numbers: ReadonlyMap<string, number>;
	/** Forms of verbs that tell which ones before a bare noun: "visiting". */
	describing: ReadonlySet<string>;
	/** That a paper is held. */
	holding: ReadonlySet<string>;
	/** Before a list of what the words before it are made of: ", covering". */
	namely: RegExp | null;
	/** Two ways to say who watched over a deed, each with what is written for the other. */
	watched: readonly { said: RegExp; other: string }[];
	/** Prepositions with the forms an article makes of them: "de", "du". */
	contracted: ReadonlyMap<string, ReadonlySet<string>>;
	/** Between two numbers next to each other: "five or six"; null where nothing is. */
	or: string | null;
	/** Those of the numbers that are no more than near. */
	nearly: ReadonlySet<string>;
	determiners: ReadonlySet<string>;
	being: ReadonlySet<string>;
	company: ReadonlySet<string>;
	each: ReadonlySet<string>;
	accompanied: ReadonlySet<string>;
	exceptive: ReadonlySet<string>;
	single: ReadonlySet<string>;
	/** The end of a compound that names somebody else; null where there are none. */
	othersEnd: RegExp | null;
	/** Behind "by" how, not who. */
	means: ReadonlySet<string>;
	/** A rank below the one beside it, in a title. */
	deputies: ReadonlySet<string>;
	/** Between what was done and whoever did it. */
	having: ReadonlySet<string>;
	/** Before somebody's name. */
	honorifics: ReadonlySet<string>;
	/** "By" in one word with its article. */
	fused: ReadonlySet<string>;
	/** Objects that stand before their verb. */
	clitics: ReadonlySet<string>;
	/** Subjects that are somebody else, as they are written. */
	pronouns: ReadonlySet<string>;
	/** Begin a relative clause about something done to the word before it. */
	objectRelatives: ReadonlySet<string>;
	/** The end of a verb the writer is the subject of; null where verbs do not show it. */
	firstPerson: RegExp | null;
	/** The end of a verb the writer cannot be the subject of. */
	thirdPerson: RegExp | null;
	/** Before two years that bound a span. */
	between: ReadonlySet<string>;
	/** Before what came later, and before what came earlier. */
	before: ReadonlySet<string>;
	after: ReadonlySet<string>;
	/** Before what was so meanwhile. */
	when: ReadonlySet<string>;
	is: ReadonlySet<string>;
	was: ReadonlySet<string>;
	/** The beginning of a verb done together with somebody. */
	together: RegExp | null;
	infinitive: RegExp | null;
	noVerbs: ReadonlySet<string>;
	/** Verbs that stand around what was done to something, with verbs of one word for them. */
	parted: readonly PartedVerb[];
	/** What a verb's form is told by, the most certain first. */
	verbForms: readonly { name: string; endings: RegExp }[];
};

/** "Give … training", and "train", "trained", "training". */
export type PartedVerb = {
	verb: string;
	behind: readonly string[];
	base: string;
	past: string;
	ongoing: string;
};

/** Words, characters of Chinese, and signs that mean something. What an apostrophe parts are words of their own. */
export const WORD =
	/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:\+\+|#)?|[$€£¥₹%&]/gu;

export function comparable(text: string, forms: Forms): Comparable {
	return {
		text,
		folded: folded(text),
		roots: rootsOf(text, forms),
		isAgent: isAgent(text, forms),
		isSign: /^\p{Lu}[\p{Lu}&]+$/u.test(text),
	};
}

/** Whether two words are forms of one: the same root, and neither names who does what the other says is done. */
export function isSameWord(
	a: Comparable,
	b: Comparable,
	forms: Forms,
): boolean {
	if (a.folded === b.folded) return a.isSign === b.isSign || !isShortSign(a, b);
	return (
		a.isAgent === b.isAgent &&
		!isShortSign(a, b) &&
		a.roots.some((root) => b.roots.includes(root)) &&
		!areUnlike(a.text, b.text, forms)
	);
}

const LONGEST_SIGN = 2;

function isShortSign(a: Comparable, b: Comparable): boolean {
	const isShort = (one: Comparable) =>
		one.isSign && one.text.length <= LONGEST_SIGN;
	return isShort(a) || isShort(b)
		? a.text.replace(/s$/, "") !== b.text.replace(/s$/, "")
		: false;
}
