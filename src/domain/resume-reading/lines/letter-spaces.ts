// Letters that somebody has set apart by typing a space behind each: "J U L I A   Q U I L L".

const LETTERS = "[\\p{L}\\p{M}.,&'’-]";
const APART = new RegExp(
	`^${LETTERS}(?: ${LETTERS})+(?: {2,}${LETTERS}(?: ${LETTERS})*)*$`,
	"u",
);
/** Fewer are a list of grades, or initials. */
const LEAST = 4;

/** The words again, where more than one space stands between them; any other text as it is. */
export function withoutLetterSpaces(text: string): string {
	const typed = text.replace(/\u00a0/g, " ").trim();
	const count = typed.match(/\p{L}/gu)?.length ?? 0;
	if (count < LEAST || !APART.test(typed)) return text;
	return typed
		.split(/ {2,}/)
		.map((word) => word.replaceAll(" ", ""))
		.join(" ");
}
