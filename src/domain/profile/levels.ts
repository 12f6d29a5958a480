// The words people use for how well they know something, mapped onto the profile's own levels. Never upwards: where a
// word stands between two levels, the lower one is taken, because a document repeats it as a claim.

import { listPattern } from "../language/list-pattern.ts";
import { type Alternatives, wordOf } from "../language/patterns.ts";
import type { ResumeWords } from "../language/resume-words.ts";
import { RESUME_WORDS } from "../language/tables/resume-of-languages.ts";
import type { LanguageLevel } from "./fields/languages.ts";
import type { SkillLevel } from "./fields/skills.ts";
import type { SoftwareLevel } from "./fields/software.ts";

const word = (pick: (words: ResumeWords["levels"]) => Alternatives) =>
	listPattern(
		wordOf(RESUME_WORDS, ({ levels }) => pick(levels)),
		"iu",
	);

const SKILL: [level: SkillLevel, words: RegExp][] = [
	// "Very good" holds the words of the level below.
	["Advanced", word(({ veryGood }) => veryGood)],
	["Expert", word(({ skill }) => skill.expert)],
	["Intermediate", word(({ skill }) => skill.intermediate)],
	["Advanced", word(({ skill }) => skill.advanced)],
	["Beginner", word(({ skill }) => skill.beginner)],
];

// The Council of Europe calls A1–A2 a basic user, B1–B2 an independent one and C1–C2 a proficient one.
const LANGUAGE: [
	level: LanguageLevel,
	words: RegExp,
	ofCouncil: RegExp | null,
][] = [
	["Native", word(({ language }) => language.native), null],
	["Fluent", word(({ language }) => language.fluent), /\bc2\b/i],
	[
		"Conversational",
		word(({ language }) => language.conversational),
		/\bb[12]\b/i,
	],
	["Proficient", word(({ language }) => language.proficient), /\bc1\b/i],
	["Basic", word(({ language }) => language.basic), /\ba[12]\b/i],
];

/** The profile's level for a skill as written elsewhere ("Master", "very good"), null where the word says none. */
export function readSkillLevel(written: string): SkillLevel | null {
	return SKILL.find(([, words]) => words.test(written))?.[0] ?? null;
}

/** The profile's level for a language as written elsewhere ("Native speaker", "B2"). */
export function readLanguageLevel(written: string): LanguageLevel | null {
	return (
		LANGUAGE.find(
			([, words, ofCouncil]) => words.test(written) || ofCouncil?.test(written),
		)?.[0] ?? null
	);
}

export function readSoftwareLevel(written: string): SoftwareLevel | null {
	const level = readSkillLevel(written);
	return level === "Beginner" ? "Basic" : level;
}
