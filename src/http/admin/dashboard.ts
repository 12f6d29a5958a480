// The first page of the admin area: what there is, how it runs, what happened and what wants a hand. All of it measured now.
import { createRoute } from "@hono/zod-openapi";
import { AdminDashboard } from "../../api/admin-watch.ts";
import { countRecentCalls, listNewestActivity } from "../../db/activity-log.ts";
import type { Tx } from "../../db/database.ts";
import { countMails } from "../../db/mail-outbox.ts";
import { countAccounts } from "../../db/people.ts";
import { countSecurityEvents } from "../../db/security-events.ts";
import {
	countActivePeople,
	countDocuments,
	countNewPeople,
	getUsage,
} from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { countPendingRequests } from "../../db/upgrade-requests.ts";
import { cycleOf } from "../../domain/account/allowance.ts";
import { alertsFrom } from "../../domain/operations/alerts.ts";
import { budgetOf } from "../../domain/operations/budget.ts";
import { securityScore } from "../../domain/operations/security-score.ts";
import { gives, refuses, routes } from "../body.ts";
import type { House } from "../door.ts";

const WEEK_MS = 7 * 86_400_000;
const NEWEST = 5;
const route = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("Measured now", AdminDashboard), ...refuses },
});

export function dashboard(house: House) {
	const { db, world, settings, startedAt } = house;
	return routes().openapi(route, async (c) => {
		const now = world.now();
		const databaseMs = await roundTripMs(house);
		const { monthly_budget, maintenance_mode } = await settings.current();
		const found = await asSystem(db, async (tx) => ({
			stats: await statsOf(tx, now),
			recent: await countRecentCalls(tx, now),
			mails: await countMails(tx),
			activity: await listNewestActivity(tx, NEWEST),
			events: await countSecurityEvents(tx, now),
			pending: await countPendingRequests(tx),
		}));
		const { stats, recent, mails, activity, events, pending } = found;
		const { calls, failed, meanMs } = recent;
		const failedShare = calls > 0 ? failed / calls : 0;
		const { unresolved, active, failedLogins } = events;
		const reply = {
			stats,
			health: {
				databaseMs,
				calls,
				successRate: calls > 0 ? (1 - failedShare) * 100 : null,
				meanMs,
				mail: { isOffline: world.mail.isOffline, ...mails },
				runningSeconds: Math.round(
					(now.getTime() - startedAt.getTime()) / 1000,
				),
			},
			activity,
			security: { score: securityScore(unresolved), active, failedLogins },
			alerts: alertsFrom({
				budget: budgetOf(stats.costThisMonth, monthly_budget).status,
				isUnderMaintenance: maintenance_mode,
				graveEvents: events.activeGrave,
				failedShare,
				pendingRequests: pending,
			}),
		};
		return c.json(reply, 200);
	});
}

async function statsOf(tx: Tx, now: Date) {
	const month = cycleOf(now).start;
	const documents = await countDocuments(tx, {});
	return {
		users: await countAccounts(tx),
		newThisMonth: await countNewPeople(tx, new Date(month)),
		activeInWeek: await countActivePeople(
			tx,
			new Date(now.getTime() - WEEK_MS),
		),
		resumes: documents.resumes,
		letters: documents.letters,
		costThisMonth: (await getUsage(tx, { from: month })).cost,
	};
}

async function roundTripMs({ db }: House): Promise<number> {
	const startedAt = performance.now();
	await db.pool.query("select 1");
	return performance.now() - startedAt;
}
