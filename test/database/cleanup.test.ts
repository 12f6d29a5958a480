// What is removed after some days, and what never is.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveAuditEntry } from "../../src/db/audit-log.ts";
import { cleanUp } from "../../src/db/cleanup.ts";
import type { Database, Tx } from "../../src/db/database.ts";
import { forgetRecords } from "../../src/db/retention.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { addPerson } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const old = "2026-09-01T00:00:00Z";
const recent = "2026-11-19T00:00:00Z";
const before = new Date("2026-10-21T00:00:00Z");

describe.each(engines)("the daily cleanup on %s", (engine) => {
	let database: Database;
	let person: string;
	beforeAll(async () => {
		database = await freshDatabase(engine);
		person = await addPerson(database);
	});
	afterAll(() => database.close());

	const run = <T>(work: (tx: Tx) => Promise<T>) => asSystem(database, work);
	const left = (from: string) =>
		run(async (tx) => {
			const { rows } = await tx.execute<{ left: number }>(
				sql.raw(`select count(*)::int as left from ${from}`),
			);
			return rows[0]?.left;
		});

	const addGeneration = (status: string, at: string) =>
		run((tx) =>
			tx.execute(sql`insert into resume_generations
				(id, user_id, document_type, job_title, company_name, job_description, template, request_key, generation_status, created_at)
				values (${randomUUIDv7()}, ${person}, 'resume', 'Nurse', 'Elm', 'Care', 'professional', ${randomUUIDv7()}, ${status}, ${at})`),
		);
	const addSession = (expires: string) =>
		run((tx) =>
			tx.execute(sql`insert into session (id, expires_at, token, user_id)
				values (${randomUUIDv7()}, ${expires}, ${randomUUIDv7()}, ${person})`),
		);
	const addMail = (sent: string | null) =>
		run((tx) =>
			tx.execute(sql`insert into mail_outbox (id, user_id, recipient, subject, body, sent_at)
				values (${randomUUIDv7()}, ${person}, 'a@example.org', 'Hello', 'Text', ${sent})`),
		);
	const addEvent = (status: string, at: string) =>
		run((tx) =>
			tx.execute(sql`insert into security_events (id, type, severity, description, status, created_at)
				values (${randomUUIDv7()}, 'failed_login', 'medium', 'Wrong password', ${status}, ${at})`),
		);

	it("ADMIN-CFG-25 removes what failed, expired, was sent or resolved before the day, and nothing else", async () => {
		for (const at of [old, recent]) {
			await addGeneration("failed", at);
			await addGeneration("completed", at);
			await addGeneration("generating", at);
			await addSession(at);
			await addMail(at);
			await addEvent("resolved", at);
			await addEvent("active", at);
		}
		await addMail(null);
		const removed = await run((tx) => cleanUp(tx, before));
		expect(removed).toMatchObject({
			resume_generations: 1,
			session: 1,
			mail_outbox: 1,
			security_events: 1,
		});
		expect(await left("resume_generations")).toBe(5);
		expect(
			await left("resume_generations where generation_status = 'completed'"),
		).toBe(2);
		expect(await left("session")).toBe(1);
		expect(await left("mail_outbox")).toBe(2);
		expect(await left("security_events")).toBe(3);
		expect(await left('"user"')).toBe(1);
	});

	it("records are kept as long as administrators say, and the audit log 90 days in any case", async () => {
		const now = new Date();
		const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
		const note = (days: number) =>
			run((tx) =>
				saveAuditEntry(tx, {
					by: { id: null, email: "command line" },
					action: "change_role",
					subject: { type: "user", id: person },
					now: ago(days),
				}),
			);
		for (const days of [1, 91, 400]) await note(days);
		await run((tx) =>
			tx.execute(
				sql`update security_events set last_at = ${ago(400).toISOString()}`,
			),
		);
		const kept = { callsSince: ago(100), eventsSince: ago(100) };
		const gone = await run((tx) =>
			forgetRecords(tx, { ...kept, auditSince: ago(100) }),
		);
		expect(gone).toMatchObject({ audit_log: 1, security_events: 3 });
		expect(await left("audit_log")).toBe(2);
		await expect(
			run((tx) => forgetRecords(tx, { ...kept, auditSince: ago(30) })),
		).rejects.toThrow();
		await expect(
			run((tx) => tx.execute(sql`delete from audit_log`)),
		).rejects.toThrow();
		expect(await left("audit_log")).toBe(2);
	});
});
