// The record of what administrators did: written in the transaction of the act itself, read newest first, never changed.
import { and, desc, eq, lt, or, type SQL } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { auditLog } from "./schema/installation.ts";

/** Who acts. `id` is null for a command on the server itself. */
export type Actor = { id: string | null; email: string };
export type AuditEntry = {
	by: Actor;
	action: string;
	subject: { type: string; id?: string };
	/** What was before and after; never a password, a key or the text of a document. */
	details?: Record<string, unknown>;
	now: Date;
};
export type AuditRow = typeof auditLog.$inferSelect;
/** The last row of the page before. */
export type AuditPosition = Pick<AuditRow, "created_at" | "id">;

export async function saveAuditEntry(
	tx: Tx,
	{ by, action, subject, details, now }: AuditEntry,
): Promise<void> {
	await tx.insert(auditLog).values({
		actor_id: by.id,
		actor_email: by.email,
		action,
		subject_type: subject.type,
		subject_id: subject.id ?? null,
		details: details ?? {},
		created_at: now.toISOString(),
	});
}

/** A page by keyset, newest first: as quick for the last page as for the first. */
export async function listAuditEntries(
	tx: Tx,
	{ after, limit }: { after?: AuditPosition; limit: number },
): Promise<AuditRow[]> {
	return tx
		.select()
		.from(auditLog)
		.where(after && olderThan(after))
		.orderBy(desc(auditLog.created_at), desc(auditLog.id))
		.limit(limit);
}

function olderThan({ created_at, id }: AuditPosition): SQL | undefined {
	return or(
		lt(auditLog.created_at, created_at),
		and(eq(auditLog.created_at, created_at), lt(auditLog.id, id)),
	);
}
