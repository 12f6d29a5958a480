// What went wrong, and how one goes on: a session that ended, a server that is away, a page that breaks, messages that pass.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { becomeSomebody, expect, stage, startAttune, test } from "./attune.ts";
import { leaveOut } from "./left-out.ts";
import { expectSaid } from "./messages.ts";
import { expectFits } from "./staged-attune.ts";

const HOUR_MS = 3_600_000;

test("AUTH-35 ERR-09 ANA-20 a session that ends is regained in place, and the refused call is made once more", async ({
	page,
	context,
	attune,
}) => {
	await leaveOut(page, ["match worked out"]);
	const { password } = await becomeSomebody(page, attune);
	await page.goto("/resume-builder");
	const typed = "A ward needs a nurse who knows telemetry.";
	await page.getByLabel("Job description").fill(typed);
	await context.clearCookies();
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "My Resumes" })
		.click();
	const dialog = page.getByRole("dialog", { name: "Authentication Required" });
	await expect(dialog).toContainText("Your session has ended.");
	await expect(dialog.getByLabel("Password")).toBeFocused();
	await expectFits(page);
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	await dialog.getByLabel("Password").fill("not it");
	await page.keyboard.press("Enter");
	await expect(dialog).toContainText(/password is incorrect/);
	await dialog.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(dialog).toBeHidden();
	await expect(page).toHaveURL("/resumes");
	await expect(page.getByText("No documents found")).toBeVisible();
	await page.goBack();
	await expect(page.getByLabel("Job description")).toHaveValue(typed);
});

test("ERR-03 ERR-04 ERR-05 ERR-09 a lost network, a page that breaks and a session that ends are said, each with its way on", async ({
	page,
	context,
	attune,
}) => {
	await becomeSomebody(page, attune);
	await test.step("without a network the page says so, and goes on by itself", async () => {
		await page.goto("/dashboard");
		await expect(
			page.getByRole("heading", { name: "Welcome to Attune" }),
		).toBeVisible();
		const back = page.getByText("You're back online.");
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + HOUR_MS);
		await context.setOffline(true);
		await expect(page.getByText("You're offline.")).toBeVisible();
		await context.setOffline(false);
		await expect(back).toBeVisible();
		await page.clock.resume();
		await expect(back).toBeHidden();
	});

	await test.step("ERR-03 ERR-04 ERR-05 a page that breaks says so, and comes back", async () => {
		const part = "**/assets/documents-page-*.js";
		await page.route(part, (route) => route.abort());
		await page.goto("/resumes");
		const reported = page
			.getByRole("alert")
			.filter({ hasText: "Something went wrong" });
		await expect(reported).toContainText(
			"We're sorry, but something unexpected happened. Please try refreshing the page.",
		);
		await expect(
			reported.getByRole("button", { name: "Try Again" }),
		).toBeVisible();
		await expectFits(page);
		await page.unroute(part);
		await reported.getByRole("button", { name: "Refresh Page" }).click();
		await expect(page.getByText("No documents found")).toBeVisible();
	});

	await test.step("ERR-09 whoever does not want to sign in again is led to the sign-in page", async () => {
		await page.goto("/profile");
		await expect(page.getByRole("tab", { name: /Personal/ })).toBeVisible();
		await context.clearCookies();
		await page.getByRole("link", { name: "My Resumes" }).click();
		await page.getByRole("button", { name: "Use another account" }).click();
		await expect(page).toHaveURL(/\/auth\?next=/);
		await expectSaid(page, "Authentication Required");
	});
});

test("AUTH-30 signing out ends every window, and signing in again in one serves the other", async ({
	page,
	context,
	attune,
}) => {
	const { password } = await becomeSomebody(page, attune);
	await page.goto("/dashboard");
	const other = await context.newPage();
	await other.goto("/profile");
	await expect(other.getByRole("tab", { name: /Personal/ })).toBeVisible();
	await context.clearCookies();
	// A window behind another one is drawn once a second.
	for (const window of [other, page]) {
		await window.bringToFront();
		await window.getByRole("link", { name: "My Resumes" }).click();
	}
	const dialogIn = (window: typeof page) =>
		window.getByRole("dialog", { name: "Authentication Required" });
	await expect(dialogIn(other)).toBeVisible();
	await dialogIn(page).getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(dialogIn(page)).toBeHidden();
	await expect(dialogIn(other)).toBeHidden();
	await expect(other.getByText("No documents found")).toBeVisible();
	await page.getByRole("button", { name: "Sign Out" }).click();
	await expect(page).toHaveURL("/");
	await expect(other).toHaveURL(/\/auth/);
});

test("a server that is away is waited for, and what was typed stays", async ({
	browser,
}) => {
	const folder = await mkdtemp(join(tmpdir(), "attune-away-"));
	await stage(folder);
	let running = await startAttune(folder);
	const { url } = running.attune;
	const context = await browser.newContext({ baseURL: url });
	const page = await context.newPage();
	try {
		await becomeSomebody(page, running.attune);
		await page.goto("/resume-builder");
		await page.getByLabel("Job title").fill("Ward Nurse");
		await page.clock.install();
		await running.stop();
		await page
			.getByRole("navigation", { name: "Main" })
			.getByRole("link", { name: "My Resumes" })
			.click();
		const banner = page.getByText("Can't reach the server.");
		await expect(banner).toBeVisible();
		await expectFits(page);
		// It asks ever less often: in vain until now, and once more when the server is there. What it says then stands until time goes on.
		const inVain = page.waitForEvent("requestfailed", (asked) =>
			asked.url().endsWith("/health"),
		);
		await page.clock.pauseAt(Date.now() + HOUR_MS);
		await inVain;
		running = await startAttune(folder, { PORT: new URL(url).port });
		await page.clock.fastForward(15_000);
		await expect(page.getByText("You're back online.")).toBeVisible();
		await page.clock.resume();
		await expect(page.getByText("No documents found")).toBeVisible();
		await expect(banner).toBeHidden();
		await page.goBack();
		await expect(page.getByLabel("Job title")).toHaveValue("Ward Nurse");
	} finally {
		await context.close();
		await running.stop();
		await rm(folder, { recursive: true, force: true });
	}
});

test("SHARED-01 SHARED-02 messages come one at a time, are announced, and go by themselves", async ({
	page,
	attune,
}) => {
	const { email } = await becomeSomebody(page, attune);
	await page.context().clearCookies();
	await page.clock.install();
	await page.goto("/auth");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("not it at all");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expectSaid(page, "alert: Sign in failed");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expectSaid(page, "alert: Sign in failed");
	const message = page.locator("[data-sonner-toast]");
	// The one before is leaving, or both have left.
	await expect.poll(() => message.count()).toBeLessThan(2);
	await page.clock.fastForward(6000);
	await expect(message).toHaveCount(0);
});
