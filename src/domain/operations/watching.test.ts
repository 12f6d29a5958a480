import { describe, expect, it } from "vitest";
import { alertsFrom } from "./alerts.ts";
import { budgetOf, costTrend } from "./budget.ts";
import { securityScore } from "./security-score.ts";
import { runningSince, uptime } from "./uptime.ts";

describe("the budget", () => {
	it.each([
		[37.49, "Healthy"],
		[37.5, "Warning"],
		[44.99, "Warning"],
		[45, "Critical"],
		[60, "Critical"],
	])("ADMIN-FIN-04 at %d of 50 dollars is %s", (cost, status) => {
		expect(budgetOf(cost, 50).status).toBe(status);
	});

	it("ADMIN-FIN-05 fills the bar and no more", () => {
		expect(budgetOf(80, 50).barPercent).toBe(100);
		expect(budgetOf(25, 50).barPercent).toBe(50);
		expect(budgetOf(1, 0).barPercent).toBe(100);
		expect(budgetOf(0, 0)).toMatchObject({ barPercent: 0, status: "Healthy" });
	});

	it("ADMIN-FIN-06 is exceeded above it, not at it", () => {
		expect(budgetOf(50, 50).exceededBy).toBeNull();
		expect(budgetOf(50.5, 50).exceededBy).toBe(0.5);
	});

	it("ADMIN-FIN-08 ADMIN-FIN-09 has a trend where there was a month before", () => {
		expect(costTrend(15, 10)).toBe(50);
		expect(costTrend(5, 10)).toBe(-50);
		expect(costTrend(5, 0)).toBeNull();
	});
});

describe("the alerts", () => {
	const calm = {
		budget: "Healthy",
		isUnderMaintenance: false,
		graveEvents: 0,
		failedShare: 0.1,
		failedShareAllowed: 0.1,
		diskFreeGb: null,
		pendingRequests: 0,
		backupOverdueHours: null,
		providerProblem: null,
		mails: { failed: 0, stuck: 0 },
	} as const;

	it("ADMIN-DASH-07 are none when all is well, a tenth of failed calls included", () => {
		expect(alertsFrom(calm)).toEqual([]);
	});

	it("ADMIN-DASH-07 name each fact that wants a hand, the gravest first", () => {
		const alerts = alertsFrom({
			budget: "Critical",
			isUnderMaintenance: true,
			graveEvents: 2,
			failedShare: 0.101,
			failedShareAllowed: 0.1,
			diskFreeGb: 1.5,
			pendingRequests: 1,
			backupOverdueHours: 50,
			providerProblem: "The provider has no key.",
			mails: { failed: 1, stuck: 2 },
		});
		expect(alerts.map(({ severity, page }) => [severity, page])).toEqual([
			["critical", "financial"],
			["critical", "security"],
			["critical", "settings"],
			["critical", "settings"],
			["critical", "settings"],
			["warning", "logs"],
			["warning", "mail"],
			["warning", "settings"],
			["info", "users"],
		]);
		expect(alertsFrom({ ...calm, budget: "Warning" })).toMatchObject([
			{ severity: "warning", page: "financial" },
		]);
	});
});

describe("the security score", () => {
	it.each([
		[{ critical: 0, high: 0, medium: 0, low: 0 }, 100],
		[{ critical: 1, high: 1, medium: 1, low: 1 }, 68],
		[{ critical: 9, high: 0, medium: 0, low: 0 }, 0],
	])("ADMIN-SEC-17 of %j is %i", (unresolved, score) => {
		expect(securityScore(unresolved)).toBe(score);
	});
});

describe("the running time", () => {
	const hour = 3_600_000;
	const now = 100 * hour;

	it("ADMIN-CFG-06 is the covered share, two processes at once counted once", () => {
		const runs = [
			{ from: 0, to: 50 * hour },
			{ from: 10 * hour, to: 40 * hour },
			{ from: 75 * hour, to: now },
		];
		expect(uptime(runs, { since: 0, now })).toBeCloseTo(0.75);
		expect(uptime(runs, { since: 50 * hour, now })).toBeCloseTo(0.5);
		expect(uptime([], { since: 0, now })).toBe(0);
		expect(uptime(runs, { since: now, now })).toBeNull();
	});

	it("goes on as long as the last word is young", () => {
		const runs = [{ from: 90 * hour, to: now - 30_000 }];
		expect(uptime(runs, { since: 90 * hour, now })).toBe(1);
		expect(runningSince(runs, now)).toBe(90 * hour);
		expect(runningSince([{ from: 0, to: 90 * hour }], now)).toBeNull();
	});
});
