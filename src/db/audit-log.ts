// The record of what administrators did, and of what people did with their accounts: written in the transaction of the act itself, read newest first, never changed.
import type { Tx } from "./database.ts";
import { notifyAfter } from "./record-notices.ts";
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
/** What people do with their own accounts. Everything else in the record is an administrator's act. */
export const ACCOUNT_ACTIONS = [
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
	notifyAfter(tx, {
		...{ record: "audit", action, subject: subject.type },
		people: { by: by.id, about: subject.id ?? null },
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
