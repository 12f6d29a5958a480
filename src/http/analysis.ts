// The analysis of a person's own profile: asking for one, the latest, and how far a new one is.
import { analysisCalls } from "../api/analysis.ts";
import {
	type AnalysisRun,
	findAnalysisRun,
	findLatestAnalysis,
	findNewestRun,
} from "../db/analyses.ts";
import { getEntitlements } from "../db/plans.ts";
import { asPerson } from "../db/transactions.ts";
import { allowancesOf } from "../domain/account/allowance.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import { startAnalysis } from "../workflows/start-analysis.ts";
import { documentId, noDocument } from "./document-id.ts";
import type { AnswerWithEvents } from "./progress-events.ts";
import { answers, type Route, sends } from "./route.ts";
import type { Store } from "./store.ts";

type AnalysisParts = Store & {
	/** Says to the worker of this process that work waits. */
	wake: () => void;
	analysisProgress: ProgressFeed;
	answerWithEvents: AnswerWithEvents;
};

export function analysisRoutes(parts: AnalysisParts): Route[] {
	const { db, now, wake, analysisProgress: feed, answerWithEvents } = parts;
	return [
		answers(analysisCalls.start, async ({ person: { id }, body }) => {
			const started = await startAnalysis(db, id, { order: body, now: now() });
			wake();
			return started;
		}),
		answers(analysisCalls.read, async ({ person: { id } }) => {
			const { latest, newest, standing } = await asPerson(
				db,
				id,
				async (tx) => ({
					latest: await findLatestAnalysis(tx, id),
					newest: await findNewestRun(tx, id),
					standing: await getEntitlements(tx, id, now()),
				}),
			);
			return {
				latest: latest && {
					...latest,
					created_at: new Date(latest.created_at).toISOString(),
				},
				newest: newest && newest.id !== latest?.id ? runOf(newest) : null,
				allowance: allowancesOf(standing).profileAnalyses,
			};
		}),
		sends(analysisCalls.events, async ({ person, params, c }) => {
			const id = documentId(params);
			const run = await asPerson(db, person.id, (tx) =>
				findAnalysisRun(tx, person.id, id),
			);
			if (!run) throw noDocument();
			return answerWithEvents(c, feed, id);
		}),
	];
}

function runOf({
	id,
	analysis_status: status,
	error_title,
	error_message,
}: AnalysisRun) {
	return { id, status, error_title, error_message };
}
