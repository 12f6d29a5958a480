// Signing in by other means than a password, and the page of somebody whose role needs a second step: by keyboard, in a browser
// with a device of its own and a real identity provider.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { codeOf } from "../authenticator-app.ts";
import {
	type IdentityTwin,
	startIdentityProvider,
} from "../twins/identity-provider.ts";
import {
	type Attune,
	expect,
	stage,
	startAttune,
	test as unstaged,
} from "./attune.ts";
import { expectSaid } from "./messages.ts";
import { expectFits, signIn } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

const test = unstaged.extend<
	object,
	{ attune: Attune; provider: IdentityTwin }
>({
	provider: [
		async ({ playwright: _ }, use) => {
			const provider = await startIdentityProvider();
			await use(provider);
			await provider.close();
		},
		{ scope: "worker" },
	],
	attune: [
		async ({ provider }, use) => {
			const folder = await mkdtemp(join(tmpdir(), "attune-ways-"));
			await stage(folder, "people");
			const { attune, stop } = await startAttune(folder, provider.variables);
			await use(attune);
			await stop();
			await rm(folder, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 90_000 },
	],
});

/** A device in the browser that needs no finger: it says the person has just shown one. */
async function giveDevice(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("WebAuthn.enable");
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

test("a passkey is added, renamed, used to sign in, and removed", async ({
	page,
	attune,
}) => {
	await giveDevice(page);
	await signIn(page, attune, staged.near);
	await page.goto("/settings");
	await page.getByRole("button", { name: "Add a Passkey" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "Add a Passkey" });
	const name = dialog.getByLabel("Name of the passkey");
	await expect(name).toHaveValue(/ on Linux$/);
	await expectFits(page);
	await name.fill("Laptop");
	await name.press("Enter");
	await expect(page.getByText("Added today · not used yet")).toBeVisible();
	await page.getByRole("button", { name: "Rename Laptop" }).press("Enter");
	const rename = page.getByRole("dialog", { name: "Rename Passkey" });
	await rename.getByLabel("Name").fill("Blue laptop");
	await rename.getByLabel("Name").press("Enter");
	await expect(page.getByText("Blue laptop")).toBeVisible();
	await expectFits(page);

	await page.getByRole("button", { name: "Sign Out Here" }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/auth?next=/settings");
	await page.getByRole("button", { name: "Use a Passkey" }).press("Enter");
	await expect(page).toHaveURL("/settings");
	await expect(page.getByText("Added today · used today")).toBeVisible();
	await page.getByRole("button", { name: "Remove Blue laptop" }).press("Enter");
	await expectSaid(page, "Passkey removed");
	await expect(page.getByText("Added today")).toHaveCount(0);
});

test("an identity provider signs somebody in, or says in words why not", async ({
	page,
	provider,
}) => {
	provider.next = null;
	await page.goto("/auth?next=/settings");
	const leave = page.getByRole("button", { name: "Continue with Example Org" });
	await leave.press("Enter");
	await expect(page.getByRole("alert")).toHaveText(
		"Example Org didn't sign you in.",
	);
	await expectFits(page);
	provider.next = {
		sub: "ines",
		email: "ines@example.org",
		email_verified: true,
		given_name: "Ines",
		family_name: "Sá",
	};
	await leave.press("Enter");
	await expect(page).toHaveURL("/settings");
	await expect(page.getByText("ines@example.org").first()).toBeVisible();
});

test("whoever has no password confirms that it's them with the provider, in a window of its own", async ({
	page,
	provider,
}) => {
	provider.next = {
		sub: "wordless",
		email: "wordless@example.org",
		email_verified: true,
		given_name: "Ines",
		family_name: "Sá",
	};
	await page.goto("/auth?next=/settings");
	const again = page.getByRole("button", { name: "Continue with Example Org" });
	await again.press("Enter");
	await expect(page).toHaveURL("/settings");
	const error = { code: "password_needed", message: "Enter your password." };
	let isRecent = false;
	await page.route("**/api/sessions", (route) =>
		isRecent || route.request().method() !== "DELETE"
			? route.continue()
			: route.fulfill({ status: 403, json: { error } }),
	);
	await page
		.getByRole("button", { name: "Sign Out Everywhere" })
		.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Confirm It's You" });
	await expect(dialog.getByLabel("Password")).toHaveCount(0);
	await expectFits(page);
	const inDialog = dialog.getByRole("button", {
		name: "Continue with Example Org",
	});

	provider.next = null;
	await inDialog.press("Enter");
	await expect(dialog.getByRole("alert")).toHaveText(
		"Example Org didn't sign you in.",
	);
	provider.next = { sub: "wordless" };
	isRecent = true;
	await inDialog.press("Enter");
	await expect(page).toHaveURL("/");
});

test("the window that comes back says what came of it, where it isn't closed", async ({
	page,
}) => {
	await page.goto("/confirmed?outcome=somebody-else");
	await expect(page.getByRole("alert")).toContainText(
		"You signed in to Example Org as somebody else.",
	);
	await expectFits(page);
	await page.goto("/confirmed?outcome=confirmed");
	await expect(page.getByRole("status")).toContainText(
		"We've confirmed it's you",
	);
});

test("whoever's role needs a second step sets one up before anything else, by keyboard", async ({
	page,
	browser,
	attune,
}) => {
	const office = await browser.newPage({ baseURL: attune.url });
	await signIn(office, attune, staged.admin);
	await signIn(page, attune, staged.near);
	const changes = [
		{ key: "second_factor_regular_users", value: "true", before: "false" },
	];
	const set = await office.request.put("/api/admin/settings", {
		data: { changes },
		headers: { origin: attune.url },
	});
	expect(set.ok(), await set.text()).toBe(true);
	await page.goto("/settings");
	await expect(page).toHaveURL("/two-step");
	await expect(
		page.getByRole("heading", { name: "Set up two-step sign-in" }),
	).toBeVisible();
	await expectFits(page);
	// The way home, then what the page is about.
	await page.getByRole("link", { name: "Back to Home" }).focus();
	await page.keyboard.press("Tab");
	await expect(
		page.getByRole("button", { name: "Set Up an Authenticator App" }),
	).toBeFocused();
	await page.keyboard.press("Enter");
	const key = (await page.locator("code").textContent()) ?? "";
	await expectFits(page);
	const code = page.getByLabel("Code from the app");
	await code.fill(codeOf(key));
	await code.press("Enter");
	await expect(page.getByText("Save your recovery codes")).toBeVisible();
	await expectFits(page);
	await page.getByRole("button", { name: "I Saved Them" }).press("Enter");
	await expect(page).toHaveURL("/dashboard");
	await office.close();
});
