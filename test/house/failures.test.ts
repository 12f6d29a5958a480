import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import {
	failuresOf,
	playwrightFailures,
	vitestFailures,
} from "../../bin/checks/failures.mjs";

/** A page as Playwright writes it down beside a journey that failed. */
function writtenDown(page: string[]): string {
	const folder = mkdtempSync(join(tmpdir(), "attune-failures-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const path = join(folder, "error-context.md");
	writeFileSync(
		path,
		`# Error details\n\n\`\`\`yaml\n${page.join("\n")}\n\`\`\`\n\n# Test source\n`,
	);
	return path;
}

function journeyThatFailed(path: string) {
	const attempt = {
		errors: [{ message: "\u001b[31mError: nothing was said\u001b[39m" }],
		attachments: [{ name: "error-context", path }],
	};
	const spec = { file: "profile.spec.ts", line: 204, title: "saves" };
	return {
		errors: [],
		suites: [
			{
				suites: [
					{ specs: [{ ...spec, ok: false, tests: [{ results: [attempt] }] }] },
				],
			},
		],
	};
}

it("a journey that fails says what the page showed, without what every page shows", () => {
	const path = writtenDown([
		"- banner:",
		'  - link "Attune"',
		"- main:",
		'  - heading "Profile"',
	]);
	expect(playwrightFailures(journeyThatFailed(path))).toEqual([
		[
			"── FAILED test/journeys/profile.spec.ts:204 saves ──",
			"Error: nothing was said",
			"The page showed:",
			"- main:",
			'  - heading "Profile"',
		].join("\n"),
	]);
});

it("of a long page the beginning and the end are shown, where it says what happened", () => {
	const long = Array.from({ length: 300 }, (_, at) => `  - text: ${at}`);
	const path = writtenDown(["- main:", ...long, '- alert: "Not saved"']);
	const [failure = ""] = playwrightFailures(journeyThatFailed(path));
	const lines = failure.split("\n");
	expect(lines.length).toBe(43);
	expect(lines).toContain("  - text: 0");
	expect(lines.at(-1)).toBe('- alert: "Not saved"');
});

it("a journey that failed without a page says why", () => {
	const report = journeyThatFailed("/nowhere/error-context.md");
	expect(playwrightFailures(report)).toEqual([
		"── FAILED test/journeys/profile.spec.ts:204 saves ──\nError: nothing was said",
	]);
});

it("a test that fails says why, and so does a file that cannot be loaded", () => {
	const test = { fullName: "a", status: "failed", failureMessages: ["1 ≠ 2"] };
	const passed = { fullName: "b", status: "passed", failureMessages: [] };
	const report = {
		testResults: [
			{
				name: "x.test.ts",
				status: "failed",
				message: "",
				assertionResults: [passed, test],
			},
			{
				name: "y.test.ts",
				status: "failed",
				message: "no such file",
				assertionResults: [],
			},
		],
	};
	expect(vitestFailures(report)).toEqual([
		"── FAILED x.test.ts: a ──\n1 ≠ 2",
		"── FAILED y.test.ts ──\nno such file",
	]);
});

it("of many failures the first few are told once more", () => {
	const failures = Array.from({ length: 7 }, (_, at) => `failure ${at}`);
	const told = failuresOf([
		{ name: "tests", passed: 0, failed: 7, skipped: 0, seconds: 1, failures },
		{ name: "types", passed: 1, failed: 0, skipped: 0, seconds: 1 },
	]);
	expect(told).toContain("failure 4\n\n… and 2 more above\n\n");
	expect(told).not.toContain("failure 5");
});
