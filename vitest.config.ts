import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["src/**/*.test.ts", "test/**/*.test.ts"],
		environment: "node",
		// Databases and child processes start slowly on a busy machine; a test that hangs is still told.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// No test changes what a module or the process holds, so that files can share what was loaded: a fifth of the time.
		isolate: false,
		expect: { poll: { timeout: 30_000 } },
		// One more than the two cores of the smallest machine: there is always one that waits for a process or a server.
		maxWorkers: 3,
		env: { TZ: "UTC", LC_ALL: "en_US.UTF-8" },
	},
});
