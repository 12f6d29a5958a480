// Alerts by mail: to the address that was set, each once a day, whichever of several servers looks.
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#src/db/database.ts";
import { listMails } from "#src/db/mail-outbox.ts";
import { saveSecurityEvent } from "#src/db/security-events.ts";
import { asSystem } from "#src/db/transactions.ts";
import {
	initialSettings,
	type SystemSettings,
} from "#src/domain/operations/system-settings.ts";
import { createMailedAlerts } from "#src/jobs/mailed-alerts.ts";
import { engines, freshDatabase } from "./fresh.ts";

describe.each(engines)("alerts on %s", (engine) => {
	let db: Database;
	let now = new Date("2026-11-22T09:00:00Z");
	let set: SystemSettings = { ...initialSettings(), alert_free_gb: 0 };
	beforeAll(async () => {
		db = await freshDatabase(engine);
		const event = {
			type: "suspicious_activity",
			severity: "critical",
			description: "Failed sign-ins to 20 accounts from one address",
		} as const;
		await asSystem(db, (tx) => saveSecurityEvent(tx, event, now));
	});
	afterAll(() => db.close());

	const look = () =>
		createMailedAlerts({
			...{ db, dataFolder: tmpdir(), url: "https://attune.example.org" },
			settings: { current: async () => set, forget: () => undefined },
			now: () => now,
			wakeMail: () => undefined,
			log: console,
		}).look();
	const mails = () => asSystem(db, (tx) => listMails(tx, { limit: 10 }));

	it("are mailed to nobody where no address is set", async () => {
		await look();
		expect(await mails()).toEqual([]);
	});

	it("are mailed once a day, by one of several servers", async () => {
		set = { ...set, alert_address: "ops@example.org" };
		await Promise.all([look(), look()]);
		expect(await mails()).toMatchObject([
			{ recipient: "ops@example.org", subject: "Attune: 1 alert" },
		]);
		now = new Date("2026-11-22T20:00:00Z");
		await look();
		expect(await mails()).toHaveLength(1);
		now = new Date("2026-11-23T09:00:01Z");
		await look();
		expect(await mails()).toHaveLength(2);
	});

	it("tell of a disk that is almost full", async () => {
		set = { ...set, alert_free_gb: 100_000 };
		await look();
		expect(await mails()).toHaveLength(3);
	});
});
