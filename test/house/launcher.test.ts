// The launcher's judgement, and what it does when others are at work or gone. Whole starts are tried on fresh clones by people.
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compileCacheFor } from "../../bin/launcher/attune.mjs";
import { markUsed } from "../../bin/launcher/in-use.mjs";
import { matches } from "../../bin/launcher/installed.mjs";
import { withLock } from "../../bin/launcher/lock.mjs";
import { flagsFor } from "../../bin/launcher/memory.mjs";
import { fits } from "../../bin/launcher/node.mjs";
import { whatNpmMeant } from "../../bin/launcher/npm.mjs";
import { removeOld } from "../../bin/launcher/program.mjs";
import { root, textOf } from "./sources.ts";

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "attune-launcher-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the Node to run on", () => {
	it.each(["24.12.0", "24.21.0", "25.0.0", "26.3.1"])("%s fits", (version) => {
		expect(fits(version)).toBe(true);
	});
	it.each(["18.20.8", "20.20.2", "22.22.0", "24.11.9"])(
		"%s does not",
		(version) => {
			expect(fits(version)).toBe(false);
		},
	);
});

describe("the memory of Node", () => {
	it("is limited for the server, once", () => {
		const flags = flagsFor("serve", []);
		expect(flags.join(" ")).toContain("--max-old-space-size=");
		expect(flagsFor("serve", flags)).toEqual([]);
	});
	it("is given back where compiled code is not run any more", () => {
		expect(flagsFor("serve", []).slice(-2)).toEqual([
			"--bytecode-old-age=3",
			"--flush-baseline-code",
		]);
	});
	it("is left to whoever set a limit themselves", () => {
		expect(flagsFor("serve", ["--max-old-space-size=4096"])).toEqual([]);
		expect(flagsFor("serve", ["--max_old_space_size=4096"])).toEqual([]);
	});
	it("is not limited for a command that reads a whole backup", () => {
		expect(flagsFor("restore", [])).toEqual([]);
	});
});

describe("code that was compiled", () => {
	it("is kept for a server and for commands each, since they run it with other flags", () => {
		expect(compileCacheFor("tailor")).toBe(compileCacheFor("match"));
		expect(compileCacheFor("tailor")).not.toBe(compileCacheFor("serve"));
	});
});

describe("packages somebody installed by hand", () => {
	const lock = {
		packages: {
			"": {},
			"node_modules/a": { version: "1.0.0" },
			"node_modules/b-elsewhere": {
				version: "1.0.0",
				optional: true,
				os: ["plan9"],
			},
			"node_modules/c-for-b-elsewhere": { version: "1.0.0", optional: true },
			"node_modules/b-here": {
				version: "1.0.0",
				optional: true,
				os: [process.platform],
				cpu: [process.arch],
			},
		},
	};
	const there = {
		"node_modules/a": { version: "1.0.0" },
		"node_modules/b-here": { version: "1.0.0" },
	};

	it("are taken when they are those of the lock", () => {
		expect(matches(lock, { packages: there })).toBe(true);
	});
	it("are taken as they stand in this very folder", () => {
		const [wanted, installed] = [
			"package-lock.json",
			"node_modules/.package-lock.json",
		].map((path) => JSON.parse(textOf(path)));
		expect(matches(wanted, installed)).toBe(true);
	});
	it("need no development packages where none are wanted", () => {
		const more = { "node_modules/d": { version: "1.0.0", dev: true } };
		const whole = { packages: { ...lock.packages, ...more } };
		const installed = { packages: there };
		expect(matches(whole, installed, { withDev: false })).toBe(true);
		expect(matches(whole, installed)).toBe(false);
	});
	it("are not when one has another version", () => {
		const packages = { ...there, "node_modules/a": { version: "1.0.1" } };
		expect(matches(lock, { packages })).toBe(false);
	});
	it("are not when the build for this machine is missing", () => {
		const packages = { "node_modules/a": { version: "1.0.0" } };
		expect(matches(lock, { packages })).toBe(false);
	});
});

describe("what npm could not do is said in words", () => {
	it.each([
		["EAI_AGAIN", "the npm registry cannot be reached"],
		["ENOTCACHED", "the npm registry cannot be reached"],
		["EACCES", "this user may not write /somewhere"],
		["ENOSPC", "the disk is full"],
	])("%s", (code, words) => {
		const output = `npm error code ${code}\nnpm error path /somewhere\n`;
		const reported = whatNpmMeant("ci", output, "/folder");
		expect(reported).toContain(words);
		expect(reported).not.toContain("\n");
	});
	it("and quoted where the launcher knows no better", () => {
		const reported = whatNpmMeant("ci", "npm error Exit handler", "/folder");
		expect(reported).toContain("npm error Exit handler");
	});
});

describe("two launchers at once", () => {
	it("prepare the folder one after the other", async () => {
		const order: string[] = [];
		const turn = (name: string) => async () => {
			order.push(`${name} begins`);
			await new Promise((resolve) => setImmediate(resolve));
			order.push(`${name} ends`);
		};
		await Promise.all(
			["one", "two"].map((name) => withLock("turns", turn(name), folder)),
		);
		expect(order).toHaveLength(4);
		expect(order[0]?.split(" ")[0]).toBe(order[1]?.split(" ")[0]);
	});

	it("do not wait for one that has died", async () => {
		const dead = spawn(process.execPath, ["--version"]);
		await once(dead, "exit");
		mkdirSync(join(folder, "left.lock"));
		writeFileSync(join(folder, "left.lock", "pid"), String(dead.pid));
		expect(await withLock("left", async () => "prepared", folder)).toBe(
			"prepared",
		);
		expect(existsSync(join(folder, "left.lock"))).toBe(false);
	});

	it("give the folder free when preparing it fails", async () => {
		const failing = withLock(
			"failed",
			async () => {
				throw new Error("no");
			},
			folder,
		);
		await expect(failing).rejects.toThrow("no");
		expect(existsSync(join(folder, "failed.lock"))).toBe(false);
	});
});

describe("programs built before", () => {
	it("stay while somebody runs from them, and go by age otherwise", async () => {
		const programs = join(folder, "programs");
		const dead = spawn(process.execPath, ["--version"]);
		await once(dead, "exit");
		for (const [age, name] of [
			"now",
			"last",
			"older",
			"served",
			"left",
		].entries()) {
			const built = join(programs, name);
			mkdirSync(join(built, "in-use"), { recursive: true });
			if (name === "served") markUsed(built);
			if (name === "left")
				writeFileSync(join(built, "in-use", String(dead.pid)), "");
			utimesSync(built, 1000 - age, 1000 - age);
		}
		removeOld(programs, "now");
		expect(readdirSync(programs).sort()).toEqual([
			"last",
			"now",
			"older",
			"served",
		]);
	});
});

describe("what is compressed beside the server", () => {
	it("is what takes longest, and says when it is done", async () => {
		const web = join(folder, "web");
		const words = "tables of words, ".repeat(2000) + Math.PI;
		mkdirSync(join(web, "assets"), { recursive: true });
		for (const name of ["match-worker-1.js", "shell-1.js", "engine-1.wasm"])
			writeFileSync(join(web, "assets", name), words);
		const script = join(root, "bin/launcher/compress.mjs");
		const child = spawn(process.execPath, [script, web, "done"]);
		expect(await once(child, "exit")).toEqual([0, null]);
		expect(readdirSync(web).sort()).toEqual(["assets", "done"]);
		expect(readdirSync(join(web, "assets")).sort()).toEqual([
			"engine-1.wasm",
			"engine-1.wasm.gz",
			"match-worker-1.js",
			"match-worker-1.js.br",
			"match-worker-1.js.gz",
			"shell-1.js",
		]);
		const compressed = (name: string) =>
			readFileSync(join(web, "assets", name));
		for (const text of [
			brotliDecompressSync(compressed("match-worker-1.js.br")),
			gunzipSync(compressed("match-worker-1.js.gz")),
			gunzipSync(compressed("engine-1.wasm.gz")),
		])
			expect(String(text)).toBe(words);
	});
});

describe("a program whose npm was killed", () => {
	it.skipIf(process.platform === "win32")("ends too", async () => {
		const program = join(folder, "program.mjs");
		writeFileSync(
			program,
			`import { watchParent } from ${JSON.stringify(`${root}bin/launcher/parent.mjs`)};
			watchParent(() => process.kill(process.pid, "SIGTERM"));
			process.on("SIGTERM", () => { console.log("stopped"); process.exit(); });
			setInterval(() => {}, 1000);
			console.log("running");`,
		);
		const npm = spawn(
			process.execPath,
			[
				"-e",
				`require("node:child_process").spawn("sh", ["-c", '"$PROGRAM_NODE" "$PROGRAM"; true'], { stdio: "inherit" })`,
			],
			{
				stdio: ["ignore", "pipe", "inherit"],
				env: {
					...process.env,
					PROGRAM: program,
					PROGRAM_NODE: process.execPath,
					npm_lifecycle_event: "start",
				},
			},
		);
		let reported = "";
		for await (const text of npm.stdout.setEncoding("utf8")) {
			reported += text;
			if (text.includes("running")) npm.kill("SIGKILL");
		}
		// The stream ends only when the last process that holds it has ended.
		expect(reported).toBe("running\nstopped\n");
	});
});
