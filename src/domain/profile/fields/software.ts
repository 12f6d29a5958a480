// Software a person knows, each with a level if they want to give one.
import type { Fields } from "./field.ts";

export const SOFTWARE_LEVELS = [
	"Basic",
	"Intermediate",
	"Advanced",
	"Expert",
] as const;
export type SoftwareLevel = (typeof SOFTWARE_LEVELS)[number];

export const softwareFields = {
	software_name: {
		kind: "text",
		label: "Software",
		max: 200,
		isRequired: true,
		json: ["name"],
	},
	proficiency_level: {
		kind: "choice",
		label: "Proficiency",
		options: SOFTWARE_LEVELS,
		json: ["level"],
	},
	category: {
		kind: "text",
		label: "Category",
		max: 120,
		hint: "Such as Accounting",
		json: ["category"],
	},
} as const satisfies Fields;
