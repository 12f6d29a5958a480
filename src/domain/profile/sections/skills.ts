// Skills: what a person can do, each with a level if they want to give one.

import { skillFields } from "../fields/skills.ts";
import { named } from "./form-fields.ts";
import { section } from "./section.ts";
import { inOneLine } from "./section-phrases.ts";

export const skillsSection = section<"skills">({
	name: "skills",
	table: "skills",
	label: "Skills",
	entry: "skill",
	empty: "No skills added yet.",
	fields: named(skillFields),
	most: 200,
	newAt: "top",
	addsMany: { keeps: ["category"] },
	isShort: true,
	said: {
		added: "Skill saved",
		changed: "Skill saved",
		deleted: "Skill deleted",
		fetchFailed: "Error fetching skills",
		saveFailed: "Error saving skill",
		deleteFailed: "Error deleting skill",
	},
	card: (skill) => ({
		title: skill.skill_name,
		subtitle: inOneLine(skill.skill_level, skill.category),
	}),
});
