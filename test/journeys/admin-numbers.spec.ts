// The admin area's numbers as they are shown: the first page's links, the charts beside their tables, the budget and its end.
import type { Page } from "@playwright/test";
import { type Attune, expect } from "./attune.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

test("ADMIN-DASH-01 ADMIN-DASH-06 ADMIN-DASH-07 ADMIN-STAT-05 ADMIN-STAT-06 ADMIN-FIN-07 what happened and what it cost is shown, and leads to where something can be done", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	const budget = await setBudget(page, attune, "50");
	await page.goto("/admin");
	for (const card of [
		"Quick Stats",
		"System Health",
		"Recent Activity",
		"Security Status",
		"Quick Actions",
		"System Alerts",
	])
		await expect(page.getByRole("region", { name: card })).toBeVisible();
	const actions = page.getByRole("region", { name: "Quick Actions" });
	for (const [link, path] of [
		["Add User", "/admin/users?add=1"],
		["Manage Templates", "/admin/templates"],
		["View Logs", "/admin/logs"],
		["System Settings", "/admin/settings"],
	] as const)
		await expect(actions.getByRole("link", { name: link })).toHaveAttribute(
			"href",
			path,
		);

	await page.goto("/admin/financial");
	await expect(page.getByText("of $50.00 used")).toBeVisible();
	await expect(page.getByText("Healthy", { exact: true })).toBeVisible();
	await expect(page.getByText(/Monthly budget exceeded/)).toHaveCount(0);
	await setBudget(page, attune, "0.01");
	await page.goto("/admin");
	await page
		.getByRole("link", { name: "This month's model costs have reached 90%" })
		.click();
	await expect(page).toHaveURL("/admin/financial");
	await expect(page.getByText("Critical", { exact: true })).toBeVisible();
	await expect(
		page.getByText(/^Monthly budget exceeded by \$0\.\d\d$/),
	).toBeVisible();
	await expectFits(page);
	await setBudget(page, attune, budget);

	const prices = page.getByRole("region", { name: "Model prices" });
	await prices.getByRole("textbox", { name: "Model" }).fill("my-llama");
	await prices.getByLabel("Output, $ per million").fill("10");
	await prices.getByRole("button", { name: "Save price" }).press("Enter");
	await expect(
		prices.getByText("Enter a dollar amount from 0 to 100000."),
	).toBeVisible();
	await prices.getByLabel("Input, $ per million").fill("2.5");
	await page.keyboard.press("Enter");
	await expect(
		prices.getByRole("row", { name: "my-llama none $2.50 in, $10.00 out" }),
	).toBeVisible();
	await expectFits(page);
	await prices
		.getByRole("button", { name: "Remove price of my-llama" })
		.click();
	await expect(prices.getByText("my-llama")).toHaveCount(0);

	await page.goto("/admin/analytics");
	await page
		.getByRole("button", { name: "Table of Documents per day" })
		.click();
	const days = page.getByRole("table", { name: /Documents per day/ });
	await expect(days.getByRole("row")).toHaveCount(31);
	await page.getByRole("button", { name: "Table of Calls by model" }).click();
	await expect(
		page
			.getByRole("table", { name: "Calls by model" })
			.getByRole("row", { name: /gpt-4o-mini/ }),
	).toBeVisible();
	await expectFits(page);
	const asked = page.waitForRequest("**/api/admin/analytics?days=7");
	await page.getByLabel("Period").selectOption("Last 7 days");
	await asked;
});

test("tables of what calls cost are sorted by keyboard, each for itself, and the address keeps it", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await setPrices(page, attune, { "my-llama": 2, "all-mini": 30 });
	await page.goto("/admin/financial");
	const spenders = page.getByRole("table", { name: "Highest cost by user" });
	const recent = page.getByRole("table", { name: "Recent usage" });
	const prices = page.getByRole("table", { name: "What each model costs" });
	await expect(
		spenders.getByRole("columnheader", { name: "Cost" }),
	).toHaveAttribute("aria-sort", "descending");
	await spenders.getByRole("button", { name: "User" }).press("Enter");
	await recent.getByRole("button", { name: "Cost" }).press("Enter");
	await prices.getByRole("button", { name: "Your price" }).press("Enter");
	await prices.getByRole("button", { name: "Your price" }).press("Enter");
	await expect(page).toHaveURL(/spendersBy=user&spendersOrder=asc/);
	await expect(page).toHaveURL(/recentBy=cost&recentOrder=asc/);
	await expect(page).toHaveURL(/pricesBy=own&pricesOrder=desc/);
	await page.reload();
	await expect(
		prices.getByRole("columnheader", { name: "Your price" }),
	).toHaveAttribute("aria-sort", "descending");
	await expect(prices.getByRole("row").nth(1)).toContainText("all-mini");
	await expect(prices.getByRole("row").nth(2)).toContainText("my-llama");
	await expect(
		recent.getByRole("columnheader", { name: "Cost" }),
	).toHaveAttribute("aria-sort", "ascending");
	const costs = (
		await recent.getByRole("cell", { name: /^\$/ }).allTextContents()
	).map((text) => Number(text.slice(1)));
	expect(costs).toEqual(costs.toSorted((a, b) => a - b));
	expect(costs.length).toBeGreaterThan(1);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.getByLabel("Sort by").selectOption("Packaged, last to first");
	await expect(page).toHaveURL(/pricesBy=packaged&pricesOrder=desc/);
	await expect(prices.getByRole("row", { name: /my-llama/ })).toBeVisible();
	await expectFits(page);
});

async function setPrices(
	page: Page,
	attune: Attune,
	inputs: Record<string, number>,
): Promise<void> {
	for (const [model, input] of Object.entries(inputs)) {
		const reply = await page.request.put("/api/admin/model-prices", {
			data: { model, input, output: input },
			headers: { origin: attune.url },
		});
		expect(reply.ok(), await reply.text()).toBe(true);
	}
}

/** Answers with the budget there was. */
async function setBudget(
	page: Page,
	attune: Attune,
	value: string,
): Promise<string> {
	const address = "/api/admin/settings";
	const { settings } = await (await page.request.get(address)).json();
	const { value: before } = settings.find(
		({ key }: { key: string }) => key === "monthly_budget",
	);
	const reply = await page.request.put(address, {
		data: { changes: [{ key: "monthly_budget", value, before }] },
		headers: { origin: attune.url },
	});
	expect(reply.ok(), await reply.text()).toBe(true);
	return before;
}
