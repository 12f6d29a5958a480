// Each table under the role a person's transaction runs under: rows of somebody else do not exist, whatever a query asks.
import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import * as plans from "../../src/db/schema/plans.ts";
import * as profile from "../../src/db/schema/profile.ts";
import { asPerson, asSystem, errorCode } from "../../src/db/transactions.ts";
import { addPerson } from "./accounts.ts";
import { fillOwnTables, ownRows } from "./every-table.ts";
import { engines, freshDatabase } from "./fresh.ts";

const NOT_PERMITTED = "42501";
const bySignUp = [profile.profiles, plans.userRoles, plans.userSubscriptions];
const owned = [...bySignUp, ...ownRows.map(([table]) => table)]
	.map(getTableName)
	.sort();
const closed = [
	"user",
	"session",
	"account",
	"verification",
	"rate_limit",
	"email_links",
	"security_events",
	"mail_outbox",
	"audit_log",
	"sealed_secrets",
	"backups",
	"heartbeats",
	"usage_daily",
	"generations_daily",
	"daily_sums",
	"departed_calls",
	"model_prices",
	"totp_factors",
	"recovery_codes",
	"passkeys",
	"invitations",
];

/** The same for everybody: read, never written. */
const readable = [
	"subscription_plans",
	"resume_templates",
	"cover_letter_templates",
	"system_settings",
];

describe.each(engines)("row-level security on %s", (engine) => {
	let database: Database;
	let maya: string;
	let jonas: string;
	let eve: string;

	beforeAll(async () => {
		database = await freshDatabase(engine);
		maya = await addPerson(database);
		jonas = await addPerson(database);
		eve = await addPerson(database);
		for (const person of [maya, jonas, eve])
			await asSystem(database, (tx) => fillOwnTables(tx, person));
	});
	afterAll(() => database.close());

	it("ROLE-18 guards every table that has an owner", async () => {
		const { rows } = await database.pool.query(
			`select relname, relforcerowsecurity as forced from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'user_id' and attnotnull
         and relname not in ('session', 'account', 'email_links', 'totp_factors', 'recovery_codes', 'passkeys') order by relname`,
		);
		expect(rows).toEqual(owned.map((relname) => ({ relname, forced: true })));
	});

	it("ROLE-18 knows every table: somebody's own, closed, or the same for all", async () => {
		const { rows } = await database.pool.query(
			`select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> 'schema_migrations'`,
		);
		expect(rows.map(({ name }) => name).sort()).toEqual(
			[...owned, ...closed, ...readable].sort(),
		);
	});

	it("acts for a person under a role that is neither superuser nor above the policies", async () => {
		const { rows } = await asPerson(database, maya, (tx) =>
			tx.execute(
				sql`select current_user, rolsuper, rolbypassrls, rolcanlogin from pg_roles where rolname = current_user`,
			),
		);
		expect(rows).toEqual([
			{
				current_user: "app_user",
				rolsuper: false,
				rolbypassrls: false,
				rolcanlogin: false,
			},
		]);
	});

	describe.each(owned)("ROLE-17 %s", (table) => {
		const name = sql.identifier(table);

		it("shows a person their own rows only, although the query names nobody", async () => {
			expect(await owners(jonas, table)).toEqual([jonas]);
		});

		it("keeps a row of somebody else unchanged", async () => {
			const touched = [
				await outcome(
					jonas,
					sql`update ${name} set user_id = user_id where user_id = ${maya}`,
				),
				await outcome(jonas, sql`delete from ${name} where user_id = ${maya}`),
			];
			for (const one of touched) expect([0, NOT_PERMITTED]).toContain(one);
			expect(await owners(maya, table)).toEqual([maya]);
		});

		it("lets nobody give a row away", async () => {
			const given = sql`update ${name} set user_id = ${maya} where user_id = ${jonas}`;
			expect(await outcome(jonas, given)).toBe(NOT_PERMITTED);
			expect(await owners(jonas, table)).toEqual([jonas]);
		});

		it("reaches one's own rows only, when a change or a deletion names nobody", async () => {
			await outcome(eve, sql`update ${name} set user_id = user_id`);
			await outcome(eve, sql`delete from ${name}`);
			for (const person of [maya, jonas])
				expect(await owners(person, table)).toEqual([person]);
		});

		it("refuses a row in somebody else's name", async () => {
			const { rows } = await database.pool.query(
				"select column_name from information_schema.columns where table_schema = 'public' and table_name = $1",
				[table],
			);
			const columns = rows.map(({ column_name }) =>
				column_name === "user_id"
					? sql`${maya}::uuid`
					: sql.identifier(column_name),
			);
			const forged = sql`${sql.raw(`insert into ${table} (${rows.map(({ column_name }) => column_name).join(", ")})`)}
        select ${sql.join(columns, sql`, `)} from ${name} where user_id = ${jonas}`;
			expect(await outcome(jonas, forged)).toBe(NOT_PERMITTED);
		});

		it("is empty without a person, for the table's owner too", async () => {
			expect(
				await database.orm
					.execute(sql`select user_id from ${name}`)
					.then(({ rows }) => rows),
			).toEqual([]);
			const unnamed = database.orm.transaction(async (tx) => {
				await tx.execute(sql`select set_config('role', 'app_user', true)`);
				return (await tx.execute(sql`select user_id from ${name}`)).rows;
			});
			expect(await unnamed).toEqual([]);
		});
	});

	it.each(closed)("keeps %s out of a person's reach", async (table) => {
		const name = sql.identifier(table);
		expect(await outcome(maya, sql`select from ${name}`)).toBe(NOT_PERMITTED);
		await expectNoWriting(table);
	});

	it.each(readable)(
		"shows %s to a person, and takes nothing",
		async (table) => {
			const name = sql.identifier(table);
			expect(await outcome(maya, sql`select from ${name}`)).toBeGreaterThan(0);
			await expectNoWriting(table);
		},
	);

	it("ROLE-17 lets no person choose their own role or plan", async () => {
		expect(
			await outcome(
				maya,
				sql`insert into user_roles (user_id, role) values (${maya}, 'admin')`,
			),
		).toBe(NOT_PERMITTED);
		expect(
			await outcome(maya, sql`update user_subscriptions set is_active = false`),
		).toBe(NOT_PERMITTED);
		expect(
			await outcome(
				maya,
				sql`update subscription_plans set monthly_resumes = -1`,
			),
		).toBe(NOT_PERMITTED);
		expect(
			await outcome(maya, sql`update system_settings set value = '-1'`),
		).toBe(NOT_PERMITTED);
	});

	it("API-07 has_role answers for oneself, and for anybody when the server asks", async () => {
		const asks = sql`select has_role(${jonas}::uuid, 'regular_user') as held`;
		expect(
			(await asPerson(database, jonas, (tx) => tx.execute(asks))).rows,
		).toEqual([{ held: true }]);
		expect(
			(await asPerson(database, maya, (tx) => tx.execute(asks))).rows,
		).toEqual([{ held: false }]);
		expect((await asSystem(database, (tx) => tx.execute(asks))).rows).toEqual([
			{ held: true },
		]);
	});

	it("SET-25 removes everything of a person with the account, and nothing of anybody else", async () => {
		const leaving = await addPerson(database);
		await asSystem(database, (tx) => fillOwnTables(tx, leaving));
		await database.orm.execute(sql`delete from "user" where id = ${leaving}`);
		for (const table of owned) {
			expect(await owners(leaving, table)).toEqual([]);
			expect(await owners(maya, table)).toEqual([maya]);
		}
	});

	async function expectNoWriting(table: string): Promise<void> {
		const name = sql.identifier(table);
		const { rows } = await database.pool.query(
			"select column_name from information_schema.columns where table_schema = 'public' and table_name = $1 limit 1",
			[table],
		);
		const column = sql.identifier(rows[0].column_name);
		for (const statement of [
			sql`insert into ${name} default values`,
			sql`update ${name} set ${column} = ${column}`,
			sql`delete from ${name}`,
			sql`truncate ${name}`,
		])
			expect(await outcome(maya, statement)).toBe(NOT_PERMITTED);
	}

	async function owners(person: string, table: string): Promise<unknown[]> {
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute<{ user_id: string }>(
				sql`select distinct user_id from ${sql.identifier(table)}`,
			),
		);
		return rows.map(({ user_id }) => user_id);
	}

	/** How many rows were touched, or the code of the refusal. */
	async function outcome(
		person: string,
		statement: ReturnType<typeof sql>,
	): Promise<number | string | null> {
		try {
			return (await asPerson(database, person, (tx) => tx.execute(statement)))
				.rowCount;
		} catch (error) {
			return errorCode(error);
		}
	}
});
