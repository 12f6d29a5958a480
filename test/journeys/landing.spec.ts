import { expect, test } from "./attune.ts";

test("LAND-04 LAND-21 to LAND-26 the first page has its sections in order, three plans and six questions", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText([
		"What it does",
		"How it works",
		"AI capabilities",
		"Pricing",
		"Questions about the beta",
	]);
	await expect(page.getByRole("button", { name: "Coming Soon" })).toHaveCount(
		2,
	);
	for (const button of await page
		.getByRole("button", { name: "Coming Soon" })
		.all())
		await expect(button).toBeDisabled();
	await expect(page.locator("details")).toHaveCount(6);
	await page.getByText("What counts as an optimisation?").click();
	await expect(page.getByText("nothing is counted")).toBeVisible();
});

test("LAND-02 NAV-10 an anchor leads to its section, from the menu and from the address", async ({
	page,
}) => {
	await page.goto("/#pricing");
	await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "How it Works" })
		.click();
	await expect(page).toHaveURL("/#how-it-works");
	await expect(
		page.getByRole("heading", { name: "How it works" }),
	).toBeInViewport();
});

test("LAND-11 LAND-31 figures nobody measured say so", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByText("2,847")).toBeVisible();
	await expect(page.getByText("Illustrative figures")).toBeVisible();
	await expect(
		page.getByText("Beta goals, not measured on this installation"),
	).toBeVisible();
});
