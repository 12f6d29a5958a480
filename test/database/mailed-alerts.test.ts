// Alerts by mail: to the address that was set, each once a day, whichever of several servers looks.
import { tmpdir } from "node:os";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveBackupMade } from "#src/db/backups.ts";
import type { Database, Tx } from "#src/db/database.ts";
import { claimMail, saveMail, settleMail } from "#src/db/mail-outbox.ts";
import { saveSecurityEvent } from "#src/db/security-events.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveUsage } from "#src/db/usage.ts";
import {
	initialSettings,
	type SystemSettings,
} from "#src/domain/operations/system-settings.ts";
import { createMailedAlerts } from "#src/jobs/mailed-alerts.ts";
import type { ModelInForce } from "#src/workflows/model-settings.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const begun = new Date("2026-11-22T09:00:00Z");
const hoursAgo = (hours: number) => new Date(+begun - hours * 3_600_000);

function spraying(tx: Tx) {
	const description = "Failed sign-ins to 20 accounts from one address";
	const event = { type: "suspicious_activity", severity: "critical" } as const;
	return saveSecurityEvent(tx, { ...event, description }, begun);
}

/** One of two failed; both cost 30 dollars. */
async function calls(tx: Tx, person: string): Promise<void> {
	for (const success of [true, false])
		await saveUsage(tx, person, {
			...{ generation_type: "resume", model_used: "small", success },
			...{ estimated_cost: 30, now: begun },
		});
}

async function refusedMail(tx: Tx): Promise<void> {
	const to = "nobody@example.org";
	await saveMail(tx, { userId: null, to, subject: "Hello", text: "Text" });
	const mail = await claimMail(tx, { leaseMs: 1 });
	const failed = { state: "failed", at: begun, error: "no such user" } as const;
	if (mail) await settleMail(tx, mail, failed);
}

describe.each(engines)("alerts on %s", (engine) => {
	let db: Database;
	let now = begun;
	let inForce: ModelInForce = { choice: null, why: "none" };
	let set: SystemSettings = {
		...initialSettings(),
		...{ alert_free_gb: 0, alert_failed_percent: 100, monthly_budget: 1_000 },
	};
	beforeAll(async () => {
		db = await freshDatabase(engine);
		const person = await addPerson(db);
		await run((tx) => calls(tx, person));
		await run((tx) => saveBackupMade(tx, { sizeBytes: 1, now: hoursAgo(9) }));
	});
	afterAll(() => db.close());

	const run = <T>(work: (tx: Tx) => Promise<T>) => asSystem(db, work);
	const look = () =>
		createMailedAlerts({
			...{ db, dataFolder: tmpdir(), url: "https://attune.example.org" },
			settings: { current: async () => set, forget: () => undefined },
			modelInForce: async () => inForce,
			now: () => now,
			wakeMail: () => undefined,
			log: console,
		}).look();
	/** The newest first. */
	const texts = () =>
		run(async (tx) => {
			const { rows } = await tx.execute<{ body: string }>(
				sql`select body from mail_outbox where recipient = 'ops@example.org' order by id desc`,
			);
			return rows.map(({ body }) => body);
		});

	it("are not mailed where all is well", async () => {
		set = { ...set, alert_address: "ops@example.org" };
		await look();
		expect(await texts()).toEqual([]);
	});

	it("are mailed to nobody where no address is set", async () => {
		await run(spraying);
		set = { ...set, alert_address: "" };
		await look();
		expect(await texts()).toEqual([]);
	});

	it("are mailed once a day, by one of several servers", async () => {
		set = { ...set, alert_address: "ops@example.org" };
		await Promise.all([look(), look()]);
		expect(await texts()).toEqual([
			expect.stringContaining("- 1 active security event is critical or high."),
		]);
		now = new Date("2026-11-22T20:00:00Z");
		await look();
		expect(await texts()).toHaveLength(1);
		now = new Date("2026-11-23T08:59:00Z");
		await look();
		expect(await texts()).toHaveLength(1);
		now = new Date("2026-11-23T09:00:01Z");
		await look();
		expect(await texts()).toHaveLength(2);
		now = begun;
	});

	const setting = (part: Partial<SystemSettings>) => async () => {
		set = { ...set, ...part };
	};

	it.each<[string, string, () => Promise<unknown>]>([
		[
			"calls that fail, from the share on that was set",
			"- 50% of the last 24 hours' calls failed.",
			setting({ alert_failed_percent: 49 }),
		],
		[
			"a budget that is nearly used up",
			"- This month's model costs have reached 90% of the budget.",
			setting({ monthly_budget: 60 }),
		],
		[
			"a last backup that is older than was set",
			"- No backup was made in the last 9 hours.",
			setting({ backup_alert_hours: 8 }),
		],
		[
			"a disk that is almost full",
			"GB are free on the data folder's disk.",
			setting({ alert_free_gb: 100_000 }),
		],
		[
			"a mail that was refused",
			"- 1 mail couldn't be delivered.",
			() => run(refusedMail),
		],
		[
			"a provider whose address may not be asked",
			"- The provider has no address that may be used.",
			async () => {
				inForce = { choice: null, why: "no-address" };
			},
		],
	])("tell of %s", async (_, text, happens) => {
		const before = (await texts()).length;
		await happens();
		await look();
		const [newest, ...others] = await texts();
		expect(others).toHaveLength(before);
		expect(newest).toContain(text);
	});
});
