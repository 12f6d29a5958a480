// Profile analyses as work of the queue, under the same rules as documents: one unit for a stored result, none for a failure.
import {
	findAnalysisRun,
	saveAnalysis,
	saveAnalysisFailure,
	saveAnalysisProgress,
} from "../db/analyses.ts";
import { commitUnit, refundFailed } from "../db/quota.ts";
import { asSystem } from "../db/transactions.ts";
import { failureColumns, saveUsage, usageColumns } from "../db/usage.ts";
import { ModelFailure } from "../domain/model-failure.ts";
import { Refusal } from "../domain/refusal.ts";
import { analysePerson } from "../workflows/analyse-person.ts";
import type { ModelAccess } from "../workflows/model-access.ts";
import type { Work } from "./work.ts";

const FAILED = "Analysis Failed";

export function analysisWork(access: ModelAccess): Work {
	return {
		async begin({ userId, id }) {
			const run = await asSystem(access.database, (tx) =>
				findAnalysisRun(tx, userId, id),
			);
			if (!run) return null;
			return async (attempt) => {
				const { analysis, usage } = await analysePerson(
					access,
					{ userId, engine: run.engine },
					attempt,
				);
				return async (tx, { now, response_time_ms }) => {
					await saveAnalysis(tx, userId, { id, analysis });
					await commitUnit(tx, userId, id);
					await saveUsage(tx, userId, {
						model_used: "builtin",
						...usageColumns(usage),
						generation_id: id,
						generation_type: "profile_analysis",
						success: true,
						response_time_ms,
						now,
					});
				};
			};
		},
		saveStep: (tx, { userId, id }, { step, percent }) =>
			saveAnalysisProgress(tx, userId, {
				id,
				analysis_status: "processing",
				step,
				progress: percent,
			}),
		commit: (tx, { userId, id }) => commitUnit(tx, userId, id),
		putBack: (tx, { userId, id }) =>
			saveAnalysisProgress(tx, userId, {
				id,
				analysis_status: "generating",
				step: "Creating",
				progress: 0,
			}),
		async payFor(tx, { userId, id }, { error, ...spent }) {
			if (!(await findAnalysisRun(tx, userId, id))) return;
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: "profile_analysis",
				...usageColumns(error.usage),
				success: false,
				error_message: error.message,
				...spent,
			});
		},
		async fail(tx, { userId, id }, { error, reason, now, response_time_ms }) {
			await saveAnalysisFailure(tx, userId, {
				id,
				title: FAILED,
				message: wordsFor(error),
			});
			await refundFailed(tx, userId, id);
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: "profile_analysis",
				...failureColumns(error, reason),
				success: false,
				response_time_ms,
				now,
			});
		},
	};
}

/** The specification's words for what can go wrong in an analysis. */
function wordsFor(error: unknown): string {
	if (error instanceof ModelFailure)
		return error.reason === "unusable"
			? "Analysis processing error. Please try again"
			: "AI service is temporarily unavailable. Please try again in a few minutes";
	return error instanceof Refusal
		? error.message
		: "Failed to analyze profile. Please try again.";
}
