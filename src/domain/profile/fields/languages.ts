// Languages a person speaks.
import type { Fields } from "./field.ts";

export const LANGUAGE_LEVELS = [
	"Basic",
	"Conversational",
	"Proficient",
	"Fluent",
	"Native",
] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export const languageFields = {
	language_name: {
		kind: "text",
		label: "Language",
		max: 120,
		isRequired: true,
		json: ["language", "name"],
	},
	proficiency_level: {
		kind: "choice",
		label: "Proficiency",
		options: LANGUAGE_LEVELS,
		json: ["x-level"],
	},
	/** The level as the person wrote it, such as "B2" or "TOEFL 110": more exact than the five levels, and what documents say. */
	level_as_written: {
		kind: "text",
		label: "Level in other words",
		max: 200,
		hint: "Such as B2 or TOEFL 110. Documents say this in place of the level.",
		json: ["x-levelAsWritten"],
	},
} as const satisfies Fields;
