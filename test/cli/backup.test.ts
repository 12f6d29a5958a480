// attune backup and attune restore: one file, readable by its owner alone, whole or refused.
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLastBackup } from "#src/db/backups.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { addPerson } from "../database/accounts.ts";
import { engines, freshFolder, freshServerUrl } from "../database/fresh.ts";
import { startObjectStore } from "../twins/object-store.ts";
import { type Ended, startCommands } from "./commands.ts";

const folder = mkdtempSync(join(tmpdir(), "attune-backup-"));
const commands = startCommands(folder);
const source = await freshFolder();
const unused = await freshFolder();
const file = join(folder, "attune.backup");
afterAll(async () => {
	await commands.close();
	for (const each of [folder, source, unused])
		rmSync(each, { recursive: true });
});

function attune(data: string, ...args: string[]): Promise<Ended> {
	return attuneWith({}, data, args);
}

function attuneWith(
	variables: Record<string, string>,
	data: string,
	args: string[],
): Promise<Ended> {
	return commands.run(args, {
		env: { PATH: process.env.PATH, ATTUNE_DATA: data, ...variables },
		input: "not the passphrase\n",
	});
}

let made: Ended;
beforeAll(async () => {
	const database = await openDatabase({ folder: source });
	await addPerson(database);
	await database.close();
	made = await attune(source, "backup", file);
});

describe("a backup from the terminal", () => {
	it("is one file for its owner alone, and recorded", async () => {
		expect(made).toMatchObject({ code: 0, stderr: "" });
		expect(made.stdout).toContain(
			`holds everything in the embedded database in ${source}:\n1 account, 0 documents, `,
		);
		expect(made.stdout).toContain("read back whole");
		expect(statSync(file).mode & 0o777).toBe(0o600);
		expect(readdirSync(folder)).toEqual(["attune.backup"]);
		const database = await openDatabase({ folder: source });
		expect(
			await asSystem(database, (tx) => findLastBackup(tx, new Date())),
		).toMatchObject({
			size_bytes: statSync(file).size,
		});
		await database.close();
	});

	it("is encrypted with a passphrase, and opens with no other", async () => {
		const target = await freshFolder();
		const sealed = join(folder, "sealed.backup");
		const BACKUP_PASSPHRASE = "eleven lamps in the harbor";
		const given = { BACKUP_PASSPHRASE };
		const written = await attuneWith(given, source, ["backup", sealed]);
		expect(written).toMatchObject({ code: 0, stderr: "" });
		const piped = await attune(target, "restore", sealed);
		expect(piped).toMatchObject({
			code: 2,
			stderr: expect.stringContaining("The passphrase is wrong"),
		});
		const restored = await attuneWith(given, target, ["restore", sealed]);
		expect(restored.stdout).toMatch(/^Restored \d+ rows/);
		rmSync(sealed);
		rmSync(target, { recursive: true });
	});

	it("restores into an empty folder, and into one with accounts only by force", async () => {
		const target = await freshFolder();
		expect((await attune(target, "restore", file)).stdout).toMatch(
			/^Restored \d+ rows/,
		);
		const again = await attune(target, "restore", file);
		expect(again).toMatchObject({ code: 2, stdout: "" });
		expect(again.stderr).toContain("--force");
		expect((await attune(target, "restore", file, "--force")).code).toBe(0);
		rmSync(target, { recursive: true });
	});

	it.each([
		["cut off", () => readFileSync(file).subarray(0, -40), "damaged"],
		["no backup", () => Buffer.from("hello"), "damaged"],
		["missing", () => null, "There is no file"],
	])("that is %s is refused in one line", async (name, bytes, words) => {
		const path = join(folder, `${name}.backup`);
		const content = bytes();
		if (content) writeFileSync(path, content);
		const ended = await attune(unused, "restore", path);
		expect(ended).toMatchObject({ code: 2, stdout: "" });
		expect(ended.stderr).toContain(words);
	});

	it("is not made of a database that is not there, nor is one made for it", async () => {
		const nowhere = join(folder, "no-data");
		const ended = await attune(nowhere, "backup", join(folder, "none.backup"));
		expect(ended).toMatchObject({ code: 2, stdout: "" });
		expect(ended.stderr).toContain(`There is no database in ${nowhere}.`);
		expect(existsSync(nowhere)).toBe(false);
		expect(existsSync(join(folder, "none.backup"))).toBe(false);
	});

	it("of a database without an account is made only when asked for", async () => {
		const empty = join(folder, "empty.backup");
		const refused = await attune(unused, "backup", empty);
		expect(refused).toMatchObject({ code: 2, stdout: "" });
		expect(refused.stderr).toContain("Nobody has an account");
		expect(existsSync(empty)).toBe(false);
		const made = await attune(unused, "backup", empty, "--empty");
		expect(made.stdout).toContain("0 accounts, 0 documents, ");
	});

	it("is kept in a bucket where the environment names one, listed, and restored from there", async () => {
		const twin = await startObjectStore();
		const inBucket = (...args: [data: string, ...string[]]) =>
			attuneWith(twin.variables, args[0], args.slice(1));
		const address = `${twin.variables.BACKUP_S3_URL}/`;
		const written = await inBucket(source, "backup", "--kept");
		expect(written).toMatchObject({ code: 0, stderr: "" });
		const [key = ""] = twin.objects.keys();
		const name = key.replace("attune/", "");
		expect(name).toMatch(/^attune-20.*Z\.backup$/);
		expect(written.stdout).toContain(`${address}${name} holds everything`);
		const target = await freshFolder();
		expect((await inBucket(target, "restore", "--kept")).stdout).toBe(
			`1 in ${address}, the newest last:\n${name}\n`,
		);
		const latest = await inBucket(target, "restore", "--kept", "latest");
		expect(latest.stdout).toMatch(/^Restored \d+ rows/);
		const none = await inBucket(target, "restore", "--kept", "yesterday");
		expect(none.code).toBe(2);
		expect(none.stderr).toContain("has no backup yesterday");
		expect((await inBucket(target, "doctor")).stdout).toContain(
			`${address}, not encrypted, 1 kept, ${name}`,
		);
		await twin.close();
		rmSync(target, { recursive: true });
	});

	it.runIf(engines.includes("postgresql"))(
		"of a PostgreSQL says which one, without its password; an empty one is refused and stays empty",
		async () => {
			const { url, drop } = await freshServerUrl();
			const { host, password, pathname, username } = new URL(url);
			const kept = join(folder, "server.backup");
			const variables = { DATABASE_URL: url };
			const backUp = () => attuneWith(variables, unused, ["backup", kept]);
			const refused = await backUp();
			expect(refused).toMatchObject({ code: 2, stdout: "" });
			expect(refused.stderr).toContain("has no Attune data");
			expect(existsSync(kept)).toBe(false);
			const database = await openDatabase({ url });
			const { rows } = await database.pool.query(
				"select tablename from pg_tables where schemaname = 'public'",
			);
			expect(rows).toEqual([]);
			await database.migrate();
			await addPerson(database);
			await database.close();
			const written = await backUp();
			expect(written).toMatchObject({ code: 0, stderr: "" });
			expect(written.stdout).toContain(
				`the PostgreSQL at postgres://${username}:****@${host}${pathname}:\n1 account, 0 documents, `,
			);
			expect(written.stdout).not.toContain(password);
			rmSync(kept);
			await drop();
		},
	);

	it("leaves nothing behind where it cannot be written", async () => {
		const ended = await attune(source, "backup", join(folder, "no", "x"));
		expect(ended.code).toBe(2);
		expect(ended.stderr).toContain("Choose another place.");
	});
});
