// The first start as somebody at a desktop sees it: in a terminal of its own, with a browser that notes what it was to open.
import { type ChildProcess, spawn } from "node:child_process";
import {
	chmodSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openerOn } from "#src/desktop.ts";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { freshFolder } from "../database/fresh.ts";
import { gather } from "./process-output.ts";

const CTRL_C = "\x03";
const hasTerminals =
	process.platform === "linux" && existsSync("/usr/bin/script");
const program = await ensureProgram();
const folders: string[] = [];
let terminal: ChildProcess | undefined;
afterEach(async () => {
	terminal?.kill("SIGKILL");
	terminal = undefined;
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const served = `"${process.execPath}" "${program}" serve`;

async function startAt(
	variables: Record<string, string>,
	script = `exec ${served}`,
) {
	const dataFolder = await freshFolder();
	const desktop = mkdtempSync(join(tmpdir(), "attune-desktop-"));
	folders.push(dataFolder, desktop);
	const opened = join(desktop, "opened");
	const browser = join(desktop, "xdg-open");
	writeFileSync(browser, `#!/bin/sh\necho "$1" > "${opened}"\n`);
	chmodSync(browser, 0o755);
	const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
	terminal = spawn("/usr/bin/script", ["-qec", script, "/dev/null"], {
		env: {
			...{ PATH: `${desktop}${delimiter}${PATH}`, SHELL: "/bin/sh" },
			NODE_COMPILE_CACHE,
			...{ PORT: "0", ATTUNE_DATA: dataFolder, ...variables },
		},
	});
	const output = gather(terminal);
	const link = await output.until(/Set it up at (\S+)/);
	await output.until(/(Stop it with Ctrl-C)/);
	const press = (keys: string) => terminal?.stdin?.write(keys);
	const owner = () =>
		Number(readFileSync(join(dataFolder, "lock-owner"), "utf8"));
	return { output, link, opened, press, owner };
}

describe.runIf(hasTerminals)("a first start in a terminal", () => {
	it("shows one link, and opens it for whoever presses Enter on a desktop", async () => {
		const { output, link, opened, press } = await startAt({ DISPLAY: ":0" });
		expect(output.text().match(/https?:\S+/g)).toEqual([link]);
		expect(output.text()).toContain("Press Enter to open it");
		expect(existsSync(opened)).toBe(false);
		press("\n");
		await expect
			.poll(() => existsSync(opened) && readFileSync(opened, "utf8"))
			.toBe(`${link}\n`);
		press(CTRL_C);
		await output.ended;
	});

	it("offers nothing where there is no desktop, and ends as before", async () => {
		const { output, press } = await startAt({});
		expect(output.text()).not.toContain("Press Enter");
		press(CTRL_C);
		await output.ended;
	});

	it("reads no key that is another program's", async () => {
		const inTheBack = `set -m; ${served} & wait`;
		const { output, owner } = await startAt({ DISPLAY: ":0" }, inTheBack);
		expect(output.text()).not.toContain("Press Enter");
		process.kill(owner());
		await output.ended;
	});
});

it.each([
	["darwin", {}, "open"],
	["win32", {}, "rundll32"],
	["linux", { WAYLAND_DISPLAY: "wayland-0" }, "xdg-open"],
	["linux", {}, undefined],
	["darwin", { SSH_CONNECTION: "10.0.0.1 22" }, undefined],
] as const)(
	"on %s with %j a page is opened by %s",
	(platform, variables, by) => {
		expect(openerOn(platform, variables)?.program).toBe(by);
	},
);
