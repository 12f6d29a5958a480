// Awards, prizes, grants and scholarships: who gave them, when, and what for.
import { awardFields } from "../fields/awards.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const awardsSection = section<"awards">({
	name: "awards",
	table: "awards",
	label: "Awards",
	entry: "award",
	empty: "No awards, prizes or grants added yet.",
	fields: named(awardFields),
	most: 200,
	newAt: "top",
	said: {
		added: "Award added",
		changed: "Award updated",
		deleted: "Award deleted",
		...plainErrors,
	},
	card: (award) => ({
		title: award.award_name,
		subtitle: inOneLine(award.awarding_organization, award.award_type),
		period: { from: award.award_date, to: null, goesOn: false },
		text: award.description,
	}),
});
