import { describe, expect, it } from "vitest";
import { linh, maya, nameOnly } from "../../../../test/people.ts";
import {
	offeredSections,
	reasonedSections,
	selectSections,
} from "./select-sections.ts";

describe("AI Select", () => {
	it("GEN-20 personal is always picked", () => {
		expect(selectSections(nameOnly, "anything")).toEqual(["personal"]);
	});
	it("GEN-21 the summary comes with more than 200 characters or a word of seniority", () => {
		expect(selectSections(maya, "x".repeat(200))).not.toContain("summary");
		expect(selectSections(maya, "x".repeat(201))).toContain("summary");
		expect(selectSections(maya, "Senior Nurse")).toContain("summary");
	});
	it("GEN-19 a section is picked when the description asks for it and the profile has it", () => {
		expect(selectSections(maya, "RN license required, fluent Spanish")).toEqual(
			expect.arrayContaining(["certifications", "languages"]),
		);
		expect(selectSections(linh, "RN license required")).not.toContain(
			"certifications",
		);
		expect(selectSections(linh, "Show us your GitHub portfolio")).toContain(
			"projects",
		);
	});
	it("GEN-23 work, education and skills are picked whenever they have data", () => {
		expect(selectSections(maya, "Nurse")).toEqual([
			"personal",
			"work_experience",
			"education",
			"skills",
		]);
	});
	it("each section comes with its reason, a word as the posting writes it", () => {
		const reasons = Object.fromEntries(
			reasonedSections(maya, "Senior Nurse, fluent Spanish").map(
				({ section, reason }) => [section, reason],
			),
		);
		expect(reasons).toMatchObject({
			work_experience: "always",
			summary: "scope",
			languages: { word: "fluent" },
		});
	});
	it("what the profile holds is offered though the posting does not name it, so that no license stays behind", () => {
		const offered = Object.fromEntries(
			offeredSections(maya, "Nurse, fluent Spanish").map(
				({ section, reason }) => [section, reason],
			),
		);
		expect(offered).toMatchObject({
			work_experience: "always",
			certifications: "held",
			languages: { word: "fluent" },
		});
		expect(offered).not.toHaveProperty("references");
	});
});
