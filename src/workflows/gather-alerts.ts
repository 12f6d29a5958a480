// What wants an administrator's hand now: measured, for the first page of their area and for whoever is mailed.
import { statfs } from "node:fs/promises";
import { countRecentCalls } from "../db/activity-counts.ts";
import { findBackupStanding } from "../db/backups.ts";
import type { Tx } from "../db/database.ts";
import { countMails } from "../db/mail-outbox.ts";
import {
	countSecurityEvents,
	type EventCounts,
} from "../db/security-events.ts";
import { countPendingRequests } from "../db/upgrade-requests.ts";
import { getMonthsCost } from "../db/usage.ts";
import { type AdminAlert, alertsFrom } from "../domain/operations/alerts.ts";
import { overdueHours } from "../domain/operations/backup-schedule.ts";
import { budgetOf } from "../domain/operations/budget.ts";
import { PROVIDER_PROBLEMS } from "../domain/operations/provider-problem.ts";
import type { SystemSettings } from "../domain/operations/system-settings.ts";
import type { ModelInForce } from "./model-settings.ts";

const GB = 1e9;

/** What alerts and the page beside them are both made of, measured once. */
export type SystemStanding = {
	recent: Awaited<ReturnType<typeof countRecentCalls>>;
	mails: Awaited<ReturnType<typeof countMails>>;
	events: EventCounts;
	/** Dollars since the month began. */
	cost: number;
};

export async function takeStanding(tx: Tx, now: Date): Promise<SystemStanding> {
	return {
		recent: await countRecentCalls(tx, now),
		mails: await countMails(tx),
		events: await countSecurityEvents(tx, now),
		cost: await getMonthsCost(tx, now),
	};
}

type Watched = {
	standing: SystemStanding;
	set: SystemSettings;
	inForce: ModelInForce;
	/** Whose disk is looked at. */
	dataFolder: string;
	now: Date;
};

/** The gravest first; empty when all is well. */
export async function gatherAlerts(
	tx: Tx,
	{ standing, set, inForce, dataFolder, now }: Watched,
): Promise<AdminAlert[]> {
	const { recent, mails, events, cost } = standing;
	const { calls, failed } = recent;
	const { since } = await findBackupStanding(tx, now);
	return alertsFrom({
		budget: budgetOf(cost, set.monthly_budget).status,
		isUnderMaintenance: set.maintenance_mode,
		graveEvents: events.activeGrave,
		failedShare: calls > 0 ? failed / calls : 0,
		failedShareAllowed: set.alert_failed_percent / 100,
		pendingRequests: await countPendingRequests(tx),
		providerProblem: problemOf(inForce),
		mails,
		diskFreeGb: await littleFree(dataFolder, set.alert_free_gb),
		backupOverdueHours:
			since === null
				? null
				: overdueHours(since, { alertHours: set.backup_alert_hours, now }),
	});
}

/** A budget that is used up is an alert of its own. */
function problemOf(inForce: ModelInForce): string | null {
	if (inForce.choice || inForce.why === "none" || inForce.why === "budget")
		return null;
	return PROVIDER_PROBLEMS[inForce.why];
}

/** Gigabytes with one decimal where fewer are free than allowed. */
async function littleFree(
	folder: string,
	least: number,
): Promise<number | null> {
	if (least === 0) return null;
	const { bavail, bsize } = await statfs(folder);
	const free = (bavail * bsize) / GB;
	return free < least ? Math.floor(free * 10) / 10 : null;
}
