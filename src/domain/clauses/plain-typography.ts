// One spelling for what only looks different: quotes, dashes, blanks, ligatures, full-width signs and the digits of every
// script. What is compared is compared in this form; what is shown stays as it was written.
import { recent } from "../recent.ts";

// Nobody sees these; they part words for a machine that reads.
const INVISIBLE =
	/[\u{AD}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E01EF}]/gu;
const ASCII = /^[\x20-\x7e\s]*$/;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/**
 * The text in one typography. Its length may change. A line is asked for as a fact, as a sentence, in a frame and in each list it
 * may be one of.
 */
export const plainTypography = recent(typographyOf, {
	most: 2_000,
	longest: 300,
});

/** The same for what is asked once. */
export function typographyOf(text: string): string {
	if (ASCII.test(text))
		return text.replaceAll("`", "'").replace(/\s+/g, " ").trim();
	return text
		.replace(INVISIBLE, "")
		.normalize("NFKC")
		.replace(OTHER_DIGIT, digitOf)
		.replace(/[‘’‚‛ʼ´`]/g, "'")
		.replace(/[“”„‟«»‹›]/g, '"')
		.replace(/[‐‑‒−]/g, "-")
		.replace(/—/g, "–")
		.replace(/⁄/g, "/")
		.replace(/\s+/g, " ")
		.trim();
}

/** Unicode keeps the ten digits of a script in one row, which begins at the first or at the seventh place of a block. */
function digitOf(sign: string): string {
	const point = sign.codePointAt(0) ?? 0;
	const place = point & 0xf;
	const isRowFromStart = /\p{Nd}/u.test(String.fromCodePoint(point - place));
	return String(isRowFromStart ? place : place - 6);
}

const END_SIGN = /[\s.;,。]/u;

/** A text without the points and blanks it ends with. */
export function withoutEndSigns(text: string): string {
	let end = text.length;
	while (end > 0 && END_SIGN.test(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
