// The passes for lists that lost their line ends: points behind signs, points behind a semicolon and a dash, points behind
// nothing at all, and the name of a part glued to the end of what stands before it.

import type { Pass } from "./cleaning-pass.ts";

/**
 * All small letters there are take milliseconds to compile, wherever they stand in a pattern: such a probe is made only for a text in
 * which a rough one finds something, by the letters of ASCII and any sign beyond; one sign may be two of those.
 */
function probed(rough: RegExp, exact: RegExp): Pass["probe"] {
	return { test: (text) => rough.test(text) && exact.test(text) };
}

const newPoint = (): string => "\n• ";
const newLine = (): string => "\n";

/** "Duties: • Plans work • Trains staff • …". */
const BEHIND_SIGNS: Pass = {
	probe: /•[^\n•]{12,}•[^\n•]{12,}•/,
	pattern: /(?<=[^\n•]{8})[ \t]*•[ \t]*(?=[^\n•]{12})/g,
	replace: newPoint,
};

/** "Duties:- Plans work;- Trains staff": more than one in a line, or it is a dash. */
const BEHIND_MARKS: Pass = {
	probe: /[;:][ \t]*[-–—*][ \t]*\p{L}[^\n]*[;.][ \t]*[-–—*][ \t]*\p{L}/u,
	pattern:
		/(?<=[;:])[ \t]*[-–—*][ \t]*(?=[\p{L}\d])|(?<=^[^\n:;.]{3,60}\p{Ll})[-–—*][ \t]+(?=\p{Lu}[^\n;]{4,200};[ \t]*[-–—*])|(?<=\p{Ll}{3}[.!)])[-–—*][ \t]+(?=\p{Lu})/gmu,
	replace: newPoint,
};

/** "…and the communityRequirements:" above points. */
const NAME_BEHIND_POINT: Pass = {
	probe: probed(
		/[a-z)\x80-\uffff][A-Z\x80-\uffff][a-z\x80-\uffff]{3}[^\n:]{0,80}:\n• /,
		/[\p{Ll})]\p{Lu}\p{Ll}{3}[^\n:]{0,40}:\n• /u,
	),
	pattern: /(?<=[\p{Ll})])(?=\p{Lu}\p{Ll}{3,20}(?: \p{L}{1,20}){0,3} ?:\n• )/gu,
	replace: newLine,
};

/**
 * "…Empathie und TeamgeistBereitschaft zum …": points glued without a sign, more than one in a line, or it is a name; beside such
 * two, a level is glued as well: "Inglés B2Residencia".
 */
const BEHIND_NOTHING: Pass = {
	probe: probed(
		/[a-z\x80-\uffff]{6}[A-Z\x80-\uffff][a-z\x80-\uffff]{4}/,
		/\p{Ll}{6}\p{Lu}\p{Ll}{4}.{0,400}\p{Ll}{6}\p{Lu}\p{Ll}{4}/u,
	),
	pattern:
		/(?<=\p{Ll}{6}|[\s(]\p{Lu}\d)(?=\p{Lu}\p{Ll}{4})(?=.{0,400}\p{Ll}{6}\p{Lu}\p{Ll}{4}|(?<=\p{Ll}{6}\p{Lu}\p{Ll}{4}.{0,400}(?:\p{Ll}{6}|[\s(]\p{Lu}\d)))/gu,
	replace: newPoint,
};

/**
 * "…before closingConduct signings at a kitchen tableDisburse funds": a word in small letters runs into a capital, more than once in a
 * line; no name of a product is made so twice. A bracket may end a point as well.
 */
const BEHIND_SMALL_WORD: Pass = {
	probe: probed(
		/[a-z)\x80-\uffff][A-Z\x80-\uffff][a-z\x80-\uffff]{3}/,
		/(?:(?<!\p{L})\p{Ll}{3,24}|[\p{L}\d]\))\p{Lu}\p{Ll}{3}.{0,400}(?:(?<!\p{L})\p{Ll}{3,24}|[\p{L}\d]\))\p{Lu}\p{Ll}{3}/u,
	),
	pattern:
		/(?<=(?<!\p{L})\p{Ll}{3,24}|[\p{L}\d]\))(?=\p{Lu}\p{Ll}{3})(?=.{1,400}(?:(?<!\p{L})\p{Ll}{3,24}|[\p{L}\d]\))\p{Lu}\p{Ll}{3}|(?<=(?:(?<!\p{L})\p{Ll}{3,24}|[\p{L}\d]\))\p{Lu}\p{Ll}{3}.{0,400}))/gu,
	replace: newPoint,
};

/** "Trial CoordinatorLough Atalia Research, Galway": a name that stands further on, free or behind other letters. */
const NAME_BEHIND_TITLE: Pass = {
	probe: probed(
		/[a-z%\x80-\uffff][A-Z\x80-\uffff][a-z\x80-\uffff]{2,60} [A-Z\x80-\uffff]/,
		/(?:\p{Ll}{2}|%)\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2}/u,
	),
	pattern:
		/(?<=(\p{Ll}{2}|%))(?=(\p{Lu}\p{Ll}{2,20} \p{Lu}\p{Ll}{2,20})(?!\p{L})[\s\S]{0,3000}(?<!\1)\2(?!\p{L}))/gu,
	replace: newLine,
};

/** "Cascadia Surface SupplyBoise, ID": a town with its state. */
const TOWN_BEHIND_NAME: Pass = {
	probe: probed(
		/[a-z\x80-\uffff]{3}[A-Z\x80-\uffff][a-z\x80-\uffff]{2,60}(?: [A-Z\x80-\uffff][a-z\x80-\uffff]{2,60})?, [A-Z\x80-\uffff]{2}/,
		/\p{Ll}{3}\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, \p{Lu}{2}(?!\p{L})/u,
	),
	pattern:
		/(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?, \p{Lu}{2}(?!\p{L}))/gu,
	replace: () => ", ",
};

/** "Denkmalpflege GmbHHalle (Saale)": a town behind the legal form. */
const TOWN_BEHIND_FORM: Pass = {
	probe: /(?:mbH|Co\. KG)\p{Lu}\p{Ll}{2}/u,
	pattern: /(?<=mbH|Co\. KG)(?=\p{Lu}\p{Ll}{2})/gu,
	replace: newLine,
};

/** "…of staff.We offer" and "…of staff.Duties:", but never inside a name such as Node.js. */
const SENTENCES: Pass = {
	probe: /[.!?;:)]\p{Lu}/u,
	pattern: /(?<=\p{Ll}{2}[.!?;]|\p{Ll}\))(?=\p{Lu}\p{Ll}+[ :])/gu,
	replace: newLine,
};

/** "Essential (E) / Desirable (D)" above rows that begin with the letter: each is a point with its label in front. */
const LETTERED_ROWS: Pass = {
	probe: /essential\s*\(E\)[^\n]{0,30}desirable\s*\(D\)/iu,
	pattern: /(?<=\n)[ \t]*([ED])[ \t]+(?=\p{Lu})/gu,
	replace: ([, letter]) => (letter === "D" ? "• Desirable: " : "• Essential: "),
};

export const GLUED: readonly Pass[] = [
	LETTERED_ROWS,
	BEHIND_SIGNS,
	BEHIND_MARKS,
	NAME_BEHIND_POINT,
	BEHIND_NOTHING,
	BEHIND_SMALL_WORD,
	NAME_BEHIND_TITLE,
	TOWN_BEHIND_NAME,
	TOWN_BEHIND_FORM,
	SENTENCES,
];
