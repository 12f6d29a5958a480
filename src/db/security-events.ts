// What an administrator should know of attempts on people's accounts. Written by the server alone; the same from one source
// within a quarter of an hour is one row that counts.
import {
	and,
	asc,
	desc,
	eq,
	gte,
	type InferInsertModel,
	inArray,
	type SQL,
	sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "./database.ts";
import { notifyAfter } from "./record-notices.ts";
import { user } from "./schema/accounts.ts";
import { apiUsageLogs, securityEvents } from "./schema/records.ts";

const table = securityEvents;
const handler = alias(user, "handler");
const QUARTER_MS = 15 * 60_000;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export type NewSecurityEvent = Pick<
	InferInsertModel<typeof securityEvents>,
	"type" | "severity" | "user_id" | "ip_address" | "description"
>;
export type SecurityEventRow = Omit<
	typeof table.$inferSelect,
	"handled_by" | "details"
> & {
	handledBy: string | null;
	/** Whose account it was about; null where there was none, or it is deleted. */
	account: string | null;
	details: Record<string, unknown>;
};
export type EventFilter = {
	severity?: SecurityEventRow["severity"];
	type?: SecurityEventRow["type"];
};
export type EventCounts = {
	/** Unresolved ones of the last seven days, by severity. */
	unresolved: Record<SecurityEventRow["severity"], number>;
	/** Not looked at yet, however old; and those of them that are critical or high. */
	active: number;
	activeGrave: number;
	/** Calls and sign-ins that were refused in the last 24 hours. */
	blocked: number;
	failedLogins: number;
	/** Addresses with five failures or more in the last 24 hours. */
	suspiciousAddresses: number;
};

export async function saveSecurityEvent(
	tx: Tx,
	{ times = 1, ...event }: NewSecurityEvent & { times?: number },
	now: Date,
): Promise<void> {
	const { type, severity, description, user_id, ip_address } = event;
	notifyAfter(tx, {
		...{ record: "security", type, severity, description },
		people: { person: user_id ?? null, address: ip_address ?? null },
	});
	const at = now.toISOString();
	const since = new Date(now.getTime() - QUARTER_MS).toISOString();
	await waitForSource(tx, event.ip_address ?? event.user_id ?? "");
	const same = sql`(select ${table.id} from ${table} where ${and(
		eq(table.type, event.type),
		sql`${table.ip_address} is not distinct from ${event.ip_address ?? null}`,
		sql`${table.user_id} is not distinct from ${event.user_id ?? null}`,
		eq(table.severity, event.severity),
		eq(table.description, event.description),
		eq(table.status, "active"),
		gte(table.last_at, since),
	)} order by ${table.last_at} desc limit 1)`;
	const counted = await tx
		.update(table)
		.set({ occurrences: sql`${table.occurrences} + ${times}`, last_at: at })
		.where(eq(table.id, same))
		.returning({ id: table.id });
	if (counted.length === 0)
		await tx
			.insert(table)
			.values({ ...event, occurrences: times, created_at: at, last_at: at });
}

/** Guesses come many at once: each sees what the one before it has stored. */
async function waitForSource(tx: Tx, source: string): Promise<void> {
	const key = `security events from ${source}`;
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${key}))`);
}

const SPRAYED_ACCOUNTS = 5;
const ACCOUNTS_NAMED = 50;

/**
 * Failed sign-ins to many accounts from one address are one event, with the accounts. An account that does not exist counts as
 * often as it was tried: who sprays does not know which exist.
 */
export async function noteSpraying(
	tx: Tx,
	address: string,
	now: Date,
): Promise<void> {
	const at = now.toISOString();
	const since = new Date(now.getTime() - QUARTER_MS).toISOString();
	await waitForSource(tx, address);
	const { rows } = await tx.execute<{ account: string | null; tries: number }>(
		sql`select ${user.email} as account, sum(${table.occurrences})::int as tries from ${table}
			left join ${user} on ${user.id} = ${table.user_id}
			where ${table.type} = 'failed_login' and ${table.ip_address} = ${address} and ${table.last_at} >= ${since}
			group by 1 order by 1`,
	);
	const known = rows.flatMap(({ account }) => account ?? []);
	const unknown = rows.find(({ account }) => account === null)?.tries ?? 0;
	const accounts = known.length + unknown;
	if (accounts < SPRAYED_ACCOUNTS || known.length + Math.min(unknown, 1) < 2)
		return;
	const details = {
		accounts: known.slice(0, ACCOUNTS_NAMED).join(", ") || "none",
		unknown_accounts: unknown,
	};
	const description = `Failed sign-ins to ${accounts} accounts from one address`;
	const same = sql`(select ${table.id} from ${table} where ${and(
		eq(table.type, "suspicious_activity"),
		eq(table.ip_address, address),
		inArray(table.status, ["active", "investigating"]),
		gte(table.last_at, since),
	)} order by ${table.last_at} desc limit 1)`;
	const counted = await tx
		.update(table)
		.set({
			...{ details, description, last_at: at },
			occurrences: sql`${table.occurrences} + 1`,
		})
		.where(eq(table.id, same))
		.returning({ id: table.id });
	if (counted.length > 0) return;
	notifyAfter(tx, {
		...{ record: "security", type: "suspicious_activity" },
		...{ severity: "critical", description },
		people: { person: null, address },
	});
	await tx.insert(table).values({
		type: "suspicious_activity",
		severity: "critical",
		ip_address: address,
		...{ details, description },
		created_at: at,
		last_at: at,
	});
}

/** One page, newest first, and how many fit the filter. */
export async function listSecurityEvents(
	tx: Tx,
	{ severity, type, ...sorting }: EventFilter & EventOrder,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ events: SecurityEventRow[]; total: number }> {
	const which = and(
		severity ? eq(table.severity, severity) : undefined,
		type ? eq(table.type, type) : undefined,
	);
	const rows = await tx
		.select({ event: table, handledBy: handler.email, account: user.email })
		.from(table)
		.leftJoin(handler, eq(handler.id, table.handled_by))
		.leftJoin(user, eq(user.id, table.user_id))
		.where(which)
		.orderBy(...orderOf(sorting))
		.limit(limit)
		.offset(offset);
	const total = await tx.$count(table, which);
	return {
		events: rows.map(
			({ event: { handled_by: _, ...event }, handledBy, account }) => ({
				...event,
				handledBy,
				account,
			}),
		),
		total,
	};
}

export type EventOrder = {
	sort: "time" | "type" | "severity" | "status" | "ip";
	order: "asc" | "desc";
};

/** The newest first wherever the column says the same. */
function orderOf({ sort, order }: EventOrder): SQL[] {
	const { last_at, id } = table;
	// As the index has it, which knows no order of what is missing.
	if (sort === "time")
		return order === "asc"
			? [asc(last_at), asc(id)]
			: [desc(last_at), desc(id)];
	const by = {
		type: sql`${table.type}`,
		severity: sql`array_position(array['low', 'medium', 'high', 'critical'], ${table.severity})`,
		status: sql`${table.status}`,
		ip: sql`${table.ip_address}`,
	}[sort];
	const way = order === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
	return [sql`${by} ${way}`, desc(last_at), desc(id)];
}

/** False when there is no such event, or it is past that state. */
export async function handleSecurityEvent(
	tx: Tx,
	id: string,
	{ to, by, now }: { to: "investigating" | "resolved"; by: string; now: Date },
): Promise<boolean> {
	const before =
		to === "resolved"
			? sql`${table.status} <> 'resolved'`
			: eq(table.status, "active");
	const changed = await tx
		.update(table)
		.set({ status: to, handled_by: by, handled_at: now.toISOString() })
		.where(and(eq(table.id, id), before))
		.returning({ id: table.id });
	return changed.length > 0;
}

export async function findSecurityEvent(
	tx: Tx,
	id: string,
): Promise<SecurityEventRow["status"] | null> {
	const [row] = await tx
		.select({ status: table.status })
		.from(table)
		.where(eq(table.id, id));
	return row?.status ?? null;
}

export async function countSecurityEvents(
	tx: Tx,
	now: Date,
): Promise<EventCounts> {
	const day = new Date(now.getTime() - DAY_MS).toISOString();
	const week = new Date(now.getTime() - WEEK_MS).toISOString();
	const unresolved = await tx.execute<{
		severity: SecurityEventRow["severity"];
		events: number;
	}>(
		sql`select ${table.severity} as severity, count(*)::int as events from ${table}
			where ${table.last_at} >= ${week} and ${table.status} <> 'resolved' group by 1`,
	);
	const { rows } = await tx.execute<
		Omit<EventCounts, "unresolved" | "active" | "activeGrave">
	>(
		sql`select coalesce(sum(events.occurrences) filter (where events.type <> 'suspicious_activity'), 0)::int as blocked,
			coalesce(sum(events.occurrences) filter (where events.type = 'failed_login'), 0)::int as "failedLogins",
			(select count(*)::int from (select ${table.ip_address} from ${table} where ${table.last_at} >= ${day} and ${table.type} = 'failed_login'
				and ${table.ip_address} is not null group by 1 having sum(${table.occurrences}) >= 5) as sources) as "suspiciousAddresses"
			from ${table} as events where events.last_at >= ${day}`,
	);
	const today = rows[0] ?? {
		blocked: 0,
		failedLogins: 0,
		suspiciousAddresses: 0,
	};
	return {
		unresolved: {
			critical: 0,
			high: 0,
			medium: 0,
			low: 0,
			...Object.fromEntries(
				unresolved.rows.map(({ severity, events }) => [severity, events]),
			),
		},
		...(await countActive(tx)),
		...today,
	};
}

/** Those nobody has looked at are few, and have an index of their own. */
async function countActive(
	tx: Tx,
): Promise<Pick<EventCounts, "active" | "activeGrave">> {
	const { rows } = await tx.execute<
		Pick<EventCounts, "active" | "activeGrave">
	>(
		sql`select count(*)::int as active, count(*) filter (where ${table.severity} in ('critical', 'high'))::int as "activeGrave"
			from ${table} where ${table.status} = 'active'`,
	);
	return rows[0] ?? { active: 0, activeGrave: 0 };
}

export type ActivePerson = {
	user_id: string;
	user: string | null;
	actions: number;
	last_at: string;
};

const LAST_CALLS = 100;
const MOST_PEOPLE = 10;

/** Who made the newest calls. */
export async function listActivePeople(tx: Tx): Promise<ActivePerson[]> {
	const { rows } = await tx.execute<ActivePerson>(
		sql`select newest.user_id, max(case when btrim(${user.name}) = '' then ${user.email} else ${user.name} end) as user,
			count(*)::int as actions, to_char(max(newest.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at
			from (select ${apiUsageLogs.user_id} as user_id, ${apiUsageLogs.created_at} as created_at from ${apiUsageLogs}
				order by ${apiUsageLogs.created_at} desc, ${apiUsageLogs.id} desc limit ${LAST_CALLS}) as newest
			left join ${user} on ${user.id} = newest.user_id
			group by newest.user_id order by max(newest.created_at) desc limit ${MOST_PEOPLE}`,
	);
	return rows;
}
