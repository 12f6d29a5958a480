// Software a person knows, each with a level if they want to give one.

import { softwareFields } from "../fields/software.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine, plainErrors } from "./section-phrases.ts";

export const softwareSection = section<"software">({
	name: "software",
	table: "software_knowledge",
	label: "Software",
	entry: "software",
	empty: "No software added yet.",
	fields: named(softwareFields),
	most: 200,
	newAt: "top",
	isShort: true,
	said: {
		added: "Software added",
		changed: "Software updated",
		deleted: "Software deleted",
		...plainErrors,
	},
	card: (known) => ({
		title: known.software_name,
		subtitle: inOneLine(known.proficiency_level, known.category),
	}),
});
