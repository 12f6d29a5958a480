// What nobody is taken without and is held stands in a letter's first paragraph, with every paper the posting names by its letters.
import { expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeLetter } from "./compose-letter.ts";
import { paperInSentence } from "./paper-names.ts";
import { paperSentences } from "./paper-sentences.ts";
import { quotedNeed } from "./quoted-need.ts";
import { voiceOf } from "./voice.ts";

const TODAY = "2026-11-28";

const profile = Profile.parse({
	personal: { first_name: "Ffion", last_name: "Alder", email: "f@a.example" },
	work_experience: [
		{
			job_title: "Climbing Arborist",
			company_name: "Greaves Tree Care",
			start_date: "2020-04",
			is_current: true,
			achievements: [
				"Brief the crew and fill in the site risk assessment before we start each day",
				"Price small jobs up to £800 on my own",
				"Train our apprentice and run an aerial rescue drill every month",
				"Drive the 3.5 t tipper with the chipper trailer most days",
			],
		},
	],
	certifications: [
		{ certification_name: "NPTC CS38 climbing and aerial rescue" },
		{ certification_name: "NPTC CS39 chainsaw from rope and harness" },
		{ certification_name: "Risk assessment webinar", issue_date: "2024-02" },
	],
});

function bodyFor(posting: string) {
	const job = readJob(posting);
	return composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, TODAY),
		title: "Lead Climber",
		company: "Ribble Tree Services",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	}).body;
}

const POSTING = `Lead Climber

You'll be climbing most days, so please only apply if you hold CS38 and CS39 (or the newer equivalents).

Day to day: running the crew and the job sheet, risk assessments, dismantles and training the apprentice.
`;

it("papers that decide are told first", () => {
	const { opening, ...further } = bodyFor(POSTING);
	expect(opening).toMatch(/CS38 .*CS39 /u);
	expect(JSON.stringify(further)).not.toContain("CS39");
});

it("papers that decide nothing stand with the rest", () => {
	const { opening } = bodyFor(
		POSTING.replace(
			"please only apply if you hold CS38 and CS39",
			"CS38 and CS39 are a bonus",
		),
	);
	expect(opening).not.toContain("CS39");
});

it("a course has its article", () => {
	expect(paperInSentence("Wire Fraud webinar", "2025", "en").text).toBe(
		"the Wire Fraud webinar (2025)",
	);
});

it("what is only planned is no paper that is held", () => {
	const [said] = paperSentences(
		[
			{
				text: "F-gas certificate: course planned for March 2027",
				sources: ["certifications.0"],
			},
		],
		{ profile, today: TODAY },
		voiceOf("en", { posting: "", key: "x" }),
	);
	expect(said?.text).not.toMatch(/^I hold/u);
});

it("what only those have who are taken is named by itself", () => {
	expect(
		quotedNeed(
			{
				text: "So we can only schedule someone who already holds a valid Class 2 licence;",
				language: "en",
			},
			voiceOf("en", { posting: "", key: "x" }),
		),
	).toBe("a valid Class 2 licence");
});

it("a condition is named without the day by which it holds", () => {
	expect(
		quotedNeed(
			{
				text: "A current ServSafe Manager certificate (or equivalent) in hand on the day you start.",
				language: "en",
			},
			voiceOf("en", { posting: "", key: "x" }),
		),
	).toBe("a current ServSafe Manager certificate");
});

it("the years of the firm are asked of nobody", () => {
	const { opening } = bodyFor(
		"Lead Climber\n\nWe're a small family outfit, two trucks, 16 years in the valley, and Robbo is retiring, so we need someone to run the crew.\n\nWhat you must have, sorry, no exceptions\n* Blasting licence, current\n",
	);
	expect(opening).not.toMatch(/16 years/u);
});
