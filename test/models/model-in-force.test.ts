// Which model writes, from the environment, the stored settings, the sealed key and the month's cost.
import { randomUUIDv7 } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listAuditEntries } from "#src/db/audit-search.ts";
import type { Database } from "#src/db/database.ts";
import { saveSealedSecret } from "#src/db/sealed-secrets.ts";
import { saveSystemSettings } from "#src/db/system-settings.ts";
import { asSystem } from "#src/db/transactions.ts";
import { saveUsage } from "#src/db/usage.ts";
import {
	initialSettings,
	type SettingKey,
} from "#src/domain/operations/system-settings.ts";
import { getModelInForce } from "#src/workflows/model-in-force.ts";
import {
	type ModelEnvironment,
	PROVIDER_KEY,
} from "#src/workflows/model-settings.ts";
import { createSeal } from "#src/workflows/seal.ts";
import { createSettingsInForce } from "#src/workflows/settings-in-force.ts";
import { addPerson } from "../database/accounts.ts";
import { freshDatabase } from "../database/fresh.ts";

const now = () => new Date("2026-11-20T12:00:00Z");
const by = { id: null, email: "root@example.org" };
const seal = createSeal("a secret of at least thirty-two characters");
const NOTHING: ModelEnvironment = {
	provider: null,
	apiKey: null,
	baseUrl: null,
	model: null,
	allowedHosts: [],
};

let database: Database;
beforeEach(async () => {
	database = await freshDatabase();
});
afterEach(() => database.close());

function inForce(environment: Partial<ModelEnvironment> = {}) {
	return getModelInForce({
		database,
		settings: createSettingsInForce(database, now),
		environment: { ...NOTHING, ...environment },
		seal,
		now,
	});
}

async function set(values: Partial<Record<SettingKey, string>>): Promise<void> {
	const initial = initialSettings();
	const changes = Object.entries(values).map(([key, value]) => ({
		key: key as SettingKey,
		value,
		before: String(initial[key as SettingKey]),
	}));
	await asSystem(database, (tx) =>
		saveSystemSettings(tx, changes, { by, now: now() }),
	);
}

function setKey(key: string): Promise<void> {
	return asSystem(database, (tx) =>
		saveSealedSecret(tx, PROVIDER_KEY, {
			sealed: seal.seal(PROVIDER_KEY, key),
			lastFour: key.slice(-4),
			by,
			now: now(),
		}),
	);
}

describe("the model in force", () => {
	it("GEN-41 is none in a new installation", async () => {
		expect(await inForce()).toEqual({ choice: null, why: "none" });
	});

	it("is the environment's, whatever is set", async () => {
		await set({ ai_provider: "anthropic" });
		const { choice } = await inForce({
			provider: "openai",
			apiKey: "key-1234",
			model: "gpt-4o",
		});
		expect(choice).toEqual({
			provider: "openai",
			apiKey: "key-1234",
			model: "gpt-4o",
			baseUrl: null,
			price: null,
		});
	});

	it("ADMIN-CFG-33 is the one administrators have set, with the key they sealed", async () => {
		await set({ ai_provider: "openai", default_model: "gpt-4o" });
		expect(await inForce()).toEqual({ choice: null, why: "no-key" });
		await setKey("sk-proj-9876");
		expect(await inForce()).toMatchObject({
			choice: { provider: "openai", model: "gpt-4o", apiKey: "sk-proj-9876" },
			setBy: "settings",
			isJudged: true,
		});
		await set({ judge_lines: "false" });
		expect(await inForce()).toMatchObject({ isJudged: false });
	});

	it("needs no key on one's own machine, and no other machine without leave", async () => {
		await set({
			ai_provider: "openai-compatible",
			ai_base_url: "http://10.1.2.3/v1",
			custom_model: "llama",
		});
		expect(await inForce()).toEqual({ choice: null, why: "no-address" });
		expect(await inForce({ allowedHosts: ["10.1.2.3"] })).toEqual({
			choice: null,
			why: "no-address",
		});
		expect(await inForce({ allowedHosts: ["http://10.1.2.3"] })).toMatchObject({
			choice: { model: "llama", apiKey: "", baseUrl: "http://10.1.2.3/v1" },
		});
	});

	it("is none once the month's budget is used up unless administrators want it otherwise", async () => {
		const userId = await addPerson(database);
		const environment = { provider: "openai", apiKey: "key" } as const;
		await asSystem(database, (tx) =>
			saveUsage(tx, userId, {
				generation_id: randomUUIDv7(),
				generation_type: "resume",
				success: true,
				estimated_cost: 50,
				now: now(),
			}),
		);
		expect(await inForce(environment)).toEqual({ choice: null, why: "budget" });
		await set({ budget_stops_models: "false" });
		expect((await inForce(environment)).choice).not.toBeNull();
	});

	it("tells the record of acts that a key was set, and not the key", async () => {
		await setKey("sk-proj-9876");
		const entries = await asSystem(database, (tx) =>
			listAuditEntries(tx, { limit: 5 }),
		);
		expect(entries[0]).toMatchObject({
			action: "set_secret",
			details: { last_four: "9876" },
		});
		expect(JSON.stringify(entries)).not.toContain("sk-proj");
	});
});
