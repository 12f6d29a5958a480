// What an account begins with, what it may do, which templates it gets, and what its use is counted as.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { getEntitlements, saveSubscription } from "../../src/db/plans.ts";
import { takeUnit } from "../../src/db/quota.ts";
import {
	findDefaultTemplate,
	listActiveTemplates,
} from "../../src/db/templates.ts";
import { asPerson, asSystem } from "../../src/db/transactions.ts";
import { saveUsage } from "../../src/db/usage.ts";
import { limitOf } from "../../src/domain/account/allowance.ts";
import { planInForce } from "../../src/domain/account/plans.ts";
import { arrive } from "../../src/workflows/arrive.ts";
import { addPerson, today } from "./accounts.ts";
import { engines, freshDatabase } from "./fresh.ts";

describe.each(engines)("an account on %s", (engine) => {
	let database: Database;

	beforeAll(async () => {
		database = await freshDatabase(engine);
	});
	afterAll(() => database.close());

	const standingOf = (person: string, now = today) =>
		asPerson(database, person, (tx) => getEntitlements(tx, person, now));

	it("AUTH-25 begins with a profile, the role regular_user and an active free subscription", async () => {
		const person = await addPerson(database);
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select first_name, last_name, email, role, is_active, billing_cycle_start::text, billing_cycle_end::text
        from profiles join user_roles using (user_id) join user_subscriptions using (user_id)`),
		);
		expect(rows).toEqual([
			{
				first_name: "Maya",
				last_name: "Okonjo",
				email: `${person}@example.org`,
				role: "regular_user",
				is_active: true,
				billing_cycle_start: "2026-11-01",
				billing_cycle_end: "2026-11-30",
			},
		]);
	});

	it("PLAN-01 PLAN-13 PLAN-16 PLAN-20 is on the free plan with its figures", async () => {
		const { subscribed, totals } = await standingOf(await addPerson(database));
		expect(subscribed).toMatchObject({
			name: "free",
			landing_name: "Beta",
			list_price_cents: 0,
			beta_price_cents: 0,
			monthly_resumes: 20,
			monthly_cover_letters: 20,
			monthly_profile_analyses: 5,
			edit_access: false,
			accessible_templates: [
				"professional",
				"modern",
				"minimalist",
				"minimal",
				"classic",
			],
		});
		expect(totals).toEqual({
			generation_limit_free: 20,
			generation_limit_premium: -1,
		});
	});

	it("PLAN-14 PLAN-15 PLAN-18 PLAN-19 can be on the paid plans, with both prices and both names", async () => {
		const professional = await standingOf(
			await addPerson(database, { plan: "professional" }),
		);
		expect(professional.subscribed).toMatchObject({
			monthly_resumes: 20,
			monthly_cover_letters: 20,
			monthly_profile_analyses: 10,
			edit_access: true,
			list_price_cents: 1900,
			beta_price_cents: 999,
		});
		const premium = await standingOf(
			await addPerson(database, { plan: "premium" }),
		);
		expect(premium.subscribed).toMatchObject({
			monthly_resumes: -1,
			display_name: "Premium",
			landing_name: "Enterprise",
			list_price_cents: 4900,
			beta_price_cents: 1999,
		});
	});

	it("PLAN-31 PLAN-44 has exactly one active subscription after its plan was changed", async () => {
		const person = await addPerson(database);
		await asSystem(database, (tx) =>
			saveSubscription(tx, person, { name: "premium", now: today }),
		);
		const { rows } = await asSystem(database, (tx) =>
			tx.execute(sql`select name, is_active from user_subscriptions join subscription_plans on plan_id = subscription_plans.id
        where user_id = ${person} order by is_active`),
		);
		expect(rows).toEqual([
			{ name: "free", is_active: false },
			{ name: "premium", is_active: true },
		]);
	});

	it("NAV-09 is given the free subscription on arrival when it has no active one, once", async () => {
		const person = await addPerson(database, { plan: "professional" });
		await asSystem(database, (tx) =>
			tx.execute(
				sql`update user_subscriptions set is_active = false where user_id = ${person}`,
			),
		);
		const arrivals = await Promise.all(
			[1, 2, 3].map(() => arrive(database, person, today)),
		);
		for (const { standing } of arrivals)
			expect(standing).toMatchObject({
				subscribed: { name: "free" },
				usage: { resumes_generated: 0 },
			});
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select name, billing_cycle_start::text from user_subscriptions
        join subscription_plans on plan_id = subscription_plans.id where is_active`),
		);
		expect(rows).toEqual([{ name: "free", billing_cycle_start: "2026-11-01" }]);
	});

	it("PLAN-41 begins the next month at zero, with the first use of it", async () => {
		const person = await addPerson(database);
		const november = await standingOf(person);
		const unit = {
			id: person,
			action: "resume_generation",
			cycle: november.cycle,
		} as const;
		await asPerson(database, person, (tx) =>
			takeUnit(tx, person, {
				...unit,
				limit: limitOf(november, "resume_generation"),
			}),
		);
		expect((await standingOf(person)).usage.resumes_generated).toBe(1);
		const december = await standingOf(person, new Date("2026-12-01T00:00:00Z"));
		expect(december).toMatchObject({
			cycle: { start: "2026-12-01", end: "2026-12-31" },
			usage: {
				resumes_generated: 0,
				cover_letters_generated: 0,
				profile_analyses_used: 0,
				edits_performed: 0,
			},
		});
	});

	it("ADMIN-TPL-21 LET-11 finds the seven resume templates first, more behind them, and eight for letters", async () => {
		const templates = await asSystem(database, (tx) => listActiveTemplates(tx));
		const names = (kind: string) =>
			templates
				.filter((template) => template.kind === kind)
				.map(({ name }) => name);
		expect(names("resume")).toEqual([
			"professional",
			"modern",
			"minimalist",
			"creative",
			"executive",
			"technical",
			"academic",
			"sidebar",
			"timeline",
			"compact",
			"federal",
			"scholar",
			"portrait",
		]);
		expect(names("letter")).toEqual([
			"professional",
			"modern",
			"executive",
			"creative",
			"minimal",
			"classic",
			"contemporary",
			"harvard",
		]);
	});

	it("API-22 LET-05 is offered active templates alone, each with its id, name and words about it", async () => {
		const letters = async () =>
			(await asSystem(database, listActiveTemplates)).filter(
				({ kind }) => kind === "letter",
			);
		for (const template of await letters())
			expect(template).toMatchObject({
				id: expect.stringMatching(/^[0-9a-f-]{36}$/),
				name: expect.stringMatching(/./),
				description: expect.stringMatching(/./),
			});
		const switchClassic = (to: boolean) =>
			asSystem(database, (tx) =>
				tx.execute(
					sql`update cover_letter_templates set is_active = ${to} where name = 'classic'`,
				),
			);
		const names = async () => (await letters()).map(({ name }) => name);
		expect(await names()).toContain("classic");
		await switchClassic(false);
		expect(await names()).not.toContain("classic");
		await switchClassic(true);
	});

	it("API-22 GEN-34 is given the oldest active template that its plan may use", async () => {
		const free = await standingOf(await addPerson(database));
		const paid = await standingOf(
			await addPerson(database, { plan: "professional" }),
		);
		const chosen = async (standing: typeof free) => {
			const plan = planInForce(standing.roles, standing.subscribed);
			return (
				await asSystem(database, (tx) =>
					findDefaultTemplate(tx, plan, "resume"),
				)
			)?.name;
		};
		await asSystem(database, (tx) =>
			tx.execute(sql`insert into resume_templates (id, name, is_premium, created_at)
        values (gen_random_uuid(), 'House style', true, '2020-01-01')`),
		);
		expect(await chosen(paid)).toBe("House style");
		expect(await chosen(free)).toBe("professional");
		await asSystem(database, (tx) =>
			tx.execute(
				sql`update resume_templates set is_active = false where name = 'professional'`,
			),
		);
		expect(await chosen(free)).toBe("modern");
	});

	it("DASH-46 DATA-39 adds each call to the day and the month, and leaves dialog actions out", async () => {
		const person = await addPerson(database);
		const resume = {
			generation_type: "resume",
			model_used: "made-up",
			success: true,
			estimated_cost: 0.0105,
		} as const;
		await asPerson(database, person, async (tx) => {
			const now = new Date("2026-11-19T23:59:00Z");
			await saveUsage(tx, person, {
				...resume,
				prompt_tokens: 900,
				completion_tokens: 100,
				now,
			});
			await saveUsage(tx, person, {
				...resume,
				prompt_tokens: 400,
				completion_tokens: 0,
				success: false,
				now: today,
			});
			await saveUsage(tx, person, {
				...resume,
				generation_type: "cover_letter",
				prompt_tokens: 500,
				completion_tokens: 100,
				now: today,
			});
			await saveUsage(tx, person, {
				generation_type: "resume",
				action_type: "view_document",
				success: true,
				now: today,
			});
		});
		const { rows } = await asPerson(database, person, (tx) =>
			tx.execute(sql`select period_type, period_start::text, total_generations, resume_generations, cover_letter_generations,
        total_tokens, total_cost::float, average_tokens_per_generation::float
        from user_usage_stats order by period_type, period_start`),
		);
		const row = (period: string, counts: number[]) => {
			const [total, resumes, letters, tokens, cost, average] = counts;
			return {
				period_type: period.split(" ")[0],
				period_start: period.split(" ")[1],
				total_generations: total,
				resume_generations: resumes,
				cover_letter_generations: letters,
				total_tokens: tokens,
				total_cost: cost,
				average_tokens_per_generation: average,
			};
		};
		expect(rows).toEqual([
			row("daily 2026-11-19", [1, 1, 0, 1000, 0.0105, 1000]),
			row("daily 2026-11-20", [1, 0, 1, 1000, 0.021, 1000]),
			row("monthly 2026-11-01", [2, 1, 1, 2000, 0.0315, 1000]),
		]);
	});
});
