// What a person writes into their own finished document: saving it, drawing it before it is saved, keeping it as a copy.
import { contentCalls } from "../api/contents.ts";
import { copyDocument } from "../workflows/copy-document.ts";
import type { Drawer } from "../workflows/draw-document.ts";
import { drawDraft } from "../workflows/draw-draft.ts";
import { saveDocument } from "../workflows/save-document.ts";
import type { Typeset } from "../world/typesetter.ts";
import { mayTry } from "./attempts.ts";
import { documentId } from "./document-id.ts";
import { createDrawingTurns } from "./drawing-turns.ts";
import { type RequestContext, turnOf } from "./request-env.ts";
import { answers, type Route, sends } from "./route.ts";
import type { Store } from "./store.ts";

export function contentRoutes(parts: Store & Drawer): Route[] {
	const { db, now, computing } = parts;
	const turns = createDrawingTurns();
	return [
		answers(contentCalls.save, async ({ person, params, body, c }) => {
			const edit = { ...body, id: documentId(params) };
			const saved = await saveDocument(db, person.id, {
				edit,
				now: now(),
				compute: computing.for(turnOf(c)),
			});
			return {
				version: saved.version,
				saved_at: saved.savedAt.toISOString(),
				to_confirm: saved.toConfirm,
			};
		}),
		answers(contentCalls.copy, async ({ person, params, body: words, c }) => {
			const id = documentId(params);
			const { address } = c.var;
			await mayTry(parts, { what: "copy account", who: person.id, address });
			return copyDocument(db, person.id, { id, words, now: now() });
		}),
		sends(contentCalls.pages, async ({ person, params, body, c }) => {
			const draft = { ...body, id: documentId(params) };
			const { signal } = c.req.raw;
			const asked = { userId: person.id, draft, signal };
			const typeset = await turns.take(person.id, now(), () =>
				drawDraft(db, parts, asked),
			);
			return answerPages(c, typeset);
		}),
	];
}

function answerPages(
	c: RequestContext,
	{ pdf, missingGlyphs, linesBeyond }: Typeset,
): Response {
	c.header("content-type", "application/pdf");
	const missing = missingGlyphs.join("");
	if (missing) c.header("x-attune-missing-glyphs", encodeURIComponent(missing));
	if (linesBeyond) c.header("x-attune-lines-beyond", String(linesBeyond));
	return c.body(Uint8Array.from(pdf), 200);
}
