// Skills: what a person can do, each with a level if they want to give one.
import { z } from "zod";
import { choice, text } from "./kinds.ts";

export const SkillLevel = z.enum([
	"Beginner",
	"Intermediate",
	"Advanced",
	"Expert",
]);

export const skillFields = {
	skill_name: text("Skill", { max: 200, isRequired: true }),
	skill_level: choice("Level", {
		among: SkillLevel,
		json: ["level", "proficiency"],
	}),
	category: text("Category", {
		max: 120,
		hint: "Skills in the same category appear together on a resume.",
	}),
};
