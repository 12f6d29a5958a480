// A posting that asks for the number of a license is answered by the paper that says it, and by nothing without a number.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { askedDetails } from "./asked-details.ts";

const posting = `Respiratory Therapist

Requirements
- Current license

How to apply
In the letter please state your license number and its expiration date.`;

function answersOf(certification_name: string) {
	const profile = Profile.parse({
		personal: { first_name: "Ann" },
		certifications: [{ certification_name }],
	});
	const job = readJob(posting);
	const today = "2026-12-01";
	return askedDetails({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Respiratory Therapist",
		company: "",
		posting,
		strength: "medium",
		sections: "auto",
		today,
	}).map(({ open, own }) => [open, own?.text ?? null]);
}

describe("the number of a license", () => {
	it("is answered with its date by the paper that says both", () => {
		const paper = "Respiratory Care license RC.18840, expires 06/30/2028";
		expect(answersOf(paper)).toEqual([["licenceNumber", paper]]);
	});
	it.each(["Registration as a civil engineer", "ISO 17025 auditor"])(
		"is not answered by a paper without one: %s",
		(paper) => {
			expect(answersOf(paper).map(([, own]) => own)).toEqual([null]);
		},
	);
});
