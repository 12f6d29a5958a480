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
import { asPerson } from "../db/transactions.ts";
import { remainingOf } from "../domain/account/allowance.ts";
import type { Engine } from "../domain/tailoring/content/content.ts";
import { cancelledMeanwhile, takeUnitFor } from "./take-unit.ts";

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

const ACTION = "profile_analysis" as const;

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
			if (!earlier) throw cancelledMeanwhile();
			const remaining = remainingOf(standing, ACTION);
			return { id: earlier.id, status: earlier.analysis_status, remaining };
		}
		const unit = { id, action: ACTION, standing, now };
		const remaining = await takeUnitFor(tx, userId, unit);
		await saveJob(tx, userId, { id, kind: "analysis" });
		return { id, status: "generating" as const, remaining };
	});
}
