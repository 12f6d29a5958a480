// The record of what administrators did, and of what people did with their accounts: written in the transaction of the act itself, read newest first, never changed.
import {
	and,
	asc,
	desc,
	eq,
	getTableColumns,
	inArray,
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

export type AuditSearch = {
	kind?: "acts" | "accounts";
	/** Held against who, the act, its subject and its details. */
	search?: string;
	sort?: "time" | "who" | "act" | "subject";
	order?: "asc" | "desc";
};

const BY = sql<string>`coalesce(nullif(${auditLog.actor_email}, ''), ${user.email}, 'Unknown User')`;

/** Newest first, unless another order is asked for. */
export async function listAuditEntries(
	tx: Tx,
	{
		limit,
		offset = 0,
		...search
	}: AuditSearch & { limit: number; offset?: number },
): Promise<AuditRow[]> {
	const { actor_email: _, ...columns } = getTableColumns(auditLog);
	return tx
		.select({ ...columns, by: BY })
		.from(auditLog)
		.leftJoin(user, eq(user.id, auditLog.actor_id))
		.where(entriesThatFit(search))
		.orderBy(...orderOf(search))
		.limit(limit)
		.offset(offset);
}

function entriesThatFit({
	kind = "acts",
	search = "",
}: AuditSearch): SQL | undefined {
	const actions = [...ACCOUNT_ACTIONS];
	const wanted = search.trim().toLowerCase();
	const { action, subject_type, subject_id, details } = auditLog;
	// Acts and subjects are shown with blanks where their names have underscores.
	const texts = [
		BY,
		sql`replace(${action}, '_', ' ')`,
		sql`replace(${subject_type}, '_', ' ')`,
		subject_id,
		sql`${details}::text`,
	];
	return and(
		kind === "acts" ? notInArray(action, actions) : inArray(action, actions),
		wanted === ""
			? undefined
			: or(...texts.map((text) => sql`strpos(lower(${text}), ${wanted}) > 0`)),
	);
}

function orderOf({ sort = "time", order = "desc" }: AuditSearch): SQL[] {
	const { created_at, id, action, subject_type } = auditLog;
	const newest = [desc(created_at), desc(id)];
	if (sort === "time")
		return order === "desc" ? newest : [asc(created_at), asc(id)];
	const by = {
		who: sql`lower(${BY})`,
		act: sql`${action}`,
		subject: sql`${subject_type}`,
	}[sort];
	return [order === "asc" ? asc(by) : desc(by), ...newest];
}
