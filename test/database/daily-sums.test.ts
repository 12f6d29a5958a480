// The installation's sums by day, on both engines: the same numbers from rows, from closed days, and after an account is gone.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listActivity } from "../../src/db/activity-log.ts";
import { closeDays } from "../../src/db/daily-sums.ts";
import type { Database } from "../../src/db/database.ts";
import { saveNewGeneration, saveProgress } from "../../src/db/generations.ts";
import {
	countDocuments,
	getLogTotals,
	getUsage,
	listDays,
} from "../../src/db/statistics.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { getMonthsCost, saveUsage } from "../../src/db/usage.ts";
import { countWork } from "../../src/db/work-counts.ts";
import { closeAccount } from "../../src/workflows/close-account.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

const month = { from: "2026-11-01" };

describe.each(engines)("the sums of days on the %s database", (engine) => {
	let db: Database;
	let person: string;
	beforeAll(async () => {
		db = await freshDatabase(engine);
		person = await addPerson(db);
		for (const [at, cost] of [
			["2026-10-31T23:59:59.999Z", 0.5],
			["2026-11-01T00:00:00Z", 0.25],
			["2026-11-17T12:00:00Z", 0.25],
			["2026-11-18T23:30:00Z", 1],
			["2026-11-19T00:30:00Z", 2],
			["2026-11-20T11:00:00Z", 4],
		] as const)
			await spend(person, { at, cost });
		await makeDocument(person);
	});
	afterAll(() => db.close());

	const inside = <T>(work: Parameters<typeof asSystem<T>>[1]) =>
		asSystem(db, work);

	async function spend(id: string, { at, cost }: { at: string; cost: number }) {
		await inside((tx) =>
			saveUsage(tx, id, {
				generation_type: "resume",
				model_used: "small",
				success: true,
				prompt_tokens: 800,
				completion_tokens: 200,
				estimated_cost: cost,
				response_time_ms: 1500,
				now: new Date(at),
			}),
		);
	}

	async function makeDocument(owner: string) {
		const id = randomUUIDv7();
		await inside(async (tx) => {
			await saveNewGeneration(tx, owner, {
				id,
				kind: "resume",
				job_title: "Ward Nurse",
				company_name: "Elm Park",
				job_description: "Care for patients.",
				selected_sections: ["personal"],
				ai_enhancement_strength: "medium",
				template_id: null,
				template: "professional",
				request_key: id,
			});
			await saveProgress(tx, owner, { id, generation_status: "completed" });
		});
	}

	const numbers = () =>
		inside(async (tx) => ({
			all: await getUsage(tx, {}),
			month: await getUsage(tx, month),
			cost: await getMonthsCost(tx, today),
			days: await listDays(tx, { from: "2026-11-17", to: "2026-11-20" }),
			documents: await countDocuments(tx, {}),
			work: await countWork(tx),
		}));

	it("ADMIN-STAT-02 ADMIN-STAT-05 are the same before and after days are closed, however often", async () => {
		const before = await numbers();
		expect(before.all).toMatchObject({ calls: 6, cost: 8, tokens: 6000 });
		expect(before.month).toMatchObject({ calls: 5, cost: 7.5, meanMs: 1500 });
		expect(before.cost).toBe(7.5);
		expect(before.days.map(({ cost }) => cost)).toEqual([0.25, 1, 2, 4]);
		const close = (now: Date) => inside((tx) => closeDays(tx, now));
		expect(await close(today)).toBe(true);
		expect(await close(today)).toBe(false);
		expect(await numbers()).toEqual(before);
		const [first, second] = await Promise.all([
			close(new Date("2026-11-21T01:00:01Z")),
			close(new Date("2026-11-21T01:00:02Z")),
		]);
		expect([first, second]).toContain(true);
		expect(await numbers()).toEqual(before);
	});

	it("are the same after the clock ran ahead, closed days to come, and is right again", async () => {
		const ahead = new Date("2027-02-01T12:00:00Z");
		const back = new Date("2026-11-21T09:00:00Z");
		await inside((tx) => closeDays(tx, ahead));
		await spend(person, { at: "2026-11-21T08:00:00Z", cost: 8 });
		await inside((tx) => closeDays(tx, back));
		expect(await inside((tx) => getMonthsCost(tx, back))).toBe(15.5);
		expect((await numbers()).all).toMatchObject({ calls: 7, cost: 16 });
		// A server whose clock is a few minutes behind reopens nothing.
		await inside((tx) => closeDays(tx, new Date("2026-11-22T01:00:10Z")));
		expect(
			await inside((tx) => closeDays(tx, new Date("2026-11-22T00:58:00Z"))),
		).toBe(false);
	});

	it("ADMIN-FIN-03 an account that is deleted leaves what it spent in the budget", async () => {
		const before = await numbers();
		await closeAccount(db, person, today);
		expect(await numbers()).toEqual(before);
		await inside((tx) => closeDays(tx, new Date("2027-01-20T12:00:00Z")));
		expect(await numbers()).toEqual(before);
	});

	it("ADMIN-LOG-02 ADMIN-LOG-14 the calls of an account that is deleted stay in the log, under nobody, and as many as its cards say", async () => {
		const everything = {
			search: "",
			type: "all",
			status: "all",
			since: null,
			sort: "time",
			order: "desc",
		} as const;
		const log = (search: string) =>
			inside((tx) =>
				listActivity(tx, { ...everything, search }, { limit: 50, offset: 0 }),
			);
		const { entries, total } = await log("");
		const totals = await inside(getLogTotals);
		expect(total).toBe(totals.total);
		expect(entries).toHaveLength(total);
		expect(
			new Set(entries.map(({ user, user_id }) => user ?? user_id)),
		).toEqual(new Set([null]));
		expect((await log("Resume generation")).total).toBe(total);
		expect((await log("somebody")).total).toBe(0);
		const { rows } = await inside((tx) =>
			tx.execute(
				sql`select * from departed_calls where departed_calls::text like ${`%${person}%`}`,
			),
		);
		expect(rows).toEqual([]);
	});
});
