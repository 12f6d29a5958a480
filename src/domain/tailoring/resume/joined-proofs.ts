// Two proofs from one position as one sentence: in English where both begin with a verb in the same form, in other languages parted by
// a semicolon.
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import type { Drafting } from "../lines/drafting.ts";
import { isAlsoNoun } from "../lines/english-verbs.ts";
import { lowered } from "../lines/lowered.ts";
import { isProvable } from "../lines/provable.ts";
import { hasTwoVerbs, verbFormOf } from "../lines/verb-form.ts";

const LONGEST = 200;

type Proof = DraftLine & { entry: string; place: string };

/** The sentences, with neighbors from one entry joined. */
export function joinedProofs(
	proofs: readonly Proof[],
	{ profile, wording: { language } }: Drafting,
): Proof[] {
	const sentences: Proof[] = [];
	for (const proof of proofs) {
		// The first goes on with who somebody is, where a language lists work behind a colon.
		const before =
			language === "en" || sentences.length > 1 ? sentences.at(-1) : undefined;
		const both =
			before && mayJoin(before, proof, language)
				? join(before, proof, language)
				: null;
		if (both && isProvable(both.text, profile))
			sentences[sentences.length - 1] = both;
		else sentences.push(proof);
	}
	return sentences;
}

function mayJoin(first: Proof, second: Proof, language: string): boolean {
	const isOne =
		first.entry === second.entry &&
		first.place === "" &&
		first.text.length + second.text.length <= LONGEST;
	if (!isOne || language === "zh") return false;
	if (language !== "en")
		return (
			mayFollow(second.text, language) &&
			beginsItsLine(second) &&
			![first, second].some(({ text }) => /[;:!?]|\.\s/.test(text))
		);
	const form = verbFormOf(first.text);
	return (
		form !== null &&
		form === verbFormOf(second.text) &&
		![first, second].some(({ text }) => /[:!?]|\.\s/.test(text))
	);
}

/** The end of another line has its head there: "Zahlungsverkehr; Anteil der offenen Posten gesenkt". */
export function beginsItsLine({
	text,
	original,
}: Pick<DraftLine, "original" | "text">): boolean {
	const [first = ""] = text.split(/[\s,;.]/u);
	return original.toLowerCase().startsWith(first.toLowerCase());
}

/** With "and" where neither is a list that would seem to go on. */
function mayListOn(first: Proof, second: Proof): boolean {
	return ![first, second].some(
		({ text }) =>
			mayBeginWithNoun(text) || /[;:]|, and /.test(text) || hasTwoVerbs(text),
	);
}

const RESPONSIBLE = new RegExp(`^(?:${SUMMARY_WORDS.de.responsible})`, "iu");

/** German writes only nouns with a capital inside a sentence, and this begins with none. */
export function mayFollow(text: string, language: string): boolean {
	return language !== "de" || !RESPONSIBLE.test(text);
}

/** "Stock loss brought down", "Design systems". */
function mayBeginWithNoun(text: string): boolean {
	const [first = ""] = text.split(" ", 1);
	return isAlsoNoun(first.toLowerCase());
}

function join(first: Proof, second: Proof, language: string): Proof {
	const opening = first.text.replace(/\.$/, "");
	const comma = /,| and /.test(`${opening}${second.text}`) ? "," : "";
	const between =
		language === "en" && mayListOn(first, second)
			? `${comma} and`
			: semicolon(language);
	return {
		...first,
		sources: [...first.sources, ...second.sources],
		original: `${first.original} | ${second.original}`,
		text: `${opening}${between} ${goingOn(second, language)}`,
		change: "merged",
		value: first.value + second.value,
		terms: new Set([...first.terms, ...second.terms]),
	};
}

/** German nouns keep their capital; what began with a small letter has it again. */
function goingOn({ text, original }: Proof, language: string): string {
	return /^\p{Ll}/u.test(original)
		? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
		: lowered(text, language);
}

/** French sets its high signs off. */
export function semicolon(language: string): string {
	return language === "fr" ? " ;" : ";";
}
