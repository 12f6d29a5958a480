// Languages a person speaks. Documents say the level in the person's own words where there are some.

import { languageFields } from "../fields/languages.ts";
import { spokenLevel } from "../spoken-level.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";

export const languagesSection = section<"languages">({
	name: "languages",
	table: "languages",
	label: "Languages",
	entry: "language",
	empty: "No languages added yet.",
	fields: named(languageFields),
	most: 100,
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
