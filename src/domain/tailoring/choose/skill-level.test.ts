import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { begunSkills } from "./skill-level.ts";

const begunOf = (
	skills: [name: string, category?: string, level?: string][],
) => {
	const profile = Profile.parse({
		personal: { first_name: "Ada" },
		skills: skills.map(([skill_name, category, skill_level]) => ({
			skill_name,
			category,
			skill_level,
		})),
	});
	const begun = begunSkills(profile);
	return profile.skills
		.filter((_, at) => begun.has(`skills.${at}.skill_name`))
		.map(({ skill_name }) => skill_name);
};

describe("what is only begun with", () => {
	it("is told by its level, its group or its own words, in any language", () => {
		const begun: [string, string?, string?][] = [
			["Go", "Learning"],
			["dbt", "Some exposure"],
			["SQL", "Notions"],
			["Rust", "Languages", "Beginner"],
			["Lohn", "Grundkenntnisse"],
			["SAP S/4HANA (nur lesend)"],
			["Tracheostomy care (observed only)"],
			["Kotlin (learning)"],
			["Personio (Grundkenntnisse)"],
		];
		expect(begunOf(begun)).toEqual(begun.map(([name]) => name));
	});
	it("is nothing that is named with its parts", () => {
		expect(
			begunOf([
				["Excel (Pivot, SVERWEIS)"],
				["Python (pandas, statsmodels)"],
				["NIV (BiPAP)"],
				["Machine learning", "Methods", "Advanced"],
				["TensorFlow", "机器学习与深度学习"],
				["Kotlin", "Languages", "Expert"],
			]),
		).toEqual([]);
	});
});
