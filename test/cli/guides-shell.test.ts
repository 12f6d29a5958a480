// The lines of the guides' shell blocks that are more than one command of Attune's: run as they stand there, or named here with the
// reason why they are not. A new line that is neither fails.
import { execFileSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ensureProgram } from "../../bin/launcher/program.mjs";
import { freshFolder } from "../database/fresh.ts";

const root = join(import.meta.dirname, "../..");
const program = join(root, await ensureProgram());
const guides = join(root, "docs/how-to");
const data = await freshFolder();
const folder = mkdtempSync(join(tmpdir(), "attune-shell-"));
const settings = join(folder, "attune.env");
afterAll(() => {
	for (const each of [data, folder]) rmSync(each, { recursive: true });
});
writeFileSync(
	settings,
	`ATTUNE_DATA=${data}\nBACKUP_FOLDER=${join(folder, "kept")}\nMAIL_FROM="Attune <no-reply@example.org>"\n`,
);

/** Where a line is run, or why it is not. */
const NOT_HERE: readonly (readonly [line: RegExp, why: string])[] = [
	[/^bin\/attune /, "test/cli/guides.test.ts"],
	[/drizzle-kit\/bin\.cjs generate$/, "test/database/migrations.test.ts"],
	[/^useradd |^git clone |^cp \S+ \/etc\//, "changes the machine"],
	[/^systemctl /, "needs a machine that systemd runs"],
	[/^sudo -u attune-code git /, "fetches from where the clone came from"],
	[/^sudo -u attune-code \S+ build$/, "done by every start of a test"],
	[/^docker compose /, "needs a container engine and a registry"],
	[/^sudo cat \S+\/set-up-link$/, "test/http/set-up.test.ts"],
];
const SOURCED = /^sudo -u attune bash -c '(set -a; \. .*)'$/;

function linesOf(page: string): string[] {
	const blocks = [...page.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)];
	return blocks
		.flatMap(([, block = ""]) => block.split("\n"))
		.map((line) => line.replace(/\s+#.*$/, "").trim())
		.filter(Boolean);
}

const lines = [
	join(root, "README.md"),
	...readdirSync(guides).map((name) => join(guides, name)),
].flatMap((page) => linesOf(readFileSync(page, "utf8")));
const sourced = lines.flatMap((line) => SOURCED.exec(line)?.[1] ?? []);

function run(command: string): string {
	return execFileSync(
		"bash",
		[
			"--norc",
			"-c",
			command
				.replaceAll("/etc/attune.env", settings)
				.replaceAll("/srv/attune/bin/attune", `${process.execPath} ${program}`),
		],
		{
			env: { PATH: process.env.PATH },
			input: "seven lamps in the harbor 42\n",
			encoding: "utf8",
		},
	);
}

describe("the shell blocks of the guides", () => {
	it("hold no line that is neither run nor accounted for", () => {
		expect(lines.length).toBeGreaterThan(15);
		const open = lines.filter(
			(line) =>
				!SOURCED.test(line) && !NOT_HERE.some(([known]) => known.test(line)),
		);
		expect(open).toEqual([]);
	});

	it("hold the lines that are accounted for", () => {
		const idle = NOT_HERE.filter(
			([known]) => !lines.some((line) => known.test(line)),
		);
		expect(idle).toEqual([]);
		const tests = NOT_HERE.flatMap(
			([, why]) => why.match(/^test\/\S+\.ts/) ?? [],
		);
		expect(tests.filter((test) => !existsSync(join(root, test)))).toEqual([]);
	});

	it.each(sourced)("%s works with the settings of the service", (command) => {
		expect(run(command)).not.toMatch(/See: attune|\n\s+at /);
	});
});
