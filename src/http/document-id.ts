// The document an address names. Somebody else's, one that never was and an id that cannot be one are the same: not there.
import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "../domain/refusal.ts";
import type { Door } from "./door.ts";

export const idInPath = { params: z.object({ id: z.string() }) };

export function documentId(c: Context<Door>): string {
	const id = z.uuid().safeParse(c.req.param("id"));
	if (!id.success) throw notThere();
	return id.data;
}

export function notThere(): Refusal {
	return new Refusal("not-found", "This document does not exist.");
}
