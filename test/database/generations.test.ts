// Asking for documents: limits, repeated requests, and what is stored before anything is made.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { listGenerationPage } from "../../src/db/generation-list.ts";
import {
	deleteGeneration,
	findContent,
	findGeneration,
} from "../../src/db/generations.ts";
import { getEntitlements } from "../../src/db/plans.ts";
import { saveProfile } from "../../src/db/profiles.ts";
import { refundUnit } from "../../src/db/quota.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { Profile } from "../../src/domain/profile/profile.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import type { GenerationOrder } from "../../src/workflows/generation-order.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";
import { order } from "./orders.ts";

const everything = {
	search: "",
	type: "all",
	status: "all",
	sort: "newest",
	page: 1,
	perPage: 10,
} as const;

describe.each(engines)("asking for documents on %s", (engine) => {
	let database: Database;

	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	const start = (person: string, given: Partial<GenerationOrder> = {}) =>
		startGeneration(database, person, { order: order(given), now: today });
	const countOf = async (person: string) =>
		(
			await asPerson(database, person, (tx) =>
				listGenerationPage(tx, person, everything),
			)
		).total;
	const usageOf = async (person: string) =>
		(
			await asPerson(database, person, (tx) =>
				getEntitlements(tx, person, today),
			)
		).usage;

	it("GEN-12 GEN-32 GEN-33 stores the document as generating before it is made", async () => {
		const person = await addPerson(database);
		const started = await start(person, { jobTitle: "Charge Nurse" });
		expect(started).toMatchObject({ status: "generating", remaining: 19 });
		const stored = await asPerson(database, person, (tx) =>
			findGeneration(tx, person, started.id),
		);
		expect(stored).toMatchObject({
			kind: "resume",
			job_title: "Charge Nurse",
			generation_status: "generating",
			template: "professional",
			template_id: expect.any(String),
			selected_sections: ["personal", "work_experience", "education", "skills"],
			ai_enhancement_strength: "medium",
			step: "Creating",
			progress: 0,
		});
		expect(
			await asPerson(database, person, (tx) =>
				findContent(tx, person, started.id),
			),
		).toEqual({ resume: null, letter: null });
	});

	it("GEN-35 stores two sections and no template for a cover letter", async () => {
		const person = await addPerson(database);
		const { id } = await start(person, { kind: "cover_letter" });
		expect(
			await asPerson(database, person, (tx) => findGeneration(tx, person, id)),
		).toMatchObject({
			selected_sections: ["personal", "work_experience"],
			template_id: null,
			template: "professional",
		});
	});

	it("PLAN-42 200 requests at once against 20 give exactly 20", async () => {
		const person = await addPerson(database);
		const kinds = ["resume", "cover_letter"] as const;
		const asked = await Promise.allSettled(
			Array.from({ length: 200 }, (_, n) =>
				untilAnswered(() => start(person, { kind: kinds[n % 2] ?? "resume" })),
			),
		);
		const accepted = asked.filter(({ status }) => status === "fulfilled");
		const refused = asked.flatMap((one) =>
			one.status === "rejected" ? [one.reason] : [],
		);
		expect(accepted).toHaveLength(20);
		for (const reason of refused)
			expect(reason).toMatchObject({ code: "over-limit" });
		const usage = await usageOf(person);
		expect(usage.resumes_generated + usage.cover_letters_generated).toBe(20);
		expect(await countOf(person)).toBe(20);
	});

	it("PLAN-42 GEN-43 refuses in the specification's words and leaves nothing behind", async () => {
		const person = await addPerson(database, { plan: "professional" });
		for (let n = 0; n < 20; n += 1) await start(person);
		const refusal = await start(person).catch((error: unknown) => error);
		expect(refusal).toBeInstanceOf(Refusal);
		expect(refusal).toMatchObject({
			code: "over-limit",
			title: "Resume generation limit reached",
			message:
				"You've reached your resume generation limit for this billing cycle. Please upgrade your plan to continue.",
		});
		expect(await countOf(person)).toBe(20);
		expect((await start(person, { kind: "cover_letter" })).remaining).toBe(19);
	});

	it("a request key repeated, one after another or at once, takes one unit and makes one document", async () => {
		const person = await addPerson(database);
		const requestKey = randomUUIDv7();
		const first = await start(person, { requestKey });
		const repeated = await Promise.all(
			Array.from({ length: 8 }, () => start(person, { requestKey })),
		);
		const atOnce = randomUUIDv7();
		const together = await Promise.all(
			Array.from({ length: 8 }, () => start(person, { requestKey: atOnce })),
		);
		expect(new Set(repeated.map(({ id }) => id))).toEqual(new Set([first.id]));
		expect(new Set(together.map(({ id }) => id)).size).toBe(1);
		expect((await usageOf(person)).resumes_generated).toBe(2);
	});

	it("GEN-54 refuses a profile without a name and takes nothing", async () => {
		const person = await addPerson(database);
		await asPerson(database, person, (tx) =>
			saveProfile(tx, person, Profile.parse({ personal: {} })),
		);
		await expect(start(person)).rejects.toMatchObject({ code: "bad-input" });
		expect((await usageOf(person)).resumes_generated).toBe(0);
	});

	it("GEN-54 refuses a profile with nothing to write about, and a skill is enough", async () => {
		const person = await addPerson(database);
		const has = (profile: object) =>
			asPerson(database, person, (tx) =>
				saveProfile(tx, person, Profile.parse(profile)),
			);
		const personal = { first_name: "Maya", last_name: "Okonjo" };
		await has({ personal, languages: [{ language_name: "Igbo" }] });
		await expect(start(person)).rejects.toMatchObject({
			code: "bad-input",
			message: expect.stringContaining("nothing to write about"),
		});
		expect((await usageOf(person)).resumes_generated).toBe(0);
		await has({ personal, skills: [{ skill_name: "Triage" }] });
		expect((await start(person)).status).toBe("generating");
	});

	it("ROLE-20 never refuses a test user", async () => {
		const person = await addPerson(database, { role: "test_user" });
		await asSystem(database, (tx) =>
			tx.execute(sql`insert into user_billing_usage (user_id, billing_cycle_start, resumes_generated)
        values (${person}, '2026-11-01', 500)`),
		);
		expect((await start(person)).remaining).toBe(-1);
	});

	it("ADMIN-CFG-23 follows a changed limit without a restart", async () => {
		const person = await addPerson(database);
		const limit = (value: string) =>
			asSystem(database, (tx) =>
				tx.execute(
					sql`update system_settings set value = ${value} where key = 'generation_limit_free'`,
				),
			);
		await limit("1");
		await start(person);
		await expect(start(person)).rejects.toMatchObject({
			message:
				"You've used 1 of 1 generations this month. Please upgrade your plan to continue.",
		});
		await limit("20");
		expect((await start(person)).remaining).toBe(18);
	});

	it("gives a unit back once, however often it is asked to", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		await start(person);
		const back = () =>
			asPerson(database, person, (tx) => refundUnit(tx, person, id));
		await Promise.all([back(), back(), back()]);
		await back();
		expect((await usageOf(person)).resumes_generated).toBe(1);
	});

	it("deletes a document that was never made together with its job, and gives its unit back", async () => {
		const person = await addPerson(database);
		const { id } = await start(person);
		expect(
			await asPerson(database, person, (tx) =>
				deleteGeneration(tx, person, id),
			),
		).toBe(true);
		expect(
			await asPerson(database, person, (tx) =>
				deleteGeneration(tx, person, id),
			),
		).toBe(false);
		expect((await usageOf(person)).resumes_generated).toBe(0);
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(sql`select id from jobs where id = ${id}`),
		);
		expect(rows).toEqual([]);
	});

	it("RES-41 finds a document for nobody else", async () => {
		const person = await addPerson(database);
		const other = await addPerson(database);
		const { id } = await start(person);
		expect(
			await asPerson(database, other, (tx) => findGeneration(tx, other, id)),
		).toBeNull();
		expect(
			await asPerson(database, other, (tx) => findGeneration(tx, person, id)),
		).toBeNull();
		expect(
			await asPerson(database, other, (tx) => deleteGeneration(tx, person, id)),
		).toBe(false);
	});
});

/** Asks again as long as a busy database says that it has no time. */
async function untilAnswered<Value>(ask: () => Promise<Value>): Promise<Value> {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof Refusal && error.code === "unavailable")
			return untilAnswered(ask);
		throw error;
	}
}
