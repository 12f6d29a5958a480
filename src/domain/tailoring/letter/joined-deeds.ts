// Two short deeds of one position as one sentence: "I prepare balance sheets and compute taxes". Readers take a sentence for each line of
// the record, and a word for "besides" before every second of them, for a list.
import type { LanguageCode } from "../../language/language-code.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { baseForm, isPastVerb, pastForm } from "../lines/english-verbs.ts";
import { subjectFirst } from "./carried-line.ts";
import { spokenHeadOf } from "./deed-verbs.ts";
import type { Evidence } from "./evidence.ts";
import type { Material, Stated } from "./letter-material.ts";
import { capitalized } from "./voice.ts";

/** One line, or two that a sentence tells of together. */
export type PairedLine = Stated & { beside?: Evidence };

/** The same lines in their order: what a letter opens with stands alone but for what surely answers too, of the others those are joined that may be. */
export function joinedDeeds(
	stated: readonly Stated[],
	{
		voice: { language },
		tailoring: { unproved = new Set() },
	}: Pick<Material, "voice" | "tailoring">,
): PairedLine[] {
	const isRefused = (deed: string) =>
		[...unproved].some((sentence) => sentence.includes(deed));
	const bothOf = (first: Stated, second: Stated) => {
		const deed = deedOfBoth(first, second, language);
		return deed === null || isRefused(deed) ? null : deed;
	};
	const found: PairedLine[] = [];
	const left = [...stated];
	for (;;) {
		const first = left.shift();
		if (first === undefined) return found;
		const at = left.findIndex(
			(second) =>
				(found.length > 0 || second.isSure) && bothOf(first, second) !== null,
		);
		const second = left[at];
		const deed = second ? bothOf(first, second) : null;
		if (second === undefined || deed === null) {
			found.push(first);
			continue;
		}
		left.splice(at, 1);
		found.push({
			...first,
			stated: { sentence: plainSentence(deed, language), deed },
			beside: second.line,
		});
	}
}

const MOST_WORDS_OF_ONE = 14;
const MOST_WORDS = 24;

/** What both tell, as a frame goes on with it; null where it is not certain that they have one subject, one tense, and no further "and". */
function deedOfBoth(
	{ line, stated: { deed: first } }: Stated,
	{ line: other, stated: { deed: second } }: Stated,
	language: LanguageCode,
): string | null {
	const and = SHAPING_WORDS[language]?.and;
	if (line.entry !== other.entry || !first || !second || !and) return null;
	const counts = [first, second].map((deed) => deed.split(" ").length);
	const isShort =
		counts.every((count) => count <= MOST_WORDS_OF_ONE) &&
		counts.reduce((sum, count) => sum + count, 0) <= MOST_WORDS;
	const [own, next] = [first, second].map((deed) =>
		deed.replace(/ \([^()]*\)/gu, ""),
	);
	// Behind a count in brackets nobody knows any more what the "and" goes on with.
	const isPlain =
		!/\([^()]*\p{N}/u.test(first) &&
		!/, |[;:–—()]/u.test(own ?? "") &&
		!/[;:–—()]/u.test(next ?? "") &&
		!` ${own} `.includes(` ${and} `) &&
		!holdsTwo(next ?? "", and, language);
	if (!isShort || !isPlain) return null;
	const tense = tenseOf(first, language);
	if (language === "en" && leavesOpen(own ?? "", tense)) return null;
	// "y invito" is "e invito".
	const isWritten = language !== "es" || !/^h?i/iu.test(second);
	return isWritten && tense !== null && tense === tenseOf(second, language)
		? `${first} ${and} ${goingOn(second, language)}`
		: null;
}

/** "Train our apprentice and run a drill"; "budgets and forecasts" are one object. */
function holdsTwo(deed: string, and: string, language: LanguageCode): boolean {
	const [, ...further] = deed.split(` ${and} `);
	const { nounDeeds } = SENTENCE_WORDS[language];
	return (
		further.length > 1 ||
		(further.length > 0 && deed.includes(", ")) ||
		further.some((text) =>
			language === "en"
				? englishTense(text.split(" ")[0] ?? "") !== null
				: nounDeeds !== null && spokenHeadOf(text, nounDeeds) !== null,
		)
	);
}

/** Behind "meet clients to discuss their needs" or "a system that improved" what follows an "and" would go on with that. */
function leavesOpen(deed: string, tense: "now" | "past" | null): boolean {
	const [, next = ""] = / to (\p{Ll}+)(?: |$)/u.exec(deed) ?? [];
	return (
		/ (?:that|which|who|where|when|so) /u.test(deed) ||
		(tense === "now" && baseForm(next) !== null)
	);
}

/** "steuere ich ein Budget" as "steuere ein Budget": who does it was said before. */
function goingOn(deed: string, language: LanguageCode): string {
	const pronoun = SENTENCE_WORDS[language].nounDeeds?.pronoun ?? "";
	return pronoun === "" ? deed : deed.replace(`${pronoun} `, " ");
}

function tenseOf(deed: string, language: LanguageCode): "now" | "past" | null {
	const [first = ""] = deed.split(" ");
	if (language === "en") return englishTense(first);
	const { nounDeeds, subject } = SENTENCE_WORDS[language];
	const pronoun = nounDeeds?.pronoun ?? "";
	if (!nounDeeds || !subject || !deed.startsWith(`${first}${pronoun} `))
		return null;
	return spokenHeadOf(goingOn(deed, language), nounDeeds);
}

/** "Cut" is both. */
function englishTense(verb: string): "now" | "past" | null {
	const base = baseForm(verb);
	if (base === null) return isPastVerb(verb) ? "past" : null;
	return pastForm(base) === base ? null : "now";
}

/** A deed as a sentence of its own: "Ich führe ein Team" of "führe ich ein Team"; null where a frame says who does it. */
export function plainSentence(
	deed: string,
	language: LanguageCode,
): string | null {
	const { subject } = SENTENCE_WORDS[language];
	if (!subject || subject.isSaid) return null;
	if (language === "en") return `${subject.word} ${deed}.`;
	const own =
		subject.word === "" ? capitalized(deed) : subjectFirst(deed, language);
	return own === null ? null : `${own}.`;
}
