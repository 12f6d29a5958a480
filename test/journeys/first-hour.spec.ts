// What somebody meets who has a posting in hand and nothing in the profile yet.
import { becomeSomebody, expect, test } from "./attune.ts";
import { expectFits } from "./staged-attune.ts";

test("an empty profile is said before the builder's form, with the ways to begin, and the posting waits", async ({
	page,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await page.goto("/resume-builder");
	const empty = page.getByRole("heading", { name: "Your profile is empty" });
	await expect(empty).toBeVisible();
	await expectFits(page);
	await expect(
		page.getByRole("link", { name: "Import a resume" }),
	).toHaveAttribute("href", "/profile?view=import");
	const posting = page.getByLabel("Job description");
	await posting.fill("Gardener. You plant trees.");
	await page.getByRole("link", { name: "Add a school" }).press("Enter");
	await expect(page).toHaveURL("/profile?tab=education");
	await page.getByRole("button", { name: /^Add / }).first().press("Enter");
	const dialog = page.getByRole("dialog");
	for (const [label, text] of [
		["Institution", "University of Leeds"],
		["Degree", "Bachelor of Arts"],
		["Field of study", "History"],
		["Start date", "2020-09"],
	] as const)
		await dialog.getByLabel(label, { exact: true }).fill(text);
	await dialog.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Education saved")).toBeVisible();
	await page.goto("/resume-builder");
	await expect(posting).toHaveValue("Gardener. You plant trees.");
	await expect(empty).toHaveCount(0);
});

test("the form doesn't move when it is known that the profile is empty, or when the posting is read", async ({
	page,
	attune,
}) => {
	await page.addInitScript(`
		window.moved = 0;
		new PerformanceObserver((list) => {
			for (const { value } of list.getEntries()) window.moved += value;
		}).observe({ type: "layout-shift", buffered: true });
	`);
	await becomeSomebody(page, attune);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.goto("/resume-builder");
	await expect(
		page.getByRole("heading", { name: "Your profile is empty" }),
	).toBeVisible();
	await page
		.getByLabel("Job description")
		.fill("Job title: Gardener\nCompany: Leaf & Root Ltd\n\nYou plant trees.");
	await expect(page.getByLabel("Job title")).toHaveValue("Gardener");
	expect(await page.evaluate("window.moved")).toBeLessThan(0.05);
});

test("while the app is on its way a page says so", async ({ page }) => {
	await page.route("**/assets/*.js", (route) => route.abort());
	await page.goto("/dashboard", { waitUntil: "commit" });
	await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
});
