// Settings over HTTP: who may change them, what is refused, and what each does to everybody from then on.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AuditPage } from "#src/api/admin-audit.ts";
import { AdminDashboard } from "#src/api/admin-dashboard.ts";
import { PersonDetails } from "#src/api/admin-people.ts";
import { ModelPrices } from "#src/api/admin-prices.ts";
import { EventPage } from "#src/api/admin-security.ts";
import { ProviderTrial, SystemConfiguration } from "#src/api/admin-settings.ts";
import { GenerationStarted } from "#src/api/functions.ts";
import { GenerationReply } from "#src/api/generations.ts";
import { Me } from "#src/api/me.ts";
import { maya } from "../people.ts";
import {
	type ModelProvider,
	startModelProvider,
	TWIN_KEY,
	TWIN_USAGE,
} from "../twins/model-provider.ts";
import { boss, startWithAdmin } from "./administrator.ts";
import {
	mailsTo,
	type Running,
	signUp,
	type Visitor,
	visit,
} from "./running.ts";

let server: Running;
let admin: Visitor;
let nurse: Visitor;
let provider: ModelProvider;

beforeAll(async () => {
	provider = await startModelProvider();
	({ server, admin } = await startWithAdmin({
		AI_ALLOWED_HOSTS: new URL(provider.url).hostname,
	}));
	nurse = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email: "maya@example.org",
	});
	await nurse.send("PUT", "/api/profile", { profile: maya });
});
afterAll(async () => {
	await server.close();
	await provider.close();
});

const read = async () =>
	SystemConfiguration.parse((await admin.get("/api/admin/settings")).body);
async function storedValue(key: string): Promise<string> {
	const { settings } = await read();
	return settings.find((one) => one.key === key)?.value ?? "";
}
/** Sets them all at once, from whatever they are. */
async function set(values: Record<string, string>) {
	const { settings } = await read();
	const changes = Object.entries(values).map(([key, value]) => ({
		key,
		value,
		before: settings.find((one) => one.key === key)?.value ?? "",
	}));
	return admin.send("PUT", "/api/admin/settings", { changes });
}
/** With these settings, and back to what they were. */
async function during<T>(
	values: Record<string, string>,
	work: () => Promise<T>,
): Promise<T> {
	const before = await Promise.all(
		Object.keys(values).map(async (key) => [key, await storedValue(key)]),
	);
	expect((await set(values)).status).toBe(200);
	try {
		return await work();
	} finally {
		await set(Object.fromEntries(before));
	}
}

describe("the configuration", () => {
	it("ADMIN-CFG-08 ADMIN-CFG-09 ADMIN-CFG-10 ADMIN-CFG-19 holds every setting with its name, group and type", async () => {
		const { settings } = await read();
		const reported = settings.map(({ key, name, category, type }) => [
			key,
			name,
			category,
			type,
		]);
		expect(reported).toEqual(
			expect.arrayContaining([
				[
					"generation_limit_free",
					"Generation Limit Free",
					"User Limits",
					"number",
				],
				[
					"generation_limit_premium",
					"Generation Limit Premium",
					"User Limits",
					"number",
				],
				["api_rate_limit", "API Rate Limit", "API Settings", "number"],
				["default_model", "Default Model", "AI Configuration", "string"],
				["monthly_budget", "Monthly Budget", "AI Configuration", "number"],
				[
					"email_notifications_enabled",
					"Email Notifications Enabled",
					"Notifications",
					"boolean",
				],
				["auto_cleanup_days", "Auto Cleanup Days", "Maintenance", "number"],
				["maintenance_mode", "Maintenance Mode", "System", "boolean"],
				["max_file_size_mb", "Max File Size MB", "File Uploads", "number"],
			]),
		);
		expect(
			settings.find(({ key }) => key === "default_model")?.choices,
		).toEqual(["gpt-4o-mini", "gpt-4o", "gpt-3.5-turbo"]);
		for (const { description } of settings) expect(description).not.toBe("");
	});

	it("ANA-46 ANA-47 ADMIN-CFG-23 ADMIN-CFG-24 ADMIN-CFG-26 ADMIN-CFG-28 ADMIN-CFG-30 ADMIN-CFG-32 ADMIN-CFG-34 starts with the values that are named", async () => {
		const { settings } = await read();
		const values = Object.fromEntries(
			settings.map(({ key, value }) => [key, value]),
		);
		expect(values).toMatchObject({
			generation_limit_free: "20",
			generation_limit_premium: "-1",
			auto_cleanup_days: "30",
			email_notifications_enabled: "true",
			api_rate_limit: "100",
			maintenance_mode: "false",
			default_model: "gpt-4o-mini",
			max_file_size_mb: "10",
		});
	});

	it("ADMIN-CFG-02 ADMIN-CFG-04 ADMIN-CFG-06 ADMIN-CFG-07 ADMIN-CFG-36 API-37 is measured", async () => {
		const { stats } = await read();
		expect(stats).toMatchObject({ users: 2, successRate: 0, lastBackup: null });
		expect(stats.uptime).toBe(100);
		expect(stats.databaseBytes).toBeGreaterThan(1_000_000);
	});

	it("API-38 ADMIN-CFG-18 saves all changes together and records who made them", async () => {
		await during(
			{ auto_cleanup_days: "60", support_address: "help@example.org" },
			async () => {
				expect(await storedValue("auto_cleanup_days")).toBe("60");
				const me = Me.parse((await nurse.get("/api/me")).body);
				expect(me.supportAddress).toBe("help@example.org");
			},
		);
		const { entries } = AuditPage.parse(
			(await admin.get("/api/admin/audit-log")).body,
		);
		expect(entries).toEqual(
			expect.arrayContaining([
				expect.objectContaining({
					by: boss.email,
					action: "change_setting",
					subject_id: "auto_cleanup_days",
					details: { before: "30", after: "60" },
				}),
			]),
		);
	});

	it.each([
		["generation_limit_free", "-2"],
		["auto_cleanup_days", "0"],
		["auto_cleanup_days", "3651"],
		["auto_cleanup_days", "1e2"],
		["api_rate_limit", "0"],
		["api_rate_limit", "10001"],
		["max_file_size_mb", "101"],
		["default_model", "gpt-9"],
		["maintenance_mode", "maybe"],
		["support_address", `${"x".repeat(250)}@example.org`],
		["support_address", "help at example.org"],
		["ai_base_url", "localhost:11434"],
		["ai_base_url", "http://10.0.0.7:11434/v1"],
	])(
		"ADMIN-CFG-20 refuses %s = %s by name, and stores nothing beside it",
		async (key, value) => {
			const budget = await storedValue("monthly_budget");
			const refused = await set({ monthly_budget: "75", [key]: value });
			expect(refused).toMatchObject({
				status: 422,
				body: {
					error: {
						title: "Error saving settings",
						fields: { [key]: expect.any(String) },
					},
				},
			});
			expect(await storedValue("monthly_budget")).toBe(budget);
		},
	);

	it("refuses a setting that does not exist", async () => {
		const changes = [{ key: "__proto__", value: "1", before: "0" }];
		expect(
			(await admin.send("PUT", "/api/admin/settings", { changes })).status,
		).toBe(422);
	});

	it("ADMIN-CFG-18 of two administrators who save the same setting the second is told the first one's value", async () => {
		const before = await storedValue("auto_cleanup_days");
		const change = (value: string) => ({
			changes: [
				{ key: "monthly_budget", value: "80", before: "50" },
				{ key: "auto_cleanup_days", value, before },
			],
		});
		expect(
			(await admin.send("PUT", "/api/admin/settings", change("45"))).status,
		).toBe(200);
		expect(
			await admin.send("PUT", "/api/admin/settings", change("46")),
		).toMatchObject({
			status: 409,
			body: {
				error: {
					fields: {
						auto_cleanup_days: `${boss.email} has set this to “45” meanwhile.`,
						monthly_budget: `${boss.email} has set this to “80” meanwhile.`,
					},
				},
			},
		});
		await set({ auto_cleanup_days: before, monthly_budget: "50" });
	});
});

async function start(): Promise<string> {
	const started = await nurse.send("POST", "/api/functions/generate-resume", {
		jobTitle: "Charge Nurse",
		companyName: "Lakeside Clinic",
		jobDescription:
			"We look for a charge nurse with intensive care experience who leads a shift, teaches juniors and keeps the ward calm.",
		aiEnhancementStrength: "medium",
		selectedSections: ["personal", "work_experience"],
		requestKey: crypto.randomUUID(),
	});
	return GenerationStarted.parse(started.body).id;
}

/** What became of it. */
async function ended(id: string): Promise<string> {
	await (await nurse.fetch(`/api/generations/${id}/events`)).text();
	const { generation } = GenerationReply.parse(
		(await nurse.get(`/api/generations/${id}`)).body,
	);
	return generation.generation_status;
}

describe("a setting in force", () => {
	it("ADMIN-CFG-29 refuses a person's requests above the limit, once it is changed, and counts those refused", async () => {
		await during({ api_rate_limit: "7" }, async () => {
			const busy = await signUp(server, {
				firstName: "Bo",
				lastName: "Lind",
				email: "bo@example.org",
			});
			const replies = [];
			for (let asked = 0; asked < 10; asked += 1)
				replies.push(await busy.get("/api/me"));
			expect(replies.map(({ status }) => status)).toEqual([
				...Array(7).fill(200),
				...Array(3).fill(429),
			]);
			const [refused] = replies.slice(-1);
			expect(refused?.body).toMatchObject({
				error: { message: "Too many requests. Please try again in a moment." },
			});
			expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
		});
		const events = async () =>
			EventPage.parse(
				(await admin.get("/api/admin/security/events?type=rate_limit")).body,
			).events;
		await expect
			.poll(events)
			.toMatchObject([
				{ description: "More than 7 requests in a minute", occurrences: 3 },
			]);
	});

	it("ADMIN-CFG-31 maintenance tells everybody but administrators, lets sign-in pass and lets what runs end", async () => {
		const id = await start();
		await during({ maintenance_mode: "true" }, async () => {
			expect(await nurse.get("/api/profile")).toMatchObject({
				status: 503,
				body: {
					error: { code: "maintenance", title: "Attune is under maintenance" },
				},
			});
			const page = await nurse.get("/dashboard");
			expect(page.status).toBe(503);
			expect(page.body).toContain("<h1>Attune is under maintenance</h1>");
			const visitor = visit(server);
			expect((await visitor.get("/")).status).toBe(503);
			const joined = await visitor.send("POST", "/api/auth/sign-up/email", {
				firstName: "New",
				lastName: "Comer",
				email: "new@example.org",
				password: "a lighthouse at noon",
			});
			expect(joined.status).toBe(503);
			expect((await visitor.get("/health")).status).toBe(200);
			const again = await visitor.send("POST", "/api/auth/sign-in/email", {
				email: boss.email,
				password: "a lighthouse at noon",
			});
			expect(again.status).toBe(200);
			expect((await visitor.get("/api/admin/settings")).status).toBe(200);
			expect((await visitor.get("/dashboard")).body).not.toContain(
				"under maintenance",
			);
		});
		expect(await ended(id)).toBe("completed");
	});

	it("ADMIN-CFG-27 mails about documents stop, and come again", async () => {
		const mails = () =>
			mailsTo(server, "maya@example.org", { words: "is ready" });
		const before = (await mails()).length;
		await during({ email_notifications_enabled: "false" }, async () => {
			expect(await ended(await start())).toBe("completed");
		});
		expect(await ended(await start())).toBe("completed");
		const all = await mailsTo(server, "maya@example.org", {
			words: "is ready",
			count: before + 1,
		});
		expect(all).toHaveLength(before + 1);
	});

	it("ADMIN-CFG-35 bounds every body and the file that is read", async () => {
		const file = (megabytes: number) =>
			nurse.fetch("/api/profile/import", {
				method: "POST",
				headers: { "content-type": "application/octet-stream" },
				body: new Uint8Array(megabytes * 1024 * 1024),
			});
		await during({ max_file_size_mb: "1" }, async () => {
			const refused = await file(2);
			expect(refused.status).toBe(413);
			expect(await refused.json()).toMatchObject({
				error: { message: expect.stringContaining("larger than 1 MB") },
			});
			const profile = await nurse.fetch("/api/profile", {
				method: "PUT",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ profile: "x".repeat(1_500_000) }),
			});
			expect(profile.status).toBe(413);
		});
		await during({ max_file_size_mb: "12" }, async () => {
			expect((await file(11)).status).not.toBe(413);
		});
	});

	it("ADMIN-CFG-21 the free plan's limit holds at once", async () => {
		await during({ generation_limit_free: "1" }, async () => {
			const me = Me.parse((await nurse.get("/api/me")).body);
			const { used } = me.usage.documents;
			expect(me.usage.documents).toEqual({ used, limit: 1, remaining: 0 });
			expect(me.canGenerate.isAllowed).toBe(false);
		});
		expect(Me.parse((await nurse.get("/api/me")).body)).toMatchObject({
			usage: { documents: { limit: 20 } },
			canGenerate: { isAllowed: true },
		});
	});

	it("ADMIN-CFG-22 the premium plan's limit holds at once", async () => {
		const limit = async () =>
			Me.parse((await nurse.get("/api/me")).body).usage.documents.limit;
		const { id } = PersonDetails.parse(
			(await admin.get("/api/admin/users/by-email?email=maya@example.org"))
				.body,
		);
		const person = {
			firstName: "Maya",
			lastName: "Okonjo",
			email: "maya@example.org",
		};
		const path = `/api/admin/users/${id}`;
		await admin.send("PATCH", path, { ...person, plan: "premium" });
		expect(await limit()).toBe(-1);
		await during({ generation_limit_premium: "500" }, async () =>
			expect(await limit()).toBe(500),
		);
		await admin.send("PATCH", path, { ...person, plan: "free" });
	});
});

describe("the provider", () => {
	const trial = async () =>
		ProviderTrial.parse(
			(await admin.send("POST", "/api/admin/settings/provider-trial", {})).body,
		);

	it("DATA-41 costs what administrators say, from the next call on, and nothing where nobody says", async () => {
		const prices = async () =>
			ModelPrices.parse((await admin.get("/api/admin/model-prices")).body)
				.models;
		const spent = async () => {
			await trial();
			const page = AuditPage.parse(
				(await admin.get("/api/admin/audit-log")).body,
			);
			const act = page.entries.find(({ action }) => action === "try_provider");
			return act?.details.dollars;
		};
		await admin.send("PUT", "/api/admin/settings/provider-key", {
			key: TWIN_KEY,
		});
		const set = (input: number) =>
			admin.send("PUT", "/api/admin/model-prices", {
				...{ model: "Small-Writer", input, output: 10 },
			});
		await during(
			{
				ai_provider: "openai-compatible",
				ai_base_url: provider.url,
				custom_model: "small-writer",
			},
			async () => {
				expect(await prices()).toEqual([
					{ model: "small-writer", isInForce: true, packaged: null, own: null },
				]);
				expect(await spent()).toBe(0);
				expect((await set(-1)).status).toBe(422);
				expect((await set(2)).status).toBe(200);
				const { prompt, completion } = TWIN_USAGE;
				expect(await spent()).toBe((prompt * 2 + completion * 10) / 1e6);
				expect((await prices())[0]?.own).toMatchObject({
					input: 2,
					output: 10,
				});
				await admin.send("DELETE", "/api/admin/model-prices", {
					model: "SMALL-writer",
				});
				expect(await spent()).toBe(0);
				const { entries } = AuditPage.parse(
					(await admin.get("/api/admin/audit-log")).body,
				);
				const act = entries.find(({ action }) => /remove_model/.test(action));
				expect(act?.details).toMatchObject({
					...{ before: { input: 2, output: 10 }, after: null },
				});
				const again = await admin.send("DELETE", "/api/admin/model-prices", {
					model: "small-writer",
				});
				expect(again.status).toBe(404);
			},
		);
		await during(
			{ ai_provider: "openai", default_model: "gpt-4o-mini" },
			async () =>
				expect(await prices()).toEqual([
					{
						model: "gpt-4o-mini",
						isInForce: true,
						packaged: { input: 0.15, output: 0.6 },
						own: null,
					},
				]),
		);
		await admin.send("PUT", "/api/admin/settings/provider-key", { key: "" });
	});

	it.each([
		["openai-compatible", "The provider has no address that may be used."],
		["openai", "The provider has no key."],
	])(
		"%s that is not set up completely is said to administrators, and people are not told to wait",
		async (ai_provider, problem) => {
			await during({ ai_provider, ai_base_url: "" }, async () => {
				const told = expect.stringContaining(problem);
				expect(await trial()).toEqual({ works: false, text: told });
				expect((await read()).provider.why).toEqual(told);
				const { alerts } = AdminDashboard.parse(
					(await admin.get("/api/admin/dashboard")).body,
				);
				expect(alerts).toContainEqual({
					...{ severity: "critical", page: "settings", text: told },
				});
				const id = await start();
				expect(await ended(id)).toBe("failed");
				const { body } = await nurse.get(`/api/generations/${id}`);
				const { error_message } = GenerationReply.parse(body).generation;
				expect(error_message).toBe(
					"The AI service is not set up completely here. Please tell whoever runs Attune, or write it without a model.",
				);
			});
		},
	);

	it("ADMIN-CFG-33 is tried with one small call, and its key is never given back", async () => {
		expect(await trial()).toMatchObject({ works: false });
		await during(
			{
				ai_provider: "openai-compatible",
				ai_base_url: provider.url,
				custom_model: "small-writer",
			},
			async () => {
				await admin.send("PUT", "/api/admin/settings/provider-key", {
					key: TWIN_KEY,
				});
				const reply = await admin.get("/api/admin/settings");
				expect(JSON.stringify(reply.body)).not.toContain(TWIN_KEY);
				expect(SystemConfiguration.parse(reply.body).provider).toEqual({
					setBy: "settings",
					provider: "openai-compatible",
					model: "small-writer",
					why: null,
					keyEnd: TWIN_KEY.slice(-4),
				});
				provider.asked.length = 0;
				await trial();
				expect(provider.asked.map(({ model }) => model)).toEqual([
					"small-writer",
				]);
				await during({ custom_model: "", default_model: "gpt-4o" }, trial);
				expect(provider.asked.at(-1)?.model).toBe("gpt-4o");
				await during(
					{ budget_stops_models: "true", monthly_budget: "0" },
					async () =>
						expect(await trial()).toEqual({
							works: false,
							text: expect.stringContaining("budget is used up"),
						}),
				);
				provider.actsAs = "key-refused";
				expect(await trial()).toEqual({
					works: false,
					text: expect.any(String),
				});
				provider.actsAs = null;
			},
		);
		await admin.send("PUT", "/api/admin/settings/provider-key", { key: "" });
		expect((await read()).provider.keyEnd).toBeNull();
		const acts = JSON.stringify((await admin.get("/api/admin/audit-log")).body);
		expect(acts).toContain("set_secret");
		expect(acts).toContain("try_provider");
		expect(acts).not.toContain(TWIN_KEY);
	});
});
