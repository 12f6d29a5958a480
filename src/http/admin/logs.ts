// The merged log of calls and documents: searched, filtered, paged, asked for news, exported.
import { type LogQuery, logCalls } from "../../api/admin-logs.ts";
import {
	countRecentEntries,
	findNewestActivity,
} from "../../db/activity-counts.ts";
import type { LoggedActivity } from "../../db/activity-entry.ts";
import { listActivity } from "../../db/activity-log.ts";
import type { Tx } from "../../db/database.ts";
import { getLogTotals } from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { csvReply } from "../csv.ts";
import { answers, type Route, sends } from "../route.ts";
import type { Store } from "../store.ts";
import { acting, saveExport } from "./acting.ts";

const EXPORTED_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

export function logRoutes(store: Store): Route[] {
	const { db, now: clock } = store;
	return [
		sends(logCalls.export, async ({ query, person, c }) => {
			const now = clock();
			await saveExport(acting(person, store), "activity_log");
			const day = now.toISOString().slice(0, 10);
			return csvReply(c, `activity_logs_${day}.csv`, {
				head: ["Type", "Action", "User", "Status", "Details", "Time"],
				rows: exported((offset) =>
					asSystem(db, (tx) =>
						listActivity(tx, searchOf(query, now), {
							limit: EXPORTED_AT_ONCE,
							offset,
						}),
					),
				),
			});
		}),
		answers(logCalls.newest, async () => ({
			newest: await asSystem(db, findNewestActivity),
		})),
		answers(logCalls.list, async ({ query }) => {
			const { page, size } = query;
			const now = clock();
			const found = await asSystem(db, async (tx) => ({
				newest: await findNewestActivity(tx),
				stats: await statsOf(tx, now),
				...(await listActivity(tx, searchOf(query, now), {
					limit: size,
					offset: (page - 1) * size,
				})),
			}));
			return { ...found, page };
		}),
	];
}

async function statsOf(tx: Tx, now: Date) {
	const { total, successful } = await getLogTotals(tx);
	return {
		total,
		lastDay: await countRecentEntries(tx, now),
		successRate: total > 0 ? (successful / total) * 100 : null,
		successful,
		failed: total - successful,
	};
}

function searchOf(
	{ period, offset, page: _page, size: _size, ...search }: LogQuery,
	now: Date,
) {
	return { ...search, since: sinceOf(period, { now, offset }) };
}

/** Today begins at the reader's midnight; the others count back from now. */
function sinceOf(
	period: LogQuery["period"],
	{ now, offset }: { now: Date; offset: number },
): string | null {
	const at = now.getTime();
	switch (period) {
		case "all":
			return null;
		case "today": {
			const local = at - offset * 60_000;
			return new Date(at - (local % DAY_MS)).toISOString();
		}
		case "week":
			return new Date(at - 7 * DAY_MS).toISOString();
		case "month":
			return new Date(at - 30 * DAY_MS).toISOString();
	}
}

async function* exported(
	read: (offset: number) => Promise<{ entries: LoggedActivity[] }>,
): AsyncGenerator<string[][]> {
	for (let offset = 0; ; offset += EXPORTED_AT_ONCE) {
		const { entries } = await read(offset);
		if (entries.length > 0)
			yield entries.map((entry) => [
				entry.type,
				entry.action,
				entry.user ?? "Unknown User",
				entry.status === "completed" ? "success" : entry.status,
				entry.details,
				entry.created_at,
			]);
		if (entries.length < EXPORTED_AT_ONCE) return;
	}
}
