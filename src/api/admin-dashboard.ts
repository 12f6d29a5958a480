// The first page of the admin area: what there is, how it runs, what happened and what wants a decision.
import { z } from "zod";
import { LogEntry } from "./admin-logs.ts";
import { calls } from "./call.ts";

const count = z.number();
const Alert = z.object({
	severity: z.enum(["critical", "warning", "info"]),
	text: z.string(),
	/** The admin page where something can be done about it. */
	page: z.enum(["financial", "settings", "security", "logs", "users", "mail"]),
});
export const AdminDashboard = z.object({
	stats: z.object({
		users: count,
		newThisMonth: count,
		activeInWeek: count,
		resumes: count,
		letters: count,
		costThisMonth: count,
	}),
	health: z.object({
		databaseMs: count,
		calls: count,
		/** Percent of the last day's calls; null without one. */
		successRate: count.nullable(),
		meanMs: count.nullable(),
		mail: z.object({
			isOffline: z.boolean(),
			waiting: count,
			/** Of those that wait: could not be handed over so far. */
			stuck: count,
			failed: count,
		}),
		runningSeconds: count,
	}),
	activity: z.array(LogEntry),
	security: z.object({ score: count, active: count, failedLogins: count }),
	alerts: z.array(Alert),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

export const adminDashboardCalls = calls({
	read: {
		method: "get",
		path: "/api/admin/dashboard",
		access: "administrator",
		reply: AdminDashboard,
		about: "Measured now",
	},
});
