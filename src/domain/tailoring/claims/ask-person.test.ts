import { describe, expect, it } from "vitest";
import { maya, rafael } from "../../../../test/people.ts";
import { Profile } from "../../profile/profile.ts";
import { wordsToType } from "./ask-person.ts";
import { judgeLines } from "./check-claims.ts";
import { linesToConfirm } from "./claim-problem.ts";
import { isTyped } from "./typed-words.ts";

const WARD = "work_experience.0";

function problemOf(text: string, profile = maya) {
	const [problem] = judgeLines(
		[{ path: "x", text, entry: WARD }],
		profile,
	).problems;
	if (!problem) throw new Error(`"${text}" has nothing to ask.`);
	return problem;
}
const typedFor = (text: string, profile = maya) =>
	wordsToType(problemOf(text, profile), profile);

describe("a line the profile does not say", () => {
	it("is confirmed by a click where it is plain wording", () => {
		expect(typedFor("Decorated the break room for the holidays")).toBeNull();
	});

	it.each([
		"Ordered supplies for 14 rooms",
		"Kept a budget of $250,000",
		"Trained 11 new doctors in telemetry monitoring",
	])("is confirmed by a click where one figure stands: %s", (line) => {
		expect(typedFor(line)).toBeNull();
	});

	it.each([
		["Kept 3 rooms on 2 floors", "3 2"],
		["Reduced the noise at night by 40%", "40%"],
	])(
		"has several figures or that of a result written again: %s",
		(line, words) => {
			expect(typedFor(line)).toBe(words);
		},
	);

	it.each([
		"Became chief editor of the ward's newsletter",
		"Reduced the noise at night",
		"Configured Kubernetes",
	])(
		"is written again where it names a title, a tool or a result: %s",
		(line) => {
			expect(typedFor(line)).not.toBeNull();
		},
	);

	it("asks in another language too", () => {
		expect(typedFor("Speiseplan für 60 Gäste an 2 Tagen", rafael)).toBe(
			"60 2 Tagen",
		);
	});

	it("asks nothing more once it stands among the person's statements", () => {
		const text = "Decorated the break room for the holidays";
		const profile = Profile.parse({
			...maya,
			statements: [
				{
					text,
					kind: "confirmed_line",
					stated_on: "2026-11-22",
					about_section: "work_experience",
					about_entry:
						"Alder Creek Hospital, Charge Nurse, Cardiac Unit, 2021-04",
				},
			],
		});
		const judged = judgeLines([{ path: "x", text, entry: WARD }], profile);
		expect(judged.problems).toEqual([]);
		expect(judged.proofs[0]?.facts).toEqual(["statements.0.text"]);
	});

	it("is one line however many of its words are in doubt", () => {
		const problem = problemOf("Decorated the break room for the holidays");
		expect(linesToConfirm([problem, { ...problem, text: "room" }])).toBe(1);
		expect(linesToConfirm([])).toBe(0);
	});
});

it("what is written again may differ in blanks, case and typography, and in nothing else", () => {
	expect(isTyped(" $250,000 ", "$250,000")).toBe(true);
	expect(isTyped("chief Editor", "Chief editor")).toBe(true);
	expect(isTyped("$25,000", "$250,000")).toBe(false);
});
