// What decides is answered by what was decided about the line it stands in.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { matchProfile } from "./match-profile.ts";

const TODAY = "2026-11-22";
const person = Profile.parse({
	personal: { first_name: "Kim", city: "Leeds" },
	work_experience: [
		{
			job_title: "Warehouse Supervisor",
			company_name: "Fern Street Logistics",
			start_date: "2016-01",
			is_current: true,
			achievements: [
				"Led a shift of 14 people in a warehouse for groceries",
				"Planned routes for 30 delivery vans a day",
			],
		},
	],
	education: [
		{ institution_name: "Leeds City College", degree_type: "A-levels" },
	],
	skills: [{ skill_name: "Python" }],
	languages: [{ language_name: "English", proficiency_level: "Native" }],
	certifications: [{ certification_name: "Forklift license" }],
});
const matchOf = (title: string, ...lines: string[]) =>
	matchProfile(
		person,
		readJob(
			`${title}\n\nRequirements\n${lines.map((line) => `• ${line}`).join("\n")}`,
		),
		TODAY,
	);
const verdicts = (title: string, ...lines: string[]) =>
	matchOf(title, ...lines).knockouts.map(({ knockout, verdict }) => [
		knockout.kind,
		verdict,
	]);

describe("what decides", () => {
	it("years in another trade do not meet years asked for in a named job", () => {
		expect(
			verdicts(
				"Procurement Aide",
				"Two years of full-time paid experience as a Procurement Aide with the City",
			),
		).toEqual([["years", "not-met"]]);
	});

	it("no license that is wanted only after the work has begun", () => {
		expect(
			verdicts(
				"Warehouse Supervisor",
				"Ability to obtain a Class B license within twelve (12) months of appointment",
			),
		).not.toContainEqual(["licence", "not-met"]);
		expect(
			verdicts("Warehouse Supervisor", "Possession of a Class B license"),
		).toContainEqual(["licence", "not-met"]);
	});

	it("years in something that is only listed are not met", () => {
		const [found] = verdicts(
			"Python Developer",
			"4+ years of professional Python",
			"Design of web services",
		);
		expect(found?.[1]).not.toBe("met");
	});

	it("years in what the lines show are met, and too few are not", () => {
		const [met, less] = [5, 25].map(
			(count) =>
				verdicts(
					"Warehouse Manager",
					`At least ${count} years of experience in a warehouse`,
				)[0],
		);
		expect(met).toEqual(["years", "met"]);
		expect(less).toEqual(["years", "not-met"]);
	});

	it("never says met above a line that is missing", () => {
		const match = matchOf(
			"Nurse",
			"Registered nurse license is required",
			"Three years of experience in intensive care",
			"Master's degree in nursing",
			"Fluent Spanish required",
			"Night shifts required",
		);
		expect(match.knockouts.length).toBeGreaterThan(3);
		for (const { verdict, requirement } of match.knockouts)
			if (verdict === "met")
				expect(match.requirements[requirement ?? -1]?.support).not.toBe(
					"absent",
				);
	});

	it("what the profile cannot tell is unknown until the person says it", () => {
		const line = "Night shifts are required";
		const asked = (answer: string | null) =>
			matchProfile(
				{
					...person,
					statements:
						answer === null
							? []
							: [
									{
										kind: "availability",
										text: line,
										answer,
										stated_on: "2026-11-01",
										about_section: null,
										about_entry: null,
									},
								],
				},
				readJob(`Picker\n\nRequirements\n• ${line}`),
				TODAY,
			).knockouts.map(({ verdict }) => verdict);
		expect(asked(null)).toEqual(["unknown"]);
		expect(asked("Yes")).toEqual(["met"]);
		expect(asked("No")).toEqual(["not-met"]);
	});

	it("a paper is a condition where the next line asks nobody to apply without it", () => {
		expect(
			verdicts(
				"Pool Supervisor",
				"Pool Plant Operator certificate (Level 4). Please don't apply without it.",
			),
		).toEqual([["certificate", "not-met"]]);
	});

	it("a degree and a permit in one line are answered each by itself", () => {
		expect(
			verdicts(
				"Clerk",
				"Bachelor's degree and authorized to work in the United Kingdom required",
			),
		).toEqual(
			expect.arrayContaining([
				["degree", "not-met"],
				["work-permit", "unknown"],
			]),
		);
	});
});
