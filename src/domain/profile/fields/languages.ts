// Languages a person speaks.
import { z } from "zod";
import { choice, text } from "./kinds.ts";

export const LanguageLevel = z.enum([
	"Basic",
	"Conversational",
	"Proficient",
	"Fluent",
	"Native",
]);

export const languageFields = {
	language_name: text("Language", {
		max: 120,
		isRequired: true,
		json: ["language", "name"],
	}),
	proficiency_level: choice("Proficiency", {
		among: LanguageLevel,
		json: ["x-level"],
	}),
	/** The level as the person wrote it, such as "B2" or "TOEFL 110": more exact than the five levels, and what documents say. */
	level_as_written: text("Level in other words", {
		max: 60,
		hint: "Such as B2 or TOEFL 110. Documents say this in place of the level.",
		json: ["x-levelAsWritten"],
	}),
};
