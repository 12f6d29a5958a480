import { describe, expect, it } from "vitest";
import { Profile } from "../../profile/profile.ts";
import { judgeText } from "./check-text.ts";

const operator = Profile.parse({
	personal: { first_name: "Dale", last_name: "Pruitt" },
	work_experience: [
		{
			job_title: "Operator III",
			company_name: "Kings Slough District",
			start_date: "2021-05",
			is_current: true,
			achievements: [
				"Cut energy use of the filter plant by 31% with timers, variable drives and fixed SCADA routines",
				"Kept the filter plant within its discharge permit for four years",
				"Trained two new operators in sampling",
			],
		},
		{
			job_title: "Operator I",
			company_name: "City of Tollhouse",
			start_date: "2016-02",
			end_date: "2021-04",
			achievements: ["Read meters on two routes"],
		},
	],
	education: [
		{
			degree_type: "BSCS",
			institution_name: "Fresno State",
			end_date: "2016-01",
		},
	],
	awards: [
		{
			award_name: "Operator of the Year",
			awarding_organization: "Kings Slough District",
			award_date: "2023-04",
			description:
				"For keeping the filter plant within its discharge permit for four years",
		},
	],
	skills: [{ skill_name: "Sampling" }],
});
const saidOf = (text: string) =>
	judgeText(text, operator, { today: "2026-11-20" }).problems.map(
		(problem) => problem.text,
	);
const POSITION = "Operator III, Kings Slough District\nMay 2021 – Present\n";

describe("a line that a page broke", () => {
	it.each([
		[
			"before a name",
			`${POSITION}Operator III: cut energy use of the filter plant by 31% with timers, variable drives and fixed\nSCADA routines. Trained two new operators in sampling.`,
		],
		[
			"before a date",
			"I am applying for a position with you. I have been an Operator III at Kings Slough District since\nMay 2021.",
		],
	])("is read whole %s", (_, text) => {
		expect(saidOf(text)).toEqual([]);
	});

	it.each([
		[
			"another name",
			`${POSITION}Operator III: cut energy use of the filter plant by 31% with timers, variable drives and fixed\nOracle routines. Trained two new operators in sampling.`,
		],
		[
			"another date",
			"I am applying for a position with you. I have been an Operator III at Kings Slough District since\nMay 2014.",
		],
		[
			"a deed that was not done",
			`${POSITION}Cut energy use of the filter plant by 31% with timers, variable drives and fixed SCADA routines\nLed the Oracle rollout of the district.`,
		],
	])("proves no more with %s behind the break", (_, text) => {
		expect(saidOf(text)).not.toEqual([]);
	});
});

describe("an award behind the line it was given for", () => {
	const kept =
		"Kept the filter plant within its discharge permit for four years";

	it("may stand in brackets, as our own documents print it", () => {
		expect(
			saidOf(`${POSITION}${kept} (Operator of the Year, Apr 2023)`),
		).toEqual([]);
	});

	it.each([
		`${kept} (Operator of the Year, Apr 2022)`,
		`${kept} (Engineer of the Year, Apr 2023)`,
		`${kept} (Operator of the Year, State of California, Apr 2023)`,
		"Trained two new managers in sampling (Operator of the Year, Apr 2023)",
		"Kept both plants within their discharge permit for four years (Operator of the Year, Apr 2023)",
	])("is no other award, and proves no other line: %s", (line) => {
		expect(saidOf(`${POSITION}${line}`)).not.toEqual([]);
	});
});

describe("a heading before a list", () => {
	it("says nothing, and what stands behind it is held against the profile", () => {
		expect(saidOf("More skills: Sampling")).toEqual([]);
		expect(saidOf("More skills: Surgery")).not.toEqual([]);
	});
});
