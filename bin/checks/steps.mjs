// The checks, each a function that answers with its counts. What a check writes is shown only when it fails.
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { join } from "node:path";
import { run, start } from "../launcher/children.mjs";
import { root } from "../launcher/root.mjs";
import { ensureWebApp } from "../launcher/web-app.mjs";
import { playwrightFailures, vitestFailures } from "./failures.mjs";
import { countPlaywright, countVitest, withCrash } from "./report.mjs";

/** @typedef {import("./report.mjs").Result} Result */

const reports = join(root, ".cache", "test");
const vitest = "vitest/vitest.mjs";
const playwright = "@playwright/test/cli.js";
const journeyFolder = join(root, "test", "journeys");

/** The compiler of types ends soon, and looking for memory it could give back takes a fifth of its time; it needs a sixth more. */
const keepingAll = { GOGC: "off" };

/** @returns {(() => Promise<Result>)[]} */
export function quickChecks() {
	// The journeys run beside them: several threads in each would do the same work twice.
	const tsc = ["typescript/lib/tsc.js", "--singleThreaded", "-p"];
	const types = (/** @type {string} */ name, /** @type {string} */ project) =>
		check(name, [...tsc, project], keepingAll);
	return [
		() =>
			check("lint and format", [
				"@biomejs/biome/bin/biome",
				"check",
				"--error-on-warnings",
			]),
		() => check("unused code", ["knip/bin/knip.js"]),
		() => types("types", "tsconfig.json"),
		() => types("types of the pure rooms", "tsconfig.pure.json"),
		() => types("types of the web app", "tsconfig.web.json"),
		() => types("types of the journeys", "tsconfig.journeys.json"),
	];
}

/** @param {NodeJS.ProcessEnv} env */
export function tests(env) {
	const report = join(reports, "vitest.json");
	const args = [
		vitest,
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${report}`,
	];
	return runner("tests", {
		args,
		report,
		env,
		read: (found) => ({
			...countVitest(found),
			failures: vitestFailures(found),
		}),
	});
}

/** @param {NodeJS.ProcessEnv} env */
export function journeys(env) {
	const report = join(reports, "playwright.json");
	return runner("journeys in a browser", {
		args: [playwright, "test", "--reporter=list,json"],
		report,
		env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
		read: (found) => ({
			...countPlaywright(found),
			failures: playwrightFailures(found),
		}),
	});
}

/**
 * A runner at work on what is named, in full view.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export async function runShown(args, env) {
	const isJourney = args[0]?.startsWith("test/journeys") ?? false;
	if (isJourney) await ensureWebApp({ isCompressed: false });
	const tool = isJourney ? [playwright, "test"] : [vitest, "run"];
	const [path = "", ...rest] = [...tool, ...args];
	const child = start(
		process.execPath,
		[join(root, "node_modules", path), ...rest],
		{ cwd: root, env, stdio: "inherit" },
	);
	const [code] = await once(child, "exit");
	return code ?? 1;
}

export function hasJourneys() {
	return (
		existsSync(journeyFolder) &&
		readdirSync(journeyFolder).some((name) => name.endsWith(".spec.ts"))
	);
}

/**
 * A program that is content or not.
 * @param {string} name
 * @param {string[]} args the first is a path below node_modules
 * @param {NodeJS.ProcessEnv} variables what it finds in its environment besides
 * @returns {Promise<Result>}
 */
async function check(name, args, variables = {}) {
	const began = Date.now();
	const { code, output } = await runTool(args, {
		...process.env,
		...variables,
	});
	if (code !== 0) show(name, output);
	return verdict(name, code === 0, began);
}

/** @returns {Promise<Result>} */
export async function buildCheck() {
	const name = "web app builds";
	const began = Date.now();
	try {
		// Nothing here is sent over a slow line.
		await ensureWebApp({ isCompressed: false });
		return verdict(name, true, began);
	} catch (error) {
		show(name, error instanceof Error ? error.message : String(error));
		return verdict(name, false, began);
	}
}

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Read */

/**
 * A test runner, counted by its own report.
 * @param {string} name
 * @param {{ args: string[], report: string, env: NodeJS.ProcessEnv, read: (report: any) => Read }} how
 * @returns {Promise<Result>}
 */
async function runner(name, { args, report, env, read }) {
	const began = Date.now();
	mkdirSync(reports, { recursive: true });
	rmSync(report, { force: true });
	const { code, output } = await runTool(args, env);
	const counts = withCrash(readReport(report, read), code);
	if (counts.failed > 0) show(name, output);
	return { name, ...counts, seconds: (Date.now() - began) / 1000 };
}

/**
 * @param {string} report
 * @param {(report: any) => Read} read
 * @returns {Read}
 */
function readReport(report, read) {
	if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
	return read(JSON.parse(readFileSync(report, "utf8")));
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runTool([tool = "", ...args], env) {
	// Playwright closes its browsers and runs the journeys' own clean-up when interrupted, not when terminated.
	const stopSignal = tool === playwright ? "SIGINT" : "SIGTERM";
	return run(process.execPath, [join(root, "node_modules", tool), ...args], {
		cwd: root,
		env: { ...env, NO_COLOR: "1" },
		stopSignal,
		// Journeys go first; the other tests fill what is left, beside the threads that draw for journeys, which step back as far.
		niceness: tool === vitest ? 10 : 0,
	});
}

/**
 * @param {string} name
 * @param {boolean} passed
 * @param {number} began
 * @returns {Result}
 */
function verdict(name, passed, began) {
	return {
		name,
		passed: passed ? 1 : 0,
		failed: passed ? 0 : 1,
		skipped: 0,
		seconds: (Date.now() - began) / 1000,
	};
}

/**
 * @param {string} name
 * @param {string} output
 */
function show(name, output) {
	process.stdout.write(`\n── ${name} ──\n${output.trimEnd()}\n`);
}
