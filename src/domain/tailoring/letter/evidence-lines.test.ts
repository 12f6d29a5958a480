// What an employer gave an award for is told as work done there, and what others gave is not.
import { describe, expect, it } from "vitest";
import type { Requirement } from "../../job/job.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { namesPaper } from "./asked-work.ts";
import { composeLetter } from "./compose-letter.ts";
import { titleOfPerson } from "./title-of-person.ts";

const TODAY = "2026-11-28";
const POSTING = `Analytics Manager

What you will do
- Design readmission dashboards for care teams
- Train analysts on reporting tools

Requirements
- SQL`;

function letterWith(awardedBy: string) {
	const analyst = Profile.parse({
		personal: { first_name: "Ida", last_name: "Holm" },
		work_experience: [
			{
				job_title: "Data Analyst",
				company_name: "Meridian Health",
				start_date: "2020-03",
				is_current: true,
				achievements: [
					"Train analysts on self-service reporting tools",
					"Write SQL queries for claims databases",
				],
			},
			{
				job_title: "Junior Analyst",
				company_name: "BluePeak",
				start_date: "2017-03",
				end_date: "2020-02",
				achievements: ["Kept inventory reports for four stores"],
			},
		],
		awards: [
			{
				award_name: "Excellence Award",
				awarding_organization: awardedBy,
				award_date: "2019-01",
				description:
					"Recognized for leading the design of a readmission dashboard for care teams.",
			},
		],
	});
	const job = readJob(POSTING);
	const letter = composeLetter({
		profile: analyst,
		job,
		match: matchProfile(analyst, job, TODAY),
		title: "Analytics Manager",
		company: "Harbour",
		posting: POSTING,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	expect(checkClaims(letter, analyst)).toEqual([]);
	return [letter.body.opening, ...letter.body.body_paragraphs].join(" ");
}

describe("an award", () => {
	it.each(["Meridian Health", "BluePeak"])(
		"of an employer is told where it was earned: %s",
		(employer) => {
			expect(letterWith(employer)).toMatch(
				/ I was (?:also )?recognized for leading the design of a readmission dashboard/,
			);
		},
	);
	it("earned at an earlier post is told of that one", () => {
		expect(letterWith("BluePeak")).toMatch(/BluePeak, I was recognized/);
	});
	it("of somebody else is no line of work", () => {
		expect(letterWith("Care Society")).not.toContain("recognized");
	});
});

describe("a paper that is asked for", () => {
	it("is answered by no line of work", () => {
		const asked = {
			kind: "must",
			text: "Microsoft Certified Solutions Expert",
		};
		expect(namesPaper(asked as Requirement)).toBe(true);
		expect(
			namesPaper({
				...asked,
				text: "Experience with certified suppliers",
			} as Requirement),
		).toBe(false);
	});
});

describe("a title that names a time", () => {
	it.each([
		["Freiwilliges Soziales Jahr", "de", ""],
		["Praktikum", "de", ""],
		["Praktikantin", "de", "Praktikantin"],
		["Marketing Internship", "en", ""],
		["Internship Coordinator", "en", "Internship Coordinator"],
	])("is nobody: %s", (title, language, said) => {
		expect(titleOfPerson(title, language)).toBe(said);
	});
});
