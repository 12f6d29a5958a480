// A backup from the database to where it is kept, believed only once it was read back whole.

import { readBackup } from "../db/backup.ts";
import { checkBackup } from "../db/backup-format.ts";
import { measureContents, saveBackupMade } from "../db/backups.ts";
import type { Database } from "../db/database.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import type { BackupStore } from "../world/backup-store.ts";

export type MadeBackup = {
	accounts: number;
	documents: number;
	rows: number;
	sizeBytes: number;
};

type Order = {
	store: BackupStore;
	name: string;
	/** Also of a database without a single account. */
	evenEmpty: boolean;
	now: Date;
};

/**
 * Changes nothing in the database but the record that a backup was made. Refuses "not-found" where the database holds no tables
 * of Attune, "conflict" where nobody has an account there, and "unavailable" where what was written cannot be read back.
 */
export async function makeBackup(
	database: Database,
	{ store, name, evenEmpty, now }: Order,
): Promise<MadeBackup> {
	const contents = await measureContents(database);
	if (!contents)
		throw new Refusal(
			"not-found",
			"This database has no Attune data, so no backup was made. Is it the one the service uses? DATABASE_URL names it, or it is in ATTUNE_DATA.",
		);
	if (contents.accounts === 0 && !evenEmpty)
		throw new Refusal(
			"conflict",
			"Nobody has an account in this database, so no backup was made. Is it the one the service uses? DATABASE_URL names it, or it is in ATTUNE_DATA. Add --empty to back it up anyway.",
		);
	const sizeBytes = await store.write(name, readBackup(database, now));
	const { rows } = await checkBackup(store.read(name)).catch(
		async (cause: unknown) => {
			await store.remove(name);
			throw new Refusal(
				"unavailable",
				`The backup couldn't be read back from ${store.place} and was removed. Check the disk there, then try again.`,
				{ cause },
			);
		},
	);
	await asSystem(database, (tx) => saveBackupMade(tx, { sizeBytes, now }));
	return { ...contents, rows, sizeBytes };
}
