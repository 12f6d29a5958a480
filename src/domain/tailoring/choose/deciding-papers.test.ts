import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { decidingPapers, isHeldFully, namedPapers } from "./deciding-papers.ts";

const today = "2026-11-20";
const person = Profile.parse({
	personal: { first_name: "Ada" },
	certifications: [
		{ certification_name: "Driver's license" },
		{ certification_name: "EPA 608 Universal" },
		{ certification_name: "Barista course" },
		{ certification_name: "Counterbalance forklift licence" },
	],
});
const papersFor = (posting: string) => {
	const job = readJob(posting);
	return decidingPapers({
		profile: person,
		match: matchProfile(person, job, today),
	});
};

describe("papers that decide", () => {
	it("are those of the trade, not the driving license", () => {
		expect(
			papersFor(
				"HVAC Technician\nRequirements:\n- EPA 608 Universal certification is required\n- A valid driver's license is required.",
			),
		).toEqual(["certifications.1"]);
	});
	it("are held where one of several would do", () => {
		expect(
			papersFor(
				"Shift Supervisor\nWhat you need:\n- A counterbalance or reach truck licence is essential.",
			),
		).toEqual(["certifications.3"]);
	});
	it("are known by a short name in brackets", () => {
		const nurse = Profile.parse({
			personal: { first_name: "Ada" },
			certifications: [{ certification_name: "RCVS registration (RVN)" }],
		});
		const job = readJob(
			"Veterinary nurse\nRequirements:\n- Registered Veterinary Nurse (RVN)",
		);
		expect(
			namedPapers({ profile: nurse, match: matchProfile(nurse, job, today) }),
		).toEqual(["certifications.0"]);
	});
	it("are known by their level beside the number of their form", () => {
		const holder = Profile.parse({
			personal: { first_name: "Ada" },
			certifications: [
				{ certification_name: "Bat survey class licence Level 1 (CL17)" },
			],
		});
		const job = readJob(
			"Ecologist\nRequirements:\n- Bat survey class licence Level 2 (CL18) or Level 1 is required",
		);
		expect(
			namedPapers({ profile: holder, match: matchProfile(holder, job, today) }),
		).toEqual(["certifications.0"]);
	});
	it("are none where the posting asks for none", () => {
		expect(papersFor("HVAC Technician\nRequirements:\n- Kindness")).toEqual([]);
	});
	it("are none of another level or length", () => {
		const holder = Profile.parse({
			personal: { first_name: "Ada" },
			certifications: [
				{ certification_name: "Safety course, 20 hours" },
				{ certification_name: "EPA 608 Universal (valid to May 2028)" },
			],
		});
		const job = readJob(
			"HVAC Technician\nRequirements:\n- Safety course of 60 hours is required\n- EPA 608 Universal certification is required",
		);
		expect(
			decidingPapers({
				profile: holder,
				match: matchProfile(holder, job, today),
			}),
		).toContain("certifications.1");
		expect(
			namedPapers({ profile: holder, match: matchProfile(holder, job, today) }),
		).toEqual(["certifications.1"]);
	});
	it.each([
		["EPA 608 Universal", true],
		["Reach truck (valid until 2029)", true],
		["Prophylaxis (course begun in May)", false],
		["Azure Administrator (exam booked)", false],
		["CPP - thinking about fall 2027", false],
	])(
		"hold fully where nothing behind the name limits them: %s, %s",
		(name, expected) => {
			expect(isHeldFully(name)).toBe(expected);
		},
	);
});
