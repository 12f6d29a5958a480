// What calls were made and what they cost: a log row each, added to the person's day and month in the same transaction.
import {
	and,
	desc,
	eq,
	gt,
	type InferInsertModel,
	isNull,
	sql,
} from "drizzle-orm";
import { cycleOf } from "../domain/account/allowance.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import type { CallsUsage } from "../domain/model-usage.ts";
import { outcomesIn } from "./daily-sums.ts";
import type { Tx } from "./database.ts";
import { apiUsageLogs, userUsageStats } from "./schema/records.ts";

export type UsageLog = Omit<
	InferInsertModel<typeof apiUsageLogs>,
	"id" | "user_id" | "created_at" | "total_tokens"
>;

const stats = userUsageStats;

type CallColumns = Pick<
	UsageLog,
	| "model_used"
	| "prompt_tokens"
	| "completion_tokens"
	| "estimated_cost"
	| "metadata"
>;

/** What calls of a model took, as the log keeps it; nothing where none was asked. */
export function usageColumns(
	usage: CallsUsage | null,
): (CallColumns & { metadata: Record<string, unknown> }) | null {
	if (!usage) return null;
	const { provider, calls, isAssumed, pricedAt } = usage;
	return {
		model_used: usage.model,
		prompt_tokens: usage.promptTokens,
		completion_tokens: usage.completionTokens,
		estimated_cost: usage.cost,
		metadata: {
			provider,
			calls,
			...(isAssumed ? { assumed: true } : {}),
			...(pricedAt ? { prices_of: pricedAt } : {}),
		},
	};
}

/** What failed, and what was spent before it did. */
export function failureColumns(error: unknown, reason: string) {
	return error instanceof ModelFailure
		? { ...usageColumns(error.usage), error_message: error.reported }
		: { error_message: reason };
}

/** Dialog actions (`action_type` set) are logged without being counted. A failed call and an import count their tokens and cost, no generation. */
export async function saveUsage(
	tx: Tx,
	userId: string,
	{ now, ...log }: UsageLog & { now: Date },
): Promise<void> {
	const tokens = (log.prompt_tokens ?? 0) + (log.completion_tokens ?? 0);
	await tx.insert(apiUsageLogs).values({
		...log,
		total_tokens: tokens,
		user_id: userId,
		created_at: now.toISOString(),
	});
	if (log.action_type) return;
	const made = log.success && log.generation_type !== "profile_import" ? 1 : 0;
	const added = {
		total_generations: made,
		resume_generations: log.generation_type === "resume" ? made : 0,
		cover_letter_generations: log.generation_type === "cover_letter" ? made : 0,
		total_tokens: tokens,
		total_cost: log.estimated_cost ?? 0,
		average_tokens_per_generation: made * tokens,
	};
	await tx
		.insert(stats)
		.values([
			{
				...added,
				user_id: userId,
				period_type: "daily",
				period_start: now.toISOString().slice(0, 10),
			},
			{
				...added,
				user_id: userId,
				period_type: "monthly",
				period_start: cycleOf(now).start,
			},
		])
		.onConflictDoUpdate({
			target: [stats.user_id, stats.period_type, stats.period_start],
			set: {
				total_generations: sql`${stats.total_generations} + excluded.total_generations`,
				resume_generations: sql`${stats.resume_generations} + excluded.resume_generations`,
				cover_letter_generations: sql`${stats.cover_letter_generations} + excluded.cover_letter_generations`,
				total_tokens: sql`${stats.total_tokens} + excluded.total_tokens`,
				total_cost: sql`${stats.total_cost} + excluded.total_cost`,
				average_tokens_per_generation: sql`coalesce((${stats.total_tokens} + excluded.total_tokens)::numeric
          / nullif(${stats.total_generations} + excluded.total_generations, 0), 0)`,
			},
		});
}

/** Dollars that all model calls of the month together have cost so far. */
export async function getMonthsCost(tx: Tx, now: Date): Promise<number> {
	const outcomes = await outcomesIn(tx, { from: cycleOf(now).start });
	const { rows } = await tx.execute<{ cost: number }>(
		sql`select coalesce(sum(cost), 0)::float8 as cost from ${outcomes}`,
	);
	return rows[0]?.cost ?? 0;
}

/** What a model took to write one document of the person; null where none was asked. */
export async function findTaken(
	tx: Tx,
	userId: string,
	generationId: string,
): Promise<{ model: string; tokens: number; dollars: number } | null> {
	const [taken] = await tx
		.select({
			model: sql<string>`coalesce(${apiUsageLogs.model_used}, 'unknown')`,
			tokens: apiUsageLogs.total_tokens,
			dollars: apiUsageLogs.estimated_cost,
		})
		.from(apiUsageLogs)
		.where(
			and(
				eq(apiUsageLogs.user_id, userId),
				eq(apiUsageLogs.generation_id, generationId),
				apiUsageLogs.success,
				isNull(apiUsageLogs.action_type),
				gt(apiUsageLogs.total_tokens, 0),
			),
		)
		.limit(1);
	return taken ?? null;
}

const USUAL_OF = 50;

/** What a document took on average in the last successful calls of a model; null before the first. */
export async function getUsualCall(
	tx: Tx,
	model: string,
): Promise<{ tokens: number; dollars: number; of: number } | null> {
	const last = tx
		.select({
			tokens: apiUsageLogs.total_tokens,
			dollars: apiUsageLogs.estimated_cost,
		})
		.from(apiUsageLogs)
		.where(and(eq(apiUsageLogs.model_used, model), apiUsageLogs.success))
		.orderBy(desc(apiUsageLogs.created_at), desc(apiUsageLogs.id))
		.limit(USUAL_OF)
		.as("last");
	const [usual] = await tx
		.select({
			tokens: sql<number>`coalesce(round(avg(${last.tokens})), 0)::int`,
			dollars: sql<number>`coalesce(avg(${last.dollars}), 0)::float8`,
			of: sql<number>`count(*)::int`,
		})
		.from(last);
	return usual && usual.of > 0 ? usual : null;
}
