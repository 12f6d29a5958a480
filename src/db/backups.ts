// When the database was backed up last.
import { desc } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { backups } from "./schema/installation.ts";

export async function saveBackupMade(
	tx: Tx,
	{ sizeBytes, now }: { sizeBytes: number; now: Date },
): Promise<void> {
	await tx
		.insert(backups)
		.values({ size_bytes: sizeBytes, created_at: now.toISOString() });
}

/** null: never. */
export async function findLastBackup(
	tx: Tx,
): Promise<{ created_at: string; size_bytes: number } | null> {
	const [last] = await tx
		.select({
			created_at: backups.created_at,
			size_bytes: backups.size_bytes,
		})
		.from(backups)
		.orderBy(desc(backups.created_at))
		.limit(1);
	return last ?? null;
}
