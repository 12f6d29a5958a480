// Who acts in an administrator's request, for the acts and their record; and the id an address names.
import { z } from "zod";
import { saveAuditEntry } from "../../db/audit-log.ts";
import { asSystem } from "../../db/transactions.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Acting } from "../../workflows/acting.ts";
import type { Requester } from "../request-env.ts";
import type { Store } from "../store.ts";

export function acting({ id, email }: Requester, { db, now }: Store): Acting {
	return { database: db, by: { id, email }, now: now() };
}

/** What cannot be an id names nothing. */
export function idOf({ id }: { id: string }, missing: string): string {
	const read = z.uuid().safeParse(id);
	if (!read.success) throw new Refusal("not-found", missing);
	return read.data;
}

/** Taking a table out of the installation is an act. */
export function saveExport(
	{ database, by, now }: Acting,
	type: "user" | "activity_log",
): Promise<void> {
	const subject = { type };
	return asSystem(database, (tx) =>
		saveAuditEntry(tx, { by, action: "export", subject, now }),
	);
}
