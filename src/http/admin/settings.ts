// The installation's settings: read with what is measured beside them, changed together, in force within seconds everywhere.
import { configurationCalls } from "../../api/admin-settings.ts";
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
} from "../../db/system-settings.ts";
import { asSystem } from "../../db/transactions.ts";
import { PROVIDER_PROBLEMS } from "../../domain/operations/provider-problem.ts";
import type { SettingRule } from "../../domain/operations/setting-rules.ts";
import {
	type SettingKey,
	SYSTEM_SETTINGS,
	settingName,
} from "../../domain/operations/system-settings.ts";
import { uptime } from "../../domain/operations/uptime.ts";
import { Refusal } from "../../domain/refusal.ts";
import { changeSystemSettings } from "../../workflows/change-plan.ts";
import {
	type ModelInForce,
	PROVIDER_KEY,
} from "../../workflows/model-settings.ts";
import { providerAddressProblem } from "../../workflows/provider-address.ts";
import type { Seal } from "../../workflows/seal.ts";
import type { SettingsInForce } from "../../workflows/settings-port.ts";
import { tryProvider } from "../../workflows/try-provider.ts";
import type { Models } from "../../world/models.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting } from "./acting.ts";

const MONTH_MS = 30 * 86_400_000;
const DONE = { done: true } as const;

type ModelSource = { modelInForce: () => Promise<ModelInForce> };
type Configuration = Store &
	ModelSource & {
		settings: SettingsInForce;
		runningSeconds: () => number;
		allowedHosts: readonly string[];
	};
type Provider = Store & ModelSource & { models: Models; seal: Seal };

export function configurationRoutes(parts: Configuration): Route[] {
	const { db, now: clock, settings: inForceSettings, runningSeconds } = parts;
	return [
		answers(configurationCalls.read, async () => {
			const now = clock();
			const inForce = await parts.modelInForce();
			const { stats, settings, key } = await asSystem(db, async (tx) => ({
				stats: {
					...(await statsOf(tx, now)),
					runningSeconds: runningSeconds(),
				},
				settings: (await listSystemSettings(tx)).map(settingOf),
				key: await findSealedSecret(tx, PROVIDER_KEY),
			}));
			const keyEnd = key?.sealed ? key.last_four : null;
			return { stats, settings, provider: { ...providerOf(inForce), keyEnd } };
		}),
		answers(configurationCalls.change, async ({ person, body }) => {
			const changes = body.changes.map((change) => ({
				...change,
				key: knownKey(change.key),
			}));
			refuseProviderAddress(changes, parts.allowedHosts);
			await changeSystemSettings(acting(person, parts), changes);
			inForceSettings.forget();
			return DONE;
		}),
	];
}

export function providerRoutes(parts: Provider): Route[] {
	const { db, models, seal } = parts;
	return [
		answers(configurationCalls.keepProviderKey, async ({ person, body }) => {
			const { key } = body;
			const { by, now } = acting(person, parts);
			await asSystem(db, (tx) =>
				saveSealedSecret(tx, PROVIDER_KEY, {
					sealed: key === "" ? "" : seal.seal(PROVIDER_KEY, key),
					lastFour: key.length > 8 ? key.slice(-4) : "",
					by,
					now,
				}),
			);
			return DONE;
		}),
		answers(configurationCalls.tryProvider, async ({ person, c }) => {
			const inForce = await parts.modelInForce();
			const { signal } = c.req.raw;
			const trial = await tryProvider(inForce, { models, signal });
			const { works, text, took } = trial;
			const { by, now } = acting(person, parts);
			const id = inForce.choice?.provider ?? "none";
			await asSystem(db, (tx) =>
				saveAuditEntry(tx, {
					by,
					action: "try_provider",
					subject: { type: "provider", id },
					details: { works, ...took },
					now,
				}),
			);
			return { works, text };
		}),
	];
}

/** Said to whoever sets it, before a person's document fails for it. */
function refuseProviderAddress(
	changes: readonly { key: SettingKey; value: string }[],
	allowedHosts: readonly string[],
): void {
	const wanted = changes.find(({ key }) => key === "ai_base_url")?.value.trim();
	const problem = wanted ? providerAddressProblem(wanted, allowedHosts) : null;
	if (!problem) return;
	throw new Refusal("bad-input", problem, {
		title: "Error saving settings",
		fields: { ai_base_url: problem },
	});
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

async function statsOf(tx: Tx, now: Date) {
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
	const backup = await findLastBackup(tx, now);
	return {
		users: await countAccounts(tx),
		uptime: share === null ? null : share * 100,
		successRate: total > 0 ? Math.round((completed / total) * 100) : 0,
		lastBackup: backup && new Date(backup.created_at).toISOString(),
		databaseBytes: await getDatabaseSize(tx),
	};
}

const WHY = { none: null, ...PROVIDER_PROBLEMS } as const;

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
