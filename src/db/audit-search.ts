// Searches of the audit log: the newest entries that fit, and whom a filter can name.
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
import { ACCOUNT_ACTIONS } from "./audit-log.ts";
import type { Tx } from "./database.ts";
import { findPeopleIds } from "./people.ts";
import { user } from "./schema/accounts.ts";
import { auditLog } from "./schema/installation.ts";
import { holdsText } from "./text-search.ts";

/** `by` is the address of whoever acted; a person's own account is told by its address only while it is there. */
export type AuditRow = Omit<typeof auditLog.$inferSelect, "actor_email"> & {
	by: string;
};

export type AuditSearch = {
	kind?: "acts" | "accounts";
	/** Held against who, the act, its subject and its details. */
	search?: string;
	sort?: "time" | "who" | "act" | "subject";
	order?: "asc" | "desc";
};

const BY = sql<string>`coalesce(nullif(${auditLog.actor_email}, ''), ${user.email}, 'Unknown User')`;

/** Newest first, unless another order is asked for: then, and where something is looked for, among the newest that fit. */
export async function listAuditEntries(
	tx: Tx,
	{
		limit,
		offset = 0,
		...search
	}: AuditSearch & { limit: number; offset?: number },
): Promise<AuditRow[]> {
	const { actor_email: _, ...columns } = getTableColumns(auditLog);
	const { kind = "acts", search: wanted = "", sort = "time" } = search;
	const isWhole = wanted.trim() === "" && sort === "time";
	return tx
		.select({ ...columns, by: BY })
		.from(auditLog)
		.leftJoin(user, eq(user.id, auditLog.actor_id))
		.where(
			isWhole
				? isOfKind(kind)
				: sql`${auditLog.id} in (${await newestThatFit(tx, kind, wanted.trim())})`,
		)
		.orderBy(...orderOf(search))
		.limit(limit)
		.offset(offset);
}

/** Acts are few beside what people do with their accounts, and what they do is mostly signing in: each has an index. */
function isOfKind(kind: "acts" | "accounts"): SQL | undefined {
	const actions = [...ACCOUNT_ACTIONS];
	return kind === "acts"
		? and(notInArray(auditLog.action, actions), IS_SELDOM)
		: inArray(auditLog.action, actions);
}

const IS_SELDOM = sql`${auditLog.action} <> 'sign_in'`;
const WINDOW = 2000;
const MOST_PEOPLE = 1000;
const newest = sql`order by ${auditLog.created_at} desc, ${auditLog.id} desc limit ${WINDOW}`;

/** Each way in which an entry may be meant is a query of its own that one index answers. */
async function newestThatFit(
	tx: Tx,
	kind: "acts" | "accounts",
	wanted: string,
): Promise<SQL> {
	const among = (which: SQL | undefined) =>
		sql`(select ${auditLog.id} from ${auditLog} where ${and(isOfKind(kind), which)} ${newest})`;
	if (wanted === "") return among(undefined);
	const ways = [withWords(kind, wanted)];
	if (kind === "accounts") {
		const people = await findPeopleIds(tx, wanted, MOST_PEOPLE);
		if (people.length > 0) ways.push(byEach(people));
		const isMeant = ["sign in", "user"].some((word) =>
			word.includes(wanted.toLowerCase()),
		);
		if (isMeant) ways.push(among(sql`${auditLog.action} = 'sign_in'`));
	}
	return sql.join(ways, sql` union `);
}

/** A sign-in has no words but whose it is. */
function withWords(kind: "acts" | "accounts", wanted: string): SQL {
	const { action, subject_type, subject_id, details } = auditLog;
	// Acts and subjects are shown with blanks where their names have underscores.
	const address = sql`(select ${user.email} from ${user} where ${user.id} = ${auditLog.actor_id})`;
	const texts = [
		// Looked up for each entry that fits: joined, everybody would be read first.
		sql`coalesce(nullif(${auditLog.actor_email}, ''), ${address}, 'Unknown User')`,
		sql`replace(${action}, '_', ' ')`,
		sql`replace(${subject_type}, '_', ' ')`,
		sql`coalesce(${subject_id}, '')`,
		sql`${details}::text`,
	];
	return sql`(select ${auditLog.id} from ${auditLog}
		where ${and(
			isOfKind(kind),
			IS_SELDOM,
			or(...texts.map((text) => holdsText(sql`lower(${text})`, wanted))),
		)} ${newest})`;
}

function byEach(people: readonly string[]): SQL {
	return sql`(select hit.id from unnest(array[${sql.join(
		people.map((id) => sql`${id}`),
		sql`, `,
	)}]::uuid[]) as meant(id) cross join lateral (select ${auditLog.id} from ${auditLog}
		where ${auditLog.actor_id} = meant.id and ${isOfKind("accounts")} ${newest}) as hit)`;
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
