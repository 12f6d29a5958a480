// A person's profile analyses: asked for, followed while they are made, and the latest one that is there.
import { and, desc, eq, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Analysis } from "../domain/analysis/analysis.ts";
import type { Engine } from "../domain/tailoring/content/content.ts";
import type { Tx } from "./database.ts";
import { apiUsageLogs, profileAnalyses } from "./schema/records.ts";

const table = profileAnalyses;
const logs = apiUsageLogs;

export type AnalysisRun = Omit<
	typeof table.$inferSelect,
	"user_id" | "request_key" | "analysis_data"
>;
export type StoredAnalysis = {
	id: string;
	created_at: string;
	analysis: Analysis;
	usage: {
		prompt_tokens: number;
		completion_tokens: number;
		total_tokens: number;
		estimated_cost: number;
	};
};

const run = {
	id: table.id,
	analysis_status: table.analysis_status,
	step: table.step,
	progress: table.progress,
	engine: table.engine,
	error_title: table.error_title,
	error_message: table.error_message,
	created_at: table.created_at,
};

/** False when the same request has been stored in the meantime; then nothing was written. */
export async function saveNewAnalysis(
	tx: Tx,
	userId: string,
	asked: { id: string; request_key: string; engine: Engine | null },
): Promise<boolean> {
	const stored = await tx
		.insert(table)
		.values({
			...asked,
			user_id: userId,
			analysis_status: "generating",
			step: "Creating",
			progress: 0,
		})
		.onConflictDoNothing({ target: [table.user_id, table.request_key] })
		.returning({ id: table.id });
	return stored.length > 0;
}

export async function findAnalysisByRequest(
	tx: Tx,
	userId: string,
	requestKey: string,
): Promise<AnalysisRun | null> {
	const [found] = await tx
		.select(run)
		.from(table)
		.where(and(eq(table.user_id, userId), eq(table.request_key, requestKey)));
	return found ?? null;
}

export async function findAnalysisRun(
	tx: Tx,
	userId: string,
	id: string,
): Promise<AnalysisRun | null> {
	const [found] = await tx.select(run).from(table).where(own(userId, id));
	return found ?? null;
}

/** The newest request, whatever became of it. */
export async function findNewestRun(
	tx: Tx,
	userId: string,
): Promise<AnalysisRun | null> {
	const [found] = await tx
		.select(run)
		.from(table)
		.where(eq(table.user_id, userId))
		.orderBy(desc(table.created_at), desc(table.id))
		.limit(1);
	return found ?? null;
}

/** The newest analysis that is there. */
export async function findLatestAnalysis(
	tx: Tx,
	userId: string,
): Promise<StoredAnalysis | null> {
	const [found] = await tx
		.select({
			id: table.id,
			created_at: table.created_at,
			analysis: table.analysis_data,
			usage: {
				prompt_tokens: logged(logs.prompt_tokens),
				completion_tokens: logged(logs.completion_tokens),
				total_tokens: logged(logs.total_tokens),
				estimated_cost: logged(logs.estimated_cost),
			},
		})
		.from(table)
		.leftJoin(
			logs,
			and(
				eq(logs.user_id, table.user_id),
				eq(logs.generation_id, table.id),
				logs.success,
			),
		)
		.where(
			and(eq(table.user_id, userId), eq(table.analysis_status, "completed")),
		)
		.orderBy(desc(table.created_at), desc(table.id))
		.limit(1);
	return found?.analysis ? { ...found, analysis: found.analysis } : null;
}

export async function listAnalysisRuns(
	tx: Tx,
	watched: readonly { userId: string; id: string }[],
): Promise<AnalysisRun[]> {
	if (watched.length === 0) return [];
	return tx
		.select(run)
		.from(table)
		.where(or(...watched.map(({ userId, id }) => own(userId, id))));
}

export async function saveAnalysisProgress(
	tx: Tx,
	userId: string,
	{
		id,
		...progress
	}: { id: string } & Pick<
		AnalysisRun,
		"analysis_status" | "step" | "progress"
	>,
): Promise<void> {
	await tx.update(table).set(progress).where(own(userId, id));
}

export async function saveAnalysis(
	tx: Tx,
	userId: string,
	{ id, analysis }: { id: string; analysis: Analysis },
): Promise<void> {
	await tx
		.update(table)
		.set({
			analysis_status: "completed",
			step: "Complete",
			progress: 100,
			analysis_data: analysis,
		})
		.where(own(userId, id));
}

/** `title` and `message` are what the person is told. */
export async function saveAnalysisFailure(
	tx: Tx,
	userId: string,
	{ id, title, message }: { id: string; title: string; message: string },
): Promise<void> {
	await tx
		.update(table)
		.set({
			analysis_status: "failed",
			error_title: title,
			error_message: message,
		})
		.where(own(userId, id));
}

/** Zero where no call is on record. */
function logged(column: PgColumn) {
	return sql<number>`coalesce(${column}, 0)::float8`;
}

function own(userId: string, id: string) {
	return and(eq(table.user_id, userId), eq(table.id, id));
}
