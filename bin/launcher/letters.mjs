// Classes of letters in patterns, by the names under which V8 has them at hand: for a general category ("\p{L}") it asks ICU about all signs
// there are, each time a pattern is read and once more when it is compiled; what Unicode also calls a property of its own is there already.
// Beside letters these hold numbers that are letters ("Ⅳ", "〇"), letters within circles, "℘", "℮" and five signs of rare scripts. For "\p{Ll}" there
// is no such name: with "\p{Lower}" the "º" of "1º" would be a small letter.

/** @type {Readonly<Record<string, string>>} */
const AT_HAND = { L: "IDS", Lu: "Upper" };

/**
 * Packages may name classes for another end, and stay as they are.
 * @param {string} code
 */
export function withLettersAtHand(code, id = "") {
	if (/[\\/]node_modules[\\/]/.test(id)) return code;
	return code.replace(
		/(\\[pP])\{(Lu?)\}/g,
		(_, sign, name) => `${sign}{${AT_HAND[name]}}`,
	);
}
