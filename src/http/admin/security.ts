// How safe the installation is: measured values, events, and what administrators did about them.
import { EVENTS_PER_PAGE, securityCalls } from "../../api/admin-security.ts";
import { saveAuditEntry } from "../../db/audit-log.ts";
import {
	countSecurityEvents,
	findSecurityEvent,
	handleSecurityEvent,
	listActivePeople,
	listSecurityEvents,
	type SecurityEventRow,
} from "../../db/security-events.ts";
import { countNewPeople } from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { securityScore } from "../../domain/operations/security-score.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Acting } from "../../workflows/acting.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, idOf } from "./acting.ts";

const DAY_MS = 86_400_000;
const NO_EVENT = "There is no such event.";

export function securityRoutes(store: Store): Route[] {
	const { db, now: clock } = store;
	return [
		answers(securityCalls.read, async () => {
			const now = clock();
			const dayAgo = new Date(now.getTime() - DAY_MS);
			const { counts, ...people } = await asSystem(db, async (tx) => ({
				counts: await countSecurityEvents(tx, now),
				newAccounts: await countNewPeople(tx, dayAgo),
				activity: await listActivePeople(tx),
			}));
			const { unresolved, active, activeGrave: _, ...today } = counts;
			const score = securityScore(unresolved);
			return { score, activeThreats: active, ...today, ...people };
		}),
		answers(securityCalls.listEvents, async ({ query }) => {
			const { severity, type, page, sort, order } = query;
			const wanted = {
				...{ sort, order },
				...(severity === "all" ? {} : { severity }),
				...(type === "all" ? {} : { type }),
			};
			const offset = (page - 1) * EVENTS_PER_PAGE;
			const { events, total } = await asSystem(db, (tx) =>
				listSecurityEvents(tx, wanted, { limit: EVENTS_PER_PAGE, offset }),
			);
			return { events: events.map(eventOf), total, page };
		}),
		answers(securityCalls.changeEvent, async ({ person, params, body }) => {
			const id = idOf(params, NO_EVENT);
			await changeEvent(acting(person, store), id, body.to);
			return { done: true as const };
		}),
	];
}

function changeEvent(
	{ database, by, now }: Acting,
	id: string,
	to: "investigating" | "resolved",
): Promise<void> {
	return asSystem(database, async (tx) => {
		const before = await findSecurityEvent(tx, id);
		if (!before) throw new Refusal("not-found", NO_EVENT);
		if (!(await handleSecurityEvent(tx, id, { to, by: by.id, now })))
			throw new Refusal(
				"conflict",
				`This event is already ${before}. Reload the list.`,
			);
		await saveAuditEntry(tx, {
			by,
			action: `event_${to}`,
			subject: { type: "security_event", id },
			details: { before, after: to },
			now,
		});
	});
}

function eventOf(row: SecurityEventRow) {
	const iso = (time: string) => new Date(time).toISOString();
	return {
		...row,
		last_at: iso(row.last_at),
		created_at: iso(row.created_at),
		handled_at: row.handled_at && iso(row.handled_at),
	};
}
