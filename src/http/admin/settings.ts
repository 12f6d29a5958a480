// The installation's settings: read with what is measured beside them, changed together, in force within seconds everywhere.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	ProviderKey,
	ProviderTrial,
	SettingChanges,
	SystemConfiguration,
} from "../../api/admin-settings.ts";
import { saveAuditEntry } from "../../db/audit-log.ts";
import { findLastBackup } from "../../db/backups.ts";
import type { Tx } from "../../db/database.ts";
import { listRuns } from "../../db/heartbeats.ts";
import { countAccounts } from "../../db/people.ts";
import { findSealedSecret, saveSealedSecret } from "../../db/sealed-secrets.ts";
import { countDocuments, getDatabaseSize } from "../../db/statistics.ts";
import {
	listSystemSettings,
	type SettingRow,
	saveSystemSettings,
} from "../../db/system-settings.ts";
import { asSystem } from "../../db/transactions.ts";
import {
	type SettingKey,
	type SettingRule,
	SYSTEM_SETTINGS,
	settingName,
} from "../../domain/operations/system-settings.ts";
import { uptime } from "../../domain/operations/uptime.ts";
import { Refusal } from "../../domain/refusal.ts";
import {
	type ModelInForce,
	PROVIDER_KEY,
} from "../../workflows/model-in-force.ts";
import { tryProvider } from "../../workflows/try-provider.ts";
import { gives, refuses, routes, takes } from "../body.ts";
import type { House } from "../door.ts";
import { acting } from "./acting.ts";

const MONTH_MS = 30 * 86_400_000;
const done = z.object({ done: z.literal(true) });

const readRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("As stored", SystemConfiguration), ...refuses },
});
const saveRoute = createRoute({
	method: "put",
	path: "/",
	request: takes(SettingChanges),
	responses: { 200: gives("All stored", done), ...refuses },
});
const keyRoute = createRoute({
	method: "put",
	path: "/provider-key",
	request: takes(ProviderKey),
	responses: { 200: gives("Sealed", done), ...refuses },
});
const tryRoute = createRoute({
	method: "post",
	path: "/provider-trial",
	responses: { 200: gives("What came of it", ProviderTrial), ...refuses },
});

export function settings(house: House) {
	const { db, world } = house;
	const app = routes();
	app.openapi(readRoute, async (c) => {
		const now = world.now();
		const inForce = await house.modelInForce();
		const found = await asSystem(db, async (tx) => ({
			stats: await statsOf(tx, { now, startedAt: house.startedAt }),
			settings: (await listSystemSettings(tx)).map(settingOf),
			key: await findSealedSecret(tx, PROVIDER_KEY),
		}));
		const { stats, settings, key } = found;
		const keyEnd = key?.sealed ? key.last_four : null;
		const provider = { ...providerOf(inForce), keyEnd };
		return c.json({ stats, settings, provider }, 200);
	});
	app.openapi(saveRoute, async (c) => {
		const changes = c.req.valid("json").changes.map((change) => ({
			...change,
			key: knownKey(change.key),
		}));
		const { by, now } = acting(c, house);
		await asSystem(db, (tx) => saveSystemSettings(tx, changes, { by, now }));
		house.settings.forget();
		return c.json({ done: true as const }, 200);
	});
	app.openapi(keyRoute, async (c) => {
		const { key } = c.req.valid("json");
		const { by, now } = acting(c, house);
		await asSystem(db, (tx) =>
			saveSealedSecret(tx, PROVIDER_KEY, {
				sealed: key === "" ? "" : house.seal.seal(PROVIDER_KEY, key),
				lastFour: key.length > 8 ? key.slice(-4) : "",
				by,
				now,
			}),
		);
		return c.json({ done: true as const }, 200);
	});
	app.openapi(tryRoute, async (c) => {
		const inForce = await house.modelInForce();
		const { works, text, took } = await tryProvider(inForce, {
			models: world.models,
			signal: c.req.raw.signal,
		});
		const { by, now } = acting(c, house);
		await asSystem(db, (tx) =>
			saveAuditEntry(tx, {
				by,
				action: "try_provider",
				subject: { type: "provider", id: inForce.choice?.provider ?? "none" },
				details: { works, ...took },
				now,
			}),
		);
		return c.json({ works, text }, 200);
	});
	return app;
}

function knownKey(key: string): SettingKey {
	if (Object.hasOwn(SYSTEM_SETTINGS, key)) return key as SettingKey;
	throw new Refusal("bad-input", `There is no setting ${key.slice(0, 60)}.`, {
		title: "Error saving settings",
	});
}

function settingOf(row: SettingRow) {
	const rule: SettingRule = SYSTEM_SETTINGS[row.key];
	const choices = rule.type === "string" ? rule.choices : undefined;
	return {
		id: row.id,
		key: row.key,
		name: settingName(row.key),
		value: row.value,
		type: row.type,
		choices: choices ? [...choices] : null,
		description: row.description,
		category: rule.category,
		updated_at: new Date(row.updated_at).toISOString(),
	};
}

async function statsOf(
	tx: Tx,
	{ now, startedAt }: { now: Date; startedAt: Date },
) {
	const since = new Date(now.getTime() - MONTH_MS);
	const { runs, first } = await listRuns(tx, since);
	const begun = Math.max(
		since.getTime(),
		first ? new Date(first).getTime() : now.getTime(),
	);
	const share = uptime(
		runs.map(({ started_at, seen_at }) => ({
			from: new Date(started_at).getTime(),
			to: new Date(seen_at).getTime(),
		})),
		{ since: begun, now: now.getTime() },
	);
	const { total, completed } = await countDocuments(tx, {});
	const backup = await findLastBackup(tx);
	return {
		users: await countAccounts(tx),
		uptime: share === null ? null : share * 100,
		runningSeconds: Math.round((now.getTime() - startedAt.getTime()) / 1000),
		successRate: total > 0 ? Math.round((completed / total) * 100) : 0,
		lastBackup: backup && new Date(backup.created_at).toISOString(),
		databaseBytes: await getDatabaseSize(tx),
	};
}

const WHY = {
	none: null,
	budget: "The month's budget is used up, and it is set to stop models then.",
	"no-key": "The provider has no key.",
	"no-address": "The provider has no address that may be used.",
} as const;

function providerOf(inForce: ModelInForce) {
	if (!inForce.choice)
		return {
			setBy: "none" as const,
			provider: null,
			model: null,
			why: WHY[inForce.why],
		};
	const { provider, model } = inForce.choice;
	return { setBy: inForce.setBy, provider, model, why: null };
}
