// Sentences of a letter that say nothing of the writer's record, told by their form: one that applies and names the post, a wish,
// one whose subject is the employer or the post. A word that presumes something of the writer makes a claim of any of them.

import { withoutEndSigns } from "../clauses/plain-typography.ts";
import type { Reading } from "../clauses/reading.ts";
import type { Vocabulary } from "../clauses/vocabulary.ts";
import type { UnclaimedWords } from "../language/claim-words.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../language/word-edges.ts";

const LONGEST = 30;
const SUBJECT = 6;
const PARTED = /[,;:()，；：（）]|\s[-–—]\s/u;

/** `named` are the places where a name of the posting stands. */
export function isUnclaimed(
	reading: Reading,
	named: ReadonlySet<number>,
	posting: readonly string[],
): boolean {
	const [own] = reading.vocabularies;
	if (!own || reading.words.length > LONGEST) return false;
	const { applies, wishes, stands, moves } = patternsOf(own);
	const text = withoutEndSigns(reading.text);
	const rest = (lead: RegExp) => text.replace(lead, "");
	if (applies.test(text))
		return isPlain(rest(applies), own) && isSameWish(text, posting);
	if (!wishes.test(text) && !stands.test(text)) return false;
	const said = rest(wishes.test(text) ? wishes : stands).replace(moves, " ");
	return isPlain(said, own) && namesNothing(reading, named);
}

/** What is applied for is the posting's, where one is known. */
function isSameWish(text: string, posting: readonly string[]): boolean {
	const names = posting.flatMap((name) => name.match(NAMING) ?? []);
	const lower = text.toLowerCase();
	return (
		names.length === 0 ||
		names.some((word) => lower.includes(word.toLowerCase()))
	);
}

const NAMING = /\p{L}{4,}|\p{Script=Han}{2,}/gu;

function isPlain(text: string, own: Vocabulary): boolean {
	return !PARTED.test(text) && !presumesWriter(text, own);
}

/** No figure, no tool, no paper, and nobody but the subject and whom the posting names. */
function namesNothing(
	{ words, hits, figures }: Reading,
	named: ReadonlySet<number>,
): boolean {
	return (
		figures.every(({ first }) => named.has(first)) &&
		hits.every(
			({ kind, first }) =>
				kind !== "term" || first < SUBJECT || named.has(first),
		) &&
		words.every(
			({ isAgent, isSmall }, at) =>
				!isAgent || isSmall || at < SUBJECT || named.has(at),
		)
	);
}

/** Whether the subject of a sentence is the employer, by name or as the reader's own: "your team". */
export function standsForEmployer(
	text: string,
	own: Vocabulary,
	company: string,
): boolean {
	const name = company.trim().toLowerCase();
	return (
		patternsOf(own).stands.test(text) ||
		(name !== "" && text.toLowerCase().startsWith(`${name} `))
	);
}

/** Whether words presume something of the writer. */
export function presumesWriter(text: string, own: Vocabulary): boolean {
	return patternsOf(own).presumes.test(text);
}

type Patterns = Record<keyof UnclaimedWords, RegExp>;
const made = new Map<string, Patterns>();

function patternsOf({ language, unclaimed }: Vocabulary): Patterns {
	const isApart = language !== "zh";
	const inside = (text: string) =>
		new RegExp(
			isApart ? `${LETTERS_BEGIN}(?:${text})${LETTERS_END}` : `(?:${text})`,
			"iu",
		);
	const leading = (text: string) => new RegExp(`^(?:${text})`, "iu");
	const found = made.get(language) ?? {
		applies: leading(unclaimed.applies),
		wishes: leading(unclaimed.wishes),
		stands: leading(unclaimed.stands),
		moves: inside(unclaimed.moves),
		presumes: inside(unclaimed.presumes),
	};
	made.set(language, found);
	return found;
}
