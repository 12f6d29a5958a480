// Which model writes now: the environment's, or the one administrators have set, or none. A change of theirs holds from the
// next call. Where the month's budget is used up and they want it so, none writes and the built-in writer goes on.
import type { Database } from "../db/database.ts";
import { findModelPrice } from "../db/model-prices.ts";
import { findSealedSecret } from "../db/sealed-secrets.ts";
import { asSystem } from "../db/transactions.ts";
import { getMonthsCost } from "../db/usage.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";
import type { ModelChoice } from "../world/models.ts";
import {
	type ModelEnvironment,
	type ModelInForce,
	PROVIDER_KEY,
} from "./model-settings.ts";
import { providerAddressProblem } from "./provider-address.ts";
import type { Seal } from "./seal.ts";
import type { SettingsInForce } from "./settings-port.ts";

export type ModelSources = {
	database: Database;
	settings: SettingsInForce;
	environment: ModelEnvironment;
	seal: Seal;
	now(): Date;
};

export async function getModelInForce({
	database,
	settings,
	environment,
	seal,
	now,
}: ModelSources): Promise<ModelInForce> {
	const set = await settings.current();
	const provider = environment.provider ?? set.ai_provider;
	if (!isProvider(provider)) return { choice: null, why: "none" };
	const model = modelOf(set, environment);
	const kept = await asSystem(database, async (tx) => ({
		price: await findModelPrice(tx, model),
		key: await findSealedSecret(tx, PROVIDER_KEY),
		cost: set.budget_stops_models ? await getMonthsCost(tx, now()) : 0,
	}));
	if (set.budget_stops_models && kept.cost >= set.monthly_budget)
		return { choice: null, why: "budget" };
	const fromEnvironment = environment.provider !== null;
	const apiKey =
		environment.apiKey ??
		(kept.key && seal.open(PROVIDER_KEY, kept.key.sealed)) ??
		"";
	// A model on one's own machine most often wants no key.
	if (apiKey === "" && provider !== "openai-compatible")
		return { choice: null, why: "no-key" };
	const baseUrl = fromEnvironment
		? environment.baseUrl
		: set.ai_base_url || null;
	if (!isUsable(provider, baseUrl, environment))
		return { choice: null, why: "no-address" };
	return {
		choice: { provider, model, apiKey, baseUrl, price: kept.price },
		setBy: fromEnvironment ? "environment" : "settings",
		isJudged: set.judge_lines,
	};
}

function isProvider(name: string): name is ModelChoice["provider"] {
	return ["openai", "openai-compatible", "anthropic", "google"].includes(name);
}

function isUsable(
	provider: string,
	baseUrl: string | null,
	{ provider: fixed, allowedHosts }: ModelEnvironment,
): boolean {
	if (baseUrl === null) return provider !== "openai-compatible";
	if (fixed !== null) return true; // whoever runs the server wrote it
	return providerAddressProblem(baseUrl, allowedHosts) === null;
}

/** The environment names the model an installation starts with; what administrators set later holds. */
function modelOf(
	{ custom_model, default_model }: SystemSettings,
	{ model }: ModelEnvironment,
): string {
	return custom_model || model || default_model;
}
