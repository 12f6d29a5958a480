// What a person chose in the dialog of a finished document, as a row of the usage log that costs and counts nothing. It is the
// only row of that log a browser may ask for, and only of the person's own documents.
import { createRoute } from "@hono/zod-openapi";
import { DialogAction } from "../api/generations.ts";
import { findGeneration } from "../db/generations.ts";
import { asPerson } from "../db/transactions.ts";
import { saveUsage } from "../db/usage.ts";
import { refuses, routes, takes } from "./body.ts";
import { documentId, idInPath, notThere } from "./document-id.ts";
import type { House } from "./door.ts";

const route = createRoute({
	method: "post",
	path: "/{id}/actions",
	request: { ...idInPath, ...takes(DialogAction) },
	responses: { 204: { description: "Logged" }, ...refuses },
});

/** Stands behind `signedIn`. */
export function dialogActions({ db, world }: House) {
	return routes().openapi(route, async (c) => {
		const userId = c.var.person.id;
		const id = documentId(c);
		const { action } = c.req.valid("json");
		await asPerson(db, userId, async (tx) => {
			const generation = await findGeneration(tx, userId, id);
			if (!generation) throw notThere();
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: generation.kind,
				action_type: action,
				success: true,
				now: world.now(),
			});
		});
		return c.body(null, 204);
	});
}
