// A letter is long enough to be read as one, as far as the profile has lines, and a short message stays short.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-28";
const planner = Profile.parse({
	personal: { first_name: "Ida", last_name: "Holm", email: "ida@h.example" },
	work_experience: [
		{
			job_title: "Transport Planner",
			company_name: "Fjord Freight",
			start_date: "2020-03",
			is_current: true,
			achievements: [
				"Plan 22 trucks and 15 charters a day for three countries",
				"Watch driving hours and read out the tachographs each week",
				"Cut empty kilometers from 19% to 14% by fixed return loads",
				"Train new planners, two so far, in the planning system",
				"Answer drivers by telephone outside of office hours too",
			],
		},
		{
			job_title: "Truck Driver",
			company_name: "Vestkyst Cargo",
			start_date: "2013-04",
			end_date: "2020-02",
			achievements: [
				"Drove chilled freight to Germany and Denmark every week",
				"Secured loads of up to 24 tons and kept the papers in order",
				"Carried dangerous goods with papers in the last two years",
			],
		},
	],
});
const POSTING = `Freight Planner

What you will do
- Plan trucks and charters for national and international freight
- Watch driving hours with the tachographs
- Carry dangerous goods papers and load plans

Requirements
- Three years in transport planning`;

function letterTo(posting: string) {
	const job = readJob(posting);
	return composeLetter({
		profile: planner,
		job,
		match: matchProfile(planner, job, TODAY),
		title: "Freight Planner",
		company: "Nordsee Spedition",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
}

function wordsOf({ body }: ReturnType<typeof letterTo>): number {
	return [body.opening, ...body.body_paragraphs, body.closing]
		.join(" ")
		.split(/\s+/u).length;
}

describe("a letter's length", () => {
	it("holds lines of an earlier position where those of today are told", () => {
		const letter = letterTo(POSTING);
		expect(wordsOf(letter)).toBeGreaterThanOrEqual(100);
		expect(letter.body.body_paragraphs.join(" ")).toContain("Vestkyst Cargo");
		expect(checkClaims(letter, planner)).toEqual([]);
	});

	it("is that of a full page where more lines surely answer what is asked", () => {
		const letter = letterTo(
			POSTING.replace(
				"\n\nRequirements",
				"\n- Train new planners in the planning system\n- Cut empty kilometers by return loads\n- Secure loads and keep their papers\n\nRequirements",
			),
		);
		const told = letter.validation.lines.flatMap(
			({ original }) => original?.split(" | ") ?? [],
		);
		expect(told.length).toBeGreaterThan(5);
		expect(wordsOf(letter)).toBeLessThan(260);
		expect(checkClaims(letter, planner)).toEqual([]);
	});

	it("is not made by lines that answer nothing", () => {
		const text = letterTo(POSTING).body.body_paragraphs.join(" ");
		expect(text).not.toContain("Answer drivers by telephone");
		expect(text).not.toContain("chilled freight");
	});

	it("is short where a condition is asked about first", () => {
		const asking = letterTo(
			`${POSTING}\n- Current Registered Nurse license required`,
		);
		const told = asking.validation.lines.flatMap(
			({ original }) => original?.split(" | ") ?? [],
		);
		expect(asking.subject).toContain("question");
		expect(told.length).toBeLessThanOrEqual(3);
	});

	it("stays that of a message where the posting wishes no letter", () => {
		const short = letterTo(`${POSTING}\n\nNo cover letter, please.`);
		expect(wordsOf(short)).toBeLessThan(wordsOf(letterTo(POSTING)));
	});
});

it("says of nobody that they have been with an employer since they changed their post there", () => {
	const opening = (company_name: string) => {
		const job = readJob(POSTING);
		const profile = {
			...planner,
			work_experience: planner.work_experience.map((work, at) =>
				at === 1 ? { ...work, company_name } : work,
			),
		};
		return composeLetter({
			...{ profile, job, match: matchProfile(profile, job, TODAY) },
			...{ title: "Freight Planner", company: "Nordsee", posting: POSTING },
			...{ strength: "medium", sections: "auto", today: TODAY },
		}).body.opening;
	};
	expect(opening("Vestkyst Cargo")).toContain("where I have been since March");
	expect(opening("Fjord Freight")).toContain("Planner at Fjord Freight, I ");
});
