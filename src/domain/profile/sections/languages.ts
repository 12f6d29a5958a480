// Languages a person speaks. Documents say the level in the person's own words where there are some.
import { LanguageLevel, spokenLevel } from "../profile.ts";
import { choice, text } from "./fields.ts";
import { section } from "./section.ts";

export const languages = section<"languages">({
	name: "languages",
	table: "languages",
	tab: "languages",
	label: "Languages",
	entry: "language",
	empty: "No languages added yet.",
	fields: [
		text("language_name", "Language", { max: 120, isRequired: true }),
		choice("proficiency_level", "Proficiency", { among: LanguageLevel }),
		text("level_as_written", "Level in other words", {
			max: 60,
			hint: "Such as B2 or TOEFL 110. Documents say this in place of the level.",
		}),
	],
	newAt: "top",
	addsMany: { keeps: [] },
	isShort: true,
	said: {
		added: "Language saved",
		changed: "Language saved",
		deleted: "Language deleted",
		fetchFailed: "Error fetching languages",
		saveFailed: "Error saving language",
		deleteFailed: "Error deleting language",
	},
	card: (language) => ({
		title: language.language_name,
		subtitle: spokenLevel(language),
	}),
});
