// What a posting asks its reader to tell stands in the letter with a slot, and is answered where the profile says it.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-28";

function letterFor(
	posting: string,
	{
		statements = [],
		...given
	}: { whyThem?: string; statements?: object[] } = {},
) {
	const profile = Profile.parse({
		personal: { first_name: "Ivo", last_name: "Brand", email: "i@b.example" },
		work_experience: [
			{
				job_title: "Baker",
				company_name: "Northway",
				start_date: "2021-04",
				is_current: true,
				achievements: ["Bake 400 loaves a night with a crew of two"],
			},
		],
		statements,
		certifications: [{ certification_name: "Driver's license, class B" }],
	});
	const job = readJob(posting);
	const content = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Baker",
		company: "",
		posting,
		strength: "medium",
		sections: "auto",
		today,
		...given,
	});
	expect(checkClaims(content, profile)).toEqual([]);
	return content.body;
}

function posting(apply: string): string {
	return `Baker

What you will do
- Bake bread for schools
- Keep the ovens clean

What you need
- Two years of baking

How to apply
${apply}`;
}

describe("a posting's questions", () => {
	it("stand quoted whole with one slot for their answers", () => {
		const { body_paragraphs } = letterFor(
			posting(
				"Send a letter that answers two questions: Which loaf would you never sell? And who taught you to bake?",
			),
		);
		expect(body_paragraphs.at(-1)).toBe(
			"My answers to “Which loaf would you never sell?” and “Who taught you to bake?”: [your answers, in this order].",
		);
	});

	it("have a slot that says how much is wanted", () => {
		const { body_paragraphs } = letterFor(
			posting("Apply with a resume and five lines on your worst night."),
		);
		expect(body_paragraphs.at(-1)).toBe(
			"You ask for “five lines on your worst night”: [five lines].",
		);
	});

	it("are named together where they are too many to be quoted", () => {
		const { body_paragraphs } = letterFor(
			posting(
				"Application questions\n1. How many ovens have you run at once?\n2. Which flour do you like best?\n3. What do you do when the yeast is dead?\n4. Who taught you to bake?",
			),
		);
		expect(body_paragraphs.at(-1)).toBe(
			"To the questions in your posting: [your answers, in their order].",
		);
	});

	it("are answered where the profile says it", () => {
		const body = letterFor(
			posting(
				"Application questions\n1. Do you have a driver's license?\n2. Which loaf would you never sell?",
			),
		);
		expect(body.closing).toContain("license, class B");
		expect(body.body_paragraphs.at(-1)).toBe(
			"My answer to “Which loaf would you never sell?”: [your answer].",
		);
	});

	it("why them is answered by the person's own words", () => {
		const why = "Tell us in two lines why a village bakery appeals to you.";
		expect(JSON.stringify(letterFor(posting(why)))).toContain("[two lines]");
		const { body_paragraphs } = letterFor(posting(why), {
			whyThem: "I grew up above a bakery.",
		});
		expect(body_paragraphs.join()).not.toContain("[");
	});

	it("are answered in the person's own words where they have said them", () => {
		const text = "five lines on your worst night";
		const { body_paragraphs } = letterFor(
			posting(`Apply with a resume and ${text}, and tell us who taught you.`),
			{
				statements: [
					{
						kind: "other",
						text,
						answer: "The oven died at two. I called 12 schools myself",
						stated_on: "2026-11-20",
					},
				],
			},
		);
		expect(body_paragraphs.at(-1)).toBe(
			"You ask for “five lines on your worst night”: The oven died at two. I called 12 schools myself.",
		);
		expect(body_paragraphs.join()).not.toContain("[five lines]");
	});
});

describe("a license or a permit that is asked for", () => {
	const letter = (asked: string) => {
		const posting = `Driver\n\nWhat you need\n- ${asked}\n- Two years of driving`;
		const profile = Profile.parse({
			personal: { first_name: "Ivo", last_name: "Brand", email: "i@b.example" },
			work_experience: [
				{ job_title: "Courier", company_name: "Northway", is_current: true },
			],
		});
		const job = readJob(posting);
		const content = composeLetter({
			profile,
			job,
			match: matchProfile(profile, job, "2026-11-28"),
			title: "Driver",
			company: "",
			posting,
			strength: "medium",
			sections: "auto",
			today: "2026-11-28",
		});
		expect(checkClaims(content, profile)).toEqual([]);
		return content.body;
	};
	const paragraphs = (asked: string) => letter(asked).closing;

	it("is asked about before all else where nobody is taken without it", () => {
		const permit = "For this position I [have the right to work";
		const decides = letter(
			"US work authorization is a must, we cannot sponsor visas.",
		);
		expect(decides.opening).toContain(permit);
		expect(decides.closing).not.toContain(permit);
		expect(letter("US work authorization").closing).toContain(permit);
	});

	it("is asked about by its whole name", () => {
		expect(
			paragraphs(
				"Possession of a valid and current FL Driver License with no more than six points.",
			),
		).toContain(
			"“valid and current FL Driver License with no more than six points”: [yes or no]",
		);
		expect(
			paragraphs(
				"Possession of, and ability to maintain, a valid Class C California driver's license and a satisfactory driving record.",
			),
		).toContain(
			"“valid Class C California driver's license and a satisfactory driving record”: [yes or no]",
		);
		expect(paragraphs("A valid driver's license")).toContain(
			"I [have or do not have] a valid driver’s license.",
		);
	});
});
