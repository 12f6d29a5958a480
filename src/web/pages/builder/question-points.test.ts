import { expect, it } from "vitest";
import { readJob } from "../../../domain/job/reading/read-job.ts";
import { samplePerson } from "../../../domain/profile/sample-person.ts";
import { questionPoints } from "./question-points.ts";

const POSTING = `Logistics Coordinator

Corvid Freight is looking for a logistics coordinator.

Requirements
- At least 4 years of experience in logistics`;

it("what the posting asks its reader to tell is asked here, and known once it was answered", () => {
	const posting = `${POSTING}

How to apply
Send your resume and five lines on a delivery that went wrong.`;
	const text = "five lines on a delivery that went wrong";
	const job = readJob(posting);
	expect(questionPoints(posting, job, samplePerson)).toMatchObject([
		{ text, group: "asked", question: { kind: "other", text, said: null } },
	]);
	const answered = {
		...samplePerson,
		statements: [
			{
				kind: "other" as const,
				text,
				answer: "A pallet of ice cream went to the wrong port.",
				stated_on: "2026-04-30",
				about_section: null,
				about_entry: null,
			},
		],
	};
	expect(questionPoints(posting, job, answered)).toMatchObject([
		{ group: "asked", question: { said: { text, holds: true } } },
	]);
});
