// What a person chose in the dialog of a finished document, as a row of the usage log that costs and counts nothing. It is the
// only row of that log a browser may ask for, and only of the person's own documents.
import { generationCalls } from "../api/generations.ts";
import { findGeneration } from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import { saveUsage } from "../db/usage.ts";
import { documentId, noDocument } from "./document-id.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function dialogActionRoute({ db, now }: Store): Route {
	return answers(
		generationCalls.noteAction,
		async ({ person, params, body }) => {
			const id = documentId(params);
			await asPerson(db, person.id, async (tx) => {
				const generation = await findGeneration(tx, person.id, id);
				if (!generation) throw noDocument();
				await saveUsage(tx, person.id, {
					generation_id: id,
					generation_type: generation.kind,
					action_type: body.action,
					success: true,
					now: now(),
				});
			});
			return undefined;
		},
	);
}
