// Software a person knows, each with a level if they want to give one.
import { z } from "zod";
import { choice, text } from "./kinds.ts";

export const SoftwareLevel = z.enum([
	"Basic",
	"Intermediate",
	"Advanced",
	"Expert",
]);

export const softwareFields = {
	software_name: text("Software", {
		max: 200,
		isRequired: true,
		json: ["name"],
	}),
	proficiency_level: choice("Proficiency", {
		among: SoftwareLevel,
		json: ["level"],
	}),
	category: text("Category", {
		max: 120,
		hint: "Such as Accounting",
		json: ["category"],
	}),
};
