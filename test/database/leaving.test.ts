// Deleting an account, on both engines: all of it or nothing, and never the last administrator.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { saveMail } from "../../src/db/mail-outbox.ts";
import { addRole } from "../../src/db/roles.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { closeAccount } from "../../src/workflows/close-account.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";
import { order } from "./orders.ts";

describe.each(engines)("an account that is deleted on %s", (engine) => {
	let db: Database;
	beforeAll(async () => {
		db = await freshDatabase(engine);
	});
	afterAll(() => db.close());

	const addAdmin = async () => {
		const id = await addPerson(db);
		await asSystem(db, (tx) => addRole(tx, id, "admin"));
		return id;
	};
	const isThere = async (id: string) =>
		(await db.orm.execute(sql`select from "user" where id = ${id}`))
			.rowCount === 1;

	it("SET-22 SET-23 SET-24 SET-25 API-35 leaves no row in any table that has an owner", async () => {
		const person = await addPerson(db);
		await startGeneration(db, person, { order: order(), now: today });
		await asSystem(db, (tx) =>
			saveMail(tx, { userId: person, to: "a@b", subject: "s", text: "t" }),
		);
		await closeAccount(db, person, today);
		const { rows: tables } = await db.pool.query<{ name: string }>(
			`select table_name as name from information_schema.columns
				where table_schema = 'public' and column_name = 'user_id'`,
		);
		expect(tables.length).toBeGreaterThan(20);
		for (const { name } of tables) {
			const { rows } = await asSystem(db, (tx) =>
				tx.execute(
					sql`select user_id from ${sql.identifier(name)} where user_id = ${person}`,
				),
			);
			expect(rows, name).toEqual([]);
		}
		expect(await isThere(person)).toBe(false);
	});

	it("is nobody's any more for what had been asked before it went", async () => {
		const person = await addPerson(db);
		await closeAccount(db, person, today);
		await expect(
			startGeneration(db, person, { order: order(), now: today }),
		).rejects.toMatchObject({ code: "not-signed-in" });
	});

	it("SET-29 is not that of the only administrator, even when two leave at once", async () => {
		const [first, second] = [await addAdmin(), await addAdmin()];
		const left = await Promise.allSettled([
			closeAccount(db, first, today),
			closeAccount(db, second, today),
		]);
		const refused = left.filter(({ status }) => status === "rejected");
		expect(refused).toMatchObject([
			{
				reason: {
					code: "conflict",
					message: expect.stringContaining("You are the only administrator."),
				},
			},
		]);
		const here = [await isThere(first), await isThere(second)];
		expect(here.filter(Boolean)).toHaveLength(1);

		await addAdmin();
		await closeAccount(db, here[0] ? first : second, today);
		expect(await isThere(here[0] ? first : second)).toBe(false);
	});

	it("SET-23 SET-25 API-35 is left as it was when any part of it cannot be removed", async () => {
		const person = await addPerson(db);
		// A table of another program that holds on to the account.
		await db.pool.query(
			`create table held (user_id uuid references "user" (id))`,
		);
		await db.pool.query("insert into held values ($1)", [person]);
		await expect(closeAccount(db, person, today)).rejects.toThrow();
		expect(await isThere(person)).toBe(true);
		const { rows } = await asPerson(db, person, (tx) =>
			tx.execute(sql`select user_id from profiles`),
		);
		expect(rows).toEqual([{ user_id: person }]);
		await db.pool.query("drop table held");
	});

	it("a missing account is nobody's loss", async () => {
		await expect(
			closeAccount(db, randomUUIDv7(), today),
		).resolves.toBeUndefined();
	});
});
