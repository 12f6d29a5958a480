import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PATTERNS_AT_ONCE } from "./compiling.ts";

/** Interrupts a pattern that was interpreted before the flag was set, again and again while it runs. */
const INTERRUPTED = `
	const { Worker } = require("node:worker_threads");
	const worker = new Worker("(" + interrupted + ")()", { eval: true });
	function interrupted() {
		const pattern = /^(a+)+$/;
		pattern.exec("aab");
		require("node:v8").setFlagsFromString("${PATTERNS_AT_ONCE}");
		const { parentPort } = require("node:worker_threads");
		parentPort.postMessage("runs");
		pattern.exec("a".repeat(24) + "b");
		parentPort.postMessage("through");
	}
	worker.on("message", (said) => {
		if (said === "through") process.stdout.write(said);
		else interrupt();
	});
	const interrupt = () =>
		worker.getHeapStatistics().then(() => setImmediate(interrupt), () => {});
`;

test("a pattern that was interpreted before patterns are compiled at once may be interrupted", () => {
	const { stdout, signal } = spawnSync(
		process.execPath,
		["--eval", INTERRUPTED],
		{ encoding: "utf8", timeout: 30_000 },
	);
	expect({ stdout, signal }).toEqual({ stdout: "through", signal: null });
});

/** Prints, at the end, which of Node's own modules were loaded after the last flag was set. */
const OBSERVED = `
	import { syncBuiltinESMExports } from "node:module";
	import v8 from "node:v8";
	const set = v8.setFlagsFromString;
	let before = 0;
	v8.setFlagsFromString = (flag) => {
		set(flag);
		before = process.moduleLoadList.length;
	};
	syncBuiltinESMExports();
	process.on("exit", () => {
		const later = process.moduleLoadList.slice(before);
		const own = later.filter((name) => /^NativeModule (?!internal)/.test(name));
		process.stderr.write(JSON.stringify(own));
	});
`;

test.each(["tailor", "match"])(
	"Node's own modules are loaded as Node brings them, before flags are set: %s",
	(command) => {
		const { stderr } = spawnSync(
			process.execPath,
			[
				"--import",
				`data:text/javascript,${encodeURIComponent(OBSERVED)}`,
				fileURLToPath(new URL("../cli.ts", import.meta.url)),
				command,
				"--help",
			],
			{ encoding: "utf8" },
		);
		expect(JSON.parse(stderr)).toEqual([]);
	},
);
