// Sums of calls and documents by UTC day. Days that are over stand in tables of their own; what is younger is counted from the
// rows, so that a sum is exact at any moment and no request has to write into a row that all share.
import { eq, gt, type SQL, sql } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { resumeGenerations } from "./schema/documents.ts";
import {
	dailySums,
	generationsDaily,
	usageDaily,
} from "./schema/installation.ts";
import { apiUsageLogs, GENERATION_TYPES } from "./schema/records.ts";

/** "YYYY-MM-DD", both ends included; without one, from the beginning or until now. */
export type Days = { from?: string; to?: string };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const NEVER = "0001-01-01";
/** How long after its end a day is closed: a call is over when it is logged, a document asked for before midnight may end after it. */
const CLOSED_AFTER_MS = { usage: HOUR_MS, documents: DAY_MS };
/** How far the clocks of several servers may be apart. */
const SKEW_MS = 10 * 60_000;
type Sums = keyof typeof CLOSED_AFTER_MS;

const dayOf = (column: unknown) => sql`(${column} at time zone 'UTC')::date`;
/** A dialog action is told apart from a call by standing under its own name. */
const typeOf = sql`coalesce(${apiUsageLogs.action_type}, ${apiUsageLogs.generation_type})`;
/** Of a row of `usageIn`: what a document, an analysis or an import took. Dialog actions cost nothing and are no calls. */
export const isCall = sql`generation_type in ${[...GENERATION_TYPES]}`;
const modelOf = sql`coalesce(${apiUsageLogs.model_used}, 'unknown')`;
const usageOf = sql`count(*) as calls, coalesce(sum(${apiUsageLogs.total_tokens}), 0) as tokens,
	coalesce(sum(${apiUsageLogs.estimated_cost}), 0) as cost,
	coalesce(sum(${apiUsageLogs.response_time_ms}), 0) as ms, count(${apiUsageLogs.response_time_ms}) as timed`;
const templateOf = sql`coalesce(${resumeGenerations.template_id}::text, 'default')`;

/** Closes the days that are over. True when there was something to do; several instances may ask at once. */
export async function closeDays(tx: Tx, now: Date): Promise<boolean> {
	const calls = await closeDaysOf(tx, "usage", now);
	const documents = await closeDaysOf(tx, "documents", now);
	return calls || documents;
}

async function closeDaysOf(tx: Tx, name: Sums, now: Date): Promise<boolean> {
	const last = dayBefore(now, CLOSED_AFTER_MS[name]);
	const through = await lockThrough(tx, name, sql`for update skip locked`);
	if (through === undefined) return false;
	if (through > dayBefore(now, CLOSED_AFTER_MS[name] - SKEW_MS))
		return reopenAfter(tx, name, last);
	if (through >= last) return false;
	const isIn = (column: unknown) =>
		sql`${column} >= ${startAfter(through)} and ${column} < ${startAfter(last)}`;
	if (name === "usage") await addUsage(tx, isIn(apiUsageLogs.created_at));
	else await addDocuments(tx, isIn(resumeGenerations.created_at));
	await tx
		.update(dailySums)
		.set({ through: last })
		.where(eq(dailySums.name, name));
	return true;
}

function dayBefore(now: Date, closedAfterMs: number): string {
	return new Date(now.getTime() - DAY_MS - closedAfterMs)
		.toISOString()
		.slice(0, 10);
}

/** Days were closed that are not over: the clock ran ahead, and is right again. They are counted from their rows once more. */
async function reopenAfter(tx: Tx, name: Sums, last: string): Promise<boolean> {
	const table = name === "usage" ? usageDaily : generationsDaily;
	await tx.delete(table).where(gt(table.day, last));
	await tx
		.update(dailySums)
		.set({ through: last })
		.where(eq(dailySums.name, name));
	return true;
}

/** For a person whose rows are about to go: what they used on open days stays in the sums, or an account deleted and made anew would spend a budget twice. */
export async function keepSumsOf(tx: Tx, userId: string): Promise<void> {
	const isOpen = async (name: Sums, owner: unknown, column: unknown) => {
		// No day is closed until their rows are gone, or they would count twice.
		const through = await lockThrough(tx, name, sql`for share`);
		return sql`${owner} = ${userId} and ${column} >= ${startAfter(through ?? NEVER)}`;
	};
	const { user_id: caller, created_at: calledAt } = apiUsageLogs;
	await addUsage(tx, await isOpen("usage", caller, calledAt));
	const { user_id: owner, created_at: askedAt } = resumeGenerations;
	await addDocuments(tx, await isOpen("documents", owner, askedAt));
}

async function lockThrough(
	tx: Tx,
	name: Sums,
	lock: SQL,
): Promise<string | undefined> {
	await tx
		.insert(dailySums)
		.values({ name, through: NEVER })
		.onConflictDoNothing();
	const { rows } = await tx.execute<{ through: string }>(
		sql`select ${dailySums.through}::text as through from ${dailySums} where ${dailySums.name} = ${name} ${lock}`,
	);
	return rows[0]?.through;
}

async function addUsage(tx: Tx, isWanted: SQL): Promise<void> {
	await tx.execute(
		sql`insert into ${usageDaily} as kept (day, generation_type, model_used, success, calls, tokens, cost, ms, timed)
			select ${dayOf(apiUsageLogs.created_at)}, ${typeOf}, ${modelOf}, ${apiUsageLogs.success}, ${usageOf}
			from ${apiUsageLogs} where ${isWanted} group by 1, 2, 3, 4
			on conflict (day, generation_type, model_used, success) do update set calls = kept.calls + excluded.calls,
				tokens = kept.tokens + excluded.tokens, cost = kept.cost + excluded.cost, ms = kept.ms + excluded.ms, timed = kept.timed + excluded.timed`,
	);
}

async function addDocuments(tx: Tx, isWanted: SQL): Promise<void> {
	await tx.execute(
		sql`insert into ${generationsDaily} as kept (day, kind, status, template, documents)
			select ${dayOf(resumeGenerations.created_at)}, ${resumeGenerations.kind}, ${resumeGenerations.generation_status}, ${templateOf}, count(*)
			from ${resumeGenerations} where ${isWanted} group by 1, 2, 3, 4
			on conflict (day, kind, status, template) do update set documents = kept.documents + excluded.documents`,
	);
}

type Parts = Record<string, { value: SQL; type: "date" | "text" | "boolean" }>;
const USAGE_PARTS = {
	day: { value: dayOf(apiUsageLogs.created_at), type: "date" },
	type: { value: typeOf, type: "text" },
	model: { value: modelOf, type: "text" },
	success: { value: sql`${apiUsageLogs.success}`, type: "boolean" },
} as const satisfies Parts;
const DOCUMENTS_PARTS = {
	day: { value: dayOf(resumeGenerations.created_at), type: "date" },
	kind: { value: sql`${resumeGenerations.kind}`, type: "text" },
	status: { value: sql`${resumeGenerations.generation_status}`, type: "text" },
	template: { value: templateOf, type: "text" },
} as const satisfies Parts;

/** What nobody asks for is null on open days: rows are told apart several times quicker by less. */
function only(parts: Parts, by: readonly string[]): SQL {
	const columns = Object.entries(parts).map(([name, { value, type }]) =>
		by.includes(name) ? value : sql`null::${sql.raw(type)}`,
	);
	return sql.join(columns, sql`, `);
}

/** A table of day, generation_type, model_used, success, calls, tokens, cost, ms and timed, to select from. */
export async function usageIn(
	tx: Tx,
	days: Days,
	by: readonly (keyof typeof USAGE_PARTS)[],
): Promise<SQL> {
	const open = await openSince(tx, "usage");
	return sql`(select ${usageDaily.day}, ${usageDaily.generation_type}, ${usageDaily.model_used}, ${usageDaily.success}, ${usageDaily.calls},
			${usageDaily.tokens}, ${usageDaily.cost}, ${usageDaily.ms}, ${usageDaily.timed} from ${usageDaily} where ${within(usageDaily.day, days)}
		union all
		select ${only(USAGE_PARTS, by)}, ${usageOf} from ${apiUsageLogs}
			where ${rowsWithin(apiUsageLogs.created_at, days, open)} group by 1, 2, 3, 4) as usage`;
}

/** A table of success, calls and cost, to select from: a third of the work where nobody asks for what or by which model. */
export async function outcomesIn(tx: Tx, days: Days): Promise<SQL> {
	const open = await openSince(tx, "usage");
	return sql`(select ${usageDaily.success}, ${usageDaily.calls}, ${usageDaily.cost} from ${usageDaily} where ${within(usageDaily.day, days)}
		union all
		select ${apiUsageLogs.success}, count(*), sum(${apiUsageLogs.estimated_cost}) from ${apiUsageLogs}
			where ${rowsWithin(apiUsageLogs.created_at, days, open)} group by 1) as outcomes`;
}

/** A table of day, kind, status, template and documents, to select from. */
export async function documentsIn(
	tx: Tx,
	days: Days,
	by: readonly (keyof typeof DOCUMENTS_PARTS)[],
): Promise<SQL> {
	const open = await openSince(tx, "documents");
	return sql`(select ${generationsDaily.day}, ${generationsDaily.kind}, ${generationsDaily.status}, ${generationsDaily.template}, ${generationsDaily.documents}
			from ${generationsDaily} where ${within(generationsDaily.day, days)}
		union all
		select ${only(DOCUMENTS_PARTS, by)}, count(*)
			from ${resumeGenerations} where ${rowsWithin(resumeGenerations.created_at, days, open)} group by 1, 2, 3, 4) as documents`;
}

/** The first moment that is not closed. */
async function openSince(tx: Tx, name: Sums): Promise<SQL> {
	const [row] = await tx
		.select({ through: dailySums.through })
		.from(dailySums)
		.where(eq(dailySums.name, name));
	return startAfter(row?.through ?? NEVER);
}

function startAfter(day: string): SQL {
	return sql`((${day}::date + 1)::timestamp at time zone 'UTC')`;
}

function startOf(day: string): SQL {
	return sql`(${day}::date::timestamp at time zone 'UTC')`;
}

function within(column: unknown, { from, to }: Days): SQL {
	return sql`${from ? sql`${column} >= ${from}` : sql`true`} and ${to ? sql`${column} <= ${to}` : sql`true`}`;
}

function rowsWithin(column: unknown, { from, to }: Days, open: SQL): SQL {
	// One bound: of two the planner expects a hundredth of the rows, and sorts where it could hash.
	const since = from ? sql`greatest(${open}, ${startOf(from)})` : open;
	return sql`${column} >= ${since}
		and ${to ? sql`${column} < ${startAfter(to)}` : sql`true`}`;
}
