import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeResume } from "../resume/compose-resume.ts";

const linesOf = (achievements: readonly string[], posting: string) => {
	const today = "2026-11-30";
	const profile = Profile.parse({
		personal: { summary: "Chemist at the bench." },
		work_experience: [
			{
				job_title: "Chemist",
				company_name: "Clackamas",
				start_date: "2023-03",
				is_current: true,
				achievements,
			},
		],
	});
	const job = readJob(posting);
	return composeResume({
		...{ profile, job, match: matchProfile(profile, job, today), today },
		...{ title: job.title ?? "", company: "", posting },
		...{ strength: "medium", sections: "auto" },
	}).experience[0]?.achievements;
};

describe("a line that is told from the one before it", () => {
	const first = "Run semivolatiles on two GC/MS systems since August 2025";
	const then = "Before that two years on GC-FID";
	const audited =
		"Wrote 3 SOPs for extraction of semivolatiles, audited without findings";

	it("stands without the words that point there where another stands between", () => {
		const lines = linesOf(
			[first, then, audited],
			"Chemist\nYou will:\n- run semivolatiles on GC/MS\n- write SOPs for extraction and pass audits",
		);
		expect(lines).toEqual([first, audited, "Two years on GC-FID"]);
	});
	it("keeps them behind the line it was written behind", () => {
		const lines = linesOf(
			[first, then],
			"Chemist\nYou will:\n- run semivolatiles on GC/MS",
		);
		expect(lines).toEqual([first, then]);
	});
});

it("says of standing in for somebody how long, not what ailed them", () => {
	const line =
		"Stood in as bench lead for 11 weeks in 2025 while Gary was off with his knee, wrote the reports";
	expect(linesOf([line], "Chemist\nYou will:\n- run the bench")).toEqual([
		"Stood in as bench lead for 11 weeks in 2025, wrote the reports",
	]);
});

it("prints no illness or leave of the person", () => {
	const line = "Ran the bench for 40 samples a day";
	expect(
		linesOf(
			[line, "2017 accident (wrist), 4 months off"],
			"Chemist\nYou will:\n- run the bench",
		),
	).toEqual([line]);
});
