// Two-step sign-in: turned on in the settings, asked for at the next sign-in, by keyboard alone.
import { codeOf } from "../authenticator-app.ts";
import {
	becomeSomebody,
	expect,
	expectNoSidewaysScroll,
	test,
} from "./attune.ts";
import { expectReadable } from "./readable.ts";

test("two-step sign-in is turned on with an app and asked for at the next sign-in", async ({
	page,
	attune,
}) => {
	const { email, password } = await becomeSomebody(page, attune);
	await page.goto("/settings");
	await page.getByRole("button", { name: "Turn On" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Turn On Two-Step Sign-In" });
	await dialog
		.getByRole("button", { name: "Set Up an Authenticator App" })
		.press("Enter");
	await expect(
		dialog.getByRole("img", { name: "QR code of the key" }),
	).toBeVisible();
	const key = (await dialog.locator("code").textContent()) ?? "";
	await expectReadable(page);
	await page.setViewportSize({ width: 360, height: 740 });
	await expectNoSidewaysScroll(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	const code = dialog.getByLabel("Code from the app");
	await code.fill("123");
	await code.press("Enter");
	await expect(dialog.getByText("This code is wrong")).toBeVisible();
	await code.fill(codeOf(key));
	await code.press("Enter");
	await expect(dialog.getByText("Save your recovery codes")).toBeVisible();
	await expectReadable(page);
	const [recovery = "", another = ""] = await dialog
		.getByRole("listitem")
		.allTextContents();
	await dialog.getByRole("button", { name: "I Saved Them" }).press("Enter");
	await expect(page.getByText("On. 10 recovery codes left.")).toBeVisible();

	await page.getByRole("button", { name: "Sign Out Here" }).click();
	await expect(page).toHaveURL("/");
	await page.goto("/auth");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Code")).toBeFocused();
	await expectReadable(page);
	await page.keyboard.type("123456");
	await page.keyboard.press("Enter");
	await expect(page.getByText("This code is wrong")).toBeVisible();
	await page.getByLabel("Code").fill(recovery);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/dashboard");

	await page.goto("/settings");
	const error = { code: "password_needed", message: "Enter your password." };
	let isConfirmed = false;
	await page.route("**/api/sessions", (route) =>
		isConfirmed || route.request().method() !== "DELETE"
			? route.continue()
			: route.fulfill({ status: 403, json: { error } }),
	);
	await page
		.getByRole("button", { name: "Sign Out Everywhere" })
		.press("Enter");
	const asked = page.getByRole("dialog", { name: "Confirm It's You" });
	await expect(asked.getByLabel("Password")).toBeFocused();
	await page.keyboard.type(password);
	await page.keyboard.press("Enter");
	await expect(asked.getByLabel("Code")).toBeFocused();
	await expectReadable(page);
	await page.keyboard.type("123456");
	await page.keyboard.press("Enter");
	await expect(asked.getByText("This code is wrong")).toBeVisible();
	isConfirmed = true;
	await asked.getByLabel("Code").fill(another);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/");
});
