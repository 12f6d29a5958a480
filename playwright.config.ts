// Journeys start their own server on a free port with an empty data folder, so there is nothing to start here.
import { defineConfig } from "@playwright/test";

const { CHROME_PATH, WHOLE_CHROME_PATH = CHROME_PATH } = process.env;

const launched = (executablePath: string | undefined) => ({
	...(executablePath ? { executablePath } : {}),
	args: [
		"--disable-gpu",
		"--disable-quic",
		"--no-first-run",
		"--disable-background-networking",
		"--disable-component-update",
		"--disable-sync",
		// What goes over the network needs no process of its own to be passed through. The last list counts, so Playwright's own are repeated.
		"--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies",
		// Pages of journeys are young: what would be compiled once more for speed is closed before it pays. Patterns are compiled at once,
		// as by the server: read slowly first, they make the first match of a page half as long again. The PDF engine is compiled once.
		"--js-flags=--no-opt --no-maglev --no-regexp-tier-up --liftoff-only",
		// Chromium's own sandbox does not start under root, which is how most build machines run.
		...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
	],
});

export default defineConfig({
	testDir: "test/journeys",
	outputDir: "test-results",
	globalSetup: "./test/journeys/staged-folders.ts",
	fullyParallel: false,
	// As many as the smallest machine has cores: the other tests run at the same time.
	workers: 2,
	retries: 0,
	// A busy machine is slow, not wrong: these bound a hang and measure nothing.
	timeout: 600_000,
	expect: { timeout: 120_000 },
	forbidOnly: true,
	reporter: "list",
	use: {
		locale: "en-US",
		timezoneId: "UTC",
		contextOptions: { reducedMotion: "reduce" },
		// Recording costs an eighth of the time; `npm test -- FILE --trace on` when one is to be looked into.
		trace: "off",
		launchOptions: launched(CHROME_PATH),
	},
	projects: [
		{ name: "journeys" },
		// What a browser without windows cannot do is tried in a whole one too.
		...(WHOLE_CHROME_PATH === CHROME_PATH
			? []
			: [
					{
						name: "in a whole browser",
						testMatch: "printing.spec.ts",
						use: { launchOptions: launched(WHOLE_CHROME_PATH) },
					},
				]),
	],
});
