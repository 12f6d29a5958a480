// Where a word begins and ends, as a part of a pattern. The class of all letters there are takes a millisecond to compile in each
// pattern with the flag "i", and as much again for text with a sign beyond Latin-1. An edge needs no such class: whether a letter
// stands there is told by the blocks of the writing systems. Latin, Greek and Cyrillic are named letter by letter; in rarer systems
// vowel signs count as letters, and letters beyond the basic plane do not.
// Signs stand for themselves, since V8 reads them in half the time that escapes take.
// `(?-i:…)` would be shorter, but V8 then finds other matches once it has compiled a pattern to machine code.

const LATIN = "A-Za-zªµºÀ-ÖØ-öø-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u02ec\u02ee";
const GREEK_AND_CYRILLIC =
	"\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u052f";
const FROM_ARMENIAN_TO_ARABIC =
	"\u0531-\u0588\u05d0-\u05f2\u0620-\u065f\u066e-\u06d3\u06d5-\u06ef\u06fa-\u06ff";
const FROM_SYRIAC_TO_GREEK_EXTENDED =
	"\u0710-\u07f5\u0800-\u08c9\u0904-\u0963\u0971-\u0e33\u0e40-\u0e4e\u0e81-\u10fa\u10fc-\u135a\u13a0-\u166c\u166f-\u1ffc";
const EAST_ASIAN =
	"\u3005-\u3006\u3031-\u3035\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\ud7fb";
const FORMS =
	"\u2071\u207f\u2090-\u209c\u2126\u212a\u212b\u2c00-\u2dde\uf900-\ufdfb\ufe70-\ufefc\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc";
export const LETTERS =
	LATIN +
	GREEK_AND_CYRILLIC +
	FROM_ARMENIAN_TO_ARABIC +
	FROM_SYRIAC_TO_GREEK_EXTENDED +
	EAST_ASIAN +
	FORMS;

/**
 * Letters that have two cases, by the blocks they stand in: what a class of small or of large letters finds where a pattern ignores case.
 */
export const CASED =
	"A-Za-zµÀ-ÖØ-öø-ƺƼ-ƿǄ-\u0293\u0296-\u02af" +
	"\u0370-\u0373\u0376-\u0377\u037b-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u052f" +
	"\u0531-\u0556\u0560-\u0588\u10a0-\u10fa\u10fd-\u10ff\u13a0-\u13fd\u1c80-\u1cbf\u1d00-\u1d2b\u1d6b-\u1d9a\u1e00-\u1ffc" +
	"\u2c00-\u2d2d\ua640-\ua69b\ua722-\ua7f6\uab30-\uabbf\ufb00-\ufb17\uff21-\uff3a\uff41-\uff5a";

export const FIGURES =
	"0-9²³¹¼-¾\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u1369-\u137c\u2070-\u2079\u2080-\u2089\u2150-\u2189\u2460-\u249b\u3007\uff10-\uff19";

/** No letter or figure stands before it, or behind it. */
export const WORD_BEGINS = `(?<![${LETTERS}${FIGURES}])`;
export const WORD_ENDS = `(?![${LETTERS}${FIGURES}])`;

/** No letter stands before it, or behind it: "kg" in "20kg". */
export const LETTERS_BEGIN = `(?<![${LETTERS}])`;
export const LETTERS_END = `(?![${LETTERS}])`;
