// The numbers of a person specification's points are no words of what is asked for.
import { expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const textsOf = (lines: string) =>
	readJob(`Heating Engineer\n\nEssential\n${lines}`).requirements.map(
		({ text }) => text,
	);

it("leaves out the letter and number of three points or more", () => {
	expect(
		textsOf(
			"E1  Gas Safe registration\nE2  NVQ Level 3 in plumbing\nE3  Experience of fault finding on boilers",
		),
	).toEqual([
		"Gas Safe registration",
		"NVQ Level 3 in plumbing",
		"Experience of fault finding on boilers",
	]);
});

it("keeps grades of languages and classes", () => {
	expect(textsOf("- B2 German or better\n- C1 English or better")).toEqual([
		"B2 German or better",
		"C1 English or better",
	]);
});
