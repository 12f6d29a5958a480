// Where the person is signed in, and ending it: one session, or all of them.
import { z } from "zod";
import { sessionCalls } from "../api/sessions.ts";
import { deleteSession, deleteSessions, listSessions } from "../db/sessions.ts";
import { asSystem } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { answers, type Route } from "./route.ts";
import type { Store } from "./store.ts";

const ENDED = { ended: true } as const;

export function sessionRoutes({ db, now }: Store): Route[] {
	return [
		answers(sessionCalls.list, async ({ person, c }) => {
			const rows = await asSystem(db, (tx) =>
				listSessions(tx, person.id, now()),
			);
			const sessions = rows.map((row) => ({
				id: row.id,
				createdAt: row.createdAt.toISOString(),
				lastUsedAt: row.updatedAt.toISOString(),
				userAgent: row.userAgent,
				address: row.ipAddress,
				isCurrent: row.id === c.var.session,
			}));
			return { sessions };
		}),
		answers(sessionCalls.endAll, async ({ person }) => {
			await asSystem(db, (tx) => deleteSessions(tx, person.id));
			return ENDED;
		}),
		answers(sessionCalls.end, async ({ person, params: { id } }) => {
			const isEnded =
				z.uuid().safeParse(id).success &&
				(await asSystem(db, (tx) => deleteSession(tx, person.id, id)));
			if (!isEnded)
				throw new Refusal("not-found", "This session has already ended.");
			return ENDED;
		}),
	];
}
