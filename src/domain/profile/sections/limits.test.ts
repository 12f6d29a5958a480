import { describe, expect, it } from "vitest";
import { Profile } from "../profile.ts";
import { listSections } from "./all-sections.ts";
import { withinLimits } from "./limits.ts";
import { mergeProfiles } from "./merge-profiles.ts";

const many = (count: number) =>
	Array.from({ length: count }, (_, nr) => ({ skill_name: `Skill ${nr}` }));

describe("what a profile holds", () => {
	it("is bounded in every section, and in every list of lines", () => {
		for (const { most, fields } of listSections) {
			expect(most).toBeGreaterThanOrEqual(50);
			expect(most).toBeLessThanOrEqual(300);
			for (const field of fields.filter(({ column }) => column === "lines"))
				expect(field.most).toBe(50);
			for (const { kind, max } of fields)
				if (/text|prose|link|email|phone|lines|tags/.test(kind))
					expect(max).toBeLessThanOrEqual(5000);
		}
	});

	it("keeps of too many entries and lines what fits, and says what it left out", () => {
		const lines = Array.from({ length: 61 }, (_, nr) => `Line ${nr}`);
		const { profile, leftOut } = withinLimits(
			Profile.parse({
				personal: {},
				skills: many(230),
				work_experience: [
					{ job_title: "Baker", company_name: "Corner", achievements: lines },
				],
			}),
		);
		expect(profile.skills).toHaveLength(200);
		expect(profile.work_experience[0]?.achievements).toHaveLength(50);
		expect(leftOut.map(({ where, message }) => `${where}: ${message}`)).toEqual(
			[
				"work_experience.0: Not carried over: 11 of 61 lines of Achievements: an entry keeps 50",
				"skills: Not carried over: 30 of 230 entries of Skills: a profile keeps 200",
			],
		);
	});

	it("is not exceeded by an import into a profile that is nearly full", () => {
		const held = Profile.parse({ personal: {}, skills: many(199) });
		const more = Profile.parse({
			personal: {},
			skills: [
				{ skill_name: "Skill 3" },
				{ skill_name: "A" },
				{ skill_name: "B" },
			],
		});
		const merged = mergeProfiles(held, more);
		expect(merged.profile.skills).toHaveLength(200);
		expect(merged.leftOut).toHaveLength(1);
		expect(merged.entries.map(({ state }) => state)).toEqual(["same", "new"]);
	});
});
