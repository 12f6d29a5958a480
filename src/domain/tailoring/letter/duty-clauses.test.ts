import { describe, expect, it } from "vitest";
import { conditionPhrase } from "./condition-phrase.ts";
import { dutyClauses } from "./duty-clauses.ts";
import { voiceOf } from "./voice.ts";

const said = (text: string) => dutyClauses(text).map((one) => one.text);

it("an amount is not cut at its comma", () => {
	expect(
		dutyClauses("negotiate gifts of $250,000 and up", true).map(
			({ text }) => text,
		),
	).toEqual(["negotiate gifts of $250,000 and up"]);
});

it("two nouns before a preposition are no two tasks", () => {
	expect(
		dutyClauses("advise builders and staff on tree protection", true).map(
			({ text }) => text,
		),
	).toEqual(["advise builders and staff on tree protection"]);
	expect(
		dutyClauses("prepare the reports and report to the board", true),
	).toHaveLength(2);
});

describe("the tasks of a requirement", () => {
	it.each([
		[
			"You will plan the rota, allocate work and lead the weekly counts.",
			["plan the rota", "lead the weekly counts"],
		],
		[
			"The post holder will supervise junior staff and you will take part in the weekend rota.",
			["supervise junior staff", "take part in the weekend rota"],
		],
		[
			"Responsible for designing, developing and running courses for new staff.",
			["design, develop and run courses for new staff"],
		],
		[
			"Experience of public engagement is essential.",
			["experience of public engagement"],
		],
		[
			"You have led a team in a warehouse or stockroom for at least two years.",
			["has led a team in a warehouse or stockroom"],
		],
		[
			"You will review your colleagues' code as they review yours.",
			["review their colleagues' code"],
		],
		[
			"You will assess patients before, during and after treatment, including access.",
			["assess patients before, during and after treatment"],
		],
		["Please apply by 5 December at our website.", []],
		["What we offer you in return", []],
	])("%s", (text, tasks) => {
		expect(said(text).join("; ")).toBe(tasks.join("; "));
	});
	it("hostile text is read in time and names nothing", () => {
		expect(dutyClauses("you will ".repeat(20_000))).toEqual([]);
		expect(dutyClauses(", and ".repeat(20_000))).toEqual([]);
	});
});

describe("a condition", () => {
	const voice = voiceOf("en", { posting: "", key: "" });
	it.each([
		[
			"It is essential that you hold a degree in planning, geography or public policy",
			"a degree in planning, geography or public policy",
		],
		[
			"A counterbalance or reach truck licence is essential.",
			"a counterbalance or reach truck licence",
		],
		["Bachelor's degree from an accredited college", "a bachelor's degree"],
		["You can bring what you have", null],
	])("%s", (text, phrase) => {
		expect(conditionPhrase(text, voice)).toBe(phrase);
	});
});
