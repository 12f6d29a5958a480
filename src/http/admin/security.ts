// How safe the installation is: measured values, events, and what administrators did about them.
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
	EVENTS_PER_PAGE,
	EventHandling,
	EventPage,
	EventQuery,
	SecurityStats,
} from "../../api/admin-watch.ts";
import { saveAuditEntry } from "../../db/audit-log.ts";
import {
	countSecurityEvents,
	type EventRow,
	findSecurityEvent,
	handleSecurityEvent,
	listActivePeople,
	listSecurityEvents,
} from "../../db/security-events.ts";
import { countNewPeople } from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { securityScore } from "../../domain/operations/security-score.ts";
import { Refusal } from "../../domain/refusal.ts";
import { gives, refuses, routes, takes } from "../body.ts";
import { idInPath } from "../document-id.ts";
import type { House } from "../door.ts";
import { acting, idOf } from "./acting.ts";

const DAY_MS = 86_400_000;

const statsRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("Measured now", SecurityStats), ...refuses },
});
const eventsRoute = createRoute({
	method: "get",
	path: "/events",
	request: { query: EventQuery },
	responses: { 200: gives("Newest first", EventPage), ...refuses },
});
const handleRoute = createRoute({
	method: "post",
	path: "/events/{id}",
	request: { ...idInPath, ...takes(EventHandling) },
	responses: {
		200: gives("Recorded", z.object({ done: z.literal(true) })),
		...refuses,
	},
});

export function security(house: House) {
	const { db, world } = house;
	const app = routes();
	app.openapi(statsRoute, async (c) => {
		const now = world.now();
		const dayAgo = new Date(now.getTime() - DAY_MS);
		const { counts, ...people } = await asSystem(db, async (tx) => ({
			counts: await countSecurityEvents(tx, now),
			newAccounts: await countNewPeople(tx, dayAgo),
			activity: await listActivePeople(tx),
		}));
		const { unresolved, active, activeGrave: _, ...today } = counts;
		const score = securityScore(unresolved);
		return c.json({ score, activeThreats: active, ...today, ...people }, 200);
	});
	app.openapi(eventsRoute, async (c) => {
		const { severity, type, page } = c.req.valid("query");
		const { events, total } = await asSystem(db, (tx) =>
			listSecurityEvents(
				tx,
				{
					...(severity === "all" ? {} : { severity }),
					...(type === "all" ? {} : { type }),
				},
				{ limit: EVENTS_PER_PAGE, offset: (page - 1) * EVENTS_PER_PAGE },
			),
		);
		return c.json({ events: events.map(eventOf), total, page }, 200);
	});
	app.openapi(handleRoute, async (c) => {
		const id = idOf(c, "There is no such event.");
		const { to } = c.req.valid("json");
		const { by, now } = acting(c, house);
		await asSystem(db, async (tx) => {
			const before = await findSecurityEvent(tx, id);
			if (!before) throw new Refusal("not-found", "There is no such event.");
			if (!(await handleSecurityEvent(tx, id, { to, by: by.id, now })))
				throw new Refusal(
					"conflict",
					`This event is ${before} already. Look at the list again.`,
				);
			await saveAuditEntry(tx, {
				by,
				action: `event_${to}`,
				subject: { type: "security_event", id },
				details: { before, after: to },
				now,
			});
		});
		return c.json({ done: true as const }, 200);
	});
	return app;
}

function eventOf(row: EventRow) {
	const iso = (time: string) => new Date(time).toISOString();
	return {
		...row,
		last_at: iso(row.last_at),
		created_at: iso(row.created_at),
		handled_at: row.handled_at && iso(row.handled_at),
	};
}
