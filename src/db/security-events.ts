// What an administrator should know of attempts on people's accounts. Written by the server alone.
import type { InferInsertModel } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { securityEvents } from "./schema/records.ts";

export type SecurityEvent = Pick<
	InferInsertModel<typeof securityEvents>,
	"type" | "severity" | "user_id" | "ip_address" | "description"
>;

export async function saveSecurityEvent(
	tx: Tx,
	event: SecurityEvent,
	now: Date,
): Promise<void> {
	await tx
		.insert(securityEvents)
		.values({ ...event, created_at: now.toISOString() });
}
