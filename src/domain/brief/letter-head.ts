// To whom a model sends a letter, and under which reference: names and words of the posting, checked to stand there.
import { APPLYING_WORDS } from "../language/tables/applying-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../language/word-edges.ts";
import { oneLine } from "../profile/text-lines.ts";
import type { LetterContent } from "../tailoring/content/content.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { greetedAs } from "../tailoring/letter/chosen-contact.ts";
import { fill, writtenIn } from "../tailoring/letter/voice.ts";

type Head = { addressee: string; reference: string; employer: string };

/** The letter greets whom the model names, goes to the employer it names where none was found, and its subject ends with the reference; what the posting does not hold changes nothing. */
export function withHead(
	found: LetterContent,
	{ addressee, reference, employer }: Head,
	tailoring: Tailoring,
): LetterContent {
	const base = sentTo(oneLine(employer), found, tailoring);
	const contact = greetedAs(oneLine(addressee), base, tailoring);
	const { form } = base.metadata;
	const referred = `${base.subject}${referenceBehind(oneLine(reference), base, tailoring)}`;
	if (!contact || !form) return { ...base, subject: referred };
	return {
		...base,
		subject: referred,
		recipient: { ...base.recipient, name: contact.name },
		metadata: {
			...base.metadata,
			form: {
				...form,
				addressee: contact.name,
				salutation: contact.salutation,
			},
		},
	};
}

const LONGEST_NAME = 60;
const NAME = /^\p{Lu}[\p{L}\p{N} .,&'’+/-]*$/u;

/** A name that stands in the posting as it is written, for a letter that goes to nobody yet. */
function sentTo(
	employer: string,
	letter: LetterContent,
	{ posting = "", company }: Tailoring,
): LetterContent {
	const { recipient } = letter;
	const isName =
		employer.length <= LONGEST_NAME &&
		NAME.test(employer) &&
		standsIn(posting, employer);
	return isName && company === "" && recipient.company === ""
		? { ...letter, recipient: { ...recipient, company: employer } }
		: letter;
}

const LONGEST = 30;
/** A number, some capitals, or one word: no sentence. */
const REFERENCE = /^[\p{L}\p{N}][\p{L}\p{N} ./_#-]*$/u;
const MOST_WORDS = 3;

function referenceBehind(
	reference: string,
	{ subject, metadata }: LetterContent,
	{ posting = "" }: Tailoring,
): string {
	const isReference =
		reference.length >= 2 &&
		reference.length <= LONGEST &&
		REFERENCE.test(reference) &&
		reference.split(" ").length <= MOST_WORDS &&
		standsIn(posting, reference) &&
		!standsIn(subject, reference);
	if (!isReference) return "";
	const words = APPLYING_WORDS[writtenIn(metadata.language)];
	const frame = /\d/u.test(reference) ? words.reference : words.codeWord;
	return fill(frame, { term: reference });
}

function standsIn(text: string, words: string): boolean {
	const escaped = words.replace(/[.*+?^${}()|[\]\\/-]/gu, "\\$&");
	return new RegExp(`${LETTERS_BEGIN}${escaped}${LETTERS_END}`, "u").test(text);
}
