// What wants an administrator's hand, derived from facts; nothing is alarming by itself.
import type { BudgetStatus } from "./budget.ts";

export type AdminAlert = {
	severity: "critical" | "warning" | "info";
	text: string;
	/** The admin page where something can be done about it. */
	page: "financial" | "settings" | "security" | "logs" | "users" | "mail";
};

export type AlertFacts = {
	budget: BudgetStatus;
	isUnderMaintenance: boolean;
	/** Active events that are critical or high. */
	graveEvents: number;
	/** Of the last 24 hours' calls, 0 to 1. */
	failedShare: number;
	/** What of it is not alarming yet. */
	failedShareAllowed: number;
	/** Where too little is free; null where there is enough. */
	diskFreeGb: number | null;
	pendingRequests: number;
	/** Hours since the last good backup, where they are too many. */
	backupOverdueHours: number | null;
	/** Why no model writes although one was chosen. */
	providerProblem: string | null;
	/** Mails that were given up, and those that could not be handed over so far. */
	mails: { failed: number; stuck: number };
};

/** The gravest first; empty when all is well. */
export function alertsFrom(facts: AlertFacts): AdminAlert[] {
	const { budget, graveEvents, failedShare, pendingRequests } = facts;
	const alerts: AdminAlert[] = [];
	if (budget === "Critical")
		alerts.push({
			severity: "critical",
			text: "The month's model costs are at 90% of the budget or above.",
			page: "financial",
		});
	if (graveEvents > 0)
		alerts.push({
			severity: "critical",
			text: `${many(graveEvents, "active security event is", "active security events are")} critical or high.`,
			page: "security",
		});
	if (facts.diskFreeGb !== null)
		alerts.push({
			severity: "critical",
			text: `Only ${facts.diskFreeGb} GB are free on the disk of the data folder.`,
			page: "settings",
		});
	if (facts.backupOverdueHours !== null)
		alerts.push({
			severity: "critical",
			text: `No backup was made in the last ${many(facts.backupOverdueHours, "hour", "hours")}.`,
			page: "settings",
		});
	if (facts.providerProblem !== null)
		alerts.push({
			severity: "critical",
			text: facts.providerProblem,
			page: "settings",
		});
	if (failedShare > facts.failedShareAllowed)
		alerts.push({
			severity: "warning",
			text: `${Math.round(failedShare * 100)}% of the last 24 hours' calls failed.`,
			page: "logs",
		});
	const { failed, stuck } = facts.mails;
	if (failed + stuck > 0)
		alerts.push({
			severity: "warning",
			text: `${many(failed + stuck, "mail", "mails")} could not be delivered.`,
			page: "mail",
		});
	if (budget === "Warning")
		alerts.push({
			severity: "warning",
			text: "The month's model costs are at 75% of the budget or above.",
			page: "financial",
		});
	if (facts.isUnderMaintenance)
		alerts.push({
			severity: "warning",
			text: "Maintenance mode is on: only administrators can use the application.",
			page: "settings",
		});
	if (pendingRequests > 0)
		alerts.push({
			severity: "info",
			text: `${many(pendingRequests, "upgrade request waits", "upgrade requests wait")} for an answer.`,
			page: "users",
		});
	return alerts;
}

function many(count: number, one: string, several: string): string {
	const grouped = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
	return `${grouped} ${count === 1 ? one : several}`;
}
