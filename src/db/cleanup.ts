// What nobody needs anymore after some days. Completed documents, analyses and accounts are never touched here.
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";
import { emailLinks, session, verification } from "./schema/accounts.ts";
import { resumeGenerations } from "./schema/documents.ts";
import {
	mailOutbox,
	profileAnalyses,
	securityEvents,
} from "./schema/records.ts";

const LOCK = 4_711_002; // any number, as long as it is ours

/** How many rows went, by table; null when another instance is at it. */
export async function cleanUp(
	tx: Tx,
	before: Date,
): Promise<Record<string, number> | null> {
	const { rows } = await tx.execute<{ isOurs: boolean }>(
		sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`,
	);
	if (!rows[0]?.isOurs) return null;
	const day = before.toISOString();
	const { generation_status, created_at } = resumeGenerations;
	return {
		resume_generations: await remove(
			tx,
			resumeGenerations,
			and(eq(generation_status, "failed"), lt(created_at, day)),
		),
		profile_analyses: await remove(
			tx,
			profileAnalyses,
			and(
				eq(profileAnalyses.analysis_status, "failed"),
				lt(profileAnalyses.created_at, day),
			),
		),
		session: await remove(tx, session, lt(session.expiresAt, before)),
		verification: await remove(
			tx,
			verification,
			lt(verification.expiresAt, before),
		),
		email_links: await remove(tx, emailLinks, lt(emailLinks.expiresAt, before)),
		mail_outbox: await remove(
			tx,
			mailOutbox,
			and(isNotNull(mailOutbox.sent_at), lt(mailOutbox.sent_at, day)),
		),
		security_events: await remove(
			tx,
			securityEvents,
			and(
				eq(securityEvents.status, "resolved"),
				lt(securityEvents.created_at, day),
			),
		),
	};
}

async function remove(
	tx: Tx,
	table: PgTable,
	which: ReturnType<typeof and>,
): Promise<number> {
	const gone = await tx.delete(table).where(which);
	return gone.rowCount ?? 0;
}
