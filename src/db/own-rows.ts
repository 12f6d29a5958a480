// Everything about a person that is neither profile nor document nor account, as it is stored, for whoever takes their data away.

import { asc, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";
import { resumeGenerations } from "./schema/documents.ts";
import {
	quotaLedger,
	upgradeRequests,
	userBillingUsage,
	userRoles,
	userSubscriptions,
} from "./schema/plans.ts";
import {
	apiUsageLogs,
	onboardingProgress,
	profileAnalyses,
	userUsageStats,
} from "./schema/records.ts";

const tables = {
	roles: userRoles,
	subscriptions: userSubscriptions,
	months: userBillingUsage,
	units: quotaLedger,
	calls: apiUsageLogs,
	statistics: userUsageStats,
	upgrade_requests: upgradeRequests,
	onboarding: onboardingProgress,
	analyses: profileAnalyses,
} satisfies Record<string, PgTable>;

export type OwnRows = Record<keyof typeof tables, Record<string, unknown>[]>;

/** In a person's transaction row-level security leaves their rows only; that is what decides here. */
export async function listOwnRows(tx: Tx): Promise<OwnRows> {
	const rows: Partial<OwnRows> = {};
	for (const [name, table] of Object.entries(tables))
		rows[name as keyof OwnRows] = await tx.select().from(table as PgTable);
	return rows as OwnRows;
}

/** Oldest first, so that a document keeps its number. */
export async function listGenerationIds(
	tx: Tx,
	userId: string,
): Promise<string[]> {
	const { id, created_at, user_id } = resumeGenerations;
	const rows = await tx
		.select({ id })
		.from(resumeGenerations)
		.where(eq(user_id, userId))
		.orderBy(asc(created_at), asc(id));
	return rows.map((row) => row.id);
}
