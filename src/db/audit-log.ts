// The record of what administrators did, and of what people did with their accounts: written in the transaction of the act itself, read newest first, never changed.
import {
	and,
	desc,
	eq,
	getTableColumns,
	inArray,
	lt,
	notInArray,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import type { Tx } from "./database.ts";
import { user } from "./schema/accounts.ts";
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
/** `by` is the address of whoever acted; a person's own account is told by its address only while it is there. */
export type AuditRow = Omit<typeof auditLog.$inferSelect, "actor_email"> & {
	by: string;
};

/** What people do with their own accounts. Everything else in the record is an administrator's act. */
const ACCOUNT_ACTIONS = [
	"sign_in",
	"link_identity",
	"add_authenticator_app",
	"remove_authenticator_app",
	"renew_recovery_codes",
	"add_passkey",
	"remove_passkey",
	"change_password",
	"export_data",
	"close_account",
] as const;
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

/** Without an address: the record outlives the account, and nothing of the person is kept in it. */
export async function saveAccountEntry(
	tx: Tx,
	userId: string,
	{
		action,
		details,
		now,
	}: {
		action: (typeof ACCOUNT_ACTIONS)[number];
		details?: Record<string, unknown>;
		now: Date;
	},
): Promise<void> {
	await saveAuditEntry(tx, {
		by: { id: userId, email: "" },
		action,
		subject: { type: "user", id: userId },
		...(details ? { details } : {}),
		now,
	});
}

/** A page by keyset, newest first: as quick for the last page as for the first. */
export async function listAuditEntries(
	tx: Tx,
	{
		kind = "acts",
		after,
		limit,
	}: { kind?: "acts" | "accounts"; after?: AuditPosition; limit: number },
): Promise<AuditRow[]> {
	const { actor_email, ...columns } = getTableColumns(auditLog);
	const actions = [...ACCOUNT_ACTIONS];
	return tx
		.select({
			...columns,
			by: sql<string>`coalesce(nullif(${actor_email}, ''), ${user.email}, 'Unknown User')`,
		})
		.from(auditLog)
		.leftJoin(user, eq(user.id, auditLog.actor_id))
		.where(
			and(
				kind === "acts"
					? notInArray(auditLog.action, actions)
					: inArray(auditLog.action, actions),
				after && olderThan(after),
			),
		)
		.orderBy(desc(auditLog.created_at), desc(auditLog.id))
		.limit(limit);
}

function olderThan({ created_at, id }: AuditPosition): SQL | undefined {
	return or(
		lt(auditLog.created_at, created_at),
		and(eq(auditLog.created_at, created_at), lt(auditLog.id, id)),
	);
}
