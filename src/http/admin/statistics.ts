// The installation in numbers over a time, and what its models cost.
import { createRoute } from "@hono/zod-openapi";
import { Analytics, AnalyticsQuery, Financial } from "../../api/admin-watch.ts";
import { countAccounts } from "../../db/people.ts";
import {
	countDocuments,
	countNewPeople,
	getUsage,
	getUsageReport,
	listDays,
	listLatestCalls,
	listSpenders,
	listTemplateUse,
} from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { cycleOf } from "../../domain/account/allowance.ts";
import { budgetOf, costTrend } from "../../domain/operations/budget.ts";
import { gives, refuses, routes } from "../body.ts";
import type { House } from "../door.ts";

const DAY_MS = 86_400_000;
const SERIES_DAYS = 30;
const SPENDERS = 10;
const RECENT = 10;

const analyticsRoute = createRoute({
	method: "get",
	path: "/",
	request: { query: AnalyticsQuery },
	responses: { 200: gives("Counted now", Analytics), ...refuses },
});
const financialRoute = createRoute({
	method: "get",
	path: "/",
	responses: { 200: gives("Counted now", Financial), ...refuses },
});

export function analytics({ db, world }: House) {
	return routes().openapi(analyticsRoute, async (c) => {
		const { days } = c.req.valid("query");
		const now = world.now();
		const period = days === 0 ? {} : { from: daysAgo(now, days - 1) };
		const reply = await asSystem(db, async (tx) => {
			const { total, completed } = await countDocuments(tx, period);
			const { all: usage, ...byName } = await getUsageReport(tx, period);
			return {
				users: await countAccounts(tx),
				newThisMonth: await countNewPeople(tx, new Date(cycleOf(now).start)),
				generations: total,
				completedShare: total > 0 ? (completed / total) * 100 : null,
				usage,
				...byName,
				series: await listDays(tx, {
					from: daysAgo(now, SERIES_DAYS - 1),
					to: daysAgo(now, 0),
				}),
				byTemplate: await listTemplateUse(tx, period),
			};
		});
		return c.json(reply, 200);
	});
}

export function financial({ db, world, settings }: House) {
	return routes().openapi(financialRoute, async (c) => {
		const now = world.now();
		const { start } = cycleOf(now);
		const before = cycleOf(new Date(new Date(start).getTime() - DAY_MS));
		const { monthly_budget: monthlyBudget } = await settings.current();
		const reply = await asSystem(db, async (tx) => {
			const { all, ...byName } = await getUsageReport(tx, { from: start });
			const { cost: thisMonth, calls } = all;
			const { cost: lastMonth } = await getUsage(tx, {
				from: before.start,
				to: before.end,
			});
			return {
				thisMonth,
				lastMonth,
				trend: costTrend(thisMonth, lastMonth),
				monthlyBudget,
				budget: budgetOf(thisMonth, monthlyBudget),
				meanPerCall: calls > 0 ? thisMonth / calls : null,
				...byName,
				spenders: await listSpenders(tx, start, SPENDERS),
				recent: await listLatestCalls(tx, RECENT),
			};
		});
		return c.json(reply, 200);
	});
}

function daysAgo(now: Date, days: number): string {
	return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
