// The script a text is written in, for texts of several: Japanese resumes name their tools in Latin letters.

export type Script =
	| "Latin"
	| "Han"
	| "Hangul"
	| "Cyrillic"
	| "Greek"
	| "Arabic"
	| "Hebrew";

// A word of Latin letters with a capital is as likely a name or a product as a word of the language: it does not count.
const LATIN_WORD = /(?<!\p{L})\p{Ll}[\p{L}\p{M}]*/gu;
export const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
export const HAN = /\p{Script=Han}/gu;

// One character of Chinese, Japanese or Korean says as much as some three letters.
const OTHERS: readonly (readonly [Script, letters: RegExp, each: number])[] = [
	["Han", HAN, 3],
	["Han", KANA, 3],
	["Hangul", /\p{Script=Hangul}/gu, 3],
	["Cyrillic", /\p{Script=Cyrillic}/gu, 1],
	["Greek", /\p{Script=Greek}/gu, 1],
	["Arabic", /\p{Script=Arabic}/gu, 1],
	["Hebrew", /\p{Script=Hebrew}/gu, 1],
];

export function countLetters(text: string, letters: RegExp): number {
	return text.match(letters)?.length ?? 0;
}

/** The script most of a text is written in; null where it holds no letters of a known one. "Han" includes Japanese kana. */
export function scriptOf(text: string): Script | null {
	const weights = new Map<Script, number>();
	const latin = text.match(LATIN_WORD)?.join("").length ?? 0;
	if (latin > 0) weights.set("Latin", latin);
	for (const [script, letters, each] of OTHERS) {
		const weight = countLetters(text, letters) * each;
		if (weight > 0) weights.set(script, (weights.get(script) ?? 0) + weight);
	}
	const [most] = [...weights].sort((a, b) => b[1] - a[1]);
	if (most) return most[0];
	return /\p{Script=Latin}/u.test(text) ? "Latin" : null;
}
