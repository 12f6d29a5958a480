// The template a document is kept in.
import { generationCalls } from "../api/generations.ts";
import { restyleDocument } from "../workflows/restyle-document.ts";
import { documentId } from "./document-id.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

export function documentTemplateRoute({ db, now }: Store): Route {
	return answers(
		generationCalls.keepTemplate,
		async ({ person, params, body: { template } }) => {
			const id = documentId(params);
			await restyleDocument(db, person.id, { id, template, now: now() });
			return undefined;
		},
	);
}
