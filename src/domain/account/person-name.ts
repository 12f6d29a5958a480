// What a name of an account may be. It is shown to administrators and stands in mails, so it must not be able to say
// anything but a name: no line breaks, no addresses, nothing that a mail program turns into a link.

/** Longer than any part of a name that people are known by. */
export const LONGEST_NAME = 100;

const UNFIT = /[\p{Cc}\p{Cf}\u2028\u2029<>@/\\|:;{}[\]]|www\.|\.\p{L}{2,}/iu;
const HAS_LETTER = /\p{L}/u;

/** Read as dots where an address is made of them. */
const OTHER_DOTS = /[\u3002\uff61]/g;

/** Whether a text can be a person's first or last name. */
export function isPersonName(text: string): boolean {
	// Wide letters and dots lead to the same address as plain ones.
	const plain = text.normalize("NFKC").replaceAll(OTHER_DOTS, ".");
	return HAS_LETTER.test(text) && !UNFIT.test(text) && !UNFIT.test(plain);
}
