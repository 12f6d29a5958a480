// What somebody joined others for, told as a deed with them, and what an award was given for, told as a deed.
import { describe, expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const ground = groundOf(
	Profile.parse({
		personal: { first_name: "Ana", last_name: "Reis" },
		work_experience: [
			{
				job_title: "Data Analyst",
				company_name: "Meridian",
				start_date: "2021-08",
				is_current: true,
				achievements: [
					"Partner with clinical and operations teams to define KPIs and design Tableau dashboards, cutting reporting time by 40%",
					"Collaborated with the marketing team to analyze campaigns and optimize spend",
					"Worked with suppliers to reduce delivery times",
				],
			},
		],
		awards: [
			{
				award_name: "Care Prize",
				description: "Recognized for leading the design of a risk dashboard.",
			},
			{
				award_name: "Open Data Prize",
				description: "Nominated for leading the move to open data.",
			},
		],
	}),
);

const isProved = (text: string) =>
	prove({ text, today: "2026-11-20" }, ground).verdict === "proved";

describe("a deed with others", () => {
	it.each([
		"Define KPIs with clinical and operations teams and design Tableau dashboards, cutting reporting time by 40%",
		"Defines KPIs with clinical and operations teams.",
		"I analyzed campaigns with the marketing team.",
	])("follows from having joined them for it: %s", (text) => {
		expect(isProved(text)).toBe(true);
	});

	it.each([
		"I define KPIs.",
		"I analyzed campaigns.",
		"Define KPIs with hospital leadership",
		"I reduced delivery times with suppliers.",
		"I optimized spend with the marketing team.",
		"Designed campaigns with the marketing team",
	])(
		"is not one alone, with others, or one that may have failed: %s",
		(text) => {
			expect(isProved(text)).toBe(false);
		},
	);
});

describe("what an award was given for", () => {
	it("is a deed", () => {
		expect(isProved("I led the design of a risk dashboard.")).toBe(true);
	});

	it("is none where it was not given", () => {
		expect(isProved("I led the move to open data.")).toBe(false);
	});
});
