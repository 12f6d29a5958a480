// What a model is told of the shape of a letter: its plan, the kinds of its sentences and its form.

import { LANGUAGE_CODES } from "../language/language-code.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { INQUIRY } from "../tailoring/letter/letter-notes.ts";
import { letterWishIn } from "../tailoring/letter/posting-asks.ts";
import { listsLittle } from "./named-asks.ts";

const APPLICATION = `Plan of the letter:
- Opening: the first need, in one sentence about the employer's work; then the strongest proof for it. The position stands in the subject already. Never begin with education, a wish, or "I am applying".
- One or two paragraphs with a proof for each further need: the deed, its size or result, and where it was. Facts about one thing are one sentence. Leave out what answers no need.
- Then once what is required and not in the facts, as a fact of the record ("… is not on my resume"), with the nearest fact beside it. No excuse, no promise.
- Then what the posting wants stated, each in half a sentence.
- Closing: the proved sentence that says how the person is reached; another one that asks for a conversation names no date and no place.`;

const QUESTION = `Plan of the letter. A condition that decides is not in the facts, so the letter asks before it applies:
- Opening: the condition and what the record holds instead, then the question whether an application makes sense, with the position and the company. The proved sentences say it.
- One or two paragraphs: the proofs for the needs the facts do answer: the deed, its size or result, and where it was.
- Closing: what was asked and is stated, and one sentence that asks for an answer.`;

const sentencesIn = (source: string) => `Its sentences are of four kinds:
- A proof tells what the person did, with the facts it rests on. One or two figures a sentence, in the first person or without a pronoun. An award is told with who gave it and for what, in the profile's words; how long somebody has been in a trade by the month it began.
- A sentence about the employer says what they ask for or do, in the words of ${source} and no others ("You ask for …", "Your team …"), and claims nothing about the person. It names no fact.
- A gap says what is not on the resume, in the words of the requirement, and names no fact. The nearest fact stands in the next sentence, as a proof: plainly ("I maintain …") or as what is nearest ("The nearest to it is …").
- A proved sentence (S1, S2 …) is taken as it is by its number, where you would say no better. Those that must be taken stand where they fit.
No praise of the company, no feelings, no adjectives about the person, nothing that would fit any other applicant. Not every sentence begins with the pronoun of the writer. Nothing is said twice.`;

const SHORT_WORDS = "60 to 110";
const USUAL_WORDS = "150 to 250";

export function letterRules(
	base: LetterContent,
	tailoring: Tailoring,
): string[] {
	const isInquiry = base.validation.warnings.includes(INQUIRY);
	const { posting = "" } = tailoring;
	const words = letterWishIn(posting) === null ? USUAL_WORDS : SHORT_WORDS;
	return [
		isInquiry ? QUESTION : APPLICATION,
		sentencesIn(listsLittle(tailoring) ? "the posting" : "a requirement"),
		phrasesOf(base.metadata.language),
		`${formOf(base)} No salutation and no signature: they are set. ${words} words in all, fewer where the facts end: nothing is said to fill a page.`,
	];
}

/** The words by which such sentences are known to claim nothing. */
function phrasesOf(language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return "";
	const { asking } = CLAIM_WORDS[code];
	const { lacking } = CONCEPT_WORDS[code];
	return `A sentence about the employer is one main clause built around one of these, in any form: ${asking}. A gap is built around one of these: ${lacking}.`;
}

/** How the reader is spoken to, and what stands before the first sentence. */
function formOf({ metadata: { form } }: LetterContent): string {
	if (!form) return "";
	const { locale, address, salutation } = form;
	const spoken =
		address === "informal"
			? "Speak to the reader as to a colleague, in the familiar form, as the posting does."
			: "Speak to the reader in the polite form, as to a stranger.";
	const greeted = salutation ? ` The salutation is "${salutation}".` : "";
	return `The form is that of ${locale}. ${spoken}${greeted} Write numbers, quotation marks and a small or large letter behind the salutation as that country does.`;
}
