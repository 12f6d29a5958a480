// Skills: what a person can do, each with a level if they want to give one.
import type { Fields } from "./field.ts";

export const SKILL_LEVELS = [
	"Beginner",
	"Intermediate",
	"Advanced",
	"Expert",
] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

export const skillFields = {
	skill_name: { kind: "text", label: "Skill", max: 200, isRequired: true },
	skill_level: {
		kind: "choice",
		label: "Level",
		options: SKILL_LEVELS,
		json: ["level", "proficiency"],
	},
	category: {
		kind: "text",
		label: "Category",
		max: 120,
		hint: "Skills in the same category appear together on a resume.",
	},
} as const satisfies Fields;
