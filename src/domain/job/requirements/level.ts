// How well something is to be known, in words or by the European scale.

import type { LevelAsked } from "../job.ts";
import { findTerms } from "../lexicon/lexicon.ts";
import { partsOfWordsIn, type Spoken, wordPattern } from "../text/spoken.ts";

// The first that fits: "very good" before "good".
const LEVELS = (
	["native", "fluent", "proficient", "conversational", "basic"] as const
).map((level) => [level, wordPattern(({ levels }) => levels[level])] as const);
const GRADE = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u;
const OF_GRADE: Readonly<Record<string, LevelAsked["level"]>> = {
	A1: "basic",
	A2: "basic",
	B1: "conversational",
	B2: "proficient",
	C1: "fluent",
	C2: "native",
};

/** The level a text asks for, null where it names none. */
export const levelIn = (text: string, spoken: Spoken): LevelAsked | null =>
	// "Basic German (the team is bilingual)": what stands in brackets speaks of something else where a level stands outside.
	levelSaid(
		text.replace(BRACKETS, (inside) =>
			isItsGrade(inside) ? inside : " ".repeat(inside.length),
		),
		spoken,
	) ?? levelSaid(text, spoken);

const BRACKETS = /\([^()]*\)/g;
const MOST_WORDS = 4;

/** "Excellent Dutch (at least C1)", but not "(English B2 is a plus)". */
const isItsGrade = (inside: string): boolean =>
	GRADE.test(inside) &&
	inside.split(" ").length <= MOST_WORDS &&
	!findTerms(inside).some(({ kind }) => kind === "language");

const levelSaid = (text: string, spoken: Spoken): LevelAsked | null => {
	const graded = GRADE.exec(text);
	const level = graded && OF_GRADE[graded[0]];
	if (graded && level)
		return {
			level,
			grade: graded[0],
			span: [graded.index, graded.index + graded[0].length],
		};
	for (const [name, pattern] of LEVELS) {
		const match = pattern(spoken).exec(text);
		if (match && !isOfSomethingElse(text, match, spoken))
			return {
				level: name,
				grade: null,
				span: [match.index, match.index + match[0].length],
			};
	}
	return null;
};

const OF_PRACTICE = wordPattern(
	({ years }) => years.practice,
	(_, spoken) =>
		`^\\s+\\p{L}*(?:${partsOfWordsIn(spoken, ({ years }) => years.practice)})`,
);
const GOES_ON_LARGE = /^ (\p{Lu}\p{Ll}+)/u;

/** "First experience of leading" and "Basic Safety Training" name no level: it is of practice there, and part of a name here. */
const isOfSomethingElse = (
	text: string,
	{ 0: word, index }: RegExpExecArray,
	spoken: Spoken,
): boolean => {
	const behind = text.slice(index + word.length);
	if (OF_PRACTICE(spoken).test(behind)) return true;
	const next = GOES_ON_LARGE.exec(behind)?.[1];
	return (
		next !== undefined &&
		!spoken.codes.includes("de") &&
		/^\p{Lu}/u.test(word) &&
		findTerms(next).length === 0
	);
};
