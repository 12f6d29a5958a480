// What can go wrong between the program and its database, and what the person who starts it is told.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { inspect } from "node:util";
import { sql } from "drizzle-orm";
import {
	afterAll,
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	it,
} from "vitest";
import type { Database } from "../../src/db/database.ts";
import { syncTree } from "../../src/db/engines/embedded/durable-files.ts";
import { openEmbedded } from "../../src/db/engines/embedded/open.ts";
import { asDatabase, openDatabase } from "../../src/db/open-database.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { SETTING_KEYS } from "../../src/domain/operations/system-settings.ts";
import { SHORT_LIVED } from "../short-lived.ts";
import {
	engines,
	freshDatabase,
	freshFolder,
	freshServerUrl,
} from "./fresh.ts";

const settings = () => sql`select count(*)::int as n from system_settings`;

describe("an embedded database", () => {
	let folder: string;

	beforeEach(async () => {
		folder = await freshFolder();
	});
	afterEach(() => fs.rmSync(folder, { recursive: true }));

	let started: string | undefined;
	/** A folder that was there, empty, and that everybody may read, after a first start in it: which takes longer than all the rest. */
	const firstStarted = async () => {
		if (started) return started;
		started = fs.mkdtempSync(path.join(os.tmpdir(), "attune-test-"));
		fs.chmodSync(started, 0o755);
		const database = await openDatabase({ folder: started });
		await database.migrate();
		await database.close();
		return started;
	};
	afterAll(() => {
		if (started) fs.rmSync(started, { recursive: true });
	});

	it("is made in an empty folder, with its tables, by the first start", async () => {
		const database = await openDatabase({ folder: await firstStarted() });
		expect(
			(await asSystem(database, (tx) => tx.execute(settings()))).rows,
		).toEqual([{ n: SETTING_KEYS.length }]);
		await database.close();
	});

	it("is on the disk after the first start, and says where that failed", async () => {
		const own = path.join(await firstStarted(), "pg18");
		expect(fs.readdirSync(own)).toContain("attune-synced");
		const gone = path.join(folder, "gone");
		await expect(syncTree(gone)).rejects.toThrow(
			/gone was not synced: .*ENOENT/s,
		);
	});

	it("lets no other user of the machine at its files, in a folder that was there and everybody may read", async () => {
		const open = await firstStarted();
		const own = path.join(open, "pg18");
		const rights = () => fs.statSync(own).mode & 0o777;
		expect(fs.statSync(open).mode & 0o777).toBe(0o755);
		expect(rights()).toBe(0o700);
		fs.chmodSync(own, 0o755);
		await (await openDatabase({ folder: open })).close();
		expect(rights()).toBe(0o700);
	});

	it("refuses a second process, names the first, and is free again after kill -9 with all that was answered", async () => {
		const first = writer(folder);
		const answered = await linesOf(first, 25);
		await expect(openDatabase({ folder })).rejects.toMatchObject({
			code: "unavailable",
			message: `The data folder ${folder} is in use by another Attune (process ${first.pid}). Stop that one first, or set ATTUNE_DATA to another folder.`,
		});
		first.kill("SIGKILL");
		await once(first, "exit");
		const database = await openDatabase({ folder });
		const { rows } = await asSystem(database, (tx) =>
			tx.execute<{ key: string }>(
				sql`select key from system_settings where category = 'Written'`,
			),
		);
		expect(rows.map(({ key }) => key)).toEqual(
			expect.arrayContaining(answered),
		);
		await database.close();
	});

	it("refuses a folder it cannot write", async () => {
		const file = path.join(folder, "a-file");
		fs.writeFileSync(file, "");
		await expect(
			openDatabase({ folder: path.join(file, "data") }),
		).rejects.toMatchObject({
			code: "unavailable",
			message: expect.stringContaining(
				"can't be written. Give this user the right to write there",
			),
		});
	});

	it("says of a file that it is no folder", async () => {
		const file = path.join(folder, "a-file");
		fs.writeFileSync(file, "");
		await expect(openDatabase({ folder: file })).rejects.toMatchObject({
			code: "unavailable",
			message: `${file} is a file, not a folder. Set ATTUNE_DATA to a folder.`,
		});
	});

	it("says of a folder that does not lock, as on a network, that nobody else is the reason", async () => {
		fs.writeFileSync(path.join(folder, "lock"), "no lock".repeat(1_000));
		await expect(openDatabase({ folder })).rejects.toMatchObject({
			code: "unavailable",
			message: expect.stringContaining(
				"cannot be locked, as on some network folders",
			),
		});
	});

	it("stops a statement that takes too long and goes on", async () => {
		const database = asDatabase(
			await openEmbedded(folder, { statementTimeoutMs: 1500 }),
		);
		const endless = asSystem(database, (tx) =>
			tx.execute(sql`select count(*) from generate_series(1, 1e11)`),
		);
		await expect(endless).rejects.toMatchObject({
			code: "unavailable",
			message:
				"The database took too long and the request was stopped. Try again in a moment.",
		});
		expect(
			(await asSystem(database, (tx) => tx.execute(settings()))).rows,
		).toEqual([{ n: SETTING_KEYS.length }]);
		await database.close();
	});

	it("forgets what an abandoned connection had begun", async () => {
		const database = await openDatabase({ folder });
		const client = await database.pool.connect();
		await client.query("begin");
		await client.query("select set_config('role', 'app_system', true)");
		await client.query("delete from system_settings");
		client.release(true);
		expect(
			(await asSystem(database, (tx) => tx.execute(settings()))).rows,
		).toEqual([{ n: SETTING_KEYS.length }]);
		await database.close();
	});

	it("keeps itself in order while it is used", async () => {
		const database = await openDatabase({ folder });
		const using = asSystem(database, (tx) => tx.execute(settings()));
		await database.maintain();
		expect((await using).rows).toEqual([{ n: SETTING_KEYS.length }]);
		await database.close();
	});
});

describe("a server that cannot be used is told apart:", () => {
	it("an address that is none", async () => {
		await expect(openDatabase({ url: "localhost" })).rejects.toMatchObject({
			code: "unavailable",
			message:
				"DATABASE_URL is not an address. Write postgresql://user:password@host:5432/name.",
		});
	});

	it("nobody answers, and the password is not shown", async () => {
		const refused = openDatabase({
			url: "postgresql://maya:secret@127.0.0.1:1/attune",
		});
		await expect(refused).rejects.toMatchObject({
			code: "unavailable",
			message:
				"No PostgreSQL server answered at 127.0.0.1:1 (ECONNREFUSED). Check that it runs and that DATABASE_URL is right.",
		});
	});

	it.runIf(engines.includes("postgresql"))(
		"a wrong password and an unknown database",
		async () => {
			const { url, drop } = await freshServerUrl();
			const wrong = new URL(url);
			wrong.password = "wrong";
			await expect(openDatabase({ url: wrong.href })).rejects.toMatchObject({
				message: expect.stringMatching(
					/refused the password of attune_test_\w+\. Correct it in DATABASE_URL\./,
				),
			});
			const unknown = new URL(url);
			unknown.pathname = "no_such_database";
			await expect(openDatabase({ url: unknown.href })).rejects.toMatchObject({
				message: expect.stringContaining(
					"has no database no_such_database. Create it, or correct DATABASE_URL.",
				),
			});
			await drop();
		},
	);
});

describe.each(engines)("a transaction on %s", (engine) => {
	let database: Database;

	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	it("is tried again when two stood in each other's way, and only then", async () => {
		let tries = 0;
		const failing = (code: string, times: number) =>
			asSystem(database, async (tx) => {
				tries += 1;
				if (tries <= times)
					await tx.execute(
						sql.raw(
							`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`,
						),
					);
				return tries;
			});
		expect(await failing("40001", 2)).toBe(3);
		tries = 0;
		await expect(failing("23505", 1)).rejects.toThrow();
		expect(tries).toBe(1);
	});

	it("fails without repeating what a person wrote", async () => {
		const failing = asSystem(database, (tx) =>
			tx.execute(sql`select ${"my summary"}::uuid`),
		);
		const error = await failing.catch((caught: unknown) => caught);
		expect(error).toMatchObject({ code: "22P02" });
		expect(inspect(error, { depth: 9 })).not.toContain("my summary");
	});

	it("says that the disk is full", async () => {
		const full = asSystem(database, (tx) =>
			tx.execute(
				sql`do $$ begin raise exception 'made up' using errcode = 'disk_full'; end $$`,
			),
		);
		await expect(full).rejects.toMatchObject({
			code: "unavailable",
			message:
				"The disk of the database is full. Free some space; nothing that was saved is lost.",
		});
	});
});

it.runIf(engines.includes("postgresql"))(
	"a connection that is cut fails one request and nothing else",
	async () => {
		const database = await freshDatabase("postgresql");
		const cut = asSystem(database, async (tx) => {
			const { rows } = await tx.execute<{ pid: number }>(
				sql`select pg_backend_pid() as pid`,
			);
			await database.pool.query("select pg_terminate_backend($1)", [
				rows[0]?.pid,
			]);
			return tx.execute(settings());
		});
		await expect(cut).rejects.toMatchObject({
			code: "unavailable",
			message: "The database isn't responding. Try again in a moment.",
		});
		expect(
			(await asSystem(database, (tx) => tx.execute(settings()))).rows,
		).toEqual([{ n: SETTING_KEYS.length }]);
		await database.close();
	},
);

it.runIf(engines.includes("postgresql"))(
	"a server opens ten connections at most, however many ask at once",
	async () => {
		const database = await freshDatabase("postgresql");
		const counted = await Promise.all(
			Array.from({ length: 60 }, () =>
				asSystem(database, async (tx) => {
					const { rows } = await tx.execute<{ open: number }>(
						sql`select count(*)::int as open from pg_stat_activity
							where datname = current_database() and usename = session_user`,
					);
					return rows[0]?.open ?? 0;
				}),
			),
		);
		expect(Math.max(...counted)).toBe(10);
		await database.close();
	},
);

/** A process that writes settings one by one and prints each key once the database has answered. */
function writer(folder: string): ChildProcess {
	const program = `
    import { openDatabase } from ${JSON.stringify(new URL("../../src/db/open-database.ts", import.meta.url).href)};
    const { pool } = await openDatabase({ folder: ${JSON.stringify(folder)} });
    for (let n = 0; ; n += 1) {
      await pool.query("begin");
      await pool.query("select set_config('role', 'app_system', true)");
      await pool.query("insert into system_settings (id, key, value, type, description, category) values (gen_random_uuid(), $1, '', 'string', '', 'Written')", ["key " + n]);
      await pool.query("commit");
      console.log("key " + n);
    }`;
	const args = [SHORT_LIVED, "--input-type=module", "--eval", program];
	return spawn(process.execPath, args, {
		cwd: os.tmpdir(),
		stdio: ["ignore", "pipe", "inherit"],
	});
}

async function linesOf(child: ChildProcess, count: number): Promise<string[]> {
	const lines: string[] = [];
	if (!child.stdout) return lines;
	for await (const line of createInterface(child.stdout)) {
		lines.push(line);
		if (lines.length === count) break;
	}
	return lines;
}
