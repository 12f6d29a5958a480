// Interests: what a person does besides work.

import { interestFields } from "../fields/interests.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { plainErrors } from "./section-phrases.ts";

export const interestsSection = section<"interests">({
	name: "interests",
	table: "interests",
	label: "Interests",
	entry: "interest",
	empty: "No interests added yet.",
	fields: named(interestFields),
	most: 100,
	newAt: "top",
	said: {
		added: "Interest added",
		changed: "Interest updated",
		deleted: "Interest deleted",
		...plainErrors,
	},
	card: (interest) => ({
		title: interest.interest_name,
		tags: interest.keywords,
	}),
});
