import { expect, it } from "vitest";
import { Skill } from "../../profile/profile.ts";
import { isMixedPair } from "./named-skills.ts";

it.each([
	["Subjects", false],
	["Systems", true],
])(
	"two skills alone are named together only where they are of one group: %s",
	(category, isMixed) => {
		const skills = [
			Skill.parse({ skill_name: "Complaints", category: "Subjects" }),
			Skill.parse({ skill_name: "Opera", category }),
		];
		const found = [
			{ path: "skills.0", text: "Complaints" },
			{ path: "skills.1", text: "Opera" },
		];
		expect(isMixedPair(found, { skills })).toBe(isMixed);
	},
);
