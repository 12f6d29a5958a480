// The installation in numbers over a time, and what its models cost.
import { statisticsCalls } from "../../api/admin-statistics.ts";
import { countAccounts } from "../../db/people.ts";
import {
	countNewPeople,
	getDocumentsReport,
	getUsage,
	getUsageReport,
	listDays,
	listLatestCalls,
	listSpenders,
} from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { cycleOf } from "../../domain/account/allowance.ts";
import { budgetOf, costTrend } from "../../domain/operations/budget.ts";
import type { SettingsInForce } from "../../workflows/settings-port.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";

const DAY_MS = 86_400_000;
const SERIES_DAYS = 30;
const SPENDERS = 10;
const RECENT = 10;

export function analyticsRoute({ db, now: clock }: Store): Route {
	return answers(statisticsCalls.analytics, async ({ query: { days } }) => {
		const now = clock();
		const period = days === 0 ? {} : { from: daysAgo(now, days - 1) };
		return asSystem(db, async (tx) => {
			const documents = await getDocumentsReport(tx, period);
			const { total, completed, byTemplate } = documents;
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
				byTemplate,
			};
		});
	});
}

type FinancialParts = Store & { settings: SettingsInForce };

export function financialRoute({
	db,
	now: clock,
	settings,
}: FinancialParts): Route {
	return answers(statisticsCalls.financial, async () => {
		const now = clock();
		const { start } = cycleOf(now);
		const before = cycleOf(new Date(new Date(start).getTime() - DAY_MS));
		const { monthly_budget: monthlyBudget } = await settings.current();
		return asSystem(db, async (tx) => {
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
	});
}

function daysAgo(now: Date, days: number): string {
	return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
}
