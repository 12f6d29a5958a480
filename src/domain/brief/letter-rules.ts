// What a model is told of the shape of a letter: its plan, the kinds of its sentences and its form.

import { LANGUAGE_CODES } from "../language/language-code.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { CONCEPT_WORDS } from "../language/tables/concepts-of-languages.ts";
import { DETAIL_WORDS } from "../language/tables/details-of-languages.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { INQUIRY } from "../tailoring/letter/letter-notes.ts";
import { letterWishIn } from "../tailoring/letter/posting-asks.ts";
import { fill } from "../tailoring/letter/voice.ts";
import { farWork } from "../tailoring/letter/work-place.ts";
import { listsLittle } from "./named-asks.ts";

const APPLICATION = `Plan of the letter:
- Opening: what the employer needs first, in one plain sentence that could open no other letter; then the strongest proof for it. The position stands in the subject already. Never begin with education, a wish, or "I am applying".
- One or two paragraphs with a proof for each further need, in the paragraph of its need: the deed, its size or result, and where it was. A proof answers the very thing that is asked; what answers no need is left out, however large its figure, and so is what argues against the person. Facts about one thing are one sentence; an award stands with the deed it was given for.
- Years that are asked for are answered by months: since when, in which position.
- Then the one or two gaps that weigh most, each as a fact of the record ("… is not on my resume"), and right behind each the fact of its own kind, if there is one. Things of different kinds have no nearest fact in common. No excuse, no promise.
- Then what the posting wants stated, each in half a sentence.
- Closing: the proved sentence that says how the person is reached; another one that asks for a conversation names no date and no place.`;

const QUESTION = `Plan of the letter. A condition that decides is not in the facts, so the letter asks before it applies. It is short and says what the person is good for, not all they did:
- Opening: the conditions that decide and are not met, plainly ("… are not on my resume"), with what the record holds of the very kind; then the question whether an application makes sense. The proved sentences say it; ask in your own words where you ask better.
- One paragraph: the two or three proofs that come nearest to this work. Nothing that argues against the person.
- Closing: what was asked and is stated or left open, and one sentence that asks for an answer.`;

const sentencesIn = (source: string) => `Its sentences are of six kinds:
- A proof tells what the person did, with the facts it rests on. One or two figures a sentence, each in the clause of what its own fact says, in the first person or without a pronoun. One sentence tells of one employer or project, and names it unless the sentence before did. An award is told with who gave it and for what, in the profile's words; how long somebody has been in a trade by the month it began.
- A sentence about the employer claims nothing about the person and names no fact. What they ask for is said in the words of ${source} and no others ("You ask for …"). Their work may be told in your own words: the subject is theirs ("Your probes have to …", or the company by name), one clause with no quotation, a third of its words or more the posting's, and no name, figure or product that the posting does not hold. Never recite a row of its nouns or its advertising. Such a sentence leads to a proof, or says behind one what it serves there ("Your care plans come from such a team.").
- A gap says what is not on the resume, in the words of the requirement, and names no fact. The nearest fact stands in the next sentence, as a proof: plainly ("I maintain …") or as what is nearest ("The nearest to it is …").
- A question asks, in a letter that asks first, either whether something the posting names is a condition, without speaking of anybody, or whether an application from somebody in the person's present position makes sense, without naming what is asked for. It names no fact.
- A sentence with a blank leaves open what the posting wants to know and only the person knows, in square brackets and the posting's words: "I am [authorized to work in the US: yes or no].", "You ask for a driving license: [yes or no]." It is a whole sentence, or what the posting asks for, a colon and the blank; around the blank stands nothing but small words, what a fact says, or where the person lives ({home} is filled in later). At most two in a letter. A letter promises no move, no day and no permit without one. Where it says what a proved sentence that must be taken says, it names its number in "facts" and stands in its place.
- A proved sentence (S1, S2 …) is taken as it is by its number, where you would say no better. Those that must be taken stand where they fit.
No praise of the company, no feelings, no adjectives about the person, nothing that would fit any other applicant. Not every sentence begins with the pronoun of the writer. Nothing is said twice, and no sentence only announces the next.`;

const HEAD = `"addressee" is whom the posting tells to write to, the name as it stands there, where the salutation below does not greet them; else empty. "reference" is the number or the word that the posting gives for this position or wants in the subject, where the subject below does not hold it; else empty. "employer" is the name of the employer as the posting writes it, where the company is not named; else empty.`;

const SHORT_WORDS = "60 to 110";
const INQUIRY_WORDS = "80 to 150";
const USUAL_WORDS = "150 to 250";

export function letterRules(
	base: LetterContent,
	tailoring: Tailoring,
): string[] {
	const isInquiry = base.validation.warnings.includes(INQUIRY);
	const { posting = "" } = tailoring;
	const usual = isInquiry ? INQUIRY_WORDS : USUAL_WORDS;
	const words = letterWishIn(posting) === null ? usual : SHORT_WORDS;
	return [
		isInquiry ? QUESTION : APPLICATION,
		sentencesIn(listsLittle(tailoring) ? "the posting" : "a requirement"),
		phrasesOf(base.metadata.language),
		blanksOf(base.metadata.language, tailoring),
		`${HEAD} The subject is "${base.subject}".`,
		`${formOf(base)} No salutation and no signature: they are set. ${words} words in all, fewer where the facts end: nothing is said to fill a page.`,
	];
}

/** The words by which such sentences are known to claim nothing. */
function phrasesOf(language: string): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return "";
	const { asking } = CLAIM_WORDS[code];
	const { lacking } = CONCEPT_WORDS[code];
	return `A sentence about what the employer asks for is one main clause built around one of these, in any form: ${asking}. A gap is built around one of these: ${lacking}.`;
}

/** A model is not told where the person lives. */
export const HOME = "{home}";

const USUAL_BLANKS = ["start", "relocation", "workPermit"] as const;

/** Sentences with a blank whose every word is known. */
function blanksOf(language: string, tailoring: Tailoring): string {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return "";
	const { slots, open, wayToWork, levelSlot } = DETAIL_WORDS[code];
	const [date = ""] = /\[[^\]]+\]/u.exec(open.start) ?? [];
	const usual = USUAL_BLANKS.flatMap((kind) => slots[kind] ?? []);
	const far = farWork(tailoring);
	const way =
		far?.how === "town"
			? [fill(wayToWork, { home: HOME, town: far.towns[0] ?? "", date })]
			: [];
	const all = [...way, ...usual, levelSlot];
	return `Sentences with a blank that are known, word for word: ${all.map((one) => `"${one}"`).join(" ")}`;
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
