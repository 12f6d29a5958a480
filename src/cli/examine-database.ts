// What doctor finds in a database that answers: settings outside their bounds, a key that no secret opens, the model in force.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { type Clocks, readClocks } from "../db/heartbeats.ts";
import { findSealedSecret } from "../db/sealed-secrets.ts";
import { listSystemSettings, type SettingRow } from "../db/system-settings.ts";
import { asSystem } from "../db/transactions.ts";
import { readSetting } from "../domain/operations/system-settings.ts";
import type { Environment } from "../environment.ts";
import { secretsOf } from "../secret.ts";
import { isAgreedSecret } from "../workflows/agree-on-secret.ts";
import { getModelInForce } from "../workflows/model-in-force.ts";
import {
	type ModelInForce,
	PROVIDER_KEY,
} from "../workflows/model-settings.ts";
import { providerAddressProblem } from "../workflows/provider-address.ts";
import { createSeal } from "../workflows/seal.ts";
import { createSettingsInForce } from "../workflows/settings-in-force.ts";
import type { DoctorFinding } from "./finding.ts";

export type Examined = {
	findings: DoctorFinding[];
	inForce: ModelInForce | null;
	clocks: Clocks | null;
};

/** Reads only. Everything migrations make must be there. */
export async function examineDatabase(
	database: Database,
	environment: Environment,
): Promise<Examined> {
	const secrets = await secretsAtHand(environment);
	const stored = await asSystem(database, async (tx) => ({
		clocks: await readClocks(tx),
		rows: await listSystemSettings(tx),
		key: await findSealedSecret(tx, PROVIDER_KEY),
		isAgreed: secrets === null || (await isAgreedSecret(tx, secrets.secret)),
	}));
	const { rows, key, isAgreed, clocks } = stored;
	const seal = secrets && createSeal(secrets.secret, secrets.earlierSecrets);
	const now = () => new Date();
	const inForce = seal
		? await getModelInForce({
				...{ database, seal, now, environment: environment.model },
				settings: createSettingsInForce(database, now),
			})
		: null;
	const isLocked = Boolean(
		key?.sealed && seal?.open(PROVIDER_KEY, key.sealed) === null,
	);
	const locked: DoctorFinding = {
		name: "Provider's key",
		says: `ends in ${key?.last_four}; no secret opens it. Restore the ATTUNE_SECRET it was sealed with, or enter the key again under System Configuration.`,
		isWrong: true,
	};
	const findings = [
		settings(rows, environment.model.allowedHosts),
		...(isAgreed ? [] : [OTHER_SECRET]),
		...(isLocked ? [locked] : []),
	];
	return { findings, inForce, clocks };
}

const OTHER_SECRET: DoctorFinding = {
	name: "Shared secret",
	says: "not the one this database was used with: this server won't start next to its other servers, and everybody would have to sign in again. Restore that ATTUNE_SECRET, or replace it with `attune secret rotate`.",
	isWrong: true,
};

/** A secret is made at the first start, not here: without one nothing is sealed yet. */
async function secretsAtHand(environment: Environment) {
	const { secret, dataFolder } = environment;
	if (!secret && !existsSync(join(dataFolder, "secret"))) return null;
	return secretsOf(environment);
}

/** A value that somebody wrote into the table by hand, or that an update has made impossible, is not in force. */
function settings(
	rows: readonly SettingRow[],
	allowedHosts: readonly string[],
): DoctorFinding {
	const problems = rows.flatMap(({ key, value }) => {
		const read = readSetting(key, value);
		if (!read.ok)
			return read.problems.map(
				({ hint }) =>
					`${key} is ${JSON.stringify(value.slice(0, 60))}, and its first value is in force. ${hint}`,
			);
		const address = key === "ai_base_url" ? value.trim() : "";
		return address ? (providerAddressProblem(address, allowedHosts) ?? []) : [];
	});
	const name = "Settings";
	return problems.length > 0
		? { name, says: problems.join(" "), isWrong: true }
		: { name, says: `${rows.length}, all within their bounds` };
}
