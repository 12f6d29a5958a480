// The installation in numbers: people, documents, calls, tokens and dollars of a time. From the daily sums; nothing is scanned.
import { sql } from "drizzle-orm";
import {
	type Days,
	documentsIn,
	isCall,
	outcomesIn,
	usageIn,
} from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import { user } from "./schema/accounts.ts";
import { resumeTemplateRows } from "./schema/documents.ts";
import { apiUsageLogs, userUsageStats } from "./schema/records.ts";

export type UsageSums = {
	calls: number;
	successful: number;
	tokens: number;
	cost: number;
	/** Of the calls whose time is known; null when there are none. */
	meanMs: number | null;
};
export type NamedSums = UsageSums & { name: string };
export type DocumentCounts = {
	total: number;
	completed: number;
	resumes: number;
	letters: number;
};
export type DaySums = {
	day: string;
	documents: number;
	calls: number;
	cost: number;
};

const sums = sql`coalesce(sum(calls), 0)::float8 as calls, coalesce(sum(calls) filter (where success), 0)::float8 as successful,
	coalesce(sum(tokens), 0)::float8 as tokens, coalesce(sum(cost), 0)::float8 as cost,
	(sum(ms) / nullif(sum(timed), 0))::float8 as "meanMs"`;
export async function getUsage(tx: Tx, days: Days): Promise<UsageSums> {
	const usage = await usageIn(tx, days, ["type", "success"]);
	const { rows } = await tx.execute<UsageSums>(
		sql`select ${sums} from ${usage} where ${isCall}`,
	);
	return rows[0] as UsageSums;
}

/** Everything the log of calls holds, dialog actions too. */
export async function getLogTotals(
	tx: Tx,
): Promise<{ total: number; successful: number }> {
	const calls = await outcomesIn(tx, {});
	const { rows } = await tx.execute<{ total: number; successful: number }>(
		sql`select coalesce(sum(calls), 0)::float8 as total, coalesce(sum(calls) filter (where success), 0)::float8 as successful from ${calls}`,
	);
	return rows[0] ?? { total: 0, successful: 0 };
}

export type UsageReport = {
	all: UsageSums;
	/** Dearest first, then most used. */
	byType: NamedSums[];
	byModel: NamedSums[];
};

/** The sums of a time, whole and by name, in one reading. */
export async function getUsageReport(tx: Tx, days: Days): Promise<UsageReport> {
	const usage = await usageIn(tx, days, ["type", "model", "success"]);
	const { rows } = await tx.execute<
		UsageSums & { type: string | null; model: string | null }
	>(
		sql`select generation_type as type, model_used as model, ${sums} from ${usage} where ${isCall}
			group by grouping sets ((), (generation_type), (model_used)) order by cost desc, calls desc, 1, 2`,
	);
	const report: UsageReport = { all: NOTHING, byType: [], byModel: [] };
	for (const { type, model, ...found } of rows) {
		if (type !== null) report.byType.push({ name: type, ...found });
		else if (model !== null) report.byModel.push({ name: model, ...found });
		else report.all = found;
	}
	return report;
}

const NOTHING: UsageSums = {
	calls: 0,
	successful: 0,
	tokens: 0,
	cost: 0,
	meanMs: null,
};

export async function countDocuments(
	tx: Tx,
	days: Days,
): Promise<DocumentCounts> {
	const documents = await documentsIn(tx, days, ["kind", "status"]);
	const { rows } = await tx.execute<DocumentCounts>(
		sql`select coalesce(sum(documents), 0)::float8 as total, coalesce(sum(documents) filter (where status = 'completed'), 0)::float8 as completed,
			coalesce(sum(documents) filter (where kind = 'resume'), 0)::float8 as resumes,
			coalesce(sum(documents) filter (where kind = 'cover_letter'), 0)::float8 as letters from ${documents}`,
	);
	return rows[0] as DocumentCounts;
}

export type DocumentsReport = Pick<DocumentCounts, "total" | "completed"> & {
	/** By template id or "default", most used first, with the template's name where it has one. */
	byTemplate: { id: string; name: string | null; documents: number }[];
};

/** The documents of a time, whole and by template, in one reading. */
export async function getDocumentsReport(
	tx: Tx,
	days: Days,
): Promise<DocumentsReport> {
	const documents = await documentsIn(tx, days, ["status", "template"]);
	const { rows } = await tx.execute<{
		id: string | null;
		name: string | null;
		documents: number;
		completed: number;
	}>(
		sql`select made.template as id, max(${resumeTemplateRows.name}) as name, coalesce(sum(made.documents), 0)::float8 as documents,
				coalesce(sum(made.documents) filter (where made.status = 'completed'), 0)::float8 as completed
			from (select template, status, sum(documents) as documents from ${documents} group by 1, 2) as made
			left join ${resumeTemplateRows} on ${resumeTemplateRows.id}::text = made.template
			group by grouping sets ((), (made.template)) order by 3 desc, 1`,
	);
	const all = rows.find(({ id }) => id === null);
	return {
		total: all?.documents ?? 0,
		completed: all?.completed ?? 0,
		byTemplate: rows.flatMap(({ id, name, documents }) =>
			id === null ? [] : [{ id, name, documents }],
		),
	};
}

/** One row for each day from `from` to `to`, also for days on which nothing happened. */
export async function listDays(
	tx: Tx,
	{ from, to }: Required<Days>,
): Promise<DaySums[]> {
	const usage = await usageIn(tx, { from, to }, ["day", "type"]);
	const documents = await documentsIn(tx, { from, to }, ["day"]);
	const { rows } = await tx.execute<DaySums>(
		sql`with spent as (select day, sum(calls) as calls, sum(cost) as cost from ${usage} where ${isCall} group by 1),
			made as (select day, sum(documents) as documents from ${documents} group by 1)
			select days.day::date::text as day, coalesce(made.documents, 0)::float8 as documents, coalesce(spent.calls, 0)::float8 as calls,
				coalesce(spent.cost, 0)::float8 as cost
			from generate_series(${from}::date, ${to}::date, interval '1 day') as days(day)
			left join spent on spent.day = days.day::date left join made on made.day = days.day::date order by 1`,
	);
	return rows;
}

/** Bytes on the disk, indexes included. */
export async function getDatabaseSize(tx: Tx): Promise<number> {
	const { rows } = await tx.execute<{ bytes: number }>(
		sql`select pg_database_size(current_database())::float8 as bytes`,
	);
	return rows[0]?.bytes ?? 0;
}

export async function countNewPeople(tx: Tx, since: Date): Promise<number> {
	const { rows } = await tx.execute<{ people: number }>(
		sql`select count(*)::int as people from ${user} where ${user.createdAt} >= ${since.toISOString()}`,
	);
	return rows[0]?.people ?? 0;
}

/** People with a call since then. */
export async function countActivePeople(tx: Tx, since: Date): Promise<number> {
	// Of many people the ids are told apart in memory: on the disk it takes half as long again.
	await tx.execute(sql`select set_config('work_mem', '32MB', true)`);
	const { rows } = await tx.execute<{ people: number }>(
		sql`select count(distinct ${userUsageStats.user_id})::int as people from ${userUsageStats}
			where ${userUsageStats.period_type} = 'daily' and ${userUsageStats.period_start} >= ${since.toISOString().slice(0, 10)}`,
	);
	return rows[0]?.people ?? 0;
}

export type Spender = {
	user_id: string;
	user: string;
	documents: number;
	tokens: number;
	cost: number;
};

/** Who cost most in the month that begins on this day. */
export async function listSpenders(
	tx: Tx,
	month: string,
	limit: number,
): Promise<Spender[]> {
	const { rows } = await tx.execute<Spender>(
		sql`select stats.user_id, case when btrim(${user.name}) = '' then ${user.email} else ${user.name} end as user,
				stats.total_generations as documents, stats.total_tokens::float8 as tokens, stats.total_cost::float8 as cost
			from (select * from ${userUsageStats} where ${userUsageStats.period_type} = 'monthly' and ${userUsageStats.period_start} = ${month}
				and ${userUsageStats.total_cost} > 0 order by ${userUsageStats.total_cost} desc limit ${limit}) as stats
			join ${user} on ${user.id} = stats.user_id order by cost desc`,
	);
	return rows;
}

export type LatestCall = {
	id: string;
	user: string | null;
	generation_type: string;
	model: string;
	tokens: number;
	cost: number;
	success: boolean;
	created_at: string;
};

export async function listLatestCalls(
	tx: Tx,
	limit: number,
): Promise<LatestCall[]> {
	const { rows } = await tx.execute<LatestCall>(
		sql`select newest.id, case when btrim(${user.name}) = '' then ${user.email} else ${user.name} end as user, newest.generation_type,
				coalesce(newest.model_used, 'unknown') as model, newest.total_tokens as tokens, newest.estimated_cost::float8 as cost, newest.success,
				to_char(newest.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
			from (select * from ${apiUsageLogs} where ${apiUsageLogs.action_type} is null
				order by ${apiUsageLogs.created_at} desc, ${apiUsageLogs.id} desc limit ${limit}) as newest
			left join ${user} on ${user.id} = newest.user_id order by newest.created_at desc, newest.id desc`,
	);
	return rows;
}
