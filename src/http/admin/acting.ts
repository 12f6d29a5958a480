// Who acts in an administrator's request, for the acts and their record; and the id an address names.
import type { Context } from "hono";
import { z } from "zod";
import { Refusal } from "../../domain/refusal.ts";
import type { Acting } from "../../workflows/look-after-people.ts";
import type { Door, House } from "../door.ts";

export function acting(c: Context<Door>, { db, world }: House): Acting {
	const { id, email } = c.var.person;
	return { database: db, by: { id, email }, now: world.now() };
}

/** What cannot be an id names nothing. */
export function idOf(c: Context<Door>, missing: string): string {
	const id = z.uuid().safeParse(c.req.param("id"));
	if (!id.success) throw new Refusal("not-found", missing);
	return id.data;
}
