// Skills: what a person can do, each with a level if they want to give one.
import { SkillLevel } from "../profile.ts";
import { choice, text } from "./fields.ts";
import { section } from "./section.ts";
import { joined } from "./words.ts";

export const skills = section<"skills">({
	name: "skills",
	table: "skills",
	tab: "skills",
	label: "Skills",
	entry: "skill",
	empty: "No skills added yet.",
	fields: [
		text("skill_name", "Skill", { max: 200, isRequired: true }),
		choice("skill_level", "Level", { among: SkillLevel }),
		text("category", "Category", {
			max: 120,
			hint: "Skills of one category stand together on a resume.",
		}),
	],
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
		subtitle: joined(skill.skill_level, skill.category),
	}),
});
