// All servers on one database have one secret: with another one, sessions of the first end at the second and stored keys cannot be
// read there.
import { createHmac } from "node:crypto";
import type { Database, Tx } from "../db/database.ts";
import { listRuns } from "../db/heartbeats.ts";
import {
	findFingerprint,
	lockFingerprint,
	saveFingerprint,
} from "../db/sealed-secrets.ts";
import { asSystem } from "../db/transactions.ts";
import { runningSince } from "../domain/operations/uptime.ts";
import { Refusal } from "../domain/refusal.ts";

const LOOK_BACK_MS = 3_600_000;

/** Refuses "unavailable" where another server is at work with another secret. Without one, the secret was changed on purpose. */
export async function agreeOnSecret(
	database: Database,
	{ secret, now }: { secret: string; now: Date },
): Promise<void> {
	const fingerprint = fingerprintOf(secret);
	await asSystem(database, async (tx) => {
		const before = await lockFingerprint(tx);
		if (before === fingerprint) return;
		const since = new Date(now.getTime() - LOOK_BACK_MS);
		const { runs } = await listRuns(tx, since);
		const spans = runs.map(({ started_at, seen_at }) => ({
			from: new Date(started_at).getTime(),
			to: new Date(seen_at).getTime(),
		}));
		if (before !== null && runningSince(spans, now.getTime()) !== null)
			throw new Refusal(
				"unavailable",
				"Another server of this installation runs with another ATTUNE_SECRET. Give all of them the same one. If that server has just been stopped to change it, wait 90 seconds and start again.",
			);
		await saveFingerprint(tx, { fingerprint, now });
	});
}

/** Whether servers of this database agreed on it last, or on none so far. */
export async function isAgreedSecret(tx: Tx, secret: string): Promise<boolean> {
	const agreed = await findFingerprint(tx);
	return agreed === null || agreed === fingerprintOf(secret);
}

/** The secret was replaced on purpose: servers with the new one need not wait until nobody remembers the old ones. */
export async function replaceAgreedSecret(
	tx: Tx,
	{ secret, now }: { secret: string; now: Date },
): Promise<void> {
	await lockFingerprint(tx);
	await saveFingerprint(tx, { fingerprint: fingerprintOf(secret), now });
}

function fingerprintOf(secret: string): string {
	return createHmac("sha256", secret)
		.update("attune: which secret this is")
		.digest("hex");
}
