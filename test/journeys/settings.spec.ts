// The settings page: preferences that stay, the password, sessions, taking one's data away, leaving.

import type { Page } from "@playwright/test";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	test,
} from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectReadable } from "./readable.ts";

async function openSettings(page: Page): Promise<void> {
	await page.goto("/settings");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
	await expect(page.getByLabel("Auto-save")).toBeVisible();
	await expect(page.getByText("This session")).toBeVisible();
}

test("SET-01 SET-02 SET-10 SET-11 SET-12 SET-13 SET-14 SET-15 SET-16 SET-17 DATA-42 SHARED-06 preferences are those of the specification, stay after a reload, and all data comes as one file", async ({
	page,
	attune,
}) => {
	const { email } = await becomeSomebody(page, attune);
	await openSettings(page);
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
	await expect(page.getByLabel("Email", { exact: true })).not.toBeEditable();
	await expect(
		page.getByText(
			"Email address cannot be changed. Contact support if needed.",
		),
	).toBeVisible();
	await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
	const notifications = page.getByLabel("Email Notifications");
	await expect(notifications).toBeChecked();
	await expect(page.getByLabel("Marketing Emails")).not.toBeChecked();
	await expect(page.getByLabel("Auto-save")).toBeChecked();
	await expect(page.getByLabel(/^Letter/)).toBeChecked();
	await expect(page.getByLabel("Theme")).toBeDisabled();
	await expect(page.getByText("Dark Theme Coming Soon")).toBeVisible();

	await notifications.focus();
	await page.keyboard.press("Space");
	await expectSaid(
		page,
		"Settings updated",
		"Your preferences have been saved.",
	);
	await page.getByLabel(/^Letter/).focus();
	const stored = page.waitForResponse(
		(reply) =>
			reply.url().endsWith("/api/settings") &&
			reply.request().method() === "PUT",
	);
	await page.keyboard.press("ArrowRight");
	await expect(page.getByLabel(/^A4/)).toBeChecked();
	await stored;
	await openSettings(page);
	await expect(page.getByLabel("Email Notifications")).not.toBeChecked();
	await expect(page.getByLabel(/^A4/)).toBeChecked();
	await expect(page.getByLabel("Auto-save")).toBeChecked();

	await test.step("a preference that cannot be stored is put back, and the person is told", async () => {
		await page.route("**/api/settings", (route) =>
			route.request().method() === "PUT" ? route.abort() : route.continue(),
		);
		await page.getByLabel("Marketing Emails").click();
		await expectSaid(page, "Couldn't save the setting");
		await expect(page.getByLabel("Marketing Emails")).not.toBeChecked();
	});

	await test.step("all data comes as one file", async () => {
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: "Download All My Data" }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^attune-data-.*\.zip$/);
		expect(await download.failure()).toBeNull();
	});

	await test.step("the page is read by everybody and fits a small screen", async () => {
		await expectReadable(page);
		await page.setViewportSize({ width: 360, height: 740 });
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: "Change Password" }).click();
		await expectNoSidewaysScroll(page);
	});
});

test("SET-04 SET-05 SET-06 SET-07 SET-08 SET-09 the password is changed with the one in force, by keyboard alone", async ({
	page,
	attune,
}) => {
	const { email, password } = await becomeSomebody(page, attune);
	await openSettings(page);
	await page.getByRole("button", { name: "Change Password" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Change Password" });
	const update = dialog.getByRole("button", { name: "Update Password" });
	const current = dialog.getByLabel("Current password");
	const chosen = dialog.getByLabel("New password", { exact: true });
	const again = dialog.getByLabel("Confirm new password");
	await expect(update).toBeDisabled();
	await current.fill("not this one");
	await chosen.fill("12345");
	await expect(update).toBeDisabled();
	await again.fill("12346");
	await page.keyboard.press("Enter");
	await expect(
		dialog.getByText("Password must be at least 6 characters long."),
	).toBeVisible();
	await chosen.fill("a pier in winter");
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("New passwords do not match.")).toBeVisible();
	await expectReadable(page);
	await again.fill("a pier in winter");
	await page.keyboard.press("Enter");
	await expectSaid(page, "Failed to update password.");
	await expect(
		dialog.getByText("Current password is incorrect."),
	).toBeVisible();
	await expect(current).toBeFocused();
	await current.fill(password);
	await page.keyboard.press("Enter");
	await expectSaid(page, "Password updated successfully.");
	await expect(dialog).toBeHidden();

	await page.context().clearCookies();
	await page.goto("/auth");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("a pier in winter");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/dashboard");
});

test("AUTH-30 SET-30 a session elsewhere is seen and ended, and signing out leaves the page", async ({
	page,
	browser,
	attune,
}) => {
	const person = await becomeSomebody(page, attune);
	const elsewhere = await browser.newContext({
		baseURL: attune.url,
		userAgent: "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/142.0",
	});
	const other = await elsewhere.newPage();
	await other.request.post("/api/auth/sign-in/email", {
		data: person,
		headers: { origin: attune.url },
	});
	await openSettings(page);
	await page
		.getByRole("button", { name: "End the session of Firefox on Windows" })
		.click();
	await expectSaid(page, "Session ended");
	await expect(page.getByRole("button", { name: /^End the/ })).toHaveCount(0);
	await other.goto("/dashboard");
	await expect(other).toHaveURL(/\/auth/);
	await elsewhere.close();

	await page.getByRole("button", { name: "Sign Out Everywhere" }).click();
	await expect(page).toHaveURL("/");
});

test("what cannot be taken back asks the password again, by keyboard alone", async ({
	page,
	attune,
}) => {
	const { password } = await becomeSomebody(page, attune);
	await openSettings(page);
	const error = { code: "password_needed", message: "Enter your password." };
	let isRecent = false;
	await page.route("**/api/sessions", (route) =>
		isRecent || route.request().method() !== "DELETE"
			? route.continue()
			: route.fulfill({ status: 403, json: { error } }),
	);
	const everywhere = page.getByRole("button", { name: "Sign Out Everywhere" });
	const dialog = page.getByRole("dialog", { name: "Confirm It's You" });
	await everywhere.focus();
	await page.keyboard.press("Enter");
	await expect(dialog.getByLabel("Password")).toBeFocused();
	await expectReadable(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expectSaid(page, "Couldn't sign out that session");

	await everywhere.press("Enter");
	await expect(dialog.getByLabel("Password")).toBeFocused();
	await page.keyboard.type("not the password");
	await page.keyboard.press("Enter");
	await expect(
		dialog.getByText("Current password is incorrect."),
	).toBeVisible();
	isRecent = true;
	await dialog.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/");
});

test("SET-18 SET-19 SET-20 SET-21 SET-26 SET-27 SET-28 the account is deleted after two prompts and the typed word, or left as it is", async ({
	page,
	attune,
}) => {
	const person = await becomeSomebody(page, attune);
	await test.step("SET-28 a session that names nobody deletes nothing", async () => {
		await page.route("**/api/me", async (route) => {
			const reply = await route.fetch();
			const me = await reply.json();
			await route.fulfill({ json: { ...me, user: { ...me.user, id: "" } } });
		});
		await openSettings(page);
		let hasAsked = false;
		page.on("request", (request) => {
			hasAsked ||= request.method() === "DELETE";
		});
		await page.getByRole("button", { name: "Delete Account" }).click();
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByLabel("Type DELETE").fill("DELETE");
		await page.keyboard.press("Enter");
		await expect(page.getByText("User ID is not available")).toBeVisible();
		expect(hasAsked).toBe(false);
		await page.unroute("**/api/me");
	});

	await test.step("SET-27 a deletion that fails says so and leaves everything", async () => {
		await openSettings(page);
		await page.route("**/api/me", (route) =>
			route.request().method() === "DELETE" ? route.abort() : route.continue(),
		);
		await page.getByRole("button", { name: "Delete Account" }).click();
		await page.getByRole("button", { name: "Continue" }).click();
		await page.getByLabel("Type DELETE").fill("DELETE");
		await page.keyboard.press("Enter");
		await expect(
			page.getByText("Failed to delete account. Please contact support."),
		).toBeVisible();
		await page.keyboard.press("Escape");
		await openSettings(page);
		await page.unroute("**/api/me");
	});

	await page.getByRole("button", { name: "Delete Account" }).click();
	const dialog = page.getByRole("dialog", { name: "Delete Account" });
	await expect(
		dialog.getByText(
			"Are you sure you want to delete your account? This action cannot be undone and will permanently delete all your data.",
		),
	).toBeVisible();
	await dialog.getByRole("button", { name: "Continue" }).click();
	await expect(
		dialog.getByText(
			"This will permanently delete your profile, resumes, and all associated data. Type 'DELETE' to confirm.",
		),
	).toBeVisible();
	const remove = dialog.getByRole("button", { name: "Delete Account" });
	await dialog.getByLabel("Type DELETE").fill("delete");
	await expect(remove).toBeDisabled();
	await expectReadable(page);
	await dialog.getByLabel("Type DELETE").fill("DELETE");
	await remove.click();
	await expectSaid(page, "Account deleted successfully");
	await expect(page).toHaveURL("/");
	await page.goto("/auth");
	await page.getByLabel("Email").fill(person.email);
	await page.getByLabel("Password").fill(person.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expectSaid(page, "Sign in failed");
});

test("SHARED-05 a session that was ended elsewhere is noticed at the next check, 30 s after the last", async ({
	page,
	browser,
	attune,
}) => {
	const person = await becomeSomebody(page, attune);
	await page.clock.install();
	await openSettings(page);
	const elsewhere = await browser.newContext({ baseURL: attune.url });
	const headers = { origin: attune.url };
	await elsewhere.request.post("/api/auth/sign-in/email", {
		data: person,
		headers,
	});
	await elsewhere.request.delete("/api/sessions", { data: {}, headers });
	await elsewhere.close();
	await page.clock.runFor(30_000);
	await expect(
		page.getByRole("dialog", { name: "Authentication Required" }),
	).toBeVisible();
});
