// Letters made comparable across languages: small, without accents, joined letters written apart.

const ACCENTS = /\p{M}+/gu;
const PLAIN = /^[\x20-\x7f]*$/;

export function foldLetters(word: string): string {
	const small = word.toLowerCase();
	if (PLAIN.test(small)) return small;
	return small
		.normalize("NFD")
		.replace(ACCENTS, "")
		.replaceAll("ß", "ss")
		.replaceAll("ø", "o")
		.replaceAll("æ", "ae")
		.replaceAll("œ", "oe");
}
