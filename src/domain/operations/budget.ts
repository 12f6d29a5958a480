// What the month's model calls cost against the budget, and against the month before.

export type BudgetStatus = "Healthy" | "Warning" | "Critical";
export type MonthlyBudget = {
	status: BudgetStatus;
	/** Of the budget, in percent; may be above 100. */
	percentUsed: number;
	/** What the bar shows: never above 100. */
	barPercent: number;
	/** Dollars; 0 where everything is used up. */
	left: number;
	/** Dollars above the budget, null at or below it. */
	exceededBy: number | null;
};

const CRITICAL = 90;
const WARNING = 75;

/** Dollars both. A budget of nothing is used up by the first cent. */
export function budgetOf(cost: number, budget: number): MonthlyBudget {
	const percentUsed =
		budget > 0 ? (cost / budget) * 100 : cost > 0 ? Infinity : 0;
	return {
		status:
			percentUsed >= CRITICAL
				? "Critical"
				: percentUsed >= WARNING
					? "Warning"
					: "Healthy",
		percentUsed: Number.isFinite(percentUsed) ? percentUsed : 100,
		barPercent: Math.min(100, percentUsed),
		left: Math.max(0, budget - cost),
		exceededBy: cost > budget ? cost - budget : null,
	};
}

/** Percent more (or less) than the month before; null where that one cost nothing. */
export function costTrend(thisMonth: number, lastMonth: number): number | null {
	return lastMonth > 0 ? ((thisMonth - lastMonth) / lastMonth) * 100 : null;
}
