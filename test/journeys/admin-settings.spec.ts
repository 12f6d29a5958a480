// What administrators set: the configuration with another administrator at the same time, and the templates with their looks.

import type { Browser, Page } from "@playwright/test";
import { type Attune, expect } from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

test("ADMIN-CFG-01 ADMIN-CFG-02 ADMIN-CFG-03 ADMIN-CFG-05 ADMIN-CFG-11 ADMIN-CFG-12 ADMIN-CFG-13 ADMIN-CFG-14 ADMIN-CFG-15 ADMIN-CFG-16 ADMIN-CFG-17 settings are changed together, discarded, refused and saved", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/settings");
	await expect(
		page.getByRole("heading", { level: 1, name: "System Configuration" }),
	).toBeVisible();
	for (const card of [
		"Total Users",
		"System Uptime",
		"Success Rate",
		"Last Backup",
	])
		await expect(page.getByText(card, { exact: true })).toBeVisible();
	await expect(page.getByText("Never", { exact: true })).toBeVisible();
	await expect(page.getByLabel("Default Model")).toHaveText(
		"gpt-4o-minigpt-4ogpt-3.5-turbo",
	);
	await expect(page.getByLabel("Auto Cleanup Days")).toHaveAttribute(
		"type",
		"number",
	);

	const days = page.getByLabel("Auto Cleanup Days");
	const mails = page.getByRole("switch", {
		name: "Email Notifications Enabled",
	});
	await days.fill("45");
	await mails.press("Space");
	await expect(page.getByText("You have unsaved changes")).toBeVisible();
	await expect(page.getByText("Modified", { exact: true })).toHaveCount(2);
	await expectFits(page);
	await page.getByRole("button", { name: "Discard Changes" }).click();
	await expectSaid(page, "All unsaved changes have been discarded.");
	await expect(days).toHaveValue("30");
	await expect(mails).toBeChecked();
	await expect(page.getByText("Modified", { exact: true })).toHaveCount(0);

	await days.fill("0");
	await expect(
		page.getByText("Enter a whole number from 1 to 3650."),
	).toBeVisible();
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expectSaid(
		page,
		"Error saving settings",
		"Failed to update system configuration.",
	);
	await days.fill("45");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expectSaid(page, "System configuration has been updated successfully.");
	await expect(page.getByText("You have unsaved changes")).toHaveCount(0);
	await page.reload();
	await expect(days).toHaveValue("45");
});

test("ADMIN-CFG-18 of two administrators the slower one sees the other's value and decides", async ({
	page,
	attune,
	browser,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/settings");
	const budget = page.getByLabel("Monthly Budget");
	await budget.fill("70");
	await saveAsAnother(browser, attune, "60");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expect(
		page.getByText("Another administrator has set this to “60” meanwhile."),
	).toBeVisible();
	await expect(budget).toHaveValue("70");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expectSaid(page, "Settings saved");
	await page.reload();
	await expect(budget).toHaveValue("70");
	await budget.fill("71");
	await page.getByRole("link", { name: "Security" }).click();
	const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
	await leaving.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL("/admin/security");
});

test("a provider is tried by keyboard with the settings that are saved, and its key is never shown again", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/settings");
	const attempt = page.getByRole("button", { name: "Try the provider" });
	await attempt.press("Enter");
	await expect(page.getByText("No provider is set up:")).toBeVisible();
	await page.getByLabel("AI Base URL").fill("not an address");
	await expect(
		page.getByText("Save your changes first: the test uses"),
	).toBeVisible();
	await expect(attempt).toBeDisabled();
	await page.getByRole("button", { name: "Discard Changes" }).click();
	const key = page.getByLabel("Provider Key");
	await key.fill("sk-of-the-harbor-4711");
	await key.press("Enter");
	await expectSaid(page, "Provider key stored");
	await expect(key).toHaveValue("");
	await page.reload();
	await expect(key).toHaveAttribute("placeholder", /4711/);
	expect(await page.content()).not.toContain("sk-of-the-harbor");
	await page.getByRole("button", { name: "Remove stored key" }).press("Enter");
	await expectSaid(page, "Provider key removed");
});

test("SET-03 a support address stands in the settings of everybody, and where a deletion failed", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/settings");
	await page.getByLabel("Support Address").fill("help@example.org");
	await page.getByRole("button", { name: "Save Changes" }).click();
	await expectSaid(page, "Settings saved");
	await signIn(page, attune, staged.near);
	await page.goto("/settings");
	const link = page.getByRole("link", { name: "help@example.org" });
	await expect(link).toHaveAttribute("href", "mailto:help@example.org");
	await page.route("**/api/me", (route) =>
		route.request().method() === "DELETE" ? route.abort() : route.continue(),
	);
	// By keyboard: a page that is still moving takes no click away.
	await page.getByRole("button", { name: "Delete Account" }).press("Enter");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("Type DELETE").fill("DELETE");
	await page.keyboard.press("Enter");
	await expect(
		page
			.getByRole("alert")
			.filter({
				hasText: "Failed to delete account. Please contact support.",
			})
			.getByRole("link", { name: "help@example.org" }),
	).toBeVisible();
});

test("ADMIN-TPL-01 ADMIN-TPL-02 ADMIN-TPL-06 ADMIN-TPL-07 ADMIN-TPL-08 ADMIN-TPL-09 ADMIN-TPL-10 ADMIN-TPL-11 ADMIN-TPL-12 ADMIN-TPL-13 ADMIN-TPL-14 ADMIN-TPL-18 a template is made by form, looked at, found, switched and changed", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/templates");
	for (const [card, value] of [
		["Total Templates", "13"],
		["Active Templates", "13"],
		["Premium Templates", "7"],
		["Total Usage", "0"],
	] as const)
		await expect(
			page.getByText(card, { exact: true }).locator(".."),
		).toContainText(value);

	await page.getByRole("button", { name: "Add Template" }).click();
	const add = page.getByRole("dialog", { name: "Create New Template" });
	await add.getByRole("button", { name: "Create Template" }).click();
	await expect(add.getByText("Template name is required")).toBeVisible();
	await add.getByLabel("Template Name").fill("MODERN");
	await add.getByRole("button", { name: "Create Template" }).click();
	await expectSaid(page, "Error creating template");
	await add.getByLabel("Template Name").fill("Night Shift");
	await add.getByLabel("Template Type").selectOption("creative");
	await add.getByText("Type and color").press("Enter");
	const drawn = page.waitForResponse(
		(reply) =>
			reply.url().endsWith("/api/admin/templates/pages") &&
			(reply.request().postData() ?? "").includes("#234567"),
	);
	await add.getByLabel("Accent", { exact: true }).fill("#234567");
	expect((await drawn).status()).toBe(200);
	await expect(add.getByText("1 changed")).toBeVisible();
	await expectFits(page);
	await add.getByRole("button", { name: "Create Template" }).click();
	await expectSaid(page, "Template created");
	await expect(add).toHaveCount(0);

	await page.getByLabel("Search").fill("night");
	const card = page.getByRole("listitem").filter({ hasText: "Night Shift" });
	await expect(page.getByRole("switch")).toHaveCount(2);
	await expect(card).toContainText("creative");
	await expect(card).toContainText("No description available");
	await expect(card).toContainText("0 times");
	const sent = page.waitForRequest((asked) => asked.method() === "PATCH");
	await card.getByRole("switch", { name: "Premium" }).press("Space");
	expect((await sent).postDataJSON()).toEqual({ is_premium: true });
	await expectSaid(page, "Template updated");
	await card.getByRole("switch", { name: "Active" }).press("Space");
	await expect(card.getByText("Inactive")).toBeVisible();

	await card.getByRole("button", { name: "Preview Night Shift" }).click();
	const preview = page.getByRole("dialog", { name: "Night Shift" });
	await expect(preview.getByText("A sample")).toBeVisible();
	await expect(preview.getByRole("img")).toBeVisible();
	await page.keyboard.press("Escape");

	await card.getByRole("button", { name: "Edit Night Shift" }).click();
	const edit = page.getByRole("dialog", { name: "Edit Template" });
	await edit.getByLabel("Description").fill("Calm blue, for long nights");
	await page.route("**/api/admin/templates/*", (route) => route.abort());
	await edit.getByRole("button", { name: "Update Template" }).click();
	await expectSaid(page, "Error updating template");
	await expect(edit.getByLabel("Description")).toHaveValue(
		"Calm blue, for long nights",
	);
	await page.unroute("**/api/admin/templates/*");
	await edit.getByRole("button", { name: "Update Template" }).click();
	await expect(edit).toHaveCount(0);
	await expect(card).toContainText("Calm blue, for long nights");
});

async function saveAsAnother(
	browser: Browser,
	attune: Attune,
	value: string,
): Promise<void> {
	const context = await browser.newContext({ baseURL: attune.url });
	const other: Page = await context.newPage();
	await signIn(other, attune, staged.admin);
	const reply = await other.request.put("/api/admin/settings", {
		data: { changes: [{ key: "monthly_budget", value, before: "50" }] },
		headers: { origin: attune.url },
	});
	expect(reply.ok(), await reply.text()).toBe(true);
	await context.close();
}

test("PLAN-02 PLAN-03 a plan is given other limits by keyboard, refused what cannot be, and holds for people at once", async ({
	page,
	attune,
}) => {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/plans");
	const free = page.getByRole("region", { name: "Free" });
	const letters = free.getByLabel("Cover letters per month");
	await expect(letters).toHaveValue("20");
	await expectFits(page);
	await letters.fill("2.5");
	await free.getByRole("button", { name: "Save Free" }).press("Enter");
	await expect(
		free.getByText(
			"Enter a whole number from 0 to 1000000, or -1 for no limit.",
		),
	).toBeVisible();
	await expect(letters).toBeFocused();
	await letters.fill("3");
	await letters.press("Enter");
	await expectSaid(page, "Plan saved");
	await expect(free.getByText("Modified")).toHaveCount(0);
	await free.getByRole("switch", { name: "Editing" }).press("Space");
	await expect(free.getByText("Modified")).toBeVisible();
	await expectFits(page);
	await free.getByRole("button", { name: "Discard" }).click();
	const me = await (await page.request.get("/api/me")).json();
	expect(me.roles).toContain("admin");
	const { plans } = await (await page.request.get("/api/admin/plans")).json();
	expect(plans[0].holds).toMatchObject({
		monthly_cover_letters: 3,
		edit_access: false,
	});
});
