// What was asked of the installation since it began, for a monitor: from the daily sums, so that asking every few seconds is cheap.
import { sql } from "drizzle-orm";
import { documentsIn, isCall, usageIn } from "./daily-sums.ts";
import type { Tx } from "./database.ts";

export type WorkCounts = {
	documents: { kind: string; status: string; count: number }[];
	calls: {
		type: string;
		model: string;
		success: boolean;
		count: number;
		tokens: number;
		dollars: number;
		seconds: number;
	}[];
};

export async function countWork(tx: Tx): Promise<WorkCounts> {
	const documents = await tx.execute<WorkCounts["documents"][number]>(
		sql`select kind, status, sum(documents)::float8 as count from ${await documentsIn(tx, {}, ["kind", "status"])} group by 1, 2`,
	);
	const calls = await tx.execute<WorkCounts["calls"][number]>(
		sql`select generation_type as type, model_used as model, success, sum(calls)::float8 as count, sum(tokens)::float8 as tokens,
				sum(cost)::float8 as dollars, (sum(ms) / 1000)::float8 as seconds
			from ${await usageIn(tx, {}, ["type", "model", "success"])} where ${isCall} group by 1, 2, 3`,
	);
	return { documents: documents.rows, calls: calls.rows };
}
