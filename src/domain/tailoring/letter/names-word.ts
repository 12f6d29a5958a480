// Whether a posting asks for something by its own name.
import { recent } from "../../recent.ts";

const SHORTEST_NAME = 3;

/** Whether a text names something word for word, by whatever capitals. */
export function namesWord(text: string, name: string): boolean {
	const small = text.toLowerCase();
	const own = name.toLowerCase();
	const at = small.indexOf(own);
	const isLetter = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
	return (
		own.length >= SHORTEST_NAME &&
		at >= 0 &&
		!isLetter(small.charAt(at - 1)) &&
		!isLetter(small.charAt(at + own.length))
	);
}

const CODE =
	/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}]{0,3}\p{Lu}(?:-\d{1,4})?|(?![A-C][12](?!\d))\p{Lu}{1,2}\d{1,4})(?![\p{L}\p{N}])/gu;
const LEVEL = /(?<![\p{L}\p{N}])\d{1,2}(?![\p{L}\p{N}])/gu;

/** Whether a text names all that something is called by its letters: "VVG" and "StVG", "ACT". Another level is another thing. */
export function namesLetters(text: string, name: string): boolean {
	const codes = name === name.toUpperCase() ? [] : codesIn(name);
	return (
		codes.length > 0 && codes.every((code) => codesIn(text).includes(code))
	);
}

/** Every name is held against the same posting. */
const codesIn = recent(
	(text: string): readonly string[] => text.match(CODE) ?? [],
	{ most: 100, longest: 20_000 },
);

/** "Level 2" where the text asks the same by another level: a name with a figure of its own that the text does not have. */
export function isOtherLevel(text: string, name: string): boolean {
	const levels: readonly string[] = text.match(LEVEL) ?? [];
	return (name.match(LEVEL) ?? []).some((level) => !levels.includes(level));
}

/** Whether both name one level: "a level 3 qualification" and "Level 3 Diploma". */
export function sharesLevel(one: string, other: string): boolean {
	const levels = levelNames(other);
	return levelNames(one).some((level) => levels.includes(level));
}

/** The word before a figure and the figure. */
const LEVEL_NAME = /(?<!\p{L})\p{L}{5,7} \d(?![\d.])/gu;

function levelNames(text: string): readonly string[] {
	return text.toLowerCase().match(LEVEL_NAME) ?? [];
}
