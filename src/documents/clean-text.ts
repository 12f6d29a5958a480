// Text made safe to draw. What a person pasted may carry characters that no page can show or that change how the rest
// is read; they are removed here, before any renderer sees them, so that all outputs hold the same words.

// Controls other than white space, zero-width marks that split keywords, soft hyphens, and the bidirectional overrides
// that can make a line read backwards.
const UNDRAWABLE =
	/(?!\s)\p{Cc}|[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;

/** Joiners stay where Persian, Indian scripts and emoji need them; after a Latin letter they only hide a word from search. */
const IDLE_JOINER =
	/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]\p{M}*)[\u200c\u200d]+/gu;

const safe = (text: string) =>
	text
		.toWellFormed()
		.normalize("NFC")
		.replace(UNDRAWABLE, "")
		.replace(IDLE_JOINER, "");

// A sign does not begin a line without its number, nor a French mark without its word. Elsewhere a space that does not break,
// as pages of the web are full of, is a space.
const BOUND =
	/(?<=\d) (?=[%‰€£°](?![\p{L}\d]))|(?<=\S) (?=[;:!?»](?:\s|$))|(?<=«) (?=\S)/gu;

/** One line: every run of white space is one space, which does not break where a number or a mark belongs to a word. */
export function cleanLine(text: string): string {
	return safe(text).replace(/\s+/g, " ").trim().replace(BOUND, "\u00a0");
}

/** Lines of a text that may hold line breaks; empty ones are left out. */
export function cleanLines(text: string): string[] {
	return text
		.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
		.map(cleanLine)
		.filter(Boolean);
}

/** Paragraphs, each a list of lines, parted by one or more blank lines. A paragraph of nothing but dashes is none. */
export function cleanParagraphs(text: string): string[][] {
	return text
		.replace(/\r\n?/g, "\n")
		.split(/\n[^\S\n]*\n\s*/)
		.map(cleanLines)
		.filter((lines) => /[^\s\-‐-―−_]/.test(lines.join("")));
}
