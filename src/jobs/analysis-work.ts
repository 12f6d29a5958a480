// Profile analyses as work of the queue, under the same rules as documents: one unit for a stored result, none for a failure.
import {
	findAnalysisRun,
	saveAnalysis,
	saveAnalysisFailure,
	saveAnalysisProgress,
} from "../db/analyses.ts";
import {
	ModelFailure,
	type ModelFailureReason,
	NOT_SET_UP,
} from "../domain/model-failure.ts";
import { Refusal } from "../domain/refusal.ts";
import { analyzePerson } from "../workflows/analyze-person.ts";
import type { ModelAccess } from "../workflows/model-access.ts";
import { generatedWork } from "./generated-work.ts";
import type { Work } from "./work.ts";

export function analysisWork(access: ModelAccess): Work {
	return generatedWork(access.database, {
		find: findAnalysisRun,
		async make({ engine }, { userId, id }, attempt) {
			const order = { userId, engine };
			const { analysis, usage } = await analyzePerson(access, order, attempt);
			return {
				save: (tx) => saveAnalysis(tx, userId, { id, analysis }),
				model: "builtin",
				usage,
			};
		},
		saveProgress: (tx, userId, { id, status, step, percent }) =>
			saveAnalysisProgress(tx, userId, {
				id,
				analysis_status: status,
				step,
				progress: percent,
			}),
		saveFailure: saveAnalysisFailure,
		typeOf: () => "profile_analysis",
		wordsFor: (error) => ({
			title: "Analysis Failed",
			message: messageFor(error),
		}),
	});
}

const MODEL_WORDS: Partial<Record<ModelFailureReason, string>> = {
	unusable: "Analysis processing error. Please try again",
	"not-set-up": `${NOT_SET_UP} Please tell whoever runs Attune.`,
};

/** The specification's words for what can go wrong in an analysis. */
function messageFor(error: unknown): string {
	if (error instanceof ModelFailure)
		return (
			MODEL_WORDS[error.reason] ??
			"AI service is temporarily unavailable. Please try again in a few minutes"
		);
	return error instanceof Refusal
		? error.message
		: "Failed to analyze profile. Please try again.";
}
