// The first page of the admin area: what there is, how it runs, what happened and what wants a hand. All of it measured now.
import { adminDashboardCalls } from "../../api/admin-dashboard.ts";
import { listNewestActivity } from "../../db/activity-log.ts";
import type { Tx } from "../../db/database.ts";
import { countAccounts } from "../../db/people.ts";
import {
	countActivePeople,
	countDocuments,
	countNewPeople,
} from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { cycleOf } from "../../domain/account/allowance.ts";
import { securityScore } from "../../domain/operations/security-score.ts";
import { gatherAlerts, takeStanding } from "../../workflows/gather-alerts.ts";
import type { ModelInForce } from "../../workflows/model-settings.ts";
import type { SettingsInForce } from "../../workflows/settings-port.ts";
import type { Mailer } from "../../world/mail.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";

const WEEK_MS = 7 * 86_400_000;
const NEWEST = 5;

type DashboardParts = Store & {
	mail: Mailer;
	settings: SettingsInForce;
	dataFolder: string;
	modelInForce: () => Promise<ModelInForce>;
	/** How long this process has served, by a clock that never jumps. */
	runningSeconds: () => number;
};

export function adminDashboardRoute(parts: DashboardParts): Route {
	const { db, now: clock, mail, settings, dataFolder, runningSeconds } = parts;
	return answers(adminDashboardCalls.read, async () => {
		const now = clock();
		const databaseMs = await roundTripMs(db);
		const set = await settings.current();
		const inForce = await parts.modelInForce();
		const watched = { set, inForce, dataFolder, now };
		const found = await asSystem(db, async (tx) => {
			const standing = await takeStanding(tx, now);
			return {
				standing,
				stats: await statsOf(tx, now),
				activity: await listNewestActivity(tx, NEWEST),
				alerts: await gatherAlerts(tx, { ...watched, standing }),
			};
		});
		const { standing, stats, activity, alerts } = found;
		const { recent, mails, events, cost } = standing;
		const { calls, failed, meanMs } = recent;
		const failedShare = calls > 0 ? failed / calls : 0;
		const { unresolved, active, failedLogins } = events;
		return {
			stats: { ...stats, costThisMonth: cost },
			health: {
				databaseMs,
				calls,
				successRate: calls > 0 ? (1 - failedShare) * 100 : null,
				meanMs,
				mail: { isOffline: mail.isOffline, ...mails },
				runningSeconds: runningSeconds(),
			},
			activity,
			security: { score: securityScore(unresolved), active, failedLogins },
			alerts,
		};
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
	};
}

async function roundTripMs(db: Store["db"]): Promise<number> {
	const startedAt = performance.now();
	await db.pool.query("select 1");
	return performance.now() - startedAt;
}
