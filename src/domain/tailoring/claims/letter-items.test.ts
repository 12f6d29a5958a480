import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import type { LetterContent } from "../content/content.ts";
import { composeLetter } from "../letter/compose-letter.ts";
import { checkClaims, judgeLines } from "./check-claims.ts";
import { judgeText } from "./check-text.ts";

const today = "2026-11-20";
const NEED = "Experience in training new staff on medical devices";
const LINE =
	"Trained 11 new nurses in telemetry monitoring and safe handling of IV pumps";

function letterWith(paragraphs: string[], needs?: string[]): LetterContent {
	const posting = `Charge Nurse\nNorthgate Clinic\n\n- ${NEED}`;
	const job = readJob(posting);
	const letter = composeLetter({
		profile: maya,
		job,
		match: matchProfile(maya, job, today),
		title: "Charge Nurse",
		company: "Northgate Clinic",
		strength: "low",
		sections: "auto",
		today,
		posting,
	});
	return {
		...letter,
		metadata: { ...letter.metadata, ...(needs ? { needs } : {}) },
		body: { ...letter.body, body_paragraphs: paragraphs },
	};
}

const problemsOf = (paragraphs: string[], needs?: string[]) =>
	checkClaims(letterWith(paragraphs, needs), maya).map(({ text }) => text);

describe("a list of what a posting asks for in a letter", () => {
	it("is proved where it names a requirement and tells a line of the profile", () => {
		expect(problemsOf([`${NEED}: ${LINE}`], [NEED])).toEqual([]);
		expect(
			problemsOf(
				[`– Training new staff: ${LINE}\n– ${NEED}: ${LINE}`],
				["Training new staff, and more", NEED],
			),
		).toEqual([]);
	});

	it("claims nothing the posting does not ask for", () => {
		expect(problemsOf([`Leading 40 nurses: ${LINE}`], [NEED])).not.toEqual([]);
		expect(problemsOf([`${NEED}: ${LINE}`])).not.toEqual([]);
	});

	it("tells no line the profile does not prove", () => {
		expect(
			problemsOf([`${NEED}: ${LINE.replace("11", "40")}`], [NEED]),
		).not.toEqual([]);
		expect(
			problemsOf([`${NEED}: Prepared the annual accreditation visit`], [NEED]),
		).not.toEqual([]);
	});

	it("is read in the text of a letter too, behind a sentence that names the posting", () => {
		const letter = (opening: string) =>
			`Dear Hiring Manager,\n\n${opening}\n\n• ${NEED}: ${LINE}\n\nSincerely,\nMaya Okonjo`;
		expect(
			judgeText(letter("You ask for the following:"), maya, { today }).problems,
		).toEqual([]);
		expect(
			judgeText(letter("This is what I bring:"), maya, { today }).problems,
		).not.toEqual([]);
	});
});

describe("a detail a posting asks for", () => {
	const stating = (summary: string) =>
		Profile.parse({ ...maya, personal: { ...maya.personal, summary } });
	const problemsIn = (text: string, summary: string) =>
		judgeLines([{ path: "line", text }], stating(summary), { today }).problems;

	it("may be the words of the person's own summary", () => {
		expect(
			problemsIn(
				"My salary expectation is $48 an hour.",
				"Nurse. Salary: $48 an hour.",
			),
		).toEqual([]);
	});

	it("loses no no and no limit of them, and is nothing else", () => {
		expect(
			problemsIn("My work authorization: US visa.", "Nurse. No US visa."),
		).not.toEqual([]);
		expect(
			problemsIn(
				"My salary expectation is $60 an hour.",
				"Nurse. Salary: $48 an hour.",
			),
		).not.toEqual([]);
	});
});
