// Asking for an analysis of the profile: the request, its unit of the allowance, the stored row and the job are one transaction.
// Whoever calls it wakes the queue afterwards.
import { randomUUIDv7 } from "node:crypto";
import {
	type AnalysisRun,
	findAnalysisByRequest,
	saveNewAnalysis,
} from "../db/analyses.ts";
import type { Database } from "../db/database.ts";
import { saveJob } from "../db/jobs.ts";
import { getEntitlements } from "../db/plans.ts";
import { takeUnit } from "../db/quota.ts";
import { asPerson } from "../db/transactions.ts";
import {
	allowancesOf,
	limitMessage,
	limitOf,
	type Standing,
} from "../domain/account/allowance.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Engine } from "../domain/tailoring/content/content.ts";

export type AnalysisOrder = {
	engine?: Engine | undefined;
	/** The same key again is the same request: one unit, one analysis. */
	requestKey: string;
};
export type StartedAnalysis = {
	id: string;
	status: AnalysisRun["analysis_status"];
	/** Analyses still allowed this month; -1 means unlimited. */
	remaining: number;
};

const ACTION = "profile_analysis";

/** Refuses with "over-limit" when nothing is left. */
export function startAnalysis(
	database: Database,
	userId: string,
	{ order, now }: { order: AnalysisOrder; now: Date },
): Promise<StartedAnalysis> {
	return asPerson(database, userId, async (tx) => {
		const standing = await getEntitlements(tx, userId, now);
		const id = randomUUIDv7();
		const isNew = await saveNewAnalysis(tx, userId, {
			id,
			request_key: order.requestKey,
			engine: order.engine ?? null,
		});
		if (!isNew) {
			const earlier = await findAnalysisByRequest(tx, userId, order.requestKey);
			if (!earlier)
				throw new Refusal(
					"conflict",
					"This request was just cancelled. Please try again.",
				);
			return {
				id: earlier.id,
				status: earlier.analysis_status,
				remaining: remainingIn(standing),
			};
		}
		const isTaken = await takeUnit(tx, userId, {
			id,
			action: ACTION,
			cycle: standing.cycle,
			limit: limitOf(standing, ACTION),
		});
		if (!isTaken)
			throw new Refusal("over-limit", limitMessage(standing, ACTION).message);
		await saveJob(tx, userId, { id, kind: "analysis" });
		const { usage } = standing;
		return {
			id,
			status: "generating",
			remaining: remainingIn({
				...standing,
				usage: {
					...usage,
					profile_analyses_used: usage.profile_analyses_used + 1,
				},
			}),
		};
	});
}

function remainingIn(standing: Standing): number {
	return allowancesOf(standing).profileAnalyses.remaining;
}
