import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import type { LetterContent } from "../content/content.ts";
import { repairContent } from "../repair/repair-content.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-22";

const fitter = Profile.parse({
	personal: {
		first_name: "Bram",
		last_name: "Oakes",
		email: "bram@example.org",
	},
	work_experience: [
		{
			job_title: "Heating Fitter",
			company_name: "Lindley Heating Ltd",
			start_date: "2020-05",
			is_current: true,
			achievements: [
				"On boilers and gas safety checks, around 400 homes a year",
				"With heat pump repairs: 30 call-outs a month incl. Sundays",
				"Van",
			],
		},
		{
			job_title: "Apprentice",
			company_name: "Moor & Sons",
			start_date: "2016-09",
			end_date: "2020-04",
			achievements: [
				"On pipework of a 40 home estate, first and second fix, with two fitters",
			],
		},
	],
	certifications: [
		{ certification_name: "Gas Safe registration" },
		{ certification_name: "F-Gas (expired 2021)" },
	],
});
const posting = `Heating Engineer
What you'll do
- Boiler servicing and gas safety checks
- Heat pump repairs
- Pipework in new homes
What we need
- Gas Safe registration is essential
- F-Gas certificate`;

function letterFor(profile: Profile, asked = posting): LetterContent {
	const job = readJob(asked);
	return composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Heating Engineer",
		company: "Warmwell",
		posting: asked,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
}

describe("a letter in lines", () => {
	const letter = letterFor(fitter);
	const points = letter.body.body_paragraphs.filter((text) =>
		text.startsWith("• "),
	);

	it("lists the person's lines word for word", () => {
		expect(letter.body.opening).toMatch(
			/Heating Fitter at Lindley Heating Ltd/,
		);
		expect(points.join("\n")).toContain(
			"On boilers and gas safety checks, around 400 homes a year",
		);
		expect(points.join("\n")).toContain("a month incl. Sundays");
	});
	it("lists no more than five lines", () => {
		expect(points.length).toBeLessThanOrEqual(5);
	});
	it("says behind a line where else it was done, and leaves out what tells nothing", () => {
		expect(points.join("\n")).toContain(
			"with two fitters (Moor & Sons, 2016–2020)",
		);
		expect(points.join("\n")).not.toContain("Van");
	});
	it("names the papers asked for behind them, in a sentence", () => {
		expect(letter.body.closing).toContain("I hold Gas Safe registration.");
	});
	it("is proved line by line", () => {
		expect(checkClaims(letter, fitter)).toEqual([]);
		expect(repairContent(letter, fitter)).toEqual(letter);
	});
	it("stands on nothing but the posting before a colon, and on the profile behind it", () => {
		const wrong = [
			"• Led a team of nine: Boiler servicing and gas safety checks, around 400 homes a year",
			"• Heat pump repairs: Boiler servicing, around 900 homes a year",
			"• Pipework on a 40 home estate, first and second fix, with two fitters (Lindley Heating Ltd)",
			"• Qualifications: Gas Safe registration; F-Gas certificate, level 2",
		];
		for (const text of wrong)
			expect(
				checkClaims(
					{ ...letter, body: { ...letter.body, body_paragraphs: [text] } },
					fitter,
				),
				text,
			).not.toEqual([]);
	});
	it("is three lines where the posting wishes no letter and four where a short one, and the person is told", () => {
		const many = Profile.parse({
			...fitter,
			work_experience: fitter.work_experience.map((work) => ({
				...work,
				achievements: [
					...work.achievements,
					"Schools contract: boiler servicing and gas safety checks, 30% fewer call-outs a year",
					"New homes contract: pipework and pressure tests, 60 of them last year with one apprentice",
				],
			})),
		});
		const short = letterFor(many, `${posting}\nNo cover letter, please.`);
		const listed = (of: LetterContent) =>
			of.body.body_paragraphs.filter((text) => text.startsWith("• ")).length;
		expect(listed(letterFor(many))).toBeGreaterThan(4);
		expect(listed(short)).toBe(3);
		expect(
			listed(letterFor(many, `${posting}\nTwo paragraphs are enough.`)),
		).toBe(4);
		expect(short.validation.warnings[0]).toContain("asks for no cover letter");
	});
	it("lists the work the position is named after, however few its words", () => {
		const trained = Profile.parse({
			...fitter,
			work_experience: fitter.work_experience.map((work) => ({
				...work,
				achievements: ["Heating surveys", ...work.achievements],
			})),
		});
		const listed = letterFor(trained).body.body_paragraphs.join("\n");
		expect(listed).toContain("• Heating surveys");
		expect(listed).not.toContain("• Van");
	});
});
