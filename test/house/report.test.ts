import { describe, expect, it } from "vitest";
import {
	countPlaywright,
	countVitest,
	lastLine,
	table,
	withCrash,
} from "../../bin/checks/report.mjs";

const result = (name: string, passed: number, failed: number) => ({
	name,
	passed,
	failed,
	skipped: 0,
	seconds: 1.25,
});

describe("the last line of npm test", () => {
	it("counts everything that passed and failed", () => {
		expect(lastLine([result("types", 1, 0), result("tests", 40, 2)])).toBe(
			"41 passed, 2 failed",
		);
	});
	it("says so when something was left out", () => {
		expect(lastLine([{ ...result("tests", 1, 0), skipped: 3 }])).toBe(
			"1 passed, 0 failed, 3 skipped",
		);
	});
});

it("the table shows each step with its verdict and its time", () => {
	const text = table([
		result("types", 1, 0),
		result("tests", 40, 2),
		{ ...result("a PostgreSQL is there", 0, 0), skipped: 1 },
	]);
	expect(text).toBe(
		[
			"passed   types                    1/1  1.3 s",
			"FAILED   tests                  40/42  1.3 s",
			"skipped  a PostgreSQL is there    0/0  1.3 s",
		].join("\n"),
	);
});

describe("a runner that broke is a failure", () => {
	const none = { passed: 0, failed: 0, skipped: 0 };
	it("when it ran no test", () => {
		expect(withCrash(none, 0).failed).toBe(1);
	});
	it("when it ended badly although no test failed", () => {
		expect(withCrash({ ...none, passed: 9 }, 1).failed).toBe(1);
	});
	it("but a failed test is counted once", () => {
		expect(withCrash({ ...none, failed: 1 }, 1).failed).toBe(1);
	});
});

it("a test file that cannot be loaded counts as a failure", () => {
	const report = {
		numPassedTests: 2,
		numFailedTests: 1,
		numPendingTests: 1,
		numTodoTests: 0,
		testResults: [
			{ status: "failed", assertionResults: [{ status: "failed" }] },
			{ status: "failed", assertionResults: [] },
			{ status: "passed", assertionResults: [{ status: "passed" }] },
		],
	};
	expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 1 });
});

it("a journey that needed a second try has failed", () => {
	const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
	expect(countPlaywright({ stats, errors: [] })).toEqual({
		passed: 5,
		failed: 2,
		skipped: 0,
	});
});
