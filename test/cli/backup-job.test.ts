// The jobs of docs/how-to/back-up.md, run as they stand there: by the shell of cron, and by what systemd would start.
import { execFileSync } from "node:child_process";
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#src/db/open-database.ts";
import { addPerson } from "../database/accounts.ts";
import { freshFolder } from "../database/fresh.ts";

const root = join(import.meta.dirname, "../..");
const guide = readFileSync(join(root, "docs/how-to/back-up.md"), "utf8");
const data = await freshFolder();
const folder = mkdtempSync(join(tmpdir(), "attune-job-"));
const settings = join(folder, "attune.env");
const backups = join(folder, "backups");
afterAll(() => {
	for (const each of [data, folder]) rmSync(each, { recursive: true });
});

beforeAll(async () => {
	const database = await openDatabase({ folder: data });
	await addPerson(database);
	await database.close();
	// As the guide of the server has them: a name with spaces in quotes.
	writeFileSync(
		settings,
		`ATTUNE_DATA=${data}\nMAIL_FROM="Attune <no-reply@example.org>"\n`,
	);
});

/** What the shell is given, on this machine's paths. A job begins with next to nothing in its environment. */
function run(command: string): string {
	rmSync(backups, { recursive: true, force: true });
	execFileSync("mkdir", [backups]);
	const here = command
		.replaceAll("/srv/attune", root)
		.replaceAll("/etc/attune.env", settings)
		.replaceAll("/var/backups/attune", backups);
	return execFileSync("/bin/sh", ["-c", here], {
		cwd: folder,
		env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
		encoding: "utf8",
	});
}

describe("the guide's nightly job", () => {
	it("of cron makes a backup of the service's database", () => {
		const [, line = ""] = /^ *0 3 \* \* \* attune (.*)$/m.exec(guide) ?? [];
		const said = run(line.replaceAll("\\%", "%"));
		expect(said).toContain(`the embedded database in ${data}:\n1 account,`);
		expect(readdirSync(backups)).toEqual([
			expect.stringMatching(/^\d{4}-\d\d-\d\d\.backup$/),
		]);
	});

	it("of systemd does the same with its EnvironmentFile", () => {
		const [, command = ""] =
			/ExecStart=\/bin\/sh -c '(.*)'$/m.exec(guide) ?? [];
		expect(guide).toMatch(
			/User=attune\n.*\n *EnvironmentFile=\/etc\/attune.env\n *ExecStart/,
		);
		const loads = "set -a; . /etc/attune.env; "; // what EnvironmentFile does
		const said = run(loads + command.replaceAll("%%", "%"));
		expect(said).toContain(`the embedded database in ${data}:\n1 account,`);
	});
});
