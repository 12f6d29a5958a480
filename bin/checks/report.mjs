// What a run of all checks comes to: a table a person can read and a last line a machine can.

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number, failures?: string[] }} Result
 * `failures` says of each failed test what somebody has to see of it.
 */

/** @param {Result[]} results */
export function table(results) {
	const rows = results.map((result) => [
		result.failed > 0 ? "FAILED" : result.passed > 0 ? "passed" : "skipped",
		result.name,
		`${result.passed}/${result.passed + result.failed}`,
		`${result.seconds.toFixed(1)} s`,
	]);
	const widths = [0, 1, 2, 3].map((column) =>
		Math.max(...rows.map((row) => row[column]?.length ?? 0)),
	);
	return rows
		.map(([verdict = "", name = "", counts = "", seconds = ""]) =>
			[
				verdict.padEnd(widths[0] ?? 0),
				name.padEnd(widths[1] ?? 0),
				counts.padStart(widths[2] ?? 0),
				seconds.padStart(widths[3] ?? 0),
			].join("  "),
		)
		.join("\n");
}

/** @param {Result[]} results */
export function lastLine(results) {
	/** @param {"passed" | "failed" | "skipped"} key */
	const sum = (key) =>
		results.reduce((total, result) => total + result[key], 0);
	const skipped = sum("skipped");
	return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Counts of a test runner. One that ended badly without naming a failed test, or that found no test at all, is itself a failure.
 * @template {{ passed: number, failed: number, skipped: number }} Counts
 * @param {Counts} counts
 * @param {number} exitCode
 */
export function withCrash(counts, exitCode) {
	const ranNothing = counts.passed + counts.failed === 0;
	const crashed = exitCode !== 0 && counts.failed === 0;
	return ranNothing || crashed
		? { ...counts, failed: counts.failed + 1 }
		: counts;
}

/**
 * Vitest's JSON report. A file that could not be loaded holds no test and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 */
export function countVitest(report) {
	const brokenFiles = report.testResults.filter(
		(file) =>
			file.status === "failed" &&
			!file.assertionResults.some((test) => test.status === "failed"),
	).length;
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + brokenFiles,
		skipped: report.numPendingTests + report.numTodoTests,
	};
}

/**
 * Playwright's JSON report. A journey that passed only at a second try has failed: nobody retries in the product.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} report
 */
export function countPlaywright({ stats, errors }) {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		skipped: stats.skipped,
	};
}
