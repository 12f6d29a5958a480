import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What starts servers and processes takes longest: begun last, it would keep one core busy and the other idle. */
class SlowFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const sorted = await super.sort(files);
		const isSlow = ({ moduleId }: TestSpecification) =>
			/\/test\/(http|cli|database)\/|\/src\/adapters\//.test(moduleId);
		return [
			...sorted.filter(isSlow),
			...sorted.filter((file) => !isSlow(file)),
		];
	}
}

export default defineConfig({
	test: {
		include: ["src/**/*.test.ts", "test/**/*.test.ts"],
		environment: "node",
		// Databases and child processes start slowly on a busy machine; a test that hangs is still told.
		testTimeout: 600_000,
		hookTimeout: 600_000,
		// No test changes what a module or the process holds, so that files can share what was loaded: a fifth of the time.
		isolate: false,
		sequence: { sequencer: SlowFirst },
		expect: { poll: { timeout: 120_000 } },
		// As in the product (src/cli.ts); and no process asks its database long enough for optimized code to pay.
		execArgv: [
			// Else every 64 MB that come and go outside the heap, as pages drawn and answers of databases do, have all of it looked through.
			"--external-memory-accounted-in-global-limit",
			"--no-regexp-tier-up",
			"--liftoff-only",
			`--import=${fileURLToPath(new URL("test/loading.ts", import.meta.url))}`,
		],
		// Node reads the sources itself, as in the product: rewritten for the test runner, they take half as long again.
		experimental: { viteModuleRunner: false },
		// As in the product: what a process matches does not depend on the tests that ran in it before.
		setupFiles: ["test/word-vectors.ts"],
		// One more than the two cores of the smallest machine: there is always one that waits for a process or a server.
		maxWorkers: 3,
		env: { TZ: "UTC", LC_ALL: "en_US.UTF-8" },
	},
});
