// The merged log of calls and documents: searched, filtered, paged, asked for news, exported.
import { createRoute } from "@hono/zod-openapi";
import { LogPage, LogQuery, NewestEntry } from "../../api/admin-watch.ts";
import {
	type Activity,
	countRecentCalls,
	findNewestActivity,
	listActivity,
} from "../../db/activity-log.ts";
import type { Tx } from "../../db/database.ts";
import { getLogTotals } from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { gives, refuses, routes } from "../body.ts";
import { csvReply } from "../csv.ts";
import type { House } from "../door.ts";

const EXPORTED_AT_ONCE = 1000;
const DAY_MS = 86_400_000;

const listRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: LogQuery },
	responses: { 200: gives("Newest first", LogPage), ...refuses },
});
const newestRoute = createRoute({
	method: "get",
	path: "/newest",
	responses: {
		200: gives("When the newest was made", NewestEntry),
		...refuses,
	},
});

export function logs({ db, world }: House) {
	const app = routes();
	app.get("/export", (c) => {
		const query = LogQuery.parse(c.req.query());
		const now = world.now();
		return csvReply(c, `activity_logs_${now.toISOString().slice(0, 10)}.csv`, {
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
	});
	app.openapi(newestRoute, async (c) =>
		c.json({ newest: await asSystem(db, findNewestActivity) }, 200),
	);
	app.openapi(listRoute, async (c) => {
		const query = c.req.valid("query");
		const { page, size } = query;
		const now = world.now();
		const reply = await asSystem(db, async (tx) => ({
			newest: await findNewestActivity(tx),
			stats: await statsOf(tx, now),
			...(await listActivity(tx, searchOf(query, now), {
				limit: size,
				offset: (page - 1) * size,
			})),
		}));
		return c.json({ ...reply, page }, 200);
	});
	return app;
}

async function statsOf(tx: Tx, now: Date) {
	const { total, successful } = await getLogTotals(tx);
	const { calls } = await countRecentCalls(tx, now);
	return {
		total,
		lastDay: calls,
		successRate: total > 0 ? (successful / total) * 100 : null,
		successful,
		failed: total - successful,
	};
}

function searchOf(
	{ search, type, status, period, offset }: LogQuery,
	now: Date,
) {
	return { search, type, status, since: sinceOf(period, { now, offset }) };
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
	read: (offset: number) => Promise<{ entries: Activity[] }>,
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
