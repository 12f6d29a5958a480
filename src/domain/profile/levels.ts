// The words people use for how well they know something, mapped onto the profile's own levels. Never upwards: where a
// word stands between two levels, the lower one is taken, because a document repeats it as a claim.

import type { z } from "zod";
import type { LanguageLevel } from "./fields/languages.ts";
import type { SkillLevel } from "./fields/skills.ts";
import type { SoftwareLevel } from "./fields/software.ts";

const SKILL: [level: z.infer<typeof SkillLevel>, words: RegExp][] = [
	[
		"Expert",
		/\b(master|expert|expertin|experte|guru|experto|experta|esperto|ekspert)\b/i,
	],
	[
		"Intermediate",
		/\b(intermediate|medium|competent|working|skilled|gute?|mittel|intermedio|intermedia|middels)\b/i,
	],
	[
		"Advanced",
		/\b(advanced|proficient|strong|fortgeschritten|avanzado|avanzada|avancé|avansert)\b/i,
	],
	[
		"Beginner",
		/\b(beginner|basic|basics|novice|elementary|familiar|grundkenntnisse|básico|básica|débutant)\b/i,
	],
];

// The Council of Europe calls A1–A2 a basic user, B1–B2 an independent one and C1–C2 a proficient one.
const LANGUAGE: [level: z.infer<typeof LanguageLevel>, words: RegExp][] = [
	[
		"Native",
		/\b(native|bilingual|mother tongue|first language|muttersprach\w*|nativ[oa]|maternelle|morsmål|modersmål)\b|母语|母語/i,
	],
	[
		"Fluent",
		/\b(fluent|fluency|c2|fließend|verhandlungssicher|fluido|couramment|courant|flytende|flydende)\b|流利/i,
	],
	[
		"Conversational",
		/\b(limited working|conversational|intermediate|independent|b1|b2|konversation\w*)\b/i,
	],
	[
		"Proficient",
		/\b(proficient|professional|working|business|advanced|upper|c1|fortgeschritten|avanzado|avancé)\b/i,
	],
	[
		"Basic",
		/\b(basic|elementary|beginner|a1|a2|grundkenntnisse|básico|notions|débutant|limited)\b/i,
	],
];

/** The profile's level for a skill as written elsewhere ("Master", "very good"), null where the word says none. */
export function readSkillLevel(
	written: string,
): z.infer<typeof SkillLevel> | null {
	// "Very good" and "sehr gut" hold the words of the level below.
	if (/\b(very good|sehr gute?)\b/i.test(written)) return "Advanced";
	return SKILL.find(([, words]) => words.test(written))?.[0] ?? null;
}

/** The profile's level for a language as written elsewhere ("Native speaker", "B2"). */
export function readLanguageLevel(
	written: string,
): z.infer<typeof LanguageLevel> | null {
	return LANGUAGE.find(([, words]) => words.test(written))?.[0] ?? null;
}

export function readSoftwareLevel(
	written: string,
): z.infer<typeof SoftwareLevel> | null {
	const level = readSkillLevel(written);
	return level === "Beginner" ? "Basic" : level;
}
