// Mails on their way: none is lost when handing over fails, none is sent twice, and links do not stay where they were sent from.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { listMails, type MailSearch } from "../../src/db/mail-list.ts";
import { countMails, resendMail, saveMail } from "../../src/db/mail-outbox.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { createMailQueue } from "../../src/jobs/mail-queue.ts";
import { deliverMail } from "../../src/workflows/deliver-mail.ts";
import type { Mailer } from "../../src/world/mail.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const words = { subject: "Hello", text: "Open https://example.org/#secret" };
const now = () => new Date();

/** A mail server that fails as often as it is told to, and keeps what it took. */
function mailServer(failures: Error[] = []) {
	const taken: string[] = [];
	const mail: Mailer = {
		isOffline: false,
		clear: async () => undefined,
		async send({ to }) {
			await wait(1);
			const failure = failures.shift();
			if (failure) throw failure;
			taken.push(to);
		},
	};
	return { mail, taken };
}
const away = () => new Refusal("unavailable", "The email couldn't be sent.");

describe.each(engines)("the outbox on %s", (engine) => {
	let db: Database;
	let person: string;
	beforeAll(async () => {
		db = await freshDatabase(engine);
		person = await addPerson(db);
	});
	afterAll(() => db.close());
	beforeEach(async () => {
		reported.length = 0;
		await asSystem(db, (tx) => tx.execute(sql`delete from mail_outbox`));
	});

	const put = (to: string) =>
		asSystem(db, (tx) => saveMail(tx, { userId: person, to, ...words }));
	const reported: string[] = [];
	const log = { warn: (_: object, message: string) => reported.push(message) };
	const bodyOf = async (id: string) => {
		const { rows } = await asSystem(db, (tx) =>
			tx.execute(sql`select body from mail_outbox where id = ${id}`),
		);
		return rows[0]?.body;
	};
	const list = () => asSystem(db, (tx) => listMails(tx, { limit: 50 }));

	it("AUTH-23 a mail is sent once, however many hand over at once, and its text is not kept", async () => {
		const { mail, taken } = mailServer();
		await put("one@example.org");
		await put("two@example.org");
		await Promise.all(
			Array.from({ length: 6 }, () => deliverMail({ db, mail, now, log })),
		);
		expect(taken.sort()).toEqual(["one@example.org", "two@example.org"]);
		for (const { id } of await list()) expect(await bodyOf(id)).toBe("");
	});

	it("AUTH-23 is kept by nobody but the mailer once it is handed over, and its text is shown to no administrator", async () => {
		const { mail } = mailServer();
		const id = await put("kept@example.org");
		expect(JSON.stringify(await list())).not.toContain("secret");
		await deliverMail({ db, mail: { ...mail, isOffline: true }, now, log });
		expect(await bodyOf(id)).toBe("");
		expect(await list()).toMatchObject([{ attempts: 1 }]);
	});

	it("that was given up is tried again when asked for, and one that was sent is not", async () => {
		const { mail, taken } = mailServer([
			new Refusal("bad-input", "This address takes no mail."),
		]);
		const id = await put("wrong@example.org");
		expect(await deliverMail({ db, mail, now, log })).toBe("failed");
		expect(reported).toEqual(["a mail could not be handed over"]);
		expect(await asSystem(db, countMails)).toEqual({
			waiting: 0,
			stuck: 0,
			failed: 1,
		});
		expect(await asSystem(db, (tx) => resendMail(tx, id))).toBe(true);
		expect(await deliverMail({ db, mail, now, log })).toBe("sent");
		expect(taken).toEqual(["wrong@example.org"]);
		expect(await asSystem(db, (tx) => resendMail(tx, id))).toBe(false);
		expect(await asSystem(db, (tx) => resendMail(tx, person))).toBeNull();
	});

	it("a mail whose transaction fails was never there", async () => {
		await asSystem(db, async (tx) => {
			await saveMail(tx, {
				userId: person,
				to: "undone@example.org",
				...words,
			});
			throw new Refusal("conflict", "something else went wrong");
		}).catch(() => undefined);
		expect(await list()).toEqual([]);
	});

	it("a mail server that fails gets the mail again until it takes it", async () => {
		const { mail, taken } = mailServer([away(), away()]);
		await put("patient@example.org");
		const queue = createMailQueue({
			...{ db, mail, now, retryAfterMs: 1 },
			pollMs: 5,
			log: { ...log, error: () => undefined },
		});
		queue.start();
		await expect.poll(() => taken).toEqual(["patient@example.org"]);
		await queue.stop();
		const [row] = await list();
		expect(row).toMatchObject({ attempts: 3, error_message: null });
		expect(row?.sent_at).not.toBeNull();
	});

	it("tells meanwhile why it waits", async () => {
		const { mail } = mailServer([away()]);
		const id = await put("waits@example.org");
		expect(await deliverMail({ db, mail, now, log }, id)).toBe("waiting");
		expect(await list()).toMatchObject([
			{ error_message: "The email couldn't be sent.", sent_at: null },
		]);
		expect(await deliverMail({ db, mail, now, log })).toBeNull();
	});

	it("gives up at once where the address takes no mail, otherwise after a day", async () => {
		const { mail, taken } = mailServer([
			new Refusal("bad-input", "This address takes no mail."),
			away(),
		]);
		const gone = await put("gone@example.org");
		expect(await deliverMail({ db, mail, now, log }, gone)).toBe("failed");
		const old = await put("old@example.org");
		const tomorrow = () => new Date(Date.now() + 25 * 60 * 60_000);
		expect(await deliverMail({ db, mail, now: tomorrow, log }, old)).toBe(
			"failed",
		);
		expect(await deliverMail({ db, mail, now, log })).toBeNull();
		expect(taken).toEqual([]);
	});

	it("a sender that died leaves its mail to the next one, and its late word counts no more", async () => {
		const { mail, taken } = mailServer();
		await put("lost@example.org");
		let letGo: () => void = () => undefined;
		const stuck: Mailer = {
			isOffline: true,
			clear: async () => undefined,
			send: () => new Promise((resolve) => (letGo = resolve)),
		};
		const first = deliverMail({ db, mail: stuck, now, log });
		await expect.poll(async () => (await list())[0]?.attempts).toBe(1);
		await asSystem(db, (tx) =>
			tx.execute(sql`update mail_outbox set due_at = now()`),
		);
		expect(await deliverMail({ db, mail, now, log })).toBe("sent");
		letGo();
		await first;
		expect(taken).toEqual(["lost@example.org"]);
		expect(await list()).toMatchObject([{ attempts: 2 }]);
	});

	it("is listed newest first, page by page", async () => {
		for (const name of ["a", "b", "c"]) await put(`${name}@example.org`);
		const names = (mails: { recipient: string }[]) =>
			mails.map(({ recipient }) => recipient[0]);
		const first = await asSystem(db, (tx) => listMails(tx, { limit: 2 }));
		expect(names(first)).toEqual(["c", "b"]);
		expect(
			names(await asSystem(db, (tx) => listMails(tx, { offset: 2, limit: 2 }))),
		).toEqual(["a"]);
	});

	it("is sorted by each column and narrowed by state and text", async () => {
		for (const name of ["b", "c", "a"]) await put(`${name}@example.org`);
		const recipients = async (search: MailSearch) => {
			const mails = await asSystem(db, (tx) =>
				listMails(tx, { ...search, limit: 10 }),
			);
			return mails.map(({ recipient }) => recipient[0]).join("");
		};
		expect(await recipients({ sort: "to", order: "asc" })).toBe("abc");
		expect(await recipients({ sort: "to" })).toBe("cba");
		expect(await recipients({ sort: "time", order: "asc" })).toBe("bca");
		expect(await recipients({ search: " C@EXAMPLE" })).toBe("c");
		expect(await recipients({ search: "%" })).toBe("");
		await asSystem(db, (tx) =>
			tx.execute(
				sql`update mail_outbox set failed_at = now(), attempts = 7, error_message = 'Mailbox full' where recipient = 'b@example.org'`,
			),
		);
		expect(await recipients({ state: "failed" })).toBe("b");
		expect(await recipients({ state: "waiting", sort: "to" })).toBe("ca");
		expect(await recipients({ search: "mailbox" })).toBe("b");
		expect((await recipients({ sort: "tries" }))[0]).toBe("b");
		expect((await recipients({ sort: "state", order: "asc" }))[0]).toBe("b");
	});
});
