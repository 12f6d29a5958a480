import { expect, test } from "vitest";
import { Profile } from "../domain/profile/profile.ts";
import { factLabel, factText } from "./fact-label.ts";

const profile = Profile.parse({
	personal: { summary: "Plans production." },
	work_experience: [
		{
			job_title: "Planner",
			company_name: "Westmark Pumps",
			achievements: ["Cut late orders"],
		},
	],
	skills: [{ skill_name: "Capacity planning" }],
});

test("a fact is named by its section and, where there is one, by whose it was", () => {
	expect(factLabel(profile, "work_experience.0.achievements.0")).toBe(
		"Work, Westmark Pumps",
	);
	expect(factLabel(profile, "skills.0")).toBe("Skills");
	expect(factLabel(profile, "work_experience.7.job_title")).toBe("Work");
});

test("a fact's words are those of the profile now; one that is gone has none", () => {
	expect(factText(profile, "work_experience.0.achievements.0")).toBe(
		"Cut late orders",
	);
	expect(factText(profile, "work_experience.0")).toBe(
		"Planner, Westmark Pumps",
	);
	expect(factText(profile, "work_experience.3.achievements.0")).toBeNull();
	expect(factText(profile, "personal.headline")).toBeNull();
});
