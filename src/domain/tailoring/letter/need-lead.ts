// What is asked for, short enough to stand before a colon: the posting's own words, cut only where nothing is torn apart.
import type { Requirement } from "../../job/job.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { baseForm } from "../lines/english-verbs.ts";
import type { Voice } from "./voice.ts";

const LONGEST = 60;
const MOST_WORDS = 8;
const FEWEST_LETTERS = 5;
const FEWEST_STEMS = 2;

/** Behind these a requirement only explains itself. A comma may stand inside a list. */
const CUT = / [(–—-] ?|[;:(]|, (?=\p{Ll}+ing\b)|[.!?](?:\s|$)/u;
const NUMBER = /^\s*(?:\(?[ivx\d]{1,4}[.)]|[-•*·–])\s+/iu;

/** null where no short phrase of it stands by itself. */
export function needLead(
	{ text, years, kind, isConditional }: Requirement,
	{ words, language }: Voice,
): string | null {
	if (years !== null || kind === "nice" || isConditional) return null;
	const whole = text.replace(NUMBER, "").replace(/\s+/g, " ");
	const [head = ""] = whole.split(CUT);
	const phrase = head.replace(/[\s,.;:…]+$/u, "");
	const isWhole =
		phrase.length <= LONGEST &&
		phrase.split(" ").length <= MOST_WORDS &&
		phrase.replace(/[^\p{L}]/gu, "").length >= FEWEST_LETTERS;
	const isOurs =
		words.needs.toReader.test(phrase) ||
		/\b(?:our|us|we|your?)\b/i.test(phrase) ||
		words.needs.ours.some(([own]) => phrase.search(own) >= 0);
	// "Assurer le suivi", "Provide care" go on in no line, and one word alone is answered by chance.
	const [first = ""] = phrase.split(" ");
	const isDeed =
		words.needs.infinitive?.test(phrase) === true ||
		(language === "en" && baseForm(first) !== null) ||
		contentStems(wordsOf(phrase)).size < FEWEST_STEMS;
	// "Knowledge of one of", "Wochenende und": cut in the middle of what it says.
	const isTorn = /(?:^|\s)\p{Ll}{1,3}$/u.test(phrase);
	// A line in small letters goes on from a sentence above it.
	return isWhole &&
		!isOurs &&
		!isTorn &&
		!isDeed &&
		/^[\p{Lu}\p{N}]/u.test(phrase) &&
		!/["“”„«»]/u.test(phrase)
		? phrase
		: null;
}
