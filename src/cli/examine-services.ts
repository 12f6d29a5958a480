// What doctor finds where Attune depends on others: mail, sign-in, backups, models. Each is asked, and nothing is changed there.
import { join } from "node:path";
import { createModels, limitsWithin } from "../adapters/ai/models.ts";
import { createOpenIdProvider } from "../adapters/identity/openid-connect.ts";
import { probeMailServer } from "../adapters/mail/smtp-mailer.ts";
import { plainBackupStore } from "../backup-place.ts";
import { scheduledBackups } from "../domain/operations/backup-schedule.ts";
import { initialSettings } from "../domain/operations/system-settings.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Environment } from "../environment.ts";
import type { ModelInForce } from "../workflows/model-settings.ts";
import { tryProvider } from "../workflows/try-provider.ts";
import type { ModelChoice } from "../world/models.ts";
import { withoutPassword } from "./database-in-words.ts";
import type { DoctorFinding } from "./finding.ts";

const PROVIDER_MS = 20_000;

export async function mail({
	smtpUrl,
	mailFrom,
	dataFolder,
}: Environment): Promise<DoctorFinding> {
	const way = smtpUrl
		? `by ${withoutPassword(smtpUrl)}`
		: `kept in ${join(dataFolder, "outbox")}`;
	const says = `${way}, from ${mailFrom}`;
	if (!smtpUrl) return { name: "Mail", says };
	try {
		await probeMailServer(smtpUrl);
		return { name: "Mail", says: `${says}; the server accepts our sign-in` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name: "Mail", says: `${says}. ${error.message}`, isWrong: true };
	}
}

/** A folder is made at the first backup; a bucket must be there, and let itself be listed. */
export async function examineBackups(
	environment: Environment,
): Promise<DoctorFinding> {
	const name = "Backups";
	const { place, list } = plainBackupStore(environment);
	const how = environment.backupPassphrase ? "encrypted" : "not encrypted";
	try {
		const kept = scheduledBackups(await list());
		const newest = kept.at(-1) ?? "none yet";
		return { name, says: `${place}, ${how}, ${kept.length} kept, ${newest}` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name, says: error.message, isWrong: true };
	}
}

/** The model in force is asked something small; without a database to look into, the environment's. */
export async function writer(
	{ model: set, modelTimeoutMs }: Environment,
	stored: ModelInForce | null,
): Promise<DoctorFinding> {
	const name = "Writer";
	const { provider, allowedHosts } = set;
	if (provider === "builtin") return { name, says: "built in, no model" };
	const hosts =
		allowedHosts.length > 0 ? `; also allowed: ${allowedHosts.join(", ")}` : "";
	const inForce = stored ?? environmentsModel(set);
	if (!inForce.choice && inForce.why === "none")
		return {
			name,
			says: `built in, or the model administrators choose${hosts}`,
		};
	const { works, text } = await tryProvider(inForce, {
		models: createModels(() => new Date(), limitsWithin(modelTimeoutMs)),
		signal: AbortSignal.timeout(PROVIDER_MS),
	}).catch(() => ({ works: false, text: "It didn't answer in time." }));
	const place = inForce.choice && `${placeOf(inForce.choice)}${hosts}. `;
	return { name, says: `${place ?? ""}${text}`, isWrong: !works };
}

function environmentsModel(set: Environment["model"]): ModelInForce {
	const { provider, baseUrl, apiKey } = set;
	if (!provider || provider === "builtin") return { choice: null, why: "none" };
	const model = set.model ?? initialSettings().default_model;
	const choice = { provider, model, baseUrl, apiKey: apiKey ?? "" };
	return { choice, setBy: "environment", isJudged: false };
}

function placeOf({ model, baseUrl, provider, apiKey }: ModelChoice): string {
	const key = apiKey ? `key ends in ${apiKey.slice(-4)}` : "no key";
	return `${model} at ${baseUrl ?? provider}, ${key}`;
}

/** Nothing where people sign in here alone. */
export async function examineSignIn({
	identityProvider,
}: Environment): Promise<DoctorFinding[]> {
	if (!identityProvider) return [];
	const { name: called, issuer } = identityProvider;
	const says = `with ${called} at ${issuer}`;
	const why: string[] = [];
	const provider = createOpenIdProvider({
		settings: identityProvider,
		returnUrl: issuer,
		log: { warn: (_, message) => void why.push(message) },
	});
	const isFound = (await provider.begin()) !== null;
	const finding = { name: "Sign-in", says: `${says}, answers` };
	if (isFound) return [finding];
	return [{ ...finding, says: `${says}: ${why.join(" ")}`, isWrong: true }];
}
