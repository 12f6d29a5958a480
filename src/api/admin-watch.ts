// What administrators watch: the log of activity, security events, and the installation in numbers.
//   GET  /api/admin/logs                     LogQuery → LogPage
//   GET  /api/admin/logs/newest              { newest }: the same as before means that there is nothing new
//   GET  /api/admin/logs/export              the same search as CSV
//   GET  /api/admin/security                 SecurityStats
//   GET  /api/admin/security/events          EventQuery → EventPage
//   POST /api/admin/security/events/:id      { to: "investigating" | "resolved" }
//   GET  /api/admin/dashboard                AdminDashboard
//   GET  /api/admin/analytics?days=          Analytics
//   GET  /api/admin/financial                Financial
import { z } from "zod";

// The API's description has no word for a value that is put right, so it is told what may be sent.
const TEXT = { type: "string" } as const;
const NUMBER = { type: "integer" } as const;

const count = z.number();
export const LOG_PAGE_SIZES = [25, 50, 100] as const;
const PERIODS = ["all", "today", "week", "month"] as const;

export const LogQuery = z.object({
	search: z.string().max(200, "Search for at most 200 characters.").default(""),
	type: z
		.enum(["all", "api_call", "generation"])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	status: z
		.enum(["all", "success", "failed", "processing"])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	period: z.enum(PERIODS).catch("all").meta(TEXT).default("all"),
	/** Midnight of the reader, as minutes that local time is behind UTC. */
	offset: z.coerce
		.number()
		.int()
		.min(-900)
		.max(900)
		.catch(0)
		.meta(NUMBER)
		.default(0),
	page: z.coerce
		.number()
		.int()
		.min(1)
		.max(1000)
		.catch(1)
		.meta(NUMBER)
		.default(1),
	size: z.coerce
		.number()
		.pipe(z.literal(LOG_PAGE_SIZES))
		.catch(25)
		.meta(NUMBER)
		.default(25),
});
export type LogQuery = z.infer<typeof LogQuery>;

export const LogEntry = z.object({
	id: z.string(),
	type: z.enum(["api_call", "generation"]),
	action: z.string(),
	status: z.string(),
	/** null: the account is gone. */
	user: z.string().nullable(),
	user_id: z.string(),
	details: z.string(),
	created_at: z.string(),
	metadata: z.record(z.string(), z.unknown()),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const LogPage = z.object({
	stats: z.object({
		total: count,
		lastDay: count,
		/** Percent; null without a call. */
		successRate: count.nullable(),
		successful: count,
		failed: count,
	}),
	entries: z.array(LogEntry),
	total: count,
	page: count,
	/** The window of the newest 2000 calls and 1000 documents was full. */
	isCut: z.boolean(),
	newest: z.string().nullable(),
});
export type LogPage = z.infer<typeof LogPage>;
export const NewestEntry = z.object({ newest: z.string().nullable() });

export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const EVENT_TYPES = [
	"failed_login",
	"rate_limit",
	"unauthorized_access",
	"suspicious_activity",
] as const;

export const EventQuery = z.object({
	severity: z
		.enum(["all", ...SEVERITIES])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	type: z
		.enum(["all", ...EVENT_TYPES])
		.catch("all")
		.meta(TEXT)
		.default("all"),
	page: z.coerce
		.number()
		.int()
		.min(1)
		.max(100_000)
		.catch(1)
		.meta(NUMBER)
		.default(1),
});
export type EventQuery = z.infer<typeof EventQuery>;

export const SecurityEvent = z.object({
	id: z.string(),
	type: z.enum(EVENT_TYPES),
	severity: z.enum(SEVERITIES),
	user_id: z.string().nullable(),
	ip_address: z.string().nullable(),
	description: z.string(),
	details: z.record(z.string(), z.unknown()),
	status: z.enum(["active", "investigating", "resolved"]),
	/** How often the same came from the same source, and when last. */
	occurrences: count,
	last_at: z.string(),
	created_at: z.string(),
	handledBy: z.string().nullable(),
	handled_at: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export const EVENTS_PER_PAGE = 25;
export const EventPage = z.object({
	events: z.array(SecurityEvent),
	total: count,
	page: count,
});
export type EventPage = z.infer<typeof EventPage>;
export const EventHandling = z.object({
	to: z.enum(["investigating", "resolved"]),
});

export const SecurityStats = z.object({
	score: count,
	activeThreats: count,
	blocked: count,
	failedLogins: count,
	suspiciousAddresses: count,
	/** Accounts made in the last 24 hours. */
	newAccounts: count,
	activity: z.array(
		z.object({
			user_id: z.string(),
			user: z.string().nullable(),
			actions: count,
			last_at: z.string(),
		}),
	),
});
export type SecurityStats = z.infer<typeof SecurityStats>;

const Alert = z.object({
	severity: z.enum(["critical", "warning", "info"]),
	text: z.string(),
	/** The admin page where something can be done about it. */
	page: z.enum(["financial", "settings", "security", "logs", "users"]),
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
		mail: z.object({ isOffline: z.boolean(), waiting: count, failed: count }),
		runningSeconds: count,
	}),
	activity: z.array(LogEntry),
	security: z.object({ score: count, active: count, failedLogins: count }),
	alerts: z.array(Alert),
});
export type AdminDashboard = z.infer<typeof AdminDashboard>;

const sums = {
	calls: count,
	successful: count,
	tokens: count,
	cost: count,
	meanMs: count.nullable(),
};
const Sums = z.object(sums);
const Named = z.object({ name: z.string(), ...sums });

const ANALYTICS_DAYS = [7, 30, 90, 0] as const;
export const AnalyticsQuery = z.object({
	/** 0: all time. */
	days: z.coerce
		.number()
		.pipe(z.literal(ANALYTICS_DAYS))
		.catch(30)
		.meta(NUMBER)
		.default(30),
});
export const Analytics = z.object({
	users: count,
	newThisMonth: count,
	generations: count,
	/** Percent; null without a generation. */
	completedShare: count.nullable(),
	usage: Sums,
	series: z.array(
		z.object({ day: z.string(), documents: count, calls: count, cost: count }),
	),
	byType: z.array(Named),
	byModel: z.array(Named),
	byTemplate: z.array(
		z.object({ id: z.string(), name: z.string().nullable(), documents: count }),
	),
});
export type Analytics = z.infer<typeof Analytics>;

export const Financial = z.object({
	thisMonth: count,
	lastMonth: count,
	/** Percent; null where the month before cost nothing. */
	trend: count.nullable(),
	monthlyBudget: count,
	budget: z.object({
		status: z.enum(["Healthy", "Warning", "Critical"]),
		percentUsed: count,
		barPercent: count,
		left: count,
		exceededBy: count.nullable(),
	}),
	meanPerCall: count.nullable(),
	byModel: z.array(Named),
	byType: z.array(Named),
	spenders: z.array(
		z.object({
			user_id: z.string(),
			user: z.string(),
			documents: count,
			tokens: count,
			cost: count,
		}),
	),
	recent: z.array(
		z.object({
			id: z.string(),
			user: z.string().nullable(),
			generation_type: z.string(),
			model: z.string(),
			tokens: count,
			cost: count,
			success: z.boolean(),
			created_at: z.string(),
		}),
	),
});
export type Financial = z.infer<typeof Financial>;
