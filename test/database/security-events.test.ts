// Security events as they come: all at once, from one address or many, and told after an account is gone.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveAccountEntry } from "#src/db/audit-log.ts";
import type { Database, Tx } from "#src/db/database.ts";
import type { RecordNotice } from "#src/db/record-notices.ts";
import {
	countSecurityEvents,
	listSecurityEvents,
	type NewSecurityEvent,
	noteSpraying,
	saveSecurityEvent,
} from "#src/db/security-events.ts";
import { asSystem } from "#src/db/transactions.ts";
import { closeAccount } from "#src/workflows/close-account.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const ADDRESS = "203.0.113.9";

describe.each(engines)("security events on %s", (engine) => {
	let db: Database;
	let people: string[];
	beforeAll(async () => {
		db = await freshDatabase(engine);
		people = await Promise.all(Array.from({ length: 8 }, () => addPerson(db)));
	});
	afterAll(() => db.close());
	beforeEach(() => run((tx) => tx.execute(sql`delete from security_events`)));

	const run = <T>(work: (tx: Tx) => Promise<T>) => asSystem(db, work);
	const happens = (event: NewSecurityEvent) =>
		run((tx) => saveSecurityEvent(tx, event, today));
	const wrongPassword = (user_id: string): NewSecurityEvent => ({
		...{ type: "failed_login", severity: "medium", ip_address: ADDRESS },
		...{ user_id, description: "Wrong password" },
	});
	const all = async () => {
		const order = { sort: "time", order: "desc" } as const;
		const page = { limit: 50, offset: 0 };
		const { events } = await run((tx) => listSecurityEvents(tx, order, page));
		return events;
	};

	it("are told elsewhere once they are there, and not where they are undone", async () => {
		const heard: string[] = [];
		const listen = (notice: RecordNotice) => heard.push(notice.record);
		db.recordListeners.add(listen);
		const [person = ""] = people;
		await happens(wrongPassword(person));
		const undone = run(async (tx) => {
			await saveSecurityEvent(tx, wrongPassword(person), today);
			throw new Error("undone");
		});
		await expect(undone).rejects.toThrow("undone");
		await run((tx) =>
			saveAccountEntry(tx, person, { action: "sign_in", now: today }),
		);
		db.recordListeners.delete(listen);
		expect(heard).toEqual(["security", "audit"]);
	});

	it("ADMIN-SEC-16 many accounts tried from one address at the same moment are one critical event", async () => {
		await Promise.all(
			people.map((person) =>
				run(async (tx) => {
					await saveSecurityEvent(tx, wrongPassword(person), today);
					await noteSpraying(tx, ADDRESS, today);
				}),
			),
		);
		const sprayed = (await all()).filter(
			({ type }) => type === "suspicious_activity",
		);
		expect(sprayed).toMatchObject([
			{
				severity: "critical",
				description: "Failed sign-ins to 8 accounts from one address",
			},
		]);
		for (const person of people)
			expect(sprayed[0]?.details.accounts).toContain(person);
	});

	it("ADMIN-SEC-05 the same at the same moment is one row that counts each", async () => {
		const [person = ""] = people;
		await Promise.all(
			Array.from({ length: 9 }, () => happens(wrongPassword(person))),
		);
		expect(await all()).toMatchObject([{ occurrences: 9 }]);
	});

	it("ADMIN-SEC-05 whatever was refused counts as blocked, each time", async () => {
		const [user_id = ""] = people;
		await happens(wrongPassword(user_id));
		const limited = { type: "rate_limit", severity: "medium" } as const;
		const description = "More than 7 requests in a minute";
		for (const times of [1, 4])
			await run((tx) =>
				saveSecurityEvent(
					tx,
					{ ...limited, user_id, description, times },
					today,
				),
			);
		await happens({
			...{ type: "unauthorized_access", severity: "high", user_id },
			description: "Asked for a document of somebody else",
		});
		expect(await run((tx) => countSecurityEvents(tx, today))).toMatchObject({
			...{ blocked: 7, failedLogins: 1, active: 3, activeGrave: 1 },
		});
	});

	it("ADMIN-SEC-09 an event outlives its account, under nobody's name", async () => {
		const person = await addPerson(db);
		await happens(wrongPassword(person));
		expect((await all())[0]?.account).toBe(`${person}@example.org`);
		await closeAccount(db, person, today);
		expect(await all()).toMatchObject([{ user_id: null, account: null }]);
	});
});
