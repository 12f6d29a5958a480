// The analysis of a profile: from nothing to a report, on paper too.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	importResume,
	test,
} from "./attune.ts";
import { resume } from "./nora.ts";

async function expectAccessible(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	const told = violations.map(
		({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
	);
	expect(told).toEqual([]);
}

test("ANA-01 to ANA-16 a profile is analysed and the report leads to where things are mended", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await importResume(page, resume);
	await page.goto("/profile-analysis");
	await expect(page.getByText("Free plan")).toBeVisible();
	await expect(page.getByText("0 of 5 used, 5 left")).toBeVisible();
	await expect(page.getByText("No Analysis Available")).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Print Report" }),
	).toBeDisabled();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Generate Analysis" }).click();
	await expect(page.getByText("Analysis Complete")).toBeVisible();
	await expect(
		page.getByText("Your profile has been analyzed successfully!"),
	).toBeVisible();
	for (const title of [
		"Overall score",
		"Profile completeness",
		"Market competitiveness",
		"Strengths",
		"Immediate actions",
		"Gap analysis",
		"Section by section",
	])
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
	await expect(page.getByText("1 of 5 used, 4 left")).toBeVisible();
	await expect(page.getByRole("button", { name: "Re-analyze" })).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("link", { name: "Open Certifications" }).first().click();
	await expect(
		page.getByRole("tab", { name: /Certifications/, selected: true }),
	).toBeVisible();
});

test("ANA-48 to ANA-52 the report is printed alone, and says so where there is none", async ({
	page,
	attune,
}) => {
	await page.addInitScript(
		"window.print = () => { window.timesPrinted = (window.timesPrinted ?? 0) + 1; }",
	);
	await becomeSomebody(page, attune);
	await page.goto("/profile-analysis/print");
	await expect(page.getByText("No analysis found")).toBeVisible();
	await importResume(page, resume);
	await page.goto("/profile-analysis");
	await page.getByRole("button", { name: "Generate Analysis" }).click();
	await page.getByRole("link", { name: "Print Report" }).click();
	await expect(
		page.getByRole("heading", { name: "Nora Lindqvist", level: 1 }),
	).toBeVisible();
	await expect(page.getByRole("navigation")).toHaveCount(0);
	await expect.poll(() => page.evaluate("window.timesPrinted")).toBe(1);
	await page.getByRole("button", { name: "Print Report" }).click();
	expect(await page.evaluate("window.timesPrinted")).toBe(2);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Back to Analysis" }).click();
	await expect(
		page.getByRole("heading", { name: "Profile Analysis", level: 1 }),
	).toBeVisible();
});
