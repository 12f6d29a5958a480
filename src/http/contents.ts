// What a person writes into their own finished document: saving it, drawing it before it is saved, keeping it as a copy.
import { createRoute } from "@hono/zod-openapi";
import {
	ContentEdit,
	ContentSaved,
	CopyMade,
	CopyRequest,
	PagesRequest,
} from "../api/contents.ts";
import { copyDocument } from "../workflows/copy-document.ts";
import { drawDraft } from "../workflows/draw-draft.ts";
import { saveDocument } from "../workflows/save-document.ts";
import { mayTry } from "./attempts.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import { documentId, idInPath } from "./document-id.ts";
import type { House } from "./door.ts";
import { createDrawingTurns } from "./drawing-turns.ts";

const saveRoute = createRoute({
	method: "put",
	path: "/{id}/content",
	request: { ...idInPath, ...takes(ContentEdit) },
	responses: { 200: gives("Saved", ContentSaved), ...refuses },
});
const pagesRoute = createRoute({
	method: "post",
	path: "/{id}/pages",
	request: { ...idInPath, ...takes(PagesRequest) },
	responses: {
		200: {
			description: "The pages of words that are not saved",
			content: {
				"application/pdf": { schema: { type: "string", format: "binary" } },
			},
		},
		...refuses,
	},
});
const copyRoute = createRoute({
	method: "post",
	path: "/{id}/copies",
	request: { ...idInPath, ...takes(CopyRequest) },
	responses: { 201: gives("The copy", CopyMade), ...refuses },
});

/** Stands below the sign-in guard of the documents. */
export function contents(house: House) {
	const { db, world } = house;
	const turns = createDrawingTurns();
	const app = routes();
	app.openapi(saveRoute, async (c) => {
		const edit = { ...c.req.valid("json"), id: documentId(c) };
		const { version, savedAt } = await saveDocument(db, c.var.person.id, {
			edit,
			now: world.now(),
			compute: world.computing.for({
				person: c.var.person.id,
				signal: c.req.raw.signal,
			}),
		});
		return c.json({ version, saved_at: savedAt.toISOString() }, 200);
	});
	app.openapi(copyRoute, async (c) => {
		const { person, address } = c.var;
		const id = documentId(c);
		await mayTry(house, { what: "copy account", who: person.id, address });
		const words = c.req.valid("json");
		const made = await copyDocument(db, person.id, {
			id,
			words,
			now: world.now(),
		});
		return c.json(made, 201);
	});
	app.openapi(pagesRoute, async (c) => {
		const draft = { ...c.req.valid("json"), id: documentId(c) };
		const userId = c.var.person.id;
		const { signal } = c.req.raw;
		const { pdf, missingGlyphs, linesBeyond } = await turns.take(
			userId,
			world.now(),
			() => drawDraft(db, world, { userId, draft, signal }),
		);
		c.header("content-type", "application/pdf");
		const missing = missingGlyphs.join("");
		if (missing)
			c.header("x-attune-missing-glyphs", encodeURIComponent(missing));
		if (linesBeyond) c.header("x-attune-lines-beyond", String(linesBeyond));
		return c.body(Uint8Array.from(pdf), 200);
	});
	return app;
}
