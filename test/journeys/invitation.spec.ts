// From the mail of an invitation to an account, by keyboard.
import type { Page } from "@playwright/test";
import { type Attune, expect, mailedLink, newPerson } from "./attune.ts";
import { expectFits, signIn, test } from "./staged-attune.ts";
import { staged } from "./staged-people.ts";

async function invite(page: Page, attune: Attune, email: string) {
	await signIn(page, attune, staged.admin);
	await page.goto("/admin/users");
	await page.getByRole("button", { name: "Invite by Email" }).press("Enter");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Email").fill(email);
	await expectFits(page);
	await dialog.getByLabel("Email").press("Enter");
	await expect(page.getByText(email).first()).toBeVisible();
	const link = await mailedLink(attune, email);
	expect(link).toContain("/invitation#");
	return link;
}

test("an invitation leads from its mail to an account with its address confirmed, by keyboard", async ({
	page,
	browser,
	attune,
}) => {
	const office = await browser.newPage({ baseURL: attune.url });
	const { email, password } = newPerson();
	const link = await invite(office, attune, email);
	await office.close();

	await page.goto(link);
	await expect(page).toHaveTitle("Invitation - Attune");
	const address = page.getByLabel("Email");
	await expect(address).toHaveValue(email);
	await expect(address).not.toBeEditable();
	await expectFits(page);
	const field = (name: string) => page.getByLabel(name, { exact: true });
	await field("First name").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("First name is required")).toBeVisible();
	await expect(page.getByText("Password is required")).toBeVisible();
	await expectFits(page);
	await field("First name").focus();
	await page.keyboard.type("Nora");
	await page.keyboard.press("Tab");
	await expect(field("Last name")).toBeFocused();
	await page.keyboard.type("Lindqvist");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(field("Password")).toBeFocused();
	await page.keyboard.type("12345678");
	await page.keyboard.press("Enter");
	await expect(page.getByText("The account couldn't be made")).toBeVisible();
	await expect(address).toHaveValue(email);
	await field("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/dashboard");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Nora");

	await page.context().clearCookies();
	await page.goto("/");
	await page.goto(link);
	await expect(page.getByText("This invitation no longer works")).toBeVisible();
	await expectFits(page);
	await page.getByRole("link", { name: "Sign In" }).press("Enter");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/dashboard");
});
