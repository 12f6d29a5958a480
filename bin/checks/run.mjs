// `npm test` from beginning to end: what stands outside (browsers, a PostgreSQL) and the web app, then the journeys, which take longest,
// and beside them all the rest, and the table. Nothing it started is left running, however it ends.
import { compileCache, underFittingNode } from "../launcher/attune.mjs";
import { stoppable } from "../launcher/children.mjs";
import { ensurePackages } from "../launcher/packages.mjs";
import { findBrowsers } from "./browser.mjs";
import { installMissing } from "./debian.mjs";
import { failuresOf } from "./failures.mjs";
import { findPgBouncer } from "./pgbouncer.mjs";
import { findPostgres, startPostgres } from "./postgres.mjs";
import { lastLine, table } from "./report.mjs";
import { writeInMemory } from "./scratch.mjs";
import {
	buildCheck,
	hasJourneys,
	journeys,
	quickChecks,
	runShown,
	tests,
} from "./steps.mjs";

/** @typedef {import("./report.mjs").Result} Result */

/** @param {string} script the file that was called */
export async function runChecks(script) {
	const work = async () => {
		await ensurePackages();
		writeInMemory();
		const only = process.argv.slice(2);
		if (only.length > 0) process.exit(await stoppable(() => some(only)));
		const results = await stoppable(allChecks);
		const failures = failuresOf(results);
		process.stdout.write(
			`\n${failures}${table(results)}\n\n${lastLine(results)}\n`,
		);
		process.exit(results.some((result) => result.failed > 0) ? 1 : 0);
	};
	await underFittingNode(script, work, { whileFetching: ensurePackages });
}

/** @returns {Promise<Result[]>} */
async function allChecks() {
	const building = buildCheck();
	// They need nothing else, and the build leaves half a processor idle.
	const checking = oneByOne(quickChecks());
	const [built, outside] = await Promise.all([building, prepareOutside()]);
	try {
		const env = { ...process.env, ...outside.env };
		// Where the journeys wait for a page or a server, the others compute.
		const walking = hasJourneys() && outside.browser ? [journeys(env)] : [];
		const [walked, checked, tested] = await Promise.all([
			Promise.all(walking),
			checking,
			checking.then(() => tests(env)),
		]);
		return [built, ...outside.results, ...checked, tested, ...walked];
	} finally {
		await outside.stop();
	}
}

/**
 * `npm test -- src/domain/job -t "a posting"`: what is named goes to the runner of its tests, which shows itself at work.
 * @param {string[]} args
 * @returns {Promise<number>} the runner's exit code
 */
async function some(args) {
	const outside = await prepareOutside();
	try {
		return await runShown(args, { ...process.env, ...outside.env });
	} finally {
		await outside.stop();
	}
}

/** Finds or installs the browsers and the database server, and starts the latter. */
async function prepareOutside() {
	const found = findBrowsers();
	await installMissing({
		browser: hasJourneys() && !found.whole,
		windowless: hasJourneys() && !found.windowless,
		postgres: !process.env.TEST_DATABASE_URL && !findPostgres(),
	});
	const { whole, windowless } = findBrowsers();
	const browser = windowless ?? whole;
	const postgres = await startPostgres();
	const pgBouncer = postgres.url && (await findPgBouncer());
	/** @type {Result[]} */
	const results = [postgres.result];
	if (hasJourneys()) results.push(browserResult(browser));
	return {
		browser,
		results,
		env: {
			// The servers and commands of the tests load the same files again and again.
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache,
			...(browser ? { CHROME_PATH: browser } : {}),
			...(whole ? { WHOLE_CHROME_PATH: whole } : {}),
			...(postgres.url ? { TEST_DATABASE_URL: postgres.url } : {}),
			...(pgBouncer ? { TEST_PGBOUNCER: pgBouncer } : {}),
		},
		stop: postgres.stop,
	};
}

/**
 * @param {string | undefined} browser
 * @returns {Result}
 */
function browserResult(browser) {
	const name = "a browser is there";
	if (browser) return { name, passed: 1, failed: 0, skipped: 0, seconds: 0 };
	process.stdout.write(
		"The journeys need Chrome or Chromium. Install one (Debian: apt-get install chromium) or set CHROME_PATH.\n",
	);
	return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

/**
 * @param {(() => Promise<Result>)[]} waiting
 * @returns {Promise<Result[]>}
 */
async function oneByOne(waiting) {
	/** @type {Result[]} */
	const results = [];
	for (const check of waiting) results.push(await check());
	return results;
}
