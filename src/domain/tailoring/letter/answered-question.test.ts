// A question the posting asks every applicant stands before the line that answers it, and leaves nothing to fill in.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-28";
const POSTING = `Site Surveyor

What you will do
- Survey bridges and roads
- Keep records of defects

What you need
- Two years of surveying bridges

How to apply
Send your CV to Dana and tell us about one survey you took from planning to handover.`;

function letterOf(achievements: string[]) {
	const profile = Profile.parse({
		personal: { first_name: "Ivo", last_name: "Brand", email: "i@b.example" },
		work_experience: [
			{
				job_title: "Surveyor",
				company_name: "Northway",
				start_date: "2021-04",
				is_current: true,
				achievements,
			},
		],
	});
	const job = readJob(POSTING);
	const content = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Site Surveyor",
		company: "",
		posting: POSTING,
		strength: "medium",
		sections: "auto",
		today,
	});
	expect(checkClaims(content, profile)).toEqual([]);
	return content.body;
}

describe("a question to every applicant", () => {
	it("opens the letter where a line answers it", () => {
		const body = letterOf([
			"Survey of 40 bridges a year with a crew of two",
			"Tram depot survey: planning in March, handover in June, no open defects",
			"Records of defects for the county",
		]);
		expect(body.opening).toContain("one survey you took from planning");
		expect(body.body_paragraphs[0]).toContain("Tram depot survey");
		expect(JSON.stringify(body)).not.toContain("[your answer]");
	});

	it("is answered by the one line that has its long word", () => {
		const body = letterOf([
			"Inspection of 40 bridges a year with a crew of two",
			"Handover of 12 sites in 2025, no open defects",
			"Training of two juniors on the total station",
		]);
		expect(JSON.stringify(body)).not.toContain("[your answer]");
	});

	it("is left open where none does", () => {
		const body = letterOf([
			"Inspection of 40 bridges a year with a crew of two",
			"Records of defects for the county",
			"Training of two juniors on the total station",
		]);
		expect(JSON.stringify(body)).toContain("[your answer]");
	});
	it("is answered by the position that has the experience it asks for, before the work of today", () => {
		const asked = `Permit Technician

What you will do
- Help customers at the counter

How to apply
In your letter tell us:
1. what experience you have of filling out permit applications,
2. why you want to work in a town of this size.`;
		const profile = Profile.parse({
			personal: { first_name: "Ivo", last_name: "Brand", email: "i@b.example" },
			work_experience: [
				{
					job_title: "Store Clerk",
					company_name: "Northway",
					start_date: "2021-04",
					is_current: true,
					achievements: [
						"Answer the telephone and help 60 customers a day",
						"Count the register every evening",
					],
				},
				{
					job_title: "Office Clerk",
					company_name: "Hill Excavation",
					start_date: "2017-04",
					end_date: "2021-03",
					achievements: [
						"Filled out permit applications for customers with the county",
						"Wrote invoices",
					],
				},
			],
		});
		const job = readJob(asked);
		const { body } = composeLetter({
			profile,
			job,
			match: matchProfile(profile, job, today),
			title: "Permit Technician",
			company: "",
			posting: asked,
			strength: "medium",
			sections: "auto",
			today,
		});
		expect(body.opening).toContain("Office Clerk at Hill Excavation");
		expect(`${body.opening} ${body.body_paragraphs[0]}`).toMatch(
			/what experience you have.*I filled out permit applications/iu,
		);
	});
});
