// What an entry says of itself beside the name that is asked for: not started, left, or another class.
import { describe, expect, it } from "vitest";
import { readJob } from "../job/reading/read-job.ts";
import { isNotHeld } from "../language/reading/not-held.ts";
import { Profile } from "../profile/profile.ts";
import { matchProfile } from "./answer/match-profile.ts";
import { isBelowRank } from "./decide/paper-rank.ts";
import { isUnheldFact } from "./unheld-fact.ts";

const matched = (profile: Record<string, unknown>, asked: string) =>
	matchProfile(Profile.parse(profile), readJob(asked), "2026-11-30");

describe("an entry that is not held", () => {
	const school = (degree_type: string) =>
		Profile.parse({
			personal: { first_name: "Kim", last_name: "Arden" },
			education: [
				{
					institution_name: "North College",
					degree_type,
					field_of_study: "Dental Hygiene",
				},
			],
		});
	const field = {
		path: "education.0.field_of_study",
		text: "Dental Hygiene",
	};
	it("says so in another field than the one that names it", () => {
		expect(isUnheldFact(field, school("A.A.S. (not started)"))).toBe(true);
		expect(isUnheldFact(field, school("A.A.S., paused since 2024"))).toBe(true);
		expect(isUnheldFact(field, school("A.A.S."))).toBe(false);
	});
	it.each([
		"Diploma (not obtained)",
		"Nursing program paused 2022",
		"accepted, first class in January 2027",
	])("is %s", (words) => {
		expect(isNotHeld(words)).toBe(true);
	});
	it.each([
		"Paused 14 campaigns that lost money",
		"Generally Accepted Accounting Principles",
		"Started in 2019 as an apprentice's mentor",
	])("is not %s", (words) => {
		expect(isNotHeld(words)).toBe(false);
	});
});

describe("what is asked for by its class or rank", () => {
	const driver = (paper: string) => ({
		personal: { first_name: "Kim", last_name: "Arden" },
		certifications: [{ certification_name: paper }],
		work_experience: [
			{ job_title: "Driver", company_name: "Brook Haulage", achievements: [] },
		],
	});
	const POSTING =
		"Driver\n\nRequirements:\n- Driving licence D, to be shown on your first day\n- Load the van every morning\n";
	const license = (paper: string) =>
		matched(driver(paper), POSTING).requirements.find(({ requirement }) =>
			requirement.text.includes("licence D"),
		)?.support;
	it("is not held by a class that brackets deny", () => {
		expect(license("Driving licence B and C (no D)")).toBe("absent");
		expect(license("Driving licence D")).toBe("shown");
	});
	it("is held by the lower of two ranks that may stand for each other", () => {
		const either = "Survey license Level 2, or Level 1 with a logbook";
		expect(isBelowRank(["Survey license Level 1"], either)).toBe(false);
		expect(isBelowRank(["Survey license Level 1"], "Level 2 license")).toBe(
			true,
		);
	});
});
