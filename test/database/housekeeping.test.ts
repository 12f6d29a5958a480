// What goes once a day by its age, as administrators set it: rows of the database, and mails that are kept as files.
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOutboxMailer } from "#src/adapters/mail/outbox-mailer.ts";
import type { Database } from "#src/db/database.ts";
import { listMails } from "#src/db/mail-list.ts";
import { saveMail } from "#src/db/mail-outbox.ts";
import { asSystem } from "#src/db/transactions.ts";
import { initialSettings } from "#src/domain/operations/system-settings.ts";
import { createHousekeeping } from "#src/jobs/housekeeping.ts";
import { deliverMail } from "#src/workflows/deliver-mail.ts";
import { engines, freshDatabase } from "./fresh.ts";

const today = new Date();
const daysAgo = (days: number) => new Date(+today - days * 86_400_000);

describe.each(engines)("the daily housekeeping on %s", (engine) => {
	let db: Database;
	let folder: string;
	let clock = today;
	beforeAll(async () => {
		db = await freshDatabase(engine);
		folder = await mkdtemp(join(tmpdir(), "attune-mails-"));
	});
	afterAll(async () => {
		await db.close();
		await rm(folder, { recursive: true });
	});

	const now = () => clock;
	const mail = () =>
		createOutboxMailer({
			...{ folder, now, from: "attune@example.org" },
			...{ url: "http://localhost:3000", print: () => undefined },
		});
	async function sendAt(at: Date, to: string): Promise<void> {
		clock = at;
		await asSystem(db, (tx) =>
			saveMail(tx, { userId: null, to, subject: "Hello", text: "Text" }),
		);
		await deliverMail({ db, mail: mail(), now, log: console });
		clock = today;
	}
	async function tidy(auto_cleanup_days: number): Promise<void> {
		const current = async () => ({ ...initialSettings(), auto_cleanup_days });
		const settings = { current, forget: () => undefined };
		const log = { info: () => undefined, error: console.error };
		await createHousekeeping({ db, settings, mail: mail(), now, log }).tidy();
	}

	it("ADMIN-CFG-25 removes mails older than was set, their files as well as their rows", async () => {
		await sendAt(daysAgo(31), "ines@example.org");
		await sendAt(daysAgo(29), "rafael@example.org");
		expect(await readdir(folder)).toHaveLength(2);
		await tidy(32);
		expect(await readdir(folder)).toHaveLength(2);
		await tidy(30);
		const [file = "", ...others] = await readdir(folder);
		expect(others).toEqual([]);
		expect(await readFile(join(folder, file), "utf8")).toContain("rafael@");
		const left = await asSystem(db, (tx) => listMails(tx, { limit: 10 }));
		expect(left).toMatchObject([{ recipient: "rafael@example.org" }]);
	});
});
