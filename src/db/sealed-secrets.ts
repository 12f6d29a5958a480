// Keys of providers as they are kept: sealed. Opening them takes the installation's secret, which the database does not have.
import { and, eq, ne, sql } from "drizzle-orm";
import { type Actor, saveAuditEntry } from "./audit-log.ts";
import type { Tx } from "./database.ts";
import { sealedSecrets } from "./schema/installation.ts";

const LOCK = 4_711_003; // any number, as long as it is ours

export type SealedSecret = Pick<
	typeof sealedSecrets.$inferSelect,
	"sealed" | "last_four" | "updated_at"
>;

export async function findSealedSecret(
	tx: Tx,
	name: string,
): Promise<SealedSecret | null> {
	const [found] = await tx
		.select({
			sealed: sealedSecrets.sealed,
			last_four: sealedSecrets.last_four,
			updated_at: sealedSecrets.updated_at,
		})
		.from(sealedSecrets)
		.where(eq(sealedSecrets.name, name));
	return found ?? null;
}

/** The record of acts tells that a key was set and its last four characters, never the key. */
export async function saveSealedSecret(
	tx: Tx,
	name: string,
	{
		sealed,
		lastFour,
		by,
		now,
	}: { sealed: string; lastFour: string; by: Actor; now: Date },
): Promise<void> {
	const row = {
		sealed,
		last_four: lastFour,
		updated_at: now.toISOString(),
		updated_by: by.id,
	};
	await tx
		.insert(sealedSecrets)
		.values({ name, ...row })
		.onConflictDoUpdate({ target: sealedSecrets.name, set: row });
	await saveAuditEntry(tx, {
		by,
		action: "set_secret",
		subject: { type: "sealed_secret", id: name },
		details: { last_four: lastFour },
		now,
	});
}

const FINGERPRINT = "fingerprint of the secret";

/** Of the secret the servers of this database have; null before the first. One server at a time looks and sets it. */
export async function lockFingerprint(tx: Tx): Promise<string | null> {
	await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
	return findFingerprint(tx);
}

export async function findFingerprint(tx: Tx): Promise<string | null> {
	return (await findSealedSecret(tx, FINGERPRINT))?.sealed ?? null;
}

export async function saveFingerprint(
	tx: Tx,
	{ fingerprint, now }: { fingerprint: string; now: Date },
): Promise<void> {
	const row = {
		sealed: fingerprint,
		last_four: "",
		updated_at: now.toISOString(),
	};
	await tx
		.insert(sealedSecrets)
		.values({ name: FINGERPRINT, ...row })
		.onConflictDoUpdate({ target: sealedSecrets.name, set: row });
}

/** Every key that is set. */
export function listSealedKeys(
	tx: Tx,
): Promise<{ name: string; sealed: string }[]> {
	const { name, sealed } = sealedSecrets;
	return tx
		.select({ name, sealed })
		.from(sealedSecrets)
		.where(and(ne(name, FINGERPRINT), ne(sealed, "")));
}

/** The same key, sealed another way: who set it and when stays. */
export async function saveSealedKey(
	tx: Tx,
	name: string,
	sealed: string,
): Promise<void> {
	await tx
		.update(sealedSecrets)
		.set({ sealed })
		.where(eq(sealedSecrets.name, name));
}
