// Getting back in: a forgotten password, a used-up link, a password an administrator made up, an address just confirmed.

import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	mailedLink,
	newPerson,
	stage,
	startAttune,
	test,
} from "./attune.ts";
import { startPost } from "./mail-server.ts";
import { expectSaid } from "./messages.ts";
import { expectReadable } from "./readable.ts";
import { PROGRAM } from "./staged-folders.ts";

async function expectAccessible(page: Page): Promise<void> {
	await expectReadable(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 900 });
}

test("AUTH-36 a forgotten password is replaced by a mailed link, and the link works once", async ({
	page,
	attune,
}) => {
	const { email } = await becomeSomebody(page, attune);
	await page.context().clearCookies();
	await page.goto("/auth");
	await page.getByRole("link", { name: "Forgot password?" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Choose a new password",
	);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Make a Link" }).click();
	await expect(page.getByText("Email is required")).toBeVisible();
	await page.getByLabel("Email").fill(email);
	await page.keyboard.press("Enter");
	await expect(
		page.getByText("Ask whoever runs this installation"),
	).toBeVisible();

	const link = await mailedLink(attune, email);
	expect(link).toContain("/reset-password#");
	await page.goto(link);
	const chosen = page.getByLabel("New password", { exact: true });
	await chosen.fill("short");
	await expect(page.getByText("Weak")).toBeVisible();
	await page.getByRole("button", { name: "Set New Password" }).click();
	await expect(
		page.getByText("Password must be at least 6 characters long."),
	).toBeVisible();
	await expectAccessible(page);
	await chosen.fill("a ferry at first light");
	await expect(page.getByText("Strong")).toBeVisible();
	await page.getByLabel("Confirm new password").fill("a ferry at first");
	await page.keyboard.press("Enter");
	await expect(page.getByText("New passwords do not match.")).toBeVisible();
	await page.getByLabel("Confirm new password").fill("a ferry at first light");
	await page.keyboard.press("Enter");
	await expectSaid(page, "Password updated successfully.");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill("a ferry at first light");
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/dashboard");

	await page.goto("/");
	await page.goto(link);
	await expect(page.getByText("This link no longer works")).toBeVisible();
	await expectAccessible(page);
});

test("AUTH-36 a used-up link leads to a new one", async ({ page }) => {
	await page.goto("/reset-password#made-up");
	await page.getByRole("link", { name: "Ask for a New Link" }).click();
	await expect(page.getByLabel("Email")).toBeVisible();
});

test("AUTH-17 AUTH-22 AUTH-23 AUTH-24 signing up leads through the mail to a word that the address is confirmed", async ({
	page,
	attune,
}) => {
	const { email, password } = newPerson();
	await page.goto("/auth?mode=create");
	await page.getByLabel("First name").fill("Nora");
	await page.getByLabel("Last name").fill("Lindqvist");
	await page.getByLabel("Email").fill(email);
	await test.step("what was typed as email is still there in the other form", async () => {
		await page.getByRole("button", { name: "Sign In" }).click();
		await expect(page.getByLabel("Email")).toHaveValue(email);
		await page.getByRole("button", { name: "Create Account" }).click();
		await expect(page.getByLabel("Email")).toHaveValue(email);
		await page.getByLabel("First name").fill("Nora");
		await page.getByLabel("Last name").fill("Lindqvist");
	});
	await page.getByLabel("Password").fill(password);
	await test.step("a password can be read over", async () => {
		const typed = page.getByLabel("Password");
		await page.getByRole("button", { name: /^Show/ }).click();
		await expect(typed).toHaveAttribute("type", "text");
		await page.getByRole("button", { name: /^Hide/ }).click();
		await expect(typed).toHaveAttribute("type", "password");
	});
	const asked = page.waitForRequest("**/api/auth/sign-up/email");
	await page.getByRole("button", { name: "Create Account" }).click();
	expect((await asked).postDataJSON()).toEqual({
		firstName: "Nora",
		lastName: "Lindqvist",
		email,
		password,
	});
	await expect(
		page.getByText("This installation sends no email."),
	).toBeVisible();
	const link = await mailedLink(attune, email);
	const press = page.getByRole("button", { name: "Confirm Email" });
	await page.goto(link);
	await press.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Your email is confirmed")).toBeVisible();
	const { origin, pathname } = new URL(page.url());
	expect([origin, pathname]).toEqual([attune.url, "/"]);
	await test.step("the address is there where one signs in, in the window the mail opened too", async () => {
		await page.getByRole("link", { name: "Sign In" }).last().click();
		await expect(page.getByLabel("Email")).toHaveValue(email);
		await page.reload();
		await expect(page.getByLabel("Email")).toHaveValue(email);
	});
	await page.goto(link);
	await press.click();
	await expect(page.getByRole("alert")).toContainText(
		"This confirmation link no longer works",
	);
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/dashboard");
});

test("AUTH-18 AUTH-38 ROLE-21 who was given a password chooses another one before anything else", async ({
	browser,
}) => {
	const folder = await mkdtemp(join(tmpdir(), "attune-given-"));
	const email = "ada@example.org";
	await stage(folder, "nobody");
	const said = execFileSync(
		process.execPath,
		[
			process.env[PROGRAM] ?? "",
			"admin",
			"create",
			"--email",
			email,
			"--generate",
		],
		{ encoding: "utf8", env: { ...process.env, ATTUNE_DATA: folder } },
	);
	const given = said.match(/only here: (\S+)/)?.[1] ?? "";
	const post = await startPost();
	const { attune, stop } = await startAttune(folder, { SMTP_URL: post.url });
	const context = await browser.newContext({ baseURL: attune.url });
	const page = await context.newPage();
	try {
		await page.goto("/settings");
		await page.getByLabel("Email").fill(email);
		await page.getByLabel("Password").fill(given);
		await page.getByRole("button", { name: "Sign In" }).click();
		await expect(page).toHaveURL("/choose-password");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Choose your own password",
		);
		await expectAccessible(page);
		await page.goto("/dashboard");
		await expect(page).toHaveURL("/choose-password");
		await page.getByLabel("The password you were given").fill(given);
		await page
			.getByLabel("New password", { exact: true })
			.fill("a buoy at sea");
		await page.getByLabel("Confirm new password").fill("a buoy at sea");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL("/dashboard");
		await expect(
			page.getByRole("heading", { level: 1, name: /Attune/ }),
		).toBeVisible();
		await test.step("AUTH-18 with a mail server the link is on its way", async () => {
			await context.clearCookies();
			await page.goto("/auth?mode=create");
			await page.getByLabel("First name").fill("Nora");
			await page.getByLabel("Last name").fill("Lindqvist");
			await page.getByLabel("Email").fill("nora@example.org");
			await page.getByLabel("Password").fill("a lamp at sea 9");
			await page.getByRole("button", { name: "Create Account" }).click();
			await expect(page.getByText("Check your email")).toBeVisible();
			await expect(
				page.getByText(
					"We've sent you a confirmation link to complete your registration.",
				),
			).toBeVisible();
			await expect
				.poll(() => post.received.join())
				.toContain("nora@example.org");
		});
	} finally {
		await context.close();
		await stop();
		await post.stop();
		await rm(folder, { recursive: true, force: true });
	}
});
