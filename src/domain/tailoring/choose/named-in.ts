// Whether the posting names what a line is about, by a word long enough to be no small one.

/** Of Latin, Greek or Cyrillic letters; a shorter word stands in too many postings. */
const LONG_WORD = /(?<!\p{L})\p{L}{8,}(?!\p{L})/gu;
/** An ending may differ. */
const ENDING = 2;

/** `posting` is in lower case. */
export function isNamedIn(posting: string, line: string): boolean {
	return (line.toLowerCase().match(LONG_WORD) ?? []).some((word) =>
		posting.includes(word.slice(0, -ENDING)),
	);
}

/** Of a word that names a trade so many letters tell it, whatever is built of them: "anlægger", "anlæg". */
const BEGINNING = 6;

/** Whether the posting has a word that begins as one of a title does. */
export function namesTradeOf(posting: string, title: string): boolean {
	return (title.toLowerCase().match(LONG_WORD) ?? []).some((word) =>
		new RegExp(`(?<!\\p{L})${word.slice(0, BEGINNING)}`, "u").test(posting),
	);
}
