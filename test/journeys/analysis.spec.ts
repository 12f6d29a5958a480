// The analysis of a profile: from nothing to a report, on paper too.

import {
	answerUnavailable,
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	importResume,
	test,
} from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { resume } from "./nora.ts";
import { expectReadable } from "./readable.ts";

test("ANA-01 ANA-02 ANA-03 ANA-04 ANA-05 ANA-06 ANA-07 ANA-08 ANA-09 ANA-10 ANA-11 ANA-12 ANA-13 ANA-14 ANA-15 ANA-16 ANA-21 ANA-24 ANA-25 ANA-26 ANA-39 ANA-40 a profile is analyzed and the report leads to where things are mended", async ({
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
	await expect(
		page.getByText(
			"Upgrade to Professional for 10 analyses a month or Premium for unlimited analyses.",
		),
	).toBeVisible();
	await expect(
		page.getByRole("button", { name: "Analyze", exact: true }),
	).toBeVisible();
	await expectReadable(page);
	await page.evaluate("window.isSamePage = true");
	await page.getByRole("button", { name: "Generate Analysis" }).click();
	await expectSaid(
		page,
		"Analysis Complete",
		"Your profile has been analyzed successfully!",
	);
	for (const title of [
		"Overall score",
		"Profile completeness",
		"Market competitiveness",
		"Strengths",
		"Weaknesses",
		"Immediate actions",
		"Long-term goals",
		"Recommendations",
		"Career paths",
		"Gap analysis",
		"Section by section",
	])
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
	await expect(page.getByText("1 of 5 used, 4 left")).toBeVisible();
	await expect(page.getByRole("button", { name: "Re-analyze" })).toBeVisible();
	expect(await page.evaluate("window.isSamePage")).toBe(true);
	await expectReadable(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("link", { name: "Open Certifications" }).first().click();
	await expect(
		page.getByRole("tab", { name: /Certifications/, selected: true }),
	).toBeVisible();
});

test("ANA-48 ANA-49 ANA-50 ANA-51 ANA-52 the report is printed alone, and says so where there is none", async ({
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
	const sections = page
		.locator("section")
		.filter({ hasText: "Section by section" })
		.locator("ul");
	const counts = await sections.evaluateAll((lists) =>
		lists.map((list) => list.children.length),
	);
	expect(counts.length).toBeGreaterThan(1);
	expect(Math.max(...counts)).toBeLessThanOrEqual(2);
	// Each piece of advice is given once.
	const said = await page.locator("article li").allInnerTexts();
	const again = said.filter((text, at) =>
		said.some((other, place) => place !== at && other.startsWith(text)),
	);
	expect(again).toEqual([]);
	await page.getByRole("button", { name: "Print Report" }).click();
	await expect.poll(() => page.evaluate("window.timesPrinted")).toBe(2);
	await expectReadable(page);
	await page.getByRole("link", { name: "Back to Analysis" }).click();
	await expect(
		page.getByRole("heading", { name: "Profile Analysis", level: 1 }),
	).toBeVisible();
});

test("ANA-19 ANA-20 ANA-27 ANA-31 ANA-36 an analysis that cannot be asked for or read says why, and visitors are led to sign in", async ({
	page,
	attune,
}) => {
	await page.goto("/profile-analysis");
	await expect(page).toHaveURL(/\/auth/);
	await becomeSomebody(page, attune);
	await answerUnavailable(page, "**/api/profile-analysis");
	await page.goto("/profile-analysis");
	await expect(
		page.getByRole("heading", { name: "Error fetching analysis" }),
	).toBeVisible();
	await page.unroute("**/api/profile-analysis");
	await page.getByRole("button", { name: "Try again", exact: true }).click();
	await expect(page.getByText("No Analysis Available")).toBeVisible();
	await page.route("**/api/functions/**", (route) => route.abort());
	await page.getByRole("button", { name: "Generate Analysis" }).click();
	await expectSaid(
		page,
		"Analysis Failed",
		"Network error. Please check your connection and try again",
	);
	await page.unroute("**/api/functions/**");
	await page.context().clearCookies();
	await page.getByRole("button", { name: "Generate Analysis" }).click();
	await expect(page.getByText("Authentication Required")).toBeVisible();
});
