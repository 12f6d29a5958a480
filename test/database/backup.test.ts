// A backup of one engine is whole, and restores into either.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { readBackup } from "../../src/db/backup.ts";
import type { Database } from "../../src/db/database.ts";
import { FOLDER } from "../../src/db/migrator.ts";
import { findPhoto, savePhoto } from "../../src/db/photos.ts";
import { findProfile, saveProfile } from "../../src/db/profiles.ts";
import { restoreBackup } from "../../src/db/restore.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { maya, rafael } from "../people.ts";
import { photo } from "../photo.ts";
import { addPerson, today } from "./accounts.ts";
import { checksums, fillEveryTable } from "./every-table.ts";
import { engines, freshDatabase } from "./fresh.ts";
import { order } from "./orders.ts";

const opened: Database[] = [];
afterEach(async () => {
	await Promise.all(opened.splice(0).map((database) => database.close()));
});

async function open(engine: (typeof engines)[number]): Promise<Database> {
	const database = await freshDatabase(engine);
	opened.push(database);
	return database;
}

async function linesOf(database: Database): Promise<string[]> {
	const lines: string[] = [];
	for await (const line of readBackup(database, today))
		lines.push(line.trimEnd());
	return lines;
}

async function* streamed(lines: readonly string[]): AsyncGenerator<string> {
	yield* lines;
}

const restore = (database: Database, lines: readonly string[], force = false) =>
	restoreBackup(database, streamed(lines), { force });

async function countPeople(database: Database): Promise<number> {
	const { rows } = await asSystem(database, (tx) =>
		tx.execute<{ people: number }>(
			sql`select count(*)::int as people from profiles`,
		),
	);
	return rows[0]?.people ?? -1;
}

const pairs = engines.flatMap((from) =>
	engines.map((to) => [from, to] as const),
);

/** What is restored into each engine is made and read once: restoring takes only its lines. */
function onceEach<Source>(
	make: (engine: (typeof engines)[number]) => Promise<Source>,
) {
	const made = new Map<string, Promise<Source>>();
	return (engine: (typeof engines)[number]) => {
		const source = made.get(engine) ?? make(engine);
		made.set(engine, source);
		return source;
	};
}

const twoPeople = onceEach(async (engine) => {
	const source = await open(engine);
	const odd = {
		...maya,
		personal: {
			...maya.personal,
			summary: 'Tab\t, line\nand \u2028 end \\ "…" 😀',
		},
	};
	const [nurse, planner] = [await addPerson(source), await addPerson(source)];
	await asPerson(source, nurse, (tx) => saveProfile(tx, nurse, odd));
	await asPerson(source, planner, (tx) => saveProfile(tx, planner, rafael));
	await asPerson(source, nurse, (tx) => savePhoto(tx, nurse, photo));
	await startGeneration(source, nurse, { order: order({}), now: today });
	const lines = await linesOf(source);
	const profile = await asPerson(source, nurse, (tx) => findProfile(tx, nurse));
	return { nurse, lines, profile };
});

const everyTable = onceEach(async (engine) => {
	const source = await open(engine);
	await fillEveryTable(source);
	return { before: await checksums(source), lines: await linesOf(source) };
});

describe.each(pairs)("a backup of %s restored into %s", (from, to) => {
	it("holds every person's rows, letter by letter", async () => {
		const { nurse, lines, profile } = await twoPeople(from);

		const target = await open(to);
		const { rows, createdAt } = await restore(target, lines);
		expect(rows).toBe(lines.length - 2);
		expect(createdAt).toBe(today.toISOString());
		expect(
			await asPerson(target, nurse, (tx) => findProfile(tx, nurse)),
		).toEqual(profile);
		expect(
			await asPerson(target, nurse, (tx) => findPhoto(tx, nurse)),
		).toMatchObject(photo);
		const again = await linesOf(target);
		expect(again.slice(1, -1).toSorted()).toEqual(
			lines.slice(1, -1).toSorted(),
		);
	});
});

describe.each(pairs)("every table of %s restored into %s", (from, to) => {
	it.each([
		["by this version", "from a backup of this version"],
		["by the next version", "from a backup of the version before"],
	])("%s is the same by a checksum, %s", async (by) => {
		const { before, lines } = await everyTable(from);
		expect(Object.keys(before).length).toBeGreaterThan(40);
		expect(
			Object.keys(before).filter((table) => before[table]?.rows === 0),
		).toEqual([]);
		const target = await open(to);
		const folder = mkdtempSync(join(tmpdir(), "attune-next-"));
		cpSync(FOLDER, folder, { recursive: true });
		if (by === "by the next version")
			writeFileSync(join(folder, "9000_next.sql"), "create table next ();");
		await restoreBackup(target, streamed(lines), {
			force: false,
			migrations: pathToFileURL(`${folder}/`),
		});
		expect(await checksums(target)).toMatchObject(before);
		rmSync(folder, { recursive: true });
	});
});

describe("restoring", () => {
	it("leaves a database with accounts as it is unless it is forced", async () => {
		const source = await open("embedded");
		await addPerson(source);
		const lines = await linesOf(source);
		const target = await open("embedded");
		await addPerson(target);
		await addPerson(target);
		await expect(restore(target, lines)).rejects.toMatchObject({
			code: "conflict",
		});
		expect(await countPeople(target)).toBe(2);
		await restore(target, lines, true);
		expect(await countPeople(target)).toBe(1);
	});

	const damages: Record<string, (lines: string[]) => string[]> = {
		"cut off": (lines) => lines.slice(0, -2),
		"without its last line": (lines) => lines.slice(0, -1),
		"with a row less": (lines) => [...lines.slice(0, 3), ...lines.slice(4)],
		"with a changed letter": (lines) =>
			lines.map((line) => line.replace("Maya", "Mava")),
		"with a table of nobody": (lines) => [
			lines[0] ?? "",
			'["pg_authid",{"rolname":"x"}]',
			...lines.slice(1),
		],
		"of something else": () => ["{}", "hello"],
		"that is empty": () => [],
	};
	it(`changes nothing and says so where a file is ${Object.keys(damages).join(", or ")}`, async () => {
		const source = await open("embedded");
		await addPerson(source);
		const lines = await linesOf(source);
		const target = await open("embedded");
		await addPerson(target);
		await addPerson(target);
		for (const [name, damage] of Object.entries(damages)) {
			await expect(
				restore(target, damage(lines), true),
				name,
			).rejects.toMatchObject({ code: "bad-input" });
			expect(await countPeople(target), name).toBe(2);
		}
	});

	it("refuses a backup of a newer program by name", async () => {
		const source = await open("embedded");
		const [head = "", ...rest] = await linesOf(source);
		const newer = head.replace(
			'"migrations":[',
			'"migrations":["9999_later.sql",',
		);
		await expect(restore(source, [newer, ...rest], true)).rejects.toThrow(
			"newer Attune (9999_later.sql)",
		);
	});

	it.each(engines)(
		"brings a backup of an older version up to this one (%s)",
		async (engine) => {
			const source = await open(engine);
			await addPerson(source);
			const lines = await linesOf(source);
			// The next version: rows of before must be changed, so they cannot simply be put into its tables.
			const folder = mkdtempSync(join(tmpdir(), "attune-next-"));
			cpSync(FOLDER, folder, { recursive: true });
			writeFileSync(
				join(folder, "9000_next.sql"),
				"set local role app_system; update profiles set summary = 'moved'; reset role; alter table profiles rename column summary to abstract;",
			);
			const migrations = pathToFileURL(`${folder}/`);
			const target = await open(engine);
			await restoreBackup(target, streamed(lines), {
				force: false,
				migrations,
			});
			const { rows } = await asSystem(target, (tx) =>
				tx.execute(sql`select abstract from profiles`),
			);
			expect(rows).toEqual([{ abstract: "moved" }]);
			await expect(target.migrate()).rejects.toThrow(
				"newer Attune (9000_next.sql)",
			);
			const [damaged = ""] = lines;
			const again = restoreBackup(target, streamed([damaged]), {
				force: true,
				migrations,
			});
			await expect(again).rejects.toMatchObject({ code: "bad-input" });
			expect(
				(
					await asSystem(target, (tx) =>
						tx.execute(sql`select abstract from profiles`),
					)
				).rows,
			).toHaveLength(1);
			rmSync(folder, { recursive: true });
		},
	);

	it("keeps what a backup was made after, not what this program knows", async () => {
		const source = await open("embedded");
		await source.pool.query(
			"update schema_migrations set name = '0000_before.sql' where name = (select max(name) from schema_migrations)",
		);
		const [head = ""] = await linesOf(source);
		expect(head).toContain("0000_before.sql");
	});
});
