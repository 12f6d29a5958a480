// How far a document is, as it changes.
import { generationCalls } from "../api/generations.ts";
import { findGeneration } from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import type { ProgressFeed } from "../workflows/follow-progress.ts";
import { documentId, noDocument } from "./document-id.ts";
import type { AnswerWithEvents } from "./progress-events.ts";
import { type Route, sends } from "./route.ts";
import type { Store } from "./store.ts";

type Following = Pick<Store, "db"> & {
	progress: ProgressFeed;
	answerWithEvents: AnswerWithEvents;
};

export function documentEventsRoute({
	db,
	progress: feed,
	answerWithEvents,
}: Following): Route {
	return sends(generationCalls.events, async ({ person, params, c }) => {
		const id = documentId(params);
		const generation = await asPerson(db, person.id, (tx) =>
			findGeneration(tx, person.id, id),
		);
		if (!generation) throw noDocument();
		return answerWithEvents(c, feed, id);
	});
}
