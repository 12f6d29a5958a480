// What the dashboard counts and lists. Each number is read at that moment from the person's own rows; the month of the whole
// installation comes from the month's usage rows, one per person, never from logs.
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { Personal, type Profile } from "../domain/profile/profile.ts";
import type { ListSection } from "../domain/profile/sections/section.ts";
import type { Tx } from "./database.ts";
import { asEntry } from "./entry-rows.ts";
import { resumeGenerations } from "./schema/documents.ts";
import { upgradeRequests } from "./schema/plans.ts";
import { profiles } from "./schema/profile.ts";
import { apiUsageLogs, userUsageStats } from "./schema/records.ts";
import { LIST_SECTIONS, SECTION_TABLES } from "./section-tables.ts";

const documents = resumeGenerations;
const logs = apiUsageLogs;
const stats = userUsageStats;

const WEEK_DAYS = 7;
const NEWEST = 5;

/** `now` and the first day of its month, "YYYY-MM-DD" in UTC. */
export type CountedPeriod = { now: Date; monthStart: string };

/** Numbers over all documents. A week is the last seven times 24 hours, so it is the same in every time zone. */
export async function countOwnDocuments(
	tx: Tx,
	userId: string,
	{ now, monthStart }: CountedPeriod,
) {
	const weekStart = new Date(now);
	weekStart.setUTCDate(weekStart.getUTCDate() - WEEK_DAYS);
	const where = (condition: ReturnType<typeof sql>) =>
		sql<number>`count(*) filter (where ${condition})::int`;
	const [counted] = await tx
		.select({
			totalDocs: sql<number>`count(*)::int`,
			coverLetters: where(sql`${documents.kind} = 'cover_letter'`),
			completed: where(sql`${documents.generation_status} = 'completed'`),
			failed: where(sql`${documents.generation_status} = 'failed'`),
			thisMonth: where(
				sql`${documents.created_at} >= ${`${monthStart}T00:00:00Z`}`,
			),
			thisWeek: where(
				sql`${documents.created_at} >= ${weekStart.toISOString()}`,
			),
			/** Over the calls that succeeded; null before the first. */
			averageTimeMs: sql<
				number | null
			>`(select avg(response_time_ms)::float8 from ${logs} where user_id = ${userId} and success and action_type is null)`,
		})
		.from(documents)
		.where(eq(documents.user_id, userId));
	if (!counted) throw new Error("Nothing was counted.");
	return counted;
}

export function listNewestDocuments(tx: Tx, userId: string) {
	const { id, kind, job_title, company_name, generation_status, created_at } =
		documents;
	return tx
		.select({
			id,
			kind,
			job_title,
			company_name,
			generation_status,
			created_at,
		})
		.from(documents)
		.where(eq(documents.user_id, userId))
		.orderBy(desc(documents.created_at), desc(documents.id))
		.limit(NEWEST);
}

/** The calls that made something, newest first; what was pressed in a dialog is no call. */
export function listCalls(tx: Tx, userId: string, atMost: number) {
	return tx
		.select({
			generation_type: logs.generation_type,
			success: logs.success,
			response_time_ms: logs.response_time_ms,
			created_at: logs.created_at,
			model_used: logs.model_used,
			total_tokens: logs.total_tokens,
			estimated_cost: logs.estimated_cost,
		})
		.from(logs)
		.where(and(eq(logs.user_id, userId), isNull(logs.action_type)))
		.orderBy(desc(logs.created_at), desc(logs.id))
		.limit(atMost);
}

type StoredProfile = { personal: Personal | null } & Record<
	ListSection,
	Record<string, unknown>[]
>;

/** The profile in one statement instead of ten, for the score: its lists stand in no order, and the rows keep their keys. */
export async function findProfileToScore(
	tx: Tx,
	userId: string,
): Promise<Profile> {
	const lists = LIST_SECTIONS.map((section) => {
		const { table } = SECTION_TABLES[section];
		return sql`${section}::text, (select coalesce(json_agg(entry), '[]') from ${table} as entry where entry.user_id = ${userId})`;
	});
	const { rows } = await tx.execute<{ profile: StoredProfile }>(
		sql`select json_build_object(
      'personal', (select to_json(person) from ${profiles} as person where person.user_id = ${userId}),
      ${sql.join(lists, sql`, `)}) as profile`,
	);
	const [found] = rows;
	if (!found) throw new Error("No profile was read.");
	const { personal, ...stored } = found.profile;
	const profile = LIST_SECTIONS.map((section) => [
		section,
		stored[section].map(asEntry),
	]);
	return {
		personal: personal ?? Personal.parse({}),
		...Object.fromEntries(profile),
	};
}

export type TokenTotals = {
	total_generations: number;
	resume_generations: number;
	cover_letter_generations: number;
	total_tokens: number;
	total_cost: number;
	average_tokens_per_generation: number;
};

/** Of the day and of the month; zeros where nothing was counted yet. */
export async function getTokenTotals(
	tx: Tx,
	userId: string,
	{ dayStart, monthStart }: { dayStart: string; monthStart: string },
): Promise<{ daily: TokenTotals; monthly: TokenTotals }> {
	const rows = await tx
		.select()
		.from(stats)
		.where(
			and(
				eq(stats.user_id, userId),
				sql`(${stats.period_type}, ${stats.period_start}) in (('daily', ${dayStart}::date), ('monthly', ${monthStart}::date))`,
			),
		);
	const totals = (period: "daily" | "monthly") => {
		const row = rows.find(({ period_type }) => period_type === period);
		return {
			total_generations: row?.total_generations ?? 0,
			resume_generations: row?.resume_generations ?? 0,
			cover_letter_generations: row?.cover_letter_generations ?? 0,
			total_tokens: row?.total_tokens ?? 0,
			total_cost: row?.total_cost ?? 0,
			average_tokens_per_generation: row?.average_tokens_per_generation ?? 0,
		};
	};
	return { daily: totals("daily"), monthly: totals("monthly") };
}

/** The month of everybody. Only the system sees it. */
export async function countPlatform(tx: Tx, monthStart: string) {
	const [used] = await tx
		.select({
			people: sql<number>`count(*)::int`,
			documents: sql<number>`coalesce(sum(${stats.resume_generations} + ${stats.cover_letter_generations}), 0)::int`,
			tokens: sql<number>`coalesce(sum(${stats.total_tokens}), 0)::float8`,
			cost: sql<number>`coalesce(sum(${stats.total_cost}), 0)::float8`,
		})
		.from(stats)
		.where(
			and(eq(stats.period_type, "monthly"), eq(stats.period_start, monthStart)),
		);
	const [requests] = await tx
		.select({ upgradeRequests: sql<number>`count(*)::int` })
		.from(upgradeRequests)
		.where(eq(upgradeRequests.status, "pending"));
	if (!used || !requests) throw new Error("Nothing was counted.");
	return { ...used, ...requests };
}
