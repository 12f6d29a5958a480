// What failed, said once more right before the table: only the last lines of a long run are seen by who reads it.
import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/** @typedef {import("./report.mjs").Result} Result */

const most = 5;
const errorLines = 16;
const pageLines = 40;

/** @param {Result[]} results */
export function failuresOf(results) {
	const failures = results.flatMap(({ failures = [] }) => failures);
	const left = failures.length - most;
	return [
		...failures.slice(0, most),
		...(left > 0 ? [`… and ${left} more above`] : []),
	]
		.map((failure) => `${failure}\n\n`)
		.join("");
}

/**
 * @param {{ testResults: { name: string, status: string, message: string,
 *   assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[] }} report
 */
export function vitestFailures({ testResults }) {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === "failed");
		if (status === "failed" && failed.length === 0)
			return [told(name, message)];
		return failed.map(({ fullName, failureMessages }) =>
			told(`${name}: ${fullName}`, failureMessages.join("\n")),
		);
	});
}

/**
 * @typedef {{ errors: { message?: string }[], attachments: { name: string, path?: string }[] }} Attempt
 * @typedef {{ file: string, line: number, title: string, ok: boolean, tests: { results: Attempt[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[], errors: { message?: string }[] }} report
 */
export function playwrightFailures({ suites, errors }) {
	return [
		...suites.flatMap(failedSpecs).flatMap(({ file, line, title, tests }) =>
			tests
				.flatMap(({ results }) => results)
				.filter((attempt) => attempt.errors.length > 0)
				.map((attempt) =>
					told(
						`test/journeys/${file}:${line} ${title}`,
						wordsOf(attempt.errors),
						shownPage(attempt),
					),
				),
		),
		...errors.map((error) => told("journeys", wordsOf([error]))),
	];
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function failedSpecs({ specs = [], suites = [] }) {
	return [...specs.filter(({ ok }) => !ok), ...suites.flatMap(failedSpecs)];
}

/** @param {{ message?: string }[]} errors */
function wordsOf(errors) {
	return errors.map(({ message = "" }) => message).join("\n");
}

/**
 * The page as Playwright wrote it down when the journey failed.
 * @param {Attempt} attempt
 */
function shownPage({ attachments }) {
	const path = attachments.find(({ name }) => name === "error-context")?.path;
	if (!path || !existsSync(path)) return "";
	const [, page = ""] =
		/```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, "utf8")) ?? [];
	return withoutFrame(page);
}

/**
 * What stands on every page says nothing about this one.
 * @param {string} page
 */
function withoutFrame(page) {
	const main = page.split("\n- main:\n");
	return main.length > 1 ? `- main:\n${main.slice(1).join("\n")}` : page;
}

/**
 * @param {string} name
 * @param {string} message
 * @param {string} [page]
 */
function told(name, message, page) {
	return [
		`── FAILED ${name} ──`,
		shortened(stripVTControlCharacters(message), errorLines),
		...(page ? ["The page showed:", shortened(page, pageLines)] : []),
	].join("\n");
}

/**
 * The beginning and the end: what is announced stands last on a page.
 * @param {string} text
 * @param {number} lines
 */
function shortened(text, lines) {
	const all = text.split("\n").filter((line) => line.trim() !== "");
	if (all.length <= lines) return all.join("\n");
	const last = Math.floor(lines / 4);
	return [
		...all.slice(0, lines - last - 1),
		`  … ${all.length - lines + 1} lines …`,
		...all.slice(-last),
	].join("\n");
}
