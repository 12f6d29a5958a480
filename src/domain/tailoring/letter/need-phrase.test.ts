// What a posting says to "you" goes on in a letter as a task, where it is one.
import { describe, expect, it } from "vitest";
import { asSaidToReader, deedPhrase } from "./need-phrase.ts";
import { voiceOf } from "./voice.ts";

const voice = voiceOf("en", { posting: "", key: "x" });

describe("a task said to the reader", () => {
	it.each([
		["You lead a crew of two, so you plan the day", "lead a crew of two"],
		[
			"You'll train new starters and you will write the rota",
			"train new starters",
		],
		["You run your own desk of 40 files", "run their own desk of 40 files"],
		["You will look after three schemes", "look after three schemes"],
	])("“%s” is a deed", (said, deed) => {
		expect(deedPhrase(said, voice)).toBe(deed);
	});

	it.each([
		"You report to the site manager",
		"You will join a team of nine",
		"You will be happy outdoors",
		"You talk to agents, lenders",
		"You get a company van",
	])("“%s” is none", (said) => {
		expect(deedPhrase(said, voice)).toBeNull();
	});
});

it("a noun said to the reader is a deed", () => {
	const said = asSaidToReader(
		"code inpatient accounts",
		"You will code inpatient accounts.",
	);
	expect(deedPhrase("code inpatient accounts", voice)).toBeNull();
	expect(deedPhrase(said, voice)).toBe("code inpatient accounts");
});
