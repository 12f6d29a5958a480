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
/** The gravest first. */
export function alertsFrom(facts: AlertFacts): AdminAlert[] {
	return ALERTS.flatMap(({ severity, page, text }) => {
		const said = text(facts);
		return said === null ? [] : [{ severity, page, text: said }];
	});
}

/** One row an alert; `text` is null where nothing is the matter. */
const ALERTS: readonly (Pick<AdminAlert, "severity" | "page"> & {
	text: (facts: AlertFacts) => string | null;
})[] = [
	{
		severity: "critical",
		page: "financial",
		text: ({ budget }) =>
			budget === "Critical"
				? "This month's model costs have reached 90% of the budget."
				: null,
	},
	{
		severity: "critical",
		page: "security",
		text: ({ graveEvents }) =>
			graveEvents > 0
				? `${many(graveEvents, "active security event is", "active security events are")} critical or high.`
				: null,
	},
	{
		severity: "critical",
		page: "settings",
		text: ({ diskFreeGb }) =>
			diskFreeGb === null
				? null
				: `Only ${diskFreeGb} GB are free on the data folder's disk.`,
	},
	{
		severity: "critical",
		page: "settings",
		text: ({ backupOverdueHours }) =>
			backupOverdueHours === null
				? null
				: `No backup was made in the last ${many(backupOverdueHours, "hour", "hours")}.`,
	},
	{
		severity: "critical",
		page: "settings",
		text: ({ providerProblem }) => providerProblem,
	},
	{
		severity: "warning",
		page: "logs",
		text: ({ failedShare, failedShareAllowed }) =>
			failedShare > failedShareAllowed
				? `${Math.round(failedShare * 100)}% of the last 24 hours' calls failed.`
				: null,
	},
	{
		severity: "warning",
		page: "mail",
		text: ({ mails: { failed, stuck } }) =>
			failed + stuck > 0
				? `${many(failed + stuck, "mail", "mails")} couldn't be delivered.`
				: null,
	},
	{
		severity: "warning",
		page: "financial",
		text: ({ budget }) =>
			budget === "Warning"
				? "This month's model costs have reached 75% of the budget."
				: null,
	},
	{
		severity: "warning",
		page: "settings",
		text: ({ isUnderMaintenance }) =>
			isUnderMaintenance
				? "Maintenance mode is on: only administrators can use the application."
				: null,
	},
	{
		severity: "info",
		page: "users",
		text: ({ pendingRequests }) =>
			pendingRequests > 0
				? `${many(pendingRequests, "upgrade request waits", "upgrade requests wait")} for an answer.`
				: null,
	},
];

function many(count: number, one: string, several: string): string {
	const grouped = String(count).replace(/\B(?=(\d{3})+$)/g, ",");
	return `${grouped} ${count === 1 ? one : several}`;
}
