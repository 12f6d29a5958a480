// What belongs to the installation: settings that are changed while it runs, and the record of who changed them.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAuditEntry } from "../../src/db/audit-log.ts";
import {
	type AuditSearch,
	listAuditEntries,
} from "../../src/db/audit-search.ts";
import type { Database } from "../../src/db/database.ts";
import {
	getSystemSettings,
	listSystemSettings,
	saveSystemSettings,
} from "../../src/db/system-settings.ts";
import { asSystem, errorCode } from "../../src/db/transactions.ts";
import {
	initialSettings,
	SETTING_KEYS,
} from "../../src/domain/operations/system-settings.ts";
import { createSettingsInForce } from "../../src/workflows/settings-in-force.ts";
import { engines, freshDatabase } from "./fresh.ts";

const NOT_PERMITTED = "42501";
const by = { id: null, email: "root@example.org" };
const now = new Date("2026-11-20T12:00:00Z");

describe.each(engines)("the installation's settings on %s", (engine) => {
	let database: Database;
	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	it("ADMIN-CFG-19 every setting has a row with its initial value", async () => {
		const rows = await asSystem(database, listSystemSettings);
		expect(rows.map(({ key }) => key)).toEqual(SETTING_KEYS);
		expect(rows[0]).toMatchObject({ type: "number", category: "User Limits" });
		expect(await asSystem(database, getSystemSettings)).toEqual(
			initialSettings(),
		);
	});

	it("ADMIN-CFG-18 a saved change is in force and recorded with its author", async () => {
		const inForce = createSettingsInForce(database, () => now);
		let later = 0;
		const another = createSettingsInForce(
			database,
			() => new Date(now.getTime() + later),
		);
		await another.current();
		// It read them while its clock was a day ahead, and is right again.
		let ahead = 86_400_000;
		const setBack = createSettingsInForce(
			database,
			() => new Date(now.getTime() + ahead),
		);
		await setBack.current();
		ahead = 0;
		expect((await inForce.current()).api_rate_limit).toBe(100);
		await asSystem(database, (tx) =>
			saveSystemSettings(
				tx,
				[{ key: "api_rate_limit", value: "50", before: "100" }],
				{ by, now },
			),
		);
		inForce.forget();
		expect((await inForce.current()).api_rate_limit).toBe(50);
		// Another instance was not told and finds out within seconds.
		expect((await another.current()).api_rate_limit).toBe(100);
		later = 2_000;
		expect((await another.current()).api_rate_limit).toBe(50);
		expect((await setBack.current()).api_rate_limit).toBe(50);
		const [entry] = await asSystem(database, (tx) =>
			listAuditEntries(tx, { limit: 1 }),
		);
		expect(entry).toMatchObject({
			by: by.email,
			action: "change_setting",
			subject_id: "api_rate_limit",
			details: { before: "100", after: "50" },
		});
	});

	it("ADMIN-CFG-20 one value out of bounds refuses them all and is named", async () => {
		const saving = asSystem(database, (tx) =>
			saveSystemSettings(
				tx,
				[
					{ key: "auto_cleanup_days", value: "10", before: "30" },
					{ key: "max_file_size_mb", value: "101", before: "10" },
				],
				{ by, now },
			),
		);
		await expect(saving).rejects.toMatchObject({
			code: "bad-input",
			fields: { max_file_size_mb: expect.stringContaining("1 to 100") },
		});
		const settings = await asSystem(database, getSystemSettings);
		expect(settings.auto_cleanup_days).toBe(30);
	});

	it("a change on top of one that was not seen is refused", async () => {
		const saving = asSystem(database, (tx) =>
			saveSystemSettings(
				tx,
				[{ key: "monthly_budget", value: "80", before: "20" }],
				{ by, now },
			),
		);
		await expect(saving).rejects.toMatchObject({
			code: "conflict",
			fields: { monthly_budget: expect.any(String) },
		});
	});

	it.each([
		["changed", sql`update audit_log set actor_email = 'somebody else'`],
		["removed", sql`delete from audit_log`],
	])(
		"an entry of the record cannot be %s by the server",
		async (_, statement) => {
			const denied = asSystem(database, (tx) => tx.execute(statement));
			expect(errorCode(await denied.catch((error: unknown) => error))).toBe(
				NOT_PERMITTED,
			);
		},
	);

	it("the record is read page by page without a gap", async () => {
		for (const nr of [1, 2, 3])
			await asSystem(database, (tx) =>
				saveAuditEntry(tx, {
					by,
					action: `act_${nr}`,
					subject: { type: "test" },
					now,
				}),
			);
		const seen: string[] = [];
		for (const offset of [0, 2]) {
			const page = await asSystem(database, (tx) =>
				listAuditEntries(tx, { limit: 2, offset }),
			);
			seen.push(...page.map(({ id }) => id));
		}
		expect(seen).toHaveLength(4);
		expect(new Set(seen).size).toBe(4);
	});

	it("the record is sorted by each column and searched in all of them", async () => {
		const acts = async (search: AuditSearch) => {
			const found = await asSystem(database, (tx) =>
				listAuditEntries(tx, { ...search, limit: 10 }),
			);
			return found
				.map(({ action }) => action)
				.filter((action) => action.startsWith("act_"));
		};
		expect(await acts({ sort: "act", order: "asc" })).toEqual([
			"act_1",
			"act_2",
			"act_3",
		]);
		expect(await acts({ sort: "time", order: "asc" })).toHaveLength(3);
		expect(await acts({ search: " ACT 2" })).toEqual(["act_2"]);
		expect(await acts({ search: by.email, sort: "who" })).toHaveLength(3);
		expect(await acts({ search: "%" })).toEqual([]);
	});
});
