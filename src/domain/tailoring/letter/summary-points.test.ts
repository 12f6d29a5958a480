import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-22";

const POSTING = `Quality Engineer
Brightwell Castings, Tampa

Your tasks
- Inspect castings and write inspection reports
- Lead root cause analysis with the foundry

Requirements
- ASQ CQE certification is required
- Three years in a foundry or machine shop
- Experience with root cause analysis`;

function letterOf(summary: string) {
	const profile = Profile.parse({
		personal: {
			first_name: "Ines",
			last_name: "Vogel",
			email: "ines@example.org",
			city: "Duluth",
			summary,
		},
		work_experience: [
			{
				job_title: "Quality Technician",
				company_name: "Northshore Foundry",
				start_date: "2021-05",
				is_current: true,
				achievements: [
					"Inspect about 60 castings a day and write the inspection reports",
					"Root cause analysis with the foundry: scrap down from 6 to 4 percent in 2025",
				],
			},
		],
	});
	const job = readJob(POSTING);
	const letter = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Quality Engineer",
		company: "Brightwell Castings",
		posting: POSTING,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	return letter.body.body_paragraphs.filter((text) => text.startsWith("• "));
}

describe("what the person's own summary adds to a letter's list", () => {
	it("lists how far they are with the paper that is asked for", () => {
		expect(
			letterOf("Five years in foundries. CQE exam booked for April 2027."),
		).toContain("• CQE exam booked for April 2027");
	});
	it("lists a move to where the work is", () => {
		expect(
			letterOf("Five years in foundries. Moving to Tampa in January."),
		).toContain("• Moving to Tampa in January");
	});
	it.each([
		"Studying Italian for the CQE of life, a team player with passion, done in 2027.",
		"On parental leave until March 2027, CQE after that.",
		"Master's degree in history planned for 2028.",
	])(
		"leaves out praise, what is private and what nobody asked for (%#)",
		(summary) => {
			expect(letterOf(summary)).toHaveLength(2);
		},
	);
});
