// Levels a posting asks for, of languages and of degrees, held against what the profile says of the same.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";

const today = "2026-11-20";
const person = Profile.parse({
	personal: { first_name: "Kim", last_name: "Arden" },
	skills: [{ skill_name: "Excel" }, { skill_name: "DATEV" }],
	languages: [
		{
			language_name: "English",
			proficiency_level: "Proficient",
			level_as_written: "C1",
		},
		{
			language_name: "German",
			proficiency_level: "Conversational",
			level_as_written: "B1",
		},
	],
	education: [
		{
			institution_name: "University of Hull",
			degree_type: "Bachelor of Science",
			field_of_study: "Nursing",
		},
	],
});
const matchOf = (line: string) =>
	matchProfile(person, readJob(`Clerk\nRequirements:\n• ${line}`), today);
const verdict = (line: string) =>
	matchOf(line).knockouts.find(({ knockout }) => knockout.kind === "language")
		?.verdict;

describe("levels of languages", () => {
	it.each([
		["English level C1 required", "met"],
		["English level C2 required", "not-met"],
		["German B2 required", "not-met"],
		["English (min. C1), basic German required", "met"],
		["English (min. C1), fluent German required", "not-met"],
		["English (C1), German (B1) required", "met"],
	])("%s: %s", (line, expected) => {
		expect(verdict(line)).toBe(expected);
	});
});

it("a step below a level in words is part of it, and ends nothing", () => {
	const { requirements, limit } = matchOf("Good knowledge of German");
	expect([requirements[0]?.support, limit]).toEqual(["partly", null]);
});

describe("a few words of a language", () => {
	const supportOf = (written: string, asked: string) =>
		matchProfile(
			{
				...person,
				languages: [
					{
						...person.languages[0],
						language_name: "Portuguese",
						proficiency_level: null,
						level_as_written: written,
					},
				],
			},
			readJob(`Clerk\nRequirements:\n• ${asked}`),
			today,
		).requirements[0]?.support;
	it.each(["A few words", "Cuatro palabras", "Paar woorden", "Lite", "Lidt"])(
		"answer no posting that asks for it: %s",
		(written) => {
			expect(supportOf(written, "Good Portuguese")).toBe("absent");
		},
	);
	it("answer in part where the basics are enough", () => {
		expect(supportOf("A few words", "Basic knowledge of Portuguese")).toBe(
			"partly",
		);
	});
	it("are not read into what is said of a level: Good, a little rusty", () => {
		expect(supportOf("Good, a little rusty", "Good Portuguese")).toBe("shown");
	});
});

describe("degrees", () => {
	it.each([
		"University degree required",
		"Bachelor's degree required",
		"High school diploma required",
		"BSN required",
	])("a bachelor of nursing answers: %s", (line) => {
		expect(matchOf(line).missing).toEqual([]);
	});
	it.each(["Master's degree required", "MSN required"])(
		"a bachelor does not answer: %s",
		(line) => {
			expect(matchOf(line).missing).toHaveLength(1);
		},
	);
});

it("an everyday word on a line of its own in a list of skills is the tool of that name", () => {
	expect(matchOf("Good knowledge of MS Excel and DATEV").missing).toEqual([]);
});

it("a school, a language and years alone make nobody fit for another trade", () => {
	const job = readJob(
		"Cook\nRequirements:\n• Cooking and food safety\n• High school diploma\n• English",
	);
	const { score } = matchProfile(person, job, today);
	expect(score).toBeGreaterThan(0);
	expect(score).toBeLessThan(35);
});
