// Security events, and how safe the installation is.
import { z } from "zod";
import { calls } from "./call.ts";
import { oneOfThese, pageNumber, sorted } from "./search-fields.ts";

const count = z.number();

export const SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const SECURITY_EVENT_TYPES = [
	"failed_login",
	"rate_limit",
	"unauthorized_access",
	"suspicious_activity",
] as const;

export const EventQuery = z.object({
	severity: oneOfThese(["all", ...SEVERITIES], "all"),
	type: oneOfThese(["all", ...SECURITY_EVENT_TYPES], "all"),
	...sorted(["time", "type", "severity", "status", "ip"], "time"),
	page: pageNumber(100_000),
});
export type EventQuery = z.infer<typeof EventQuery>;

export const SecurityEvent = z.object({
	id: z.string(),
	type: z.enum(SECURITY_EVENT_TYPES),
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
	/** The address of the account it was about; null where there was none, or it is deleted. */
	account: z.string().nullable(),
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
const EventHandling = z.object({
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

const all = { access: "administrator" } as const;

export const securityCalls = calls({
	read: {
		method: "get",
		path: "/api/admin/security",
		...all,
		reply: SecurityStats,
		about: "Measured now",
	},
	listEvents: {
		method: "get",
		path: "/api/admin/security/events",
		...all,
		query: EventQuery,
		reply: EventPage,
		about: "Newest first",
	},
	/** "conflict" where somebody else was first. */
	changeEvent: {
		method: "post",
		path: "/api/admin/security/events/{id}",
		...all,
		body: EventHandling,
		reply: z.object({ done: z.literal(true) }),
		about: "Recorded",
		refuses: ["PGRST116", "conflict"],
	},
});
