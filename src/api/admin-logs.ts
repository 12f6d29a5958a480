// The merged log of calls and documents.
import { z } from "zod";
import { calls } from "./call.ts";
import {
	INTEGER,
	numberOf,
	oneOfThese,
	pageNumber,
	searchText,
	sorted,
} from "./search-fields.ts";

const count = z.number();

export const LOG_PAGE_SIZES = [25, 50, 100] as const;

export const LogQuery = z.object({
	search: searchText(),
	type: oneOfThese(["all", "api_call", "generation"], "all"),
	status: oneOfThese(["all", "success", "failed", "processing"], "all"),
	period: oneOfThese(["all", "today", "week", "month"], "all"),
	...sorted(["time", "type", "action", "user", "status"], "time"),
	/** Midnight of the reader, as minutes that local time is behind UTC. */
	offset: z.coerce
		.number()
		.int()
		.min(-900)
		.max(900)
		.catch(0)
		.meta(INTEGER)
		.default(0),
	page: pageNumber(1000),
	size: numberOf(LOG_PAGE_SIZES, 25),
});
export type LogQuery = z.infer<typeof LogQuery>;

export const LogEntry = z.object({
	id: z.string(),
	type: z.enum(["api_call", "generation"]),
	action: z.string(),
	status: z.string(),
	/** null: the account is gone. */
	user: z.string().nullable(),
	user_id: z.string().nullable(),
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
	/** Companies, jobs and errors were looked for in the newest 10,000 documents and failures alone. */
	isPart: z.boolean(),
	newest: z.string().nullable(),
});
export type LogPage = z.infer<typeof LogPage>;
const NewestEntry = z.object({ newest: z.string().nullable() });

const all = { access: "administrator" } as const;

export const logCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/logs",
		...all,
		query: LogQuery,
		reply: LogPage,
		about: "Newest first",
	},
	/** The same as before means that there is nothing new. */
	newest: {
		method: "get",
		path: "/api/admin/logs/newest",
		...all,
		reply: NewestEntry,
		about: "When the newest was made",
	},
	/** The same search, all of its pages. */
	export: {
		method: "get",
		path: "/api/admin/logs/export",
		...all,
		query: LogQuery,
		media: ["text/csv"],
		asksPassword: true,
		about: "Everything that fits, as a table",
	},
});
