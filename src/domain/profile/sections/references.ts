// References: who vouches for a person, how they know them, and what they said.

import { referenceFields } from "../fields/references.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { plainErrors } from "./section-phrases.ts";

export const referencesSection = section<"references">({
	name: "references",
	table: "professional_references",
	label: "References",
	entry: "reference",
	empty: "No references added yet.",
	fields: named(referenceFields),
	most: 50,
	newAt: "top",
	said: {
		added: "Reference added",
		changed: "Reference updated",
		deleted: "Reference deleted",
		...plainErrors,
	},
	card: (reference) => ({
		title: reference.reference_name,
		subtitle: reference.relationship ?? "",
		text: reference.reference_text,
	}),
});
